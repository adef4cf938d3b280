// Roll again? The dice lie on the table, hits and misses told apart, the needed number beside them.
import { rollSays } from '../model/rolls.ts';
import { Dice } from '../parts/Dice.tsx';
import { useScene } from '../scene.ts';
import { useZoneMark } from '../use-link.ts';
import { useLastRoll } from './LastRoll.tsx';
import { Question } from './Question.tsx';
import { TwoAnswers } from './TwoAnswers.tsx';
import type { DecisionProps } from './types.ts';

export function RerollDecision({ ask, may, give, proposed }: DecisionProps) {
  const { l } = useScene().names;
  const roll = useLastRoll();
  useZoneMark(ask.zone);
  return (
    <Question ask={ask} may={may} icon="dice" onGive={give} advised={proposed}>
      {roll !== null && (
        <div className="t-reroll">
          <Dice rolled={roll.rolled} risk={roll.risk ?? []} need={roll.need} big />
          <p>{l.t('reroll.got', { got: rollSays(l, roll), need: roll.need })}</p>
        </div>
      )}
      <TwoAnswers advised={proposed} may={may} give={give} yes={l.t('reroll.yes')} no={l.t('reroll.no')} />
    </Question>
  );
}
