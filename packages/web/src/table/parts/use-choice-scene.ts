import { useMemo } from 'react';
import type { ChoiceScene } from '../model/choice-names.ts';
import { useScene } from '../scene.ts';

export function useChoiceScene(): ChoiceScene {
  const { names, view } = useScene();
  return useMemo(
    () => ({
      names,
      colours: view.objectives.map((o) => o.colour),
      loose: view.loose.map((one) => one.name),
      cars: view.cars.map((car) => car.kind),
    }),
    [names, view],
  );
}
