import { useEffect } from 'react';
import { FIRST_PAIR } from '../game/first-steps.ts';
import { useScene } from '../table/scene.ts';

/** The first round of the lesson is for two; the others hold back. */
export function useBack(active: boolean): void {
  const { view, ui, host } = useScene();
  const first = active && host.lesson !== undefined && view.round <= 1 && FIRST_PAIR.every((id) => view.survivors.some((s) => s.id === id));
  const others = first
    ? view.survivors
        .filter((s) => s.role === 'played' && !FIRST_PAIR.includes(s.id))
        .map((s) => s.id)
        .join(' ')
    : '';
  useEffect(() => {
    ui.set({ back: others === '' ? [] : others.split(' ') });
    return () => ui.set({ back: [] });
  }, [others, ui]);
}
