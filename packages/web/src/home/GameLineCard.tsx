import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { address } from '../app/router.ts';
import { worldOf } from '../game/editions.ts';
import { locale } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import type { GameLine } from './games.ts';

function addressOf({ online, phase, id, record }: GameLine): string {
  if (phase === 'finished') return address(`end/${record}`, { room: online ? id : undefined });
  return address(online ? `room/${id}` : `play/${id}`);
}

export function GameLineCard({ line }: { readonly line: GameLine }) {
  const { t, language } = useLabels(line.edition);
  const when = new Date(line.updated).toLocaleString(locale(language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const title = `mission.${line.mission}.title`;
  return (
    <a className="game-line" href={addressOf(line)} data-world={worldOf(line.edition)}>
      <div className="game-line-board">
        <BoardPicture edition={line.edition} mission={line.mission} game={line.online ? undefined : line.id} version={line.tick} />
      </div>
      <div className="game-line-text">
        <h3>{t(title)}</h3>
        <p className="row small">
          {line.phase === 'finished' && <span className="tag">{t(`end.${line.result ?? 'lost'}`)}</span>}
          {line.phase === 'lobby' && <span className="tag">{t('games.lobby')}</span>}
          {line.phase === 'frozen' && <span className="tag">{t('games.frozen')}</span>}
          {line.phase === 'running' && line.yourTurn && <span className="tag hot">{t('games.your-turn')}</span>}
          {line.phase === 'running' && line.waitsFor && <span className="tag">{t('games.waits-for', { name: line.waitsFor })}</span>}
          {line.daily !== undefined && <span className="tag">{t('games.daily')}</span>}
          {line.branch !== undefined && <span className="tag">{t('games.branch')}</span>}
          {line.rewound !== undefined && <span className="tag">{t('games.rewound', { count: line.rewound })}</span>}
          {line.phase !== 'lobby' && <span className="soft">{t(line.round === 0 ? 'games.setup' : 'games.round', { n: line.round })}</span>}
        </p>
        <p className="soft small">
          {t(line.online ? 'games.online' : 'games.here', { people: line.people.join(', ') })} · {when}
        </p>
      </div>
    </a>
  );
}
