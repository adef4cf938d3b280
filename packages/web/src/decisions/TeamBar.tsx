// A choice of the whole table: what is proposed, who agreed, and one tap to agree.
import type { AskView } from '@holdout/engine';
import { Icon } from '../table/parts/Icon.tsx';
import { useScene } from '../table/scene.ts';

export function TeamBar({ ask, answer }: { readonly ask: AskView; readonly answer: string | null }) {
  const { snapshot, host, names, view } = useScene();
  const { l } = names;
  if (ask.by >= 0)
    return snapshot.mine.includes(ask.by) ? null : <p className="t-team">{l.t('table.waiting-for', { who: names.seat(ask.by) })}</p>;
  const { proposal, mine } = snapshot;
  if (view.seats < 2 || host.team === undefined) return null;
  const iAgreed = proposal !== null && mine.length > 0 && mine.every((seat) => proposal.agreed.includes(seat));
  const same = proposal !== null && proposal.key === answer;
  return (
    <div className="t-team">
      <Icon name="people" />
      <span>
        {proposal === null
          ? l.t('team.nothing')
          : l.t(proposal.by < 0 ? 'team.default' : 'team.proposed', { who: names.seat(proposal.by) })}
        {proposal !== null && proposal.agreed.length > 0 && (
          <em> {l.t('team.agreed', { who: proposal.agreed.map(names.seat).join(', ') })}</em>
        )}
      </span>
      {proposal !== null && !iAgreed && mine.length > 0 && (same || answer === null) && (
        <button type="button" onClick={() => void host.team?.agree(proposal.key)}>
          {l.t('team.agree')}
        </button>
      )}
      {iAgreed && <b className="t-good">{l.t('team.you-agreed')}</b>}
      {host.team.decide !== undefined && proposal !== null && (
        <button type="button" onClick={() => void host.team?.decide?.()}>
          {l.t('team.decide')}
        </button>
      )}
    </div>
  );
}
