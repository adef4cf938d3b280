import type { GameEvent, SeatView, SurvivorId } from '@holdout/engine';
import type { EditionId } from '@holdout/engine/content';
import { address } from '../app/router.ts';
import type { Labels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import type { Marker } from './statistics.ts';

/** A moment in words; null for what is only a mark on the scrubber. */
export function tell(l: Labels, view: SeatView, event: GameEvent): string | null {
  const named = (key: string, id: string) => (l.has(key) ? l.t(key) : id);
  const name = (who: SurvivorId) => (view.survivors[who] ? l.t(`survivor.${view.survivors[who].id}`) : '');
  switch (event.t) {
    case 'died':
      return l.t('story.died', { name: name(event.who) });
    case 'knocked-out':
      return l.t('story.knocked-out', { name: name(event.who) });
    case 'wounded':
      return l.t('story.wounded', { name: name(event.who), count: event.wounds, left: event.left });
    case 'door':
      return l.t('story.door', { name: name(event.who) });
    case 'spawned':
      return l.t('story.spawned', { kind: named(`kind.${event.kind}`, event.kind) });
    case 'killed':
      return l.t('story.killed', { kind: named(`kind.${event.kind}`, event.kind) });
    case 'fire':
      return event.who < 0 ? l.t('story.fire') : l.t('story.fire-by', { name: name(event.who) });
    case 'car':
      return l.t('story.car');
    case 'level':
      return l.t('story.level', { name: name(event.who), level: l.t(`danger.${event.level}`) });
    case 'recruited':
      return l.t('story.recruited', { name: name(event.who), other: name(event.companion) });
    case 'left-board':
      return l.t('story.left', { name: name(event.who) });
    case 'objective-met': {
      const line = `mission.${view.mission}.objective.${event.line}`;
      return l.t('story.objective', { text: l.has(line) ? l.t(line) : String(event.line + 1) });
    }
    case 'over':
      return l.t(event.result === 'won' ? 'end.won' : 'end.lost');
    default:
      return null;
  }
}

interface StoryProps {
  readonly markers: readonly Marker[];
  readonly view: SeatView;
  readonly edition: EditionId;
  readonly id: string;
}

export function Story({ markers, view, edition, id }: StoryProps) {
  const labels = useLabels(edition);
  const { t } = labels;
  const lines = markers.flatMap((marker, at) => {
    const text = tell(labels, view, marker.event);
    return text === null ? [] : [{ ...marker, text, at }];
  });
  return (
    <section className="stack" aria-labelledby="story">
      <h2 id="story">{t('end.story')}</h2>
      <ol className="story">
        {lines.map((line, i) => (
          <li key={line.at} data-kind={line.event.t}>
            <span className="story-round numbers" data-again={lines[i - 1]?.round === line.round || undefined}>
              {t('games.round', { n: line.round })}
            </span>
            <a href={address(`replay/${id}`, { t: line.step })}>{line.text}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}
