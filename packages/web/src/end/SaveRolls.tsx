// What a campaign mission leaves behind: rewards of its points, and the save rolls, every card with its dice, kept or lost.
import type { GameEvent } from '@holdout/engine';
import type { EditionId } from '@holdout/engine/content';
import type { GameFile } from '@holdout/protocol';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { Icon } from '../app/parts/Icon.tsx';
import { Portrait } from '../app/parts/Portrait.tsx';
import { address } from '../app/router.ts';
import { engineWorker } from '../game/local/worker.ts';
import { skillText } from '../i18n/names.ts';
import { useLabels } from '../i18n/use-labels.ts';

type Dice = Extract<GameEvent, { t: 'dice' }>;

const rollsOf = (file: GameFile): Dice[] =>
  file.steps.flatMap((step) => step.events.filter((e): e is Dice => e.t === 'dice' && e.why === 'save' && e.card !== undefined));

/** One after the other. */
const turn = (at: number) => ({ '--turn': at }) as CSSProperties;

interface SaveRollsProps {
  readonly file: GameFile;
  readonly edition: EditionId;
  /** survivor ids by number */
  readonly survivors: readonly { readonly id: string }[];
}

export function SaveRolls({ file, edition, survivors }: SaveRollsProps) {
  const { t } = useLabels(edition);
  const people = useMemo(() => {
    const found = new Map<number, Dice[]>();
    for (const roll of rollsOf(file)) found.set(roll.who, [...(found.get(roll.who) ?? []), roll]);
    return [...found];
  }, [file]);
  if (people.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="saves">
      <h2 id="saves">{t('campaign.saves')}</h2>
      <ul className="save-rolls">
        {people.map(([who, rolls], at) => {
          const id = survivors[who]?.id ?? '';
          return (
            <li key={who} className="panel" style={turn(at)}>
              <h3>
                <Portrait id={id} size={40} /> {t(`survivor.${id}`)}
              </h3>
              <ul>
                {rolls.map((roll, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rolls have an order and nothing else
                  <SaveRoll key={n} roll={roll} edition={edition} />
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SaveRoll({ roll, edition }: { readonly roll: Dice; readonly edition: EditionId }) {
  const { t } = useLabels(edition);
  const kept = roll.hits === roll.rolled.length;
  return (
    <li data-kept={kept}>
      <strong>{t(`item.${roll.card ?? ''}`)}</strong>
      <span className="save-dice numbers" aria-hidden="true">
        {roll.rolled.map((die, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice in the order rolled
          <i key={n} data-break={die === 1 || undefined}>
            {die === 1 ? '✕' : die}
          </i>
        ))}
      </span>
      <em>{t(kept ? 'campaign.saved' : 'campaign.broken')}</em>
    </li>
  );
}

type Reward = Extract<GameEvent, { t: 'campaign-reward' }>;

/** What this mission's campaign points brought, as a scene of its own: who, and what it does. */
export function Rewards({ file, edition, survivors }: SaveRollsProps) {
  const labels = useLabels(edition);
  const { t, has } = labels;
  const rewards = useMemo(() => file.steps.flatMap((step) => step.events.filter((e): e is Reward => e.t === 'campaign-reward')), [file]);
  if (rewards.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="rewards">
      <h2 id="rewards">{t('campaign.rewards')}</h2>
      <ul className="rewards">
        {rewards.map(({ who, reward }, at) => {
          const id = survivors[who]?.id ?? '';
          const isSkill = has(`skill.${reward}`);
          return (
            <li key={`${id} ${reward}`} className="panel" style={turn(at)}>
              <Portrait id={id} size={64} />
              <div>
                <span className="soft">{t(`survivor.${id}`)}</span>
                <strong>{isSkill ? t(`skill.${reward}`) : t(`term.${reward}`)}</strong>
                <p>{isSkill ? skillText(labels, reward) : t(`term.${reward}.text`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The way back to the campaign this game belongs to. */
export function CampaignLink({ game }: { readonly game: string }) {
  const { t } = useLabels();
  const [campaign, setCampaign] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void engineWorker()
      .campaignOf(game)
      .then((id) => !gone && setCampaign(id));
    return () => {
      gone = true;
    };
  }, [game]);
  if (campaign === null) return null;
  return (
    <a className="button main" href={address(`campaign/${campaign}`)}>
      <Icon name="flag" />
      {t('campaign.back')}
    </a>
  );
}
