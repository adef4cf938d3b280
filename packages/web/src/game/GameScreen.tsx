// A table with everything the shell puts round it: the menu, the title of the page, the way to the end.
import { lazy, type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { NAME } from '../app/brand.ts';
import { Waiting } from '../app/Page.tsx';
import { go } from '../app/router.ts';
import { groundReady } from '../art/ground/painters.ts';
import { needLabels, tableSubjects } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { isEdition, loadEdition, worldOf } from './editions.ts';
import { GameMenu } from './GameMenu.tsx';
import type { GameHost, HostSnapshot } from './host.ts';
import { contentWith, tellOwn } from './own.ts';
import type { OwnSetup } from './own-setup.ts';
import './game.css';

const Table = lazy(() => import('../table/Table.tsx'));

export type HostKind = 'local' | 'online' | 'watch' | 'replay';

export const useSnapshot = (host: GameHost): HostSnapshot => useSyncExternalStore(host.subscribe, host.snapshot);

interface GameScreenProps {
  readonly host: GameHost;
  readonly kind: HostKind;
  /** names the game in addresses */
  readonly id: string;
  /** the code of the room link, where there is one */
  readonly room?: string | null;
  readonly watch?: string | null;
  /** who sits where and what may be done about it, for the menu of a game on the server */
  readonly seats?: ReactNode;
  /** what is read beside the board, see `TableProps` */
  readonly aside?: ReactNode;
}

export function GameScreen(props: GameScreenProps) {
  const { view, board } = useSnapshot(props.host);
  const main = useRef<HTMLElement>(null);
  const there = view !== null && board !== null;
  useEffect(() => {
    if (there) main.current?.focus({ preventScroll: true });
  }, [there]);
  if (!view || !board || !isEdition(view.edition)) return <Waiting />;
  return (
    <main className="game" ref={main} tabIndex={-1} data-world={worldOf(view.edition)} data-tick={view.tick}>
      <Suspense fallback={<Waiting />}>
        <Played {...props} edition={view.edition} mission={view.mission} />
      </Suspense>
    </main>
  );
}

const brought = new WeakMap<GameHost, Promise<OwnSetup | null>>();

/** What somebody's own brings its names and faces along; they are there before the table is. */
function ownOfHost(host: GameHost): Promise<OwnSetup | null> {
  let known = brought.get(host);
  if (!known) {
    known = (host.own?.() ?? Promise.resolve(null)).then(async (own) => {
      await tellOwn(own);
      return own;
    });
    brought.set(host, known);
  }
  return known;
}

type PlayedProps = GameScreenProps & { readonly edition: Parameters<typeof loadEdition>[0]; readonly mission: string };

function Played({ host, kind, id, room, watch, seats, aside, edition, mission }: PlayedProps) {
  const ground = groundReady(worldOf(edition));
  const book = use(loadEdition(edition));
  const own = use(ownOfHost(host));
  const content = useMemo(() => contentWith(book, own), [book, own]);
  use(ground);
  use(needLabels(...tableSubjects));
  const { t } = useLabels(edition);
  const title = t(`mission.${mission}.title`);
  const { view, mine, nudged } = useSnapshot(host);
  // options are told to whoever is to choose: a bot may play one of this reader's survivors
  const asked = kind === 'online' && view?.ask ? view.ask.options.length > 0 && (view.ask.by < 0 || mine.includes(view.ask.by)) : false;
  const calls = nudged ? t('nudge.you', { who: nudged.by }) : asked ? t('games.your-turn') : '';
  useEffect(() => {
    document.title = `${calls === '' ? '' : `● ${calls} · `}${title} · ${NAME}`;
  }, [title, calls]);
  // The watching code leads everyone to the record of a game on the server, the room's code only its people.
  const record = watch ?? id;
  const ended = useCallback(() => {
    if (kind !== 'replay') go(`end/${record}`, { room: room ?? undefined });
  }, [kind, record, room]);
  const menu = <GameMenu host={host} kind={kind} id={id} room={room} watch={watch} seats={seats} title={title} />;
  return <Table host={host} edition={edition} content={content} menu={menu} aside={aside} ended={ended} />;
}
