import { tellRefusal, useScene } from './scene.ts';

/** Answers, or puts the answer forward where a team of several people decides. */
export function useGive(): (key: string) => void {
  const scene = useScene();
  const { view, host, answer } = scene;
  const together = view.ask !== null && view.ask.by < 0 && host.team !== undefined && view.seats > 1;
  return (key) => (together ? tellRefusal(scene, host.team?.propose(key)) : void answer(key));
}
