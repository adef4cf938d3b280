// The team's plan on the board: an arrow for everyone in the order of their turns, in the colour of their ring, with its number.

import type { Part } from '@holdout/bots';
import type { SurvivorId } from '@holdout/engine';
import { useId, useMemo } from 'react';
import { ringColours } from '../art/figures/survivors.ts';
import { n, type Point } from '../art/svg.ts';
import { arrowPath } from '../board/SignLayer.tsx';
import { makeScene, PERSON, zoneCentre } from '../board/scene.ts';
import { useScene } from '../table/scene.ts';
import { apart, outside } from './apart.ts';
import './coach.css';

/** How far ways beside each other are drawn apart. */
const GAP = 11;

export default function PlanArrows({ plan }: { readonly plan: readonly Part[] }) {
  const { board, view } = useScene();
  const people = useMemo(() => makeScene(board, view).people, [board, view]);
  const id = `p${useId().replace(/\W/g, '')}`;
  const lanes = apart(plan.map((part) => part.path));
  return (
    <g className="plan">
      <defs>
        {plan.map(({ who }) => (
          <marker key={who} id={`${id}-${who}`} viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.6" markerHeight="3.6" orient="auto">
            <path d="M0 0L10 5L0 10L2.6 5z" fill={colourOf(who)} />
          </marker>
        ))}
      </defs>
      {plan.map((part, at) => {
        const off = GAP * (lanes[at] ?? 0);
        const points = part.path
          .filter((zone) => board.zones[zone])
          .map((zone): Point => {
            const [x, y] = zoneCentre(board, zone);
            return [x + off, y + off];
          });
        const [first] = points;
        if (first === undefined) return null;
        // whoever stays has a number and no arrow
        const line = arrowPath(points);
        const person = people.find((one) => one.index === part.who);
        const [x, y] =
          points.length > 1
            ? middle(first, points[1])
            : person === undefined
              ? [first[0], first[1] - 34]
              : outside([person.spot.x, person.spot.y], zoneCentre(board, person.zone), PERSON * person.spot.scale);
        return (
          <g key={part.who} className="plan-part" data-order={at + 1} style={{ color: colourOf(part.who) }}>
            {line !== '' && <path d={line} className="plan-edge" />}
            {line !== '' && <path d={line} className="plan-line" markerEnd={`url(#${id}-${part.who})`} />}
            <g transform={`translate(${n(x)} ${n(y)})`}>
              <g className="board-sign">
                <circle r={at === 0 ? 13 : 11} className="plan-disc" />
                <text y="5" className="plan-number">
                  {at + 1}
                </text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

const colourOf = (who: SurvivorId): string => ringColours[Math.max(0, who) % ringColours.length];
const middle = (a: Point, b: Point | undefined): Point => (b === undefined ? a : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
