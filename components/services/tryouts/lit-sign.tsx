import type { ReactNode } from 'react';
import { FittedLetters } from '@/components/illustrations/name-on';
import { round, Word } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import type { Locale } from '@/lib/i18n/locales';
import { litSign as copy } from '@/lib/services/tryouts/illuminated-signs';
import {
  Choice,
  type NamedDrawingProps,
  OnOff,
  readableOnTryout,
  Says,
  TryoutFrame,
  TryoutSheet,
} from './tryout-parts';

const { ink, deep } = tonesOf('signs');
const night = '#12142b';
const wall = blend(38, ink, PAPER);
const shade = blend(66, ink, PAPER);

const glass = blend(46, ink, INK);
const box = 'M68 86h464v132H68z';
const halo = [
  [92, 13],
  [56, 34],
  [26, 72],
] as const;

const script =
  'M112 222C150 206 196 152 192 108 189 84 166 92 158 128 151 162 154 196 134 212 116 224 108 210 122 206 144 202 164 222 188 220 206 218 220 196 230 166 226 190 220 220 238 220 256 220 270 188 276 166 272 190 268 220 284 220 298 220 308 196 316 166 314 186 310 204 306 219 314 188 330 164 342 168 352 172 346 196 340 219 350 186 366 162 378 168 388 174 374 220 392 220 404 220 416 204 424 192 432 174 450 162 468 170 446 160 426 178 426 200 426 224 450 228 462 206 472 188 474 178 478 168 474 188 468 220 486 220 498 220 508 208 516 196';

/** A short made-up brand word. */
const lettering = 'Luma';

/** Where a visitor's name stands, as tall as that word at most. */
const board = {
  x: 92,
  y: 104,
  width: 416,
  height: 96,
  most: 88,
  least: readableOnTryout,
} as const;

interface LitLetters {
  /** Flat, and as a line of light. */
  flat(strokeWidth?: number): ReactNode;
  line(strokeWidth: number): ReactNode;
  /** How wide its light is, and how thick its tube, by those of the made-up word. */
  light: number;
  tube: number;
}

/** The made-up word is drawn once and used in every light; a visitor's name has its letters in the page. */
function lettersOf(plate: NamedDrawingProps['plate']): LitLetters {
  if (!plate)
    return {
      flat: () => <use href="#lit-name" />,
      line: () => <use href="#lit-line" />,
      light: 1,
      tube: 1,
    };
  const name = plate.fit(board);
  // A line of letters is scaled, and would scale a stroke that it inherits.
  const letters = (strokeWidth?: number) => <FittedLetters name={name} strokeWidth={strokeWidth} />;
  const light = Math.max(0.3, name.cap / board.most);
  return { flat: letters, line: letters, light, tube: light / 2 };
}

export function LitSignDrawing({ plate }: NamedDrawingProps) {
  const { flat, line, light, tube } = lettersOf(plate);
  const glow = (percent: number) => blend(percent, ink, night);
  return (
    <TryoutSheet>
      {plate ? null : (
        <defs>
          <g id="lit-name">
            <Word centre x={300} y={152} size={132}>
              {lettering}
            </Word>
          </g>
          <path id="lit-line" d={script} />
        </defs>
      )}
      <path fill={wall} d="M0 0h600v400H0z" />
      <path
        stroke={blend(48, ink, PAPER)}
        strokeWidth="2"
        strokeDasharray="47 3"
        d="M-20 48h640M0 76h640M-20 104h640M0 132h640M-20 160h640M0 188h640M-20 216h640M0 244h640"
      />
      <path fill={PAPER} d="M0 0h600v22H0zM0 262h600v18H0z" />
      <path fill={shade} d="M0 22h600v8H0zM0 280h600v10H0z" />
      <path fill={deep} d="M40 290h332v110H40zM410 290h110v110H410z" />
      <path fill={glass} d="M52 298h308v102H52zM422 298h86v102h-86z" />
      <path
        fill={shade}
        opacity=".5"
        d="M52 298h120L108 400H52zM230 298h44l-64 102h-44zM422 298h50l-50 90z"
      />
      <path fill={INK} d="M84 400v-46h14v-20h12v20h14v46zM296 400q0-44 26-44t26 44zM486 352h8v26h-8z" />
      <g data-a="0">
        <path fill={deep} d="M540 78l14 14v148H74l-14-14z" />
        <path fill={INK} d="M60 78h480v148H60z" />
        <path fill="#fff" d="M68 86h464v132H68z" />
        {flat()}
      </g>
      <g data-a="1">
        <g transform="translate(8 9)" fill={shade}>
          {flat()}
        </g>
        {flat()}
      </g>
      <g data-a="2" fill="none" strokeLinecap="round">
        <path fill="#fff" opacity=".6" d="M84 74h452v168H84z" />
        <path stroke={INK} strokeWidth="9" d="M97 87h0M523 87h0M97 229h0M523 229h0" />
        <g stroke={shade} strokeWidth={round(10 * tube)}>
          {line(round(10 * tube))}
        </g>
        <g stroke="#fff" strokeWidth={round(6 * tube)}>
          {line(round(6 * tube))}
        </g>
      </g>
      <path data-b="1" fill={night} opacity=".88" d="M0 0h600v400H0z" />
      <g data-c="1" strokeLinejoin="round" strokeLinecap="round">
        <g data-a="0">
          <g data-b="1" fill="none">
            <path strokeWidth="150" stroke={glow(12)} d={box} />
            <path strokeWidth="80" stroke={glow(26)} d={box} />
            <path strokeWidth="16" stroke={INK} d={box} />
          </g>
          <path fill={blend(30, ink, '#ffffff')} d={box} />
          {flat()}
        </g>
        <g data-a="1">
          <g data-b="1">
            {halo.map(([width, percent]) => (
              <g key={width} stroke={glow(percent)} strokeWidth={round(width * light)}>
                {flat(round(width * light))}
              </g>
            ))}
          </g>
          <g stroke="#fff3cf" strokeWidth={round(8 * light)}>
            {flat(round(8 * light))}
          </g>
          {flat()}
        </g>
        <g data-a="2" fill="none">
          <g data-b="1">
            <g stroke={glow(16)} strokeWidth={round(62 * tube)}>
              {line(round(62 * tube))}
            </g>
            <g stroke={glow(42)} strokeWidth={round(30 * tube)}>
              {line(round(30 * tube))}
            </g>
          </g>
          <g stroke={ink} strokeWidth={round(12 * tube)}>
            {line(round(12 * tube))}
          </g>
          <g stroke="#fff6dc" strokeWidth={round(6 * tube)}>
            {line(round(6 * tube))}
          </g>
        </g>
        <path data-b="1" fill={ink} opacity=".5" d="M0 262h600v4H0zM40 290h332v3H40zM410 290h110v3H410z" />
      </g>
    </TryoutSheet>
  );
}

/** The same word lit in three ways, by day and by night. */
export function LitSign({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<LitSignDrawing />} className="try-night">
      <Choice by="a" choice={copy.kinds} locale={locale} />
      <Choice by="b" choice={copy.hours} locale={locale} />
      <OnOff label={copy.power[locale]} on />
      <Says texts={copy.says} locale={locale} />
    </TryoutFrame>
  );
}
