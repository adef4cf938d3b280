// A small scene beside what is missing or broke: lines in the colour of the text, light in the world's accent.
import type { ReactNode } from 'react';
import './drawn.css';

const lamp = <path className="lit" d="M58 40h14l20 68H38z" />;

const SCENES = {
  /** a crossroads with a signpost that names nothing */
  road: (
    <>
      {lamp}
      <path d="M65 108V30q0-10 10-10h8M83 16v8M20 108h140M30 120h26M76 120h26M122 120h26" />
      <path d="M128 108V48M112 48h36l8 8-8 8h-36zM144 72h-36l-8 8 8 8h36z" />
    </>
  ),
  /** a boarded door */
  door: (
    <>
      <path className="lit" d="M96 108h30l14 12H84z" />
      <path d="M62 108V24h56v84M70 108V32h40v76M20 108h140M100 72h.5" />
      <path d="M54 44l72 18M126 40l-72 30M56 92l70-14" />
    </>
  ),
  /** an aerial whose cable is cut */
  wire: (
    <>
      <circle className="lit" cx="90" cy="28" r="9" />
      <path d="M90 28v46M74 108l16-80 16 80M80 78h20M77 94h26M20 108h140M66 16q-10 12 0 24M114 16q10 12 0 24" />
      <path d="M106 108q20-2 24-14M142 82q6-14 18-14M132 90l4 6M138 80l6 4" />
    </>
  ),
  /** a bare table with two chairs */
  table: (
    <>
      <path className="lit" d="M90 20l34 50H56z" />
      <path d="M90 8v12M80 20h20M46 70h88M56 70v38M124 70v38M20 108h140M34 54v54M34 82h14v26M146 54v54M146 82h-14v26" />
    </>
  ),
  /** a torn sheet */
  torn: (
    <>
      <path className="lit" d="M64 24h52v34l-12 8-10-8-12 10-10-8-8 6z" />
      <path d="M64 66V24h40l12 12v22l-12 8-10-8-12 10-10-8zM104 24v12h12M74 38h20M74 48h30M62 80l8-6 10 8 12-10 10 8 14-8v36H62zM72 96h32M20 108h42M116 108h44" />
    </>
  ),
  /** a folded map under a glass */
  map: (
    <>
      <circle className="lit" cx="112" cy="66" r="20" />
      <path d="M36 40l28-10 32 10 28-10v58l-28 10-32-10-28 10zM64 30v58M96 40v58M126 80l20 22M20 112h140" />
      <circle cx="112" cy="66" r="20" />
    </>
  ),
} as const;

export type Scene = keyof typeof SCENES;

interface DrawnProps {
  readonly scene: Scene;
  readonly text: string;
  /** it comes upon somebody who was doing something else, and is told to ears too */
  readonly told?: boolean;
  readonly children?: ReactNode;
}

/** What is missing, in one drawing, one sentence and what to do about it. */
export function Drawn({ scene, text, told = false, children }: DrawnProps) {
  return (
    <div className="drawn panel">
      <svg viewBox="0 0 180 128" fill="none" aria-hidden="true" focusable="false">
        {SCENES[scene]}
      </svg>
      <p role={told ? 'alert' : undefined}>{text}</p>
      {children !== undefined && <div className="row">{children}</div>}
    </div>
  );
}
