// The story so far, chapter by chapter: how each mission ended, which cards were read and what was chosen.
import type { Campaign, Chapter } from '@holdout/engine';
import { Icon } from '../app/parts/Icon.tsx';
import { address } from '../app/router.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { CAMPAIGN_EDITION } from './edition.ts';

interface ChaptersProps {
  readonly campaign: Campaign;
  /** records of the games, in the order of the chapters; fewer in a campaign that came as a file */
  readonly games: readonly (string | null)[];
}

export function Chapters({ campaign, games }: ChaptersProps) {
  const { t } = useLabels(CAMPAIGN_EDITION);
  const { chapters } = campaign;
  if (chapters.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="story">
      <h2 id="story">{t('campaign.story')}</h2>
      <ol className="chapters">
        {chapters.map((chapter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters are only ever added
          <li key={at} className="panel" data-result={chapter.result}>
            <OneChapter chapter={chapter} game={games[at - (chapters.length - games.length)]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function OneChapter({ chapter, game }: { readonly chapter: Chapter; readonly game: string | null | undefined }) {
  const { t, has } = useLabels(CAMPAIGN_EDITION);
  const { mission } = chapter;
  const name = (id: string) => t(`survivor.${id}`);
  const reason = `end.reason.${chapter.reason}`;
  return (
    <div className="stack">
      <div className="row spread">
        <h3>{t(`mission.${mission}.title`)}</h3>
        <p className="small soft">
          {t(chapter.result === 'won' ? 'end.won' : 'end.lost')} · {t('games.round', { n: chapter.rounds })}
        </p>
      </div>
      {has(reason) && chapter.result === 'lost' && <p className="small">{t(reason)}</p>}
      {chapter.rescued.length > 0 && <p className="small">{t('campaign.was-down', { names: chapter.rescued.map(name).join(', ') })}</p>}
      {chapter.died.length > 0 && <p className="small">{t('campaign.died', { names: chapter.died.map(name).join(', ') })}</p>}
      <ul className="chapter-story">
        {chapter.story.map((line) => {
          const [kind, note] = line.read.split(':');
          const key = kind === 'note' ? `mission.${mission}.note.${note}` : `mission.${mission}.card.${line.read}`;
          const choice = `${key}.choice.${line.choice - 1}`;
          return (
            <li key={line.read}>
              {has(key) ? t(key) : line.read}
              {line.choice > 0 && has(choice) && <em> {t(choice)}</em>}
              {line.who !== '' && <small className="soft"> {name(line.who)}</small>}
            </li>
          );
        })}
      </ul>
      {game && (
        <a className="button quiet no-print" href={address(`end/${game}`)}>
          <Icon name="book" />
          {t('campaign.report')}
        </a>
      )}
    </div>
  );
}
