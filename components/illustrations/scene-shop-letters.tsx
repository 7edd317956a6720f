import type { ReactNode } from 'react';
import type { Plate } from '@/lib/nameplate/plate';
import { FittedLetters } from './name-on';
import {
  ACCENT,
  CAP,
  dots,
  emWidth,
  INK,
  mix,
  PAPER,
  Poster,
  readableOnScene,
  round,
  type SceneProps,
} from './scene-parts';

const START = 58;

/** What hangs on the façade, and what is still to come. */
interface Fitting {
  /** Left edge of the paper template. */
  sheet: number;
  /** Baseline and height of the letters on it. */
  base: number;
  cap: number;
  /** Of the letter to come: its left edge and its middle. */
  left: number;
  middle: number;
  coming: ReactNode;
  /** Type size of a word. */
  size?: number;
  /** How far they stand out. */
  depth: number;
  /** The letters that hang, moved by so much to the right and down. */
  mounted: (by?: readonly [number, number]) => ReactNode;
}

function fitWord(word: string): Fitting {
  const size = round(Math.min(290, 652 / emWidth(word)));
  const cap = round(size * CAP);
  const base = round(206 + cap / 2);
  const edge = (index: number) => round(START + emWidth(word.slice(0, index)) * size);
  const last = word.length - 1;
  const mounted = word.slice(0, last);
  const length = round(emWidth(mounted) * size);
  return {
    sheet: edge(last - 1) - 8,
    base,
    cap,
    left: edge(last),
    middle: (edge(last) + edge(last + 1)) / 2,
    size,
    depth: 16,
    coming: (
      <text x={edge(last)} y={base}>
        {word.slice(last)}
      </text>
    ),
    mounted: ([dx, dy] = [0, 0]) => (
      <text key={dx} textLength={length} lengthAdjust="spacingAndGlyphs" x={START + dx} y={base + dy}>
        {mounted}
      </text>
    ),
  };
}

const ownId = 'np-mounted';

/** A visitor's name hangs whole but for the letter that reaches furthest. */
function fitPlate(plate: Plate): Fitting {
  const name = plate.fit({
    x: 40,
    y: 108,
    width: 540,
    height: 208,
    lines: 3,
    most: 150,
    least: readableOnScene,
    align: 'start',
  });
  const letters = name.lines.flatMap((line) => line.glyphs.map(({ box }) => ({ box, line })));
  const { box, line } = letters.reduce((one, other) =>
    other.box.x + other.box.width > one.box.x + one.box.width ? other : one,
  );
  const depth = Math.min(16, Math.max(4, Math.round(name.cap * 0.1)));
  const hangs = ({ x, width }: { x: number; width: number }) => letters.length === 1 || x + width / 2 < box.x;
  return {
    sheet: letters.length === 1 ? round(box.x + box.width + 60) : round(box.x - name.cap * 0.3 - 12),
    base: round(line.y),
    cap: round(name.cap),
    left: box.x,
    middle: box.x + box.width / 2,
    depth,
    coming: <FittedLetters name={name} shows={(letter) => !hangs(letter.box)} strokeWidth={5} />,
    mounted: ([dx, dy] = [0, 0]) =>
      dx === depth ? (
        <g key={dx} id={ownId} transform={`translate(${dx} ${dy})`}>
          <FittedLetters name={name} shows={(letter) => hangs(letter.box)} />
        </g>
      ) : (
        <use key={dx} href={`#${ownId}`} x={dx - depth} y={dy - depth} />
      ),
  };
}

/** A façade: relief letters on their spacers, the fitter's paper template half torn away, one letter still to come. */
export function SceneShopLetters({ lettering = 'KOLO', plate, ...poster }: SceneProps) {
  const { sheet, base, cap, left, middle, size, depth, coming, mounted } = plate
    ? fitPlate(plate)
    : fitWord(lettering);
  const shade = mix(58, ACCENT, INK);
  const relief = Array.from({ length: depth }, (_, i) => depth - i);
  return (
    <Poster scene="shop-letters" ground={ACCENT} {...poster}>
      <g transform="translate(0 34)skewY(-6)">
        <path fill={mix(30)} d="M0-40h640v64H0z" />
        <path fill={PAPER} d="M0 18h640v24H0z" />
        <path fill={shade} d="M0 42h640v24H0z" />
        <path fill={shade} d={`M${sheet + 20} 100h400v258H${sheet - 8}z`} />
        <path fill={PAPER} d={`M${sheet + 4} 84h20v258h-50l-6-18 12-26-14-24 8-36-5-40 6-34-4-42z`} />
        <path
          fill={mix(26)}
          d={`M${sheet + 4} 84h400v258H${sheet - 20}l4-34-10-24 10-40-6-44 10-36-5-34 12-38z`}
        />
        <path
          fill="none"
          stroke={ACCENT}
          strokeWidth="2"
          strokeDasharray="10 6"
          d={`M${sheet - 14} ${base}h400m-400 ${-cap}h400M${round(middle)} 90v244`}
        />
        <g fontSize={size} fill={mix(12)} stroke={ACCENT} strokeWidth="6" paintOrder="stroke">
          {coming}
        </g>
        <path
          fill="none"
          stroke={ACCENT}
          strokeWidth="10"
          strokeLinecap="round"
          d={dots([
            [left + cap * 0.2233, base - cap / 2],
            [middle, base - cap * 0.9],
            [middle, base - cap * 0.1],
          ])}
        />
        <g fontSize={size} fill={INK} opacity=".32">
          {mounted([Math.round(depth * 2.4), Math.round(depth * 2.5)])}
        </g>
        <g fontSize={size} fill={INK} stroke={INK} strokeLinejoin="round">
          {relief.map((by) => mounted([by, by]))}
        </g>
        <g fontSize={size} fill={PAPER}>
          {mounted()}
        </g>
        <path fill={INK} d="M0 372h640v230H0z" />
        <path
          fill={shade}
          d="M0 412h60L22 560h-96zM120 412h60L158 560H52zM240 412h60l-6 148H184zM360 412h60l10 148H320zM480 412h60l26 148H456zM600 412h60v148h-68z"
        />
        <path fill={PAPER} d="M0 366h640v22H0z" />
      </g>
    </Poster>
  );
}
