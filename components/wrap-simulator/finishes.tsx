import type { ReactNode } from 'react';
import type { FilmLook, Finish, Light, PrintPattern } from '@/lib/wrap-simulator/film-look';

/** The surface a film is drawn on: a box, and the millimetres that a phone shows as one pixel. */
export interface Surface {
  width: number;
  height: number;
  unit: number;
}

interface FinishProps {
  look: FilmLook;
  /** Prefix of every id inside: two drawings in one document need two. */
  id: string;
  surface: Surface;
  light: Light;
}

/** How much of each kind of light a finish gives back; `lift` is the veil of scattered light on a dull surface. */
const response: Record<Finish, { gleam: number; light: number; shade: number }> = {
  gloss: { gleam: 1, light: 1, shade: 1 },
  satin: { gleam: 0, light: 0.9, shade: 1 },
  matt: { gleam: 0, light: 0.22, shade: 0.85 },
  metallic: { gleam: 0.75, light: 1.1, shade: 1.15 },
  pearl: { gleam: 0.65, light: 1.1, shade: 0.9 },
  'colour-shift': { gleam: 0.55, light: 0.7, shade: 0.8 },
  carbon: { gleam: 0.8, light: 0.5, shade: 0.8 },
  brushed: { gleam: 0, light: 0.5, shade: 1 },
  chrome: { gleam: 0.9, light: 0.6, shade: 0.8 },
  reflective: { gleam: 0.1, light: 0.4, shade: 0.9 },
  printed: { gleam: 0.5, light: 0.6, shade: 1 },
};

export function responseOf(finish: Finish) {
  return response[finish];
}

