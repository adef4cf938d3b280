// Use a skill or a reaction now? Some offer more than yes and no: whom, where, which.
import { ItemFace } from '../table/parts/ItemFace.tsx';
import { useScene } from '../table/scene.ts';
import { OptionDecision } from './OptionDecision.tsx';
import { Question } from './Question.tsx';
import { TwoAnswers } from './TwoAnswers.tsx';
import type { DecisionProps } from './types.ts';
import { ZoneDecision } from './ZoneDecision.tsx';

export function UseDecision(props: DecisionProps) {
  const { ask, may, give } = props;
  const { l } = useScene().names;
  const keys = ask.options.map((o) => o.key);
  const isYesNo = keys.length === 2 && keys.includes('yes') && keys.includes('no');
  if (!isYesNo) return keys.some((key) => /^\d+(:\d+)*$/.test(key)) ? <ZoneDecision {...props} /> : <OptionDecision {...props} />;
  const own = (answer: string) => (l.has(`answer.${ask.about}.${answer}`) ? l.t(`answer.${ask.about}.${answer}`) : l.t(`answer.${answer}`));
  const card = ask.parameters.card;
  return (
    <Question ask={ask} may={may} icon={ask.about === 'exit' ? 'exit' : 'skill'}>
      {typeof card === 'string' && <ItemFace item={card} />}
      <TwoAnswers ask={ask} may={may} give={give} yes={own('yes')} no={own('no')} />
    </Question>
  );
}
