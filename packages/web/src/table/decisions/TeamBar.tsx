// A choice of the whole table: what is proposed, who agreed. The question's own button agrees; here it is for answers that are lists.
import type { AskView } from '@holdout/engine';
import { useEffect, useRef } from 'react';
import { answerName } from '../model/choice-names.ts';
import { waitingText } from '../model/waiting.ts';
import { Icon } from '../parts/Icon.tsx';
import { tellRefusal, useScene } from '../scene.ts';

/** `answer`: what the question's button would give; undefined where every answer is a button of its own. */
export function TeamBar({ ask, answer }: { readonly ask: AskView; readonly answer: string | null | undefined }) {
  const scene = useScene();
  const { snapshot, host, names, view, ui } = scene;
  const { l } = names;
  const { proposal, mine } = snapshot;
  // theirs was looked at: the next one may be laid out again by itself
  const looked = useRef<string | null>(null);
  const put = proposal?.key ?? null;
  useEffect(() => {
    if (looked.current === null || looked.current === put) return;
    if (ui.get().advised === looked.current) ui.set({ advised: null });
    looked.current = null;
  }, [put, ui]);
  if (ask.by >= 0) {
    // a replay waits for nobody, and no bot is at work in it
    if (host.moments !== undefined) return null;
    if (mine.includes(ask.by) && (ask.options.length > 0 || host.team === undefined)) return null;
    // one of this reader's survivors whom a bot plays
    if (mine.includes(ask.by)) return <p className="t-team">{l.t('table.bot-thinks')}</p>;
    if (snapshot.presence.some((one) => one.seat === ask.by && one.bot)) return <p className="t-team">{l.t('table.bot-thinks')}</p>;
    return <p className="t-team">{waitingText(scene, ask.by)}</p>;
  }
  if (view.seats < 2 || host.team === undefined) return null;
  const iAgreed = proposal !== null && mine.length > 0 && mine.every((seat) => proposal.agreed.includes(seat));
  const differs = proposal !== null && proposal.by >= 0 && answer !== undefined && answer !== proposal.key && mine.length > 0;
  // where every answer is a button, what lies there is said by its name: whoever only watches has no buttons
  const what = proposal !== null && answer === undefined ? answerName(names, ask, proposal.key, view.mission) : '';
  const said = proposal !== null && proposal.by >= 0 ? 'team.proposed' : 'team.default';
  const lookAt = (key: string) => {
    looked.current = key;
    ui.set({ advised: key });
  };
  return (
    <div className="t-team">
      <Icon name="people" />
      <span role="status">
        {proposal === null ? l.t('team.nothing') : l.t(what === '' ? said : `${said}.what`, { who: names.seat(proposal.by), what })}
        {proposal !== null && proposal.agreed.length > 0 && (
          <em> {l.t('team.agreed', { who: proposal.agreed.map(names.seat).join(', ') })}</em>
        )}
      </span>
      {proposal !== null && !iAgreed && mine.length > 0 && answer === undefined && (
        <button type="button" data-main="" onClick={() => tellRefusal(scene, host.team?.agree(proposal.key))}>
          {l.t('team.agree')}
        </button>
      )}
      {differs && (
        <button type="button" onClick={() => lookAt(proposal.key)}>
          {l.t('team.look')}
        </button>
      )}
      {iAgreed && <b className="t-good">{l.t('team.you-agreed')}</b>}
      {host.team.decide !== undefined && snapshot.leads === true && proposal !== null && (
        <button type="button" onClick={() => tellRefusal(scene, host.team?.decide?.())}>
          {l.t('team.decide')}
        </button>
      )}
    </div>
  );
}
