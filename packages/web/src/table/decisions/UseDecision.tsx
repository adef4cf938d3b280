// Use a skill or a reaction now? Some offer more than yes and no: whom, where, which.
import { goalsAreOpen, leftAlone } from '../model/goals.ts';
import { Icon } from '../parts/Icon.tsx';
import { ItemFace } from '../parts/ItemFace.tsx';
import { useScene } from '../scene.ts';
import { OptionDecision } from './OptionDecision.tsx';
import { Question } from './Question.tsx';
import { TwoAnswers } from './TwoAnswers.tsx';
import type { DecisionProps } from './types.ts';
import { ZoneDecision } from './ZoneDecision.tsx';

export function UseDecision(props: DecisionProps) {
  const { ask, may, give, proposed } = props;
  const { names, view, mission } = useScene();
  const { l } = names;
  const keys = ask.options.map((o) => o.key);
  const isYesNo = keys.length === 2 && keys.includes('yes') && keys.includes('no');
  if (!isYesNo) return keys.some((key) => /^\d+(:\d+)*$/.test(key)) ? <ZoneDecision {...props} /> : <OptionDecision {...props} />;
  const own = (answer: string) => (l.has(`answer.${ask.about}.${answer}`) ? l.t(`answer.${ask.about}.${answer}`) : l.t(`answer.${answer}`));
  const card = ask.parameters.card;
  const leaves = ask.about === 'exit';
  const early = leaves && goalsAreOpen(view, mission);
  const alone = leaves ? leftAlone(view, ask.survivor) : -1;
  return (
    <Question ask={ask} may={may} icon={leaves ? 'exit' : 'skill'} onGive={give} advised={early ? null : proposed}>
      {typeof card === 'string' && <ItemFace item={card} />}
      {(early || alone >= 0) && (
        <ul className="t-warnings" role="status">
          {early && (
            <li data-grave>
              <Icon name="warning" />
              {l.t('warn.exit-early')}
            </li>
          )}
          {alone >= 0 && (
            <li>
              <Icon name="warning" />
              {l.t('warn.exit-alone', { who: names.survivor(alone) })}
            </li>
          )}
        </ul>
      )}
      <TwoAnswers
        may={may}
        give={give}
        yes={own('yes')}
        no={own('no')}
        advised={proposed}
        {...(early ? { again: l.t('answer.exit.again') } : {})}
      />
    </Question>
  );
}
