// Any other numbered choice: people, cards, skills or words, with the card it is about.
import { useKeys } from '../input/keys.ts';
import { answerName } from '../model/choice-names.ts';
import { ItemFace } from '../parts/ItemFace.tsx';
import { Key } from '../parts/Key.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { useScene } from '../scene.ts';
import { ZombieCardFace } from '../show/ZombieCardFace.tsx';
import { DealDecision } from './DealDecision.tsx';
import { Question } from './Question.tsx';
import { SkillDecision } from './SkillDecision.tsx';
import type { DecisionProps } from './types.ts';

/** A reward of the campaign is read like a skill; everything else is a numbered choice. */
export function OptionDecision(props: DecisionProps) {
  const { host, view } = useScene();
  const together = props.ask.by < 0 && host.team !== undefined && view.seats > 1;
  // several people at several screens settle card by card: each is put forward and agreed to
  if (props.ask.about === 'starting-card' && !together) return <DealDecision {...props} />;
  return props.ask.about === 'campaign-reward' ? <SkillDecision {...props} /> : <NumberedChoice {...props} />;
}

function NumberedChoice({ ask, may, give, proposed }: DecisionProps) {
  const { view, items, names } = useScene();
  const { l } = names;
  const card = ask.parameters.card;
  const told = `mission.${view.mission}.card.${card}`;
  const story = ask.about === 'mission-choice' && l.has(told) ? l.t(told) : '';
  useKeys(may, Object.fromEntries(ask.options.slice(0, 9).map((o, i) => [String(i + 1), () => give(o.key)])));
  return (
    <Question ask={ask} may={may} icon="card" onGive={give} advised={proposed}>
      <div className="t-option">
        {story !== '' && <p className="t-story">{story}</p>}
        {typeof card === 'string' && items.has(card) && <ItemFace item={card} />}
        <div className="t-people">
          {ask.options.map((o, i) => {
            const s = view.survivors.find((one) => one.id === o.key);
            const text = l.text(`skill.${o.key}`);
            return (
              <button
                key={o.key}
                type="button"
                className="t-person"
                data-advised={proposed === o.key || undefined}
                onClick={() => give(o.key)}
              >
                {s !== undefined && <Portrait index={s.index} size={56} />}
                {o.cards?.[0]?.startsWith('zombie-card:') && <ZombieCardFace card={Number(o.key)} level={view.danger} zone={ask.zone} />}
                {s === undefined && items.has(o.key) ? (
                  <ItemFace item={o.key} small />
                ) : (
                  <span>{answerName(names, ask, o.key, view.mission)}</span>
                )}
                {s === undefined && text !== '' && <small>{text}</small>}
                {i < 9 && <Key>{String(i + 1)}</Key>}
              </button>
            );
          })}
        </div>
      </div>
    </Question>
  );
}
