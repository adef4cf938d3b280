// What the menu of a game holds: settings, who plays which seat, links, the state for a report, the same again, the way out.

import { TABLE_BOTS } from '@holdout/bots/levels';
import { useState } from 'react';
import { BotLevel } from '../app/parts/BotLevel.tsx';
import { Copy } from '../app/parts/Copy.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { address, fullAddress, go } from '../app/router.ts';
import { SettingsForm } from '../app/SettingsForm.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import { saveText } from './download.ts';
import { isEdition } from './editions.ts';
import type { GameMenuProps } from './GameMenu.tsx';
import { useSnapshot } from './GameScreen.tsx';
import type { GameHost } from './host.ts';
import { engineWorker } from './local/worker.ts';

export default function MenuBody({ host, kind, id, room, watch, seats }: GameMenuProps) {
  const { t } = useLabels();
  const local = kind === 'local';
  const again = async () => {
    const file = await engineWorker().record(id);
    if (!file || file.seed === null) return;
    const players = host.snapshot().presence.map((one) => ({ name: one.name, bot: one.bot ? TABLE_BOTS[0] : null }));
    const made = await engineWorker().create({ setup: { ...file.setup, seed: file.seed }, players, seedChosen: true });
    if (made.ok) go(`play/${made.id}`);
  };
  return (
    <div className="stack menu">
      <div className="row">
        <a className="button main" href={address('')}>
          <Icon name="home" />
          {t('menu.leave')}
        </a>
        {kind !== 'watch' && kind !== 'replay' && (
          <a className="button" href={address(`replay/${watch ?? id}`)}>
            <Icon name="first" />
            {t('menu.replay')}
          </a>
        )}
      </div>
      {local && (
        <div className="row">
          <a className="button" href={address(`replay/${id}`, { t: 'last' })}>
            <Icon name="again" />
            {t('menu.rewind')}
          </a>
        </div>
      )}
      {local && <p className="soft small">{t('menu.saved')}</p>}
      {room && <Copy text={fullAddress(address(`room/${room}`))} label={t('room.copy')} />}
      {watch && <Copy text={fullAddress(address(`watch/${watch}`))} label={t('room.copy.watch')} />}
      {seats !== undefined ? (
        <details>
          <summary className="summary">{t('menu.seats')}</summary>
          {seats}
        </details>
      ) : (
        host.setBot && <Seats host={host} />
      )}
      <details>
        <summary className="summary">{t('settings.title')}</summary>
        <SettingsForm />
      </details>
      {local && (
        <div className="row">
          <button type="button" className="button" onClick={again}>
            <Icon name="again" />
            {t('menu.same-seed')}
          </button>
          <button
            type="button"
            className="button"
            onClick={async () => saveText(`holdout-${id}.json`, JSON.stringify(await engineWorker().report(id), null, 1))}
          >
            <Icon name="bug" />
            {t('menu.export')}
          </button>
        </div>
      )}
      {kind === 'online' && (
        <button
          type="button"
          className="button"
          onClick={() => saveText(`holdout-${id}.json`, JSON.stringify({ game: 'holdout', room: id, ...reportOf(host) }, null, 1))}
        >
          <Icon name="bug" />
          {t('menu.export')}
        </button>
      )}
    </div>
  );
}

function reportOf(host: GameHost) {
  const { view, board, events } = host.snapshot();
  return { view, board, events: events.slice(-200) };
}

/** Hand a seat to a bot and take it back. */
function Seats({ host }: { readonly host: GameHost }) {
  const { presence, view } = useSnapshot(host);
  const { t } = useLabels(view !== null && isEdition(view.edition) ? view.edition : null);
  const [level, setLevel] = useState<string>(TABLE_BOTS[0]);
  if (view?.over) return null;
  const of = (seat: number) =>
    (view?.survivors ?? []).filter((s) => s.role === 'played' && s.seat === seat && s.alive && !s.out).map((s) => s.id);
  return (
    <details>
      <summary className="summary">{t('menu.seats')}</summary>
      <BotLevel levels={TABLE_BOTS} level={level} choose={setLevel} />
      <ul className="menu-seats">
        {presence.map((one) => (
          <li className="row spread" key={one.seat}>
            <span>
              <Icon name={one.bot ? 'bot' : 'person'} size={18} /> {one.name || t('room.free')}
            </span>
            <button type="button" className="button" onClick={() => void host.setBot?.(one.seat, one.bot ? null : level)}>
              {t(one.bot ? 'menu.seat.back' : 'menu.seat.bot', { name: one.name })}
            </button>
            {!one.bot && of(one.seat).length > 1 && (
              <fieldset className="seat-bots">
                <legend className="small soft">{t('seats.bots')}</legend>
                {of(one.seat).map((id) => {
                  const plays = one.bots?.includes(id) === true;
                  return (
                    <label key={id} className="seat-bot">
                      <input type="checkbox" checked={plays} onChange={() => void host.setBot?.(one.seat, plays ? null : level, id)} />
                      {t(`survivor.${id}`)}
                    </label>
                  );
                })}
              </fieldset>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
