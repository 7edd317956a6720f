import type { ReactNode } from 'react';
import { NameOn } from './name-on';
import {
  ACCENT,
  groupInk,
  INK,
  mix,
  PAPER,
  Poster,
  readableOnScene,
  type SceneProps,
  Word,
} from './scene-parts';

// Seen from above; a folded shirt is 260 × 330, its collar at the top.
const FOLDED = 'M0 40Q4 22 30 14L78-4Q130 46 182-4L230 14q26 8 30 26V320q0 14-14 14H14Q0 334 0 320z';
const RIB = 'M70 0Q130 66 190 0';

interface PileProps {
  at: string;
  cloth: readonly [string, string, string];
  rib: string;
  shadow: string;
}

function Pile({ at, cloth, rib, shadow, children }: PileProps & { children: ReactNode }) {
  return (
    <g transform={at}>
      <path fill={shadow} transform="translate(34 36)" d={FOLDED} />
      <path fill={cloth[2]} transform="translate(18 20)" d={FOLDED} />
      <path fill={cloth[1]} transform="translate(9 10)" d={FOLDED} />
      <path fill={cloth[0]} d={FOLDED} />
      <path fill="none" stroke={rib} strokeWidth="10" d={RIB} />
      {children}
    </g>
  );
}

interface ConeProps {
  x: number;
  y: number;
  thread: string;
  core: string;
  shadow: string;
}

/** A cone of thread from above: wound layers and the plastic core. */
function Cone({ x, y, thread, core, shadow }: ConeProps) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <circle cx="12" cy="14" r="62" fill={shadow} />
      <circle r="62" fill={thread} />
      <path
        stroke={core}
        strokeWidth="2"
        opacity=".5"
        d="M-52 0a52 52 0 0 1 52-52M-40 0a40 40 0 0 1 40-40M52 0a52 52 0 0 1-52 52M40 0a40 40 0 0 1-40 40"
      />
      <circle r="28" fill={core} />
      <circle r="13" fill={shadow} />
    </g>
  );
}

/** The delivery table from above: piles of folded shirts with stitched and printed marks, and the thread they took. */
export function SceneTextileShelf({ lettering = 'Bo', plate, ...poster }: SceneProps) {
  const amber = groupInk('signs');
  const shade = mix(60, ACCENT, INK);
  const pale = mix(30);
  const shadow = mix(52, pale, INK);
  return (
    <Poster scene="textile-shelf" ground={pale} {...poster}>
      <path fill={mix(44)} d="M0 0h640v30H0zM0 150h640v6H0zM0 306h640v6H0z" />
      <g transform="translate(404 330)rotate(-7)">
        <path fill={mix(58)} d={FOLDED} />
        <circle cx="186" cy="112" r="16" fill="none" stroke={PAPER} strokeWidth="22" strokeDasharray="4 2" />
      </g>
      <Pile at="translate(398 -48)rotate(12)" cloth={[INK, amber, INK]} rib={amber} shadow={shadow}>
        {plate ? (
          <NameOn
            plate={plate}
            panel={{ x: 28, y: 96, width: 204, height: 150, lines: 3, most: 100, least: readableOnScene }}
            fill={amber}
          />
        ) : (
          <Word centre x={130} y={170} size={150} max={200} fill={amber}>
            {lettering}
          </Word>
        )}
      </Pile>
      <Pile at="translate(36 92)rotate(-9)" cloth={[ACCENT, PAPER, INK]} rib={shade} shadow={shadow}>
        <path fill={mix(30, ACCENT, INK)} d="M72-6Q130-34 188-6 130 60 72-6z" />
        <path fill={PAPER} d="M112-14h36V8h-36z" />
        <path fill="none" stroke={shade} strokeWidth="3" d="M22 46V334M238 46V334" />
        <circle
          cx="180"
          cy="150"
          r="22"
          fill="none"
          stroke={PAPER}
          strokeWidth="34"
          strokeDasharray="5 2.2"
        />
        <path fill={amber} d="M158 200h44v8h-44z" />
      </Pile>
      <Cone x={330} y={60} thread={amber} core={INK} shadow={shadow} />
      <Cone x={366} y={404} thread={PAPER} core={ACCENT} shadow={shadow} />
      <path fill="none" stroke={PAPER} strokeWidth="3" d="M318 366Q252 346 274 296T300 212" />
      <path stroke={INK} strokeWidth="5" strokeLinecap="round" d="M301 211 256 224" />
    </Poster>
  );
}