/** `share` of the second colour in the first, both #rrggbb. */
function blend(first: string, second: string, share: number): string {
  const channel = (from: number) => {
    const a = Number.parseInt(first.slice(from, from + 2), 16);
    const b = Number.parseInt(second.slice(from, from + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Relative lightness of a colour, 0 to 1, good enough to choose between light and dark ornament. */
function lightness(colour: string): number {
  const part = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  return 0.3 * part(1) + 0.59 * part(3) + 0.11 * part(5);
}

/** Squares strewn over a tile, the same ones at every drawing. */
function strewn(count: number, tile: number, size: number, seed: number): string {
  let state = seed;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  return Array.from({ length: count }, () => {
    const s = size * (0.6 + next() * 0.8);
    const at = () => Math.round(next() * (tile - s) * 10) / 10;
    return `M${at()} ${at()}h${s.toFixed(1)}v${s.toFixed(1)}h-${s.toFixed(1)}z`;
  }).join('');
}

const brightFlakes = strewn(46, 40, 0.62, 7);
const darkFlakes = strewn(34, 40, 0.62, 91);
const largeFlakes = strewn(9, 40, 1, 23);
const fineFlakes = strewn(60, 40, 0.42, 51);

interface TileProps {
  id: string;
  surface: Surface;
  width: number;
  height: number;
  turn?: number;
  children: ReactNode;
}

/** A repeating tile whose own units are pixels of a phone. */
function Tile({ id, surface, width, height, turn, children }: TileProps) {
  const scale = Math.round(surface.unit * 1000) / 1000;
  return (
    <pattern
      id={id}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale})${turn ? `rotate(${turn})` : ''}`}
    >
      {children}
    </pattern>
  );
}

interface RampProps {
  id: string;
  surface: Surface;
  /** Colour, opacity and place of each stop. */
  stops: readonly (readonly [number, string, number])[];
  /** From where to where, as shares of the surface. */
  run?: readonly [number, number, number, number];
}

function Ramp({ id, surface, stops, run = [0, 0, 0, 1] }: RampProps) {
  const [x1, y1, x2, y2] = run;
  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1={Math.round(x1 * surface.width)}
      y1={Math.round(y1 * surface.height)}
      x2={Math.round(x2 * surface.width)}
      y2={Math.round(y2 * surface.height)}
    >
      {stops.map(([offset, colour, opacity]) => (
        <stop
          key={`${offset}${colour}${opacity}`}
          offset={offset}
          stopColor={colour}
          stopOpacity={opacity === 1 ? undefined : opacity}
        />
      ))}
    </linearGradient>
  );
}

const W = '#ffffff';
const K = '#000000';

type Drawn = { defs: ReactNode; fills: readonly string[] };
type Draw = (props: { id: string; surface: Surface; look: FilmLook }) => Drawn;

const url = (id: string) => `url(#${id})`;

const draws: Record<Finish, Draw> = {
  gloss: ({ id, surface, look }) => ({
    defs: (
      <Ramp
        id={`${id}-a`}
        surface={surface}
        stops={[
          [0, W, 0.22],
          [0.4, W, 0.04],
          [0.55, K, 0.02],
          [1, K, 0.2],
        ]}
      />
    ),
    fills: [look.colours[0], url(`${id}-a`)],
  }),
  satin: ({ id, surface, look }) => ({
    defs: (
      <Ramp
        id={`${id}-a`}
        surface={surface}
        stops={[
          [0, W, 0.1],
          [0.18, W, 0.14],
          [0.42, W, lightness(look.colours[0]) > 0.6 ? 0.55 : 0.34],
          [0.64, W, 0.04],
          [0.8, K, 0.1],
          [1, K, 0.26],
        ]}
      />
    ),
    fills: [look.colours[0], url(`${id}-a`)],
  }),
  matt: ({ id, surface, look }) => ({
    defs: (
      <Tile id={`${id}-a`} surface={surface} width={40} height={40}>
        <path fill={W} opacity={0.1} d={fineFlakes} />
        <path fill={K} opacity={0.08} d={darkFlakes} />
      </Tile>
    ),
    fills: [blend(look.colours[0], '#8c8781', 0.1), url(`${id}-a`)],
  }),
  metallic: ({ id, surface, look }) => ({
    defs: (
      <>
        <Ramp
          id={`${id}-a`}
          surface={surface}
          stops={[
            [0, W, 0.42],
            [0.3, W, 0.12],
            [0.46, W, 0.3],
            [0.56, K, 0.08],
            [0.8, K, 0.3],
            [1, K, 0.12],
          ]}
        />
        <Tile id={`${id}-b`} surface={surface} width={40} height={40}>
          <path fill={W} opacity={0.5} d={brightFlakes} />
          <path fill={K} opacity={0.28} d={darkFlakes} />
          <path fill={W} opacity={0.75} d={largeFlakes} />
        </Tile>
      </>
    ),
    fills: [look.colours[0], url(`${id}-a`), url(`${id}-b`)],
  }),
  pearl: ({ id, surface, look: { colours } }) => ({
    defs: (
      <>
        <Ramp
          id={`${id}-a`}
          surface={surface}
          stops={[
            [0, colours[1] ?? W, 0.75],
            [0.26, W, 0.3],
            [0.48, colours[1] ?? W, 0.55],
            [0.66, colours[0], 0],
            [1, colours[2] ?? colours[1] ?? K, 0.5],
          ]}
        />
        <Tile id={`${id}-b`} surface={surface} width={40} height={40}>
          <path fill={W} opacity={0.42} d={fineFlakes} />
        </Tile>
      </>
    ),
    fills: [colours[0], url(`${id}-a`), url(`${id}-b`)],
  }),
  'colour-shift': ({ id, surface, look: { colours } }) => {
    const [first, second = first, third = second] = colours;
    return {
      defs: (
        <>
          <Ramp
            id={`${id}-a`}
            surface={surface}
            run={[0, 0, 1, 0.35]}
            stops={[
              [0, third, 1],
              [0.2, second, 1],
              [0.44, first, 1],
              [0.62, second, 1],
              [0.8, third, 1],
              [1, second, 1],
            ]}
          />
          <Ramp
            id={`${id}-b`}
            surface={surface}
            stops={[
              [0, third, 0.7],
              [0.36, second, 0],
              [0.6, first, 0.1],
              [1, blend(first, K, 0.4), 0.75],
            ]}
          />
        </>
      ),
      fills: [url(`${id}-a`), url(`${id}-b`)],
    };
  },
  carbon: ({ id, surface, look: { colours } }) => {
    const light = blend(colours[0], W, 0.3);
    const dark = blend(colours[0], K, 0.55);
    return {
      defs: (
        <>
          <Tile id={`${id}-a`} surface={surface} width={8} height={8}>
            <path fill={colours[0]} d="M0 0h8v8H0z" />
            <path fill={light} d="M0 0h4v2H0zM2 2h4v2H2zM4 4h4v2H4zM6 6h2v2H6zM0 6h2v2H0z" />
            <path fill={dark} d="M4 0h2v4H4zM6 2h2v4H6zM0 4h2v4H0zM2 6h2v2H2zM2 0h0z" />
          </Tile>
          <Ramp
            id={`${id}-b`}
            surface={surface}
            run={[0, 0, 0.6, 1]}
            stops={[
              [0, W, 0.2],
              [0.35, K, 0.1],
              [0.5, W, 0.24],
              [0.65, K, 0.12],
              [1, K, 0.35],
            ]}
          />
        </>
      ),
      fills: [url(`${id}-a`), url(`${id}-b`)],
    };
  },
  brushed: ({ id, surface, look }) => ({
    defs: (
      <>
        <Tile id={`${id}-a`} surface={surface} width={160} height={12}>
          <path
            stroke={W}
            strokeWidth={0.7}
            opacity={0.5}
            d="M0 .5h70M92 .5h60M20 3.5h110M0 6.5h40M60 6.5h90M10 9.5h120"
          />
          <path
            stroke={K}
            strokeWidth={0.7}
            opacity={0.34}
            d="M30 2h120M0 5h96M110 5h40M40 8h80M0 11h60M80 11h80"
          />
        </Tile>
        <Ramp
          id={`${id}-b`}
          surface={surface}
          run={[0, 0, 1, 0.18]}
          stops={[
            [0, K, 0.2],
            [0.16, W, 0.42],
            [0.32, K, 0.14],
            [0.48, K, 0.2],
            [0.64, W, 0.46],
            [0.8, K, 0.16],
            [1, W, 0.18],
          ]}
        />
      </>
    ),
    fills: [look.colours[0], url(`${id}-b`), url(`${id}-a`)],
  }),
  chrome: ({ id, surface, look: { colours } }) => {
    const [tone] = colours;
    return {
      defs: (
        <Ramp
          id={`${id}-a`}
          surface={surface}
          stops={[
            [0, blend(tone, W, 0.9), 1],
            [0.2, blend(tone, W, 0.35), 1],
            [0.36, blend(tone, W, 0.85), 1],
            [0.45, W, 1],
            [0.455, blend(tone, '#1b1a20', 0.82), 1],
            [0.56, blend(tone, '#1b1a20', 0.55), 1],
            [0.74, blend(tone, W, 0.25), 1],
            [0.78, blend(tone, W, 0.8), 1],
            [0.785, blend(tone, K, 0.45), 1],
            [1, blend(tone, K, 0.15), 1],
          ]}
        />
      ),
      fills: [url(`${id}-a`)],
    };
  },
  reflective: ({ id, surface, look: { colours } }) => {
    const pale = lightness(colours[0]) > 0.7;
    return {
      defs: (
        <Tile id={`${id}-a`} surface={surface} width={7} height={12.12}>
          <path
            fill="none"
            stroke={pale ? '#7d7a74' : W}
            strokeWidth={0.55}
            opacity={pale ? 0.55 : 0.5}
            d="M3.5 0v2.02L0 4.04v4.04l3.5 2.02v2.02M3.5 10.1L7 8.08V4.04L3.5 2.02"
          />
        </Tile>
      ),
      fills: [blend(colours[0], '#8c8781', 0.08), url(`${id}-a`)],
    };
  },
  printed: ({ id, surface, look }) => ({
    defs: prints[look.print ?? 'camouflage']({ id: `${id}-a`, surface, colours: look.colours }),
    fills: [look.colours[0], url(`${id}-a`)],
  }),
};

interface PrintProps {
  id: string;
  surface: Surface;
  colours: FilmLook['colours'];
}

const prints: Record<PrintPattern, (props: PrintProps) => ReactNode> = {
  camouflage: ({ id, surface, colours: [, second = K, third = second] }) => (
    <Tile id={id} surface={surface} width={72} height={60}>
      <path
        fill={second}
        d="M-8 10Q4 -2 18 4T40 6Q52 14 40 22T22 24Q14 36 2 30T-8 10ZM48 34Q60 26 70 32T84 44Q80 56 66 54T50 50Q40 42 48 34ZM64 10Q72 -2 80 4L84 14Q72 20 64 10ZM-8 34Q0 30 8 36T12 52Q0 58 -8 48Z"
      />
      <path
        fill={third}
        d="M20 38Q30 30 40 38T48 58Q38 64 28 56T20 38ZM50 4Q58 -4 66 2T62 16Q54 18 50 4ZM6 12Q14 8 22 13T16 21Q8 20 6 12ZM58 40Q64 36 70 40T66 48Q58 48 58 40Z"
      />
    </Tile>
  ),
  splinter: ({ id, surface, colours: [, second = K, third = second] }) => (
    <Tile id={id} surface={surface} width={96} height={64}>
      <path fill={second} d="M0 0L34 0L12 40ZM40 64L58 14L88 64ZM96 0L70 22L96 34Z" />
      <path fill={third} d="M34 0L58 14L30 46L22 22ZM0 64L12 40L30 46L18 64ZM96 34L70 22L76 44L88 64H96Z" />
    </Tile>
  ),
  pinstripe: ({ id, surface, colours: [, second = K, third = second] }) => (
    <Tile id={id} surface={surface} width={30} height={30} turn={-58}>
      <path fill={second} d="M0 0h30v7H0z" />
      <path fill={third} d="M0 11h30v2.5H0zM0 17h30v1.2H0z" />
    </Tile>
  ),
  halftone: ({ id, surface, colours: [, second = K] }) => (
    <Tile id={id} surface={surface} width={12} height={72}>
      {[2.6, 2.3, 2, 1.7, 1.4, 1.1].map((r, row) => (
        <path
          key={r}
          stroke={second}
          strokeLinecap="round"
          strokeWidth={r * 2}
          d={`M3 ${row * 12 + 3}h0M9 ${row * 12 + 9}h0`}
        />
      ))}
    </Tile>
  ),
  terrazzo: ({ id, surface, colours: [, second = K, third = second] }) => (
    <Tile id={id} surface={surface} width={56} height={48}>
      <path
        fill={second}
        d="M4 6l9-3 5 6-6 6-8-2zM32 4l7 2-1 6-7-1zM44 22l8 3-2 9-9-2-2-6zM16 30l6-2 4 7-7 4zM2 40l6 1-2 5-5-2z"
      />
      <path
        fill={third}
        d="M22 14l8 3-3 6-7-2zM48 6l5 3-3 5-5-3zM4 22l7 2-2 6-6-1zM30 36l9 2-2 7-8-3zM52 40l4 2-2 4z"
      />
    </Tile>
  ),
  checks: ({ id, surface, colours: [, second = K] }) => (
    <Tile id={id} surface={surface} width={24} height={24}>
      <path fill={second} d="M0 0h12v12H0zM12 12h12v12H12z" />
    </Tile>
  ),
};

/** The gradients and patterns of a look, for the `<defs>` of its drawing. */
export function FinishDefs({ look, id, surface, light }: FinishProps) {
  return (
    <>
      {draws[look.finish]({ id, surface, look }).defs}
      {light === 'night' && look.finish === 'reflective' && (
        <radialGradient id={`${id}-n`} cx=".5" cy=".62" r=".75">
          <stop offset="0" stopColor={W} stopOpacity={0.7} />
          <stop offset=".5" stopColor={W} stopOpacity={0.28} />
          <stop offset="1" stopColor={W} stopOpacity={0} />
        </radialGradient>
      )}
    </>
  );
}

/** The film itself, as large as the surface: to be clipped to its panels. */
export function FinishLayers({ look, id, surface, light }: FinishProps) {
  const sheet = `M0 0H${surface.width}V${surface.height}H0Z`;
  const lit = light === 'night' && look.finish === 'reflective';
  return (
    <>
      {draws[look.finish]({ id, surface, look }).fills.map((fill) => (
        <path key={fill} fill={fill} d={sheet} />
      ))}
      {lit && <path fill={url(`${id}-n`)} d={sheet} />}
    </>
  );
}

interface SwatchProps {
  look: FilmLook;
  id: string;
  light?: Light;
  className?: string;
}

/** A sample of a film, bent like a chip in the hand: 120 × 80 units. */
export function FilmSwatch({ look, id, light = 'day', className }: SwatchProps) {
  const surface = { width: 120, height: 80, unit: 1.1 };
  const { gleam, light: soft, shade } = responseOf(look.finish);
  const returns = look.finish === 'reflective';
  return (
    <svg viewBox="0 0 120 80" className={className} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <defs>
        <FinishDefs look={look} id={id} surface={surface} light={light} />
      </defs>
      <FinishLayers look={look} id={id} surface={surface} light={light} />
      <path fill={W} opacity={0.16 * soft} d="M0 0H120V12Q60 22 0 12Z" />
      <path fill={K} opacity={0.16 * shade} d="M0 80H120V62Q60 72 0 62Z" />
      {gleam > 0 && <path fill={W} opacity={0.34 * gleam} d="M18 0H44L14 80H-12ZM52 0H58L28 80H22Z" />}
      {light === 'dusk' && <path fill="#3a2250" opacity={0.4} d="M0 0H120V80H0Z" />}
      {light === 'night' && !returns && <path fill="#070914" opacity={0.78} d="M0 0H120V80H0Z" />}
    </svg>
  );
}
