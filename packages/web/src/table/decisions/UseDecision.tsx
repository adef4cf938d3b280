// Use a skill or a reaction now? Some offer more than yes and no: whom, where, which.
import { useSettings } from '../../app/settings.ts';
import { goalsAreOpen, leftAlone } from '../model/goals.ts';
import { Icon } from '../parts/Icon.tsx';
import { ItemFace } from '../parts/ItemFace.tsx';
import { useOracle, useScene } from '../scene.ts';
import { OptionDecision } from './OptionDecision.tsx';
import { Question } from './Question.tsx';
import { TwoAnswers } from './TwoAnswers.tsx';
import type { DecisionProps } from './types.ts';
import { ZoneDecision } from './ZoneDecision.tsx';

/** Who stays behind alone, and what may happen to them in the next phase. */
function LeftAlone({ who }: { readonly who: number }) {
  const { host, names, view } = useScene();
  const threat = useOracle('threat', () => host.threat());
  const wounds = Math.ceil(threat?.[view.survivors[who]?.zone ?? -1] ?? 0);
  const said = { who: names.survivor(who), count: wounds };
  return (
    <li data-grave={wounds > 0 || undefined}>
      <Icon name="warning" />
      {names.l.t(wounds > 0 ? 'warn.exit-alone.wounds' : 'warn.exit-alone', said)}
    </li>
  );
}

/** What leaving before the work is done costs: the game, where the engine says so, or so much of the chance to win, where somebody reckons it. */
function LeavesEarly({ who }: { readonly who: number }) {
  const { host, names } = useScene();
  const { l } = names;
  const loses = useOracle('loses yes', async () => ({ sure: await host.loses('yes') }));
  const { warns } = useSettings();
  const odds = useOracle(
    warns && loses?.sure === false && host.parting !== undefined ? 'parting' : null,
    async () => host.parting?.() ?? null,
  );
  const chance = (p: number): number => Math.round(100 * p);
  const name = names.survivor(who);
  return (
    <>
      <li data-grave>
        <Icon name="warning" />
        {l.t(loses?.sure ? 'warn.exit-loses' : 'warn.exit-early')}
      </li>
      {loses?.sure === false && odds !== null && (
        <li data-grave={chance(odds.goes) < chance(odds.stays) || undefined}>
          <Icon name="warning" />
          {l.t('warn.exit-odds', { who: name, goes: chance(odds.goes), stays: chance(odds.stays) })}
        </li>
      )}
      {loses?.sure === false && odds === null && (
        <li>
          <Icon name="warning" />
          {l.t('warn.exit-takes', { who: name })}
        </li>
      )}
    </>
  );
}

export function UseDecision(props: DecisionProps) {
  const { ask, may, give, proposed } = props;
  const { names, view, mission } = useScene();
  const { l } = names;
  const keys = ask.options.map((o) => o.key);
  const isYesNo = keys.length === 2 && keys.includes('yes') && keys.includes('no');
  if (!isYesNo) return keys.some((key) => /^\d+(:\d+)*$/.test(key)) ? <ZoneDecision {...props} /> : <OptionDecision {...props} />;
  const own = (answer: string) => (l.has(`answer.${ask.about}.${answer}`) ? l.t(`answer.${ask.about}.${answer}`) : l.t(`answer.${answer}`));
  const card = ask.parameters.card;
  const leaves = ask.about === 'exit';
  const early = leaves && goalsAreOpen(view, mission);
  const along = ask.along ?? [];
  const alone = leaves ? leftAlone(view, [ask.survivor, ...along]) : -1;
  return (
    <Question ask={ask} may={may} icon={leaves ? 'exit' : 'skill'} onGive={give} advised={early ? null : proposed}>
      {typeof card === 'string' && <ItemFace item={card} />}
      {(early || alone >= 0 || along.length > 0) && (
        <ul className="t-warnings" role="status">
          {along.length > 0 && (
            <li>
              <Icon name="car" />
              {l.t('warn.exit-along', { who: along.map(names.survivor).join(', ') })}
            </li>
          )}
          {early && <LeavesEarly who={ask.survivor} />}
          {alone >= 0 && <LeftAlone who={alone} />}
        </ul>
      )}
      <TwoAnswers
        may={may}
        give={give}
        yes={own('yes')}
        no={own('no')}
        advised={proposed}
        {...(early ? { again: l.t('answer.exit.again') } : {})}
      />
    </Question>
  );
}
