// What deserves a breath: a death, a level, a blast, an abomination, the end. Any tap or key goes on.
import type { CSSProperties, ReactNode } from 'react';
import { causeName } from '../../log/cause.ts';
import { Icon } from '../parts/Icon.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { ZombieChip } from '../parts/ZombieChip.tsx';
import { type TableScene, useScene } from '../scene.ts';
import type { Great, Look } from './beats.ts';

type MomentLook = Extract<Look, { is: 'moment' }>;

interface Told {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
}

function toldOf({ names, view }: TableScene, look: Great): Told {
  const { l } = names;
  switch (look.what) {
    case 'death':
      return {
        picture: <Portrait index={look.who} size={132} />,
        title: l.t('moment.death', { who: names.survivor(look.who) }),
        text: l.t('moment.death.by', { by: causeName(names, look.by) }),
      };
    case 'level':
      return {
        picture: <Portrait index={look.who} size={132} />,
        title: l.t('moment.level', { who: names.survivor(look.who), level: l.t(`danger.${look.level}`) }),
        text: l.t(look.level === 'yellow' && look.lap === 0 ? 'moment.level.action' : 'moment.level.skill'),
      };
    case 'down':
      return {
        picture: <Portrait index={look.who} size={132} />,
        title: l.t('moment.down', { who: names.survivor(look.who) }),
        text: names.zone(look.zone),
      };
    case 'reward':
      return {
        picture: <Portrait index={look.who} size={132} />,
        title: l.has(`skill.${look.reward}`) ? names.skill(look.reward) : l.t(`answer.${look.reward}`),
        text: l.t('moment.reward', { who: names.survivor(look.who) }),
      };
    case 'blast':
      return {
        picture: (
          <>
            <Icon name="fire" />
            <Icon name="car" />
          </>
        ),
        title: l.t('moment.blast'),
        text: names.zone(look.zone),
      };
    case 'abomination':
      return {
        picture: <ZombieChip kind={look.kind} size={150} />,
        title: names.kind(look.kind),
        text: l.t('moment.abomination.text', { zone: names.zone(look.zone), toughness: view.kinds[look.kind]?.toughness ?? 3 }),
      };
    case 'over': {
      const reason = `end.reason.${look.reason}`;
      return {
        picture: <Icon name={look.result === 'won' ? 'won' : 'dead'} />,
        title: l.t(`over.${look.result}`),
        text: l.has(reason) ? l.t(reason) : '',
      };
    }
  }
}

const toneOf = (look: Great): string =>
  look.what === 'level' ? 'good' : look.what === 'reward' ? 'won' : look.what === 'over' ? look.result : 'bad';

const levelOf = (look: Great) => (look.what === 'level' ? look.level : undefined);

export function Moment({ look, time }: { readonly look: MomentLook; readonly time: CSSProperties }) {
  const scene = useScene();
  if (look.what === 'several') return <Several moments={look.moments} time={time} />;
  const { picture, title, text } = toldOf(scene, look);
  return (
    <div className="t-moment" data-what={look.what} data-tone={toneOf(look)} data-level={levelOf(look)} style={time}>
      <div className="t-moment-picture">{picture}</div>
      <p>
        <b>{title}</b>
        {text !== '' && <span>{text}</span>}
      </p>
    </div>
  );
}

/** What came too thick to be told one by one: side by side, each with its picture and its words. */
function Several({ moments, time }: { readonly moments: readonly Great[]; readonly time: CSSProperties }) {
  const scene = useScene();
  return (
    <div className="t-moment" data-what="several" data-tone="bad" style={time}>
      <ul className="t-moment-list">
        {moments.map((one, at) => {
          const { picture, title, text } = toldOf(scene, one);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are while they are told
            <li key={at} data-what={one.what} data-tone={toneOf(one)} data-level={levelOf(one)}>
              <div className="t-moment-picture">{picture}</div>
              <p>
                <b>{title}</b>
                {text !== '' && <span>{text}</span>}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
