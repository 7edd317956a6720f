import type { ReactNode } from 'react';
import { FittedLetters } from './name-on';
import {
  ACCENT,
  emWidth,
  INK,
  mix,
  PAPER,
  Poster,
  readableOnScene,
  round,
  type SceneProps,
  Word,
} from './scene-parts';

// Seen from above; a shirt's own origin is the middle of its collar, the press turns around HUB.
const HUB = '344 820';
const SHIRT =
  'M-54 0Q0 44 54 0L112 18Q160 50 208 116L150 166 124 138Q118 290 132 450H-132Q-118 290-124 138L-150 166-208 116Q-160 50-112 18z';

interface LoadedProps {
  /** Degrees around the press. */
  turn: number;
  cloth: string;
  rib: string;
  shadow: string;
  children?: ReactNode;
}

function Loaded({ turn, cloth, rib, shadow, children }: LoadedProps) {
  return (
    <g transform={`rotate(${turn} ${HUB})`}>
      <path fill={shadow} transform={`translate(${turn < 0 ? 358 : 366} 74)`} d={SHIRT} />
      <g transform="translate(344 52)">
        <path fill={cloth} d={SHIRT} />
        <path fill={shadow} d="M-54 0Q0-16 54 0 0 44-54 0z" />
        <path
          fill="none"
          stroke={rib}
          strokeWidth="3"
          d="M-62 2Q0 62 62 2M-112 18-124 138M112 18 124 138M-199 126-142 159M199 126 142 159"
        />
        <g transform="translate(-89 80)">{children}</g>
      </g>
    </g>
  );
}

/** A screen-printing carousel from above: shirts fan out around the press, ink is pushed through a screen. */
export function SceneShirtPress({ lettering = 'Bim', plate, ...poster }: SceneProps) {
  const size = round(Math.min(90, 156 / emWidth(lettering)));
  const step = round(size * 0.87);
  const shadow = mix(66, ACCENT, INK);
  const own = plate?.fit({
    x: 10,
    y: 10,
    width: 158,
    height: 66,
    lines: 2,
    most: 62,
    least: readableOnScene,
  });
  const pitch = own ? Math.max(own.box.height + 16, 60) : step;
  const lines = (fill: string, numbers = [0, 1, 2, 3], up = 0) =>
    numbers.map((line) =>
      own ? (
        <FittedLetters
          key={line}
          name={own}
          fill={fill}
          transform={`translate(0 ${round(14 - own.box.y + pitch * line - up)})`}
        />
      ) : (
        <Word key={line} centre x={89} y={round(24 + size * 0.34 + step * line - up)} size={size} fill={fill}>
          {lettering}
        </Word>
      ),
    );
  // Under the squeegee stands the next line that is dry.
  const printed = own ? Array.from({ length: 6 }, (_, line) => line) : undefined;
  return (
    <Poster scene="shirt-press" ground={ACCENT} {...poster}>
      <Loaded turn={-44} cloth={INK} rib={ACCENT} shadow={shadow}>
        {lines(ACCENT, printed)}
      </Loaded>
      <Loaded turn={29} cloth={mix(30)} rib={ACCENT} shadow={shadow}>
        {lines(ACCENT, printed)}
      </Loaded>
      <Loaded turn={-8} cloth={PAPER} rib={mix(50)} shadow={shadow} />
      <g transform={`rotate(-8 ${HUB})`}>
        <path fill={INK} opacity=".3" d="M252 186h222v340H252z" />
        <path fill={INK} d="M232 166h222v360H232z" />
        <path fill={mix(30)} d="M253 187h180v339H253z" />
        <svg x="253" y="187" width="180" height="184">
          <path fill={mix(56)} d="M10 0h160v184H10z" />
          {lines(ACCENT, printed ?? [0, 1])}
        </svg>
        <svg x="253" y="371" width="180" height="155">
          {lines(PAPER, printed ?? [3], 184)}
        </svg>
        <path
          fill={ACCENT}
          d="M262 380h162q6 16-8 20-16 2-24 11-10 8-22 0-10-7-24 2-16 12-30 2-10-7-24-4-22 0-34-11-8-11 4-20z"
        />
        <path fill={mix(50, PAPER, INK)} d="M262 358h162v26H262zM256 328h174v7H256z" />
        <path fill={INK} d="M256 334h174v34H256z" />
      </g>
    </Poster>
  );
}
