// A new skill, or a reward of the campaign: the cards side by side with their texts.
import { useState } from 'react';
import { skillText } from '../../i18n/names.ts';
import { useKeys } from '../input/keys.ts';
import { Icon } from '../parts/Icon.tsx';
import { Key } from '../parts/Key.tsx';
import { useScene } from '../scene.ts';
import { Question } from './Question.tsx';
import type { DecisionProps } from './types.ts';
import { useProposed } from './use-proposed.ts';

export function SkillDecision({ ask, may, give, proposed }: DecisionProps) {
  const { names } = useScene();
  const { l } = names;
  const [chosen, setChosen] = useState<string | null>(proposed);
  useProposed(proposed, chosen, setChosen);
  const tap = (key: string) => (chosen === key ? give(key) : setChosen(key));
  useKeys(may, Object.fromEntries(ask.options.slice(0, 9).map((o, i) => [String(i + 1), () => tap(o.key)])));
  return (
    <Question
      ask={ask}
      may={may}
      icon="skill"
      answer={chosen}
      onGive={give}
      say={l.t(ask.about === 'campaign-reward' ? 'pick-reward.do' : 'pick-skill.do')}
    >
      <div className="t-skills" role="radiogroup" data-level={ask.parameters.level}>
        {ask.options.map((o, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a card that is read before it is chosen
          <button
            key={o.key}
            type="button"
            role="radio"
            aria-checked={chosen === o.key}
            className="t-skill-card"
            onClick={() => tap(o.key)}
          >
            <Icon name="skill" />
            <b>{names.skill(o.key)}</b>
            <p>{skillText(l, o.key)}</p>
            {i < 9 && <Key>{String(i + 1)}</Key>}
          </button>
        ))}
      </div>
    </Question>
  );
}
