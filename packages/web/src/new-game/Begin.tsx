import { TABLE_BOTS } from '@holdout/bots/levels';
import { publishedIn } from '@holdout/protocol';
import { useState } from 'react';
import { Icon } from '../app/parts/Icon.tsx';
import { NickField } from '../app/parts/NickField.tsx';
import { Portrait } from '../app/parts/Portrait.tsx';
import { go } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { begin, newSeed } from '../game/start.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { type Draft, setupOf, whyNotYet } from './draft.ts';
import { type OwnThings, ownSetup } from './own-things.ts';
import type { OwnFormPart } from './parts.ts';
import { playersOf } from './players.ts';

/** The summary that stays in sight, and the button. */
export function Begin({ draft, content, own }: OwnFormPart) {
  const labels = useLabels(content.edition);
  const { t, has } = labels;
  const { nick } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const missing = whyNotYet(draft) ?? (draft.table === 'online' && nick.trim() === '' ? 'new.need.nick' : null);

  const [unknown, setUnknown] = useState(false);

  /** `anew`: the server has forgotten this browser, and its reader wants to be somebody new there */
  const start = async (anew = false) => {
    setBusy(true);
    setProblem(null);
    setUnknown(false);
    try {
      const failed =
        draft.table === 'online'
          ? await makeRoom(draft, own, nick.trim(), anew)
          : await playHere(draft, own, playersOf(draft, nick, labels));
      setUnknown(failed === 'no-token');
      if (failed) setProblem(has(`error.${failed}`) ? t(`error.${failed}`) : t('error.setup'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <aside className="begin panel" aria-label={t('new.summary')}>
      <h2>{t(`mission.${draft.mission}.title`)}</h2>
      <ul className="begin-team">
        {draft.team.map((one) => (
          <li key={one.id}>
            <Portrait id={one.id} size={44} name={t(`survivor.${one.id}`)} />
          </li>
        ))}
      </ul>
      {draft.table === 'online' && <NickField />}
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {unknown && (
        <button type="button" className="button" onClick={() => void start(true)}>
          {t('room.again')}
        </button>
      )}
      {missing && <p className="soft small">{t(missing)}</p>}
      <button type="button" className="button main large" onClick={() => void start()} disabled={busy || missing !== null}>
        <Icon name="play" />
        {t(draft.table === 'online' ? 'new.begin.online' : 'new.begin')}
      </button>
    </aside>
  );
}

async function playHere(draft: Draft, own: OwnThings, players: readonly { name: string; bot: string | null }[]): Promise<string | null> {
  const seed = draft.seed.trim();
  const made = await begin(setupOf(draft, ownSetup(draft, own), seed || newSeed()), players, seed !== '');
  return made.ok ? null : made.refusal.reason;
}

async function makeRoom(draft: Draft, own: OwnThings, nick: string, anew: boolean): Promise<string | null> {
  const { beGuest, createRoom, problemCode } = await import('../game/online/api.ts');
  const brought = ownSetup(draft, own);
  // A published mission is named, not sent: the server plays what it published.
  const { seed: _, ...setup } = setupOf(draft, publishedIn(draft.mission) ? { ...brought, mission: draft.mission } : brought, '');
  const seed = draft.seed.trim();
  const seatsOf = (who: Draft['seats'][number]['who']) => draft.seats.flatMap((seat, at) => (seat.who === who ? [at] : []));
  try {
    await beGuest(nick, anew);
    const room = await createRoom({
      setup: { ...setup, seats: setup.seats.map((seat) => [...seat]), ...(seed ? { seed } : {}) },
      mySeats: seatsOf('me'),
      bots: seatsOf('bot').map((seat) => ({ seat, bot: draft.seats[seat].bot || TABLE_BOTS[0] })),
    });
    go(`room/${room.room}`);
    return null;
  } catch (error) {
    return problemCode(error);
  }
}
