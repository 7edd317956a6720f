import type { CSSProperties } from 'react';
import { pictureAddress } from './picture-name';
import { groupInk, INK, PAPER } from './scene-parts';

interface MarkProps {
  className?: string;
}

interface RegistrationMarkProps extends MarkProps {
  /** Side in CSS pixels. */
  size?: number;
  style?: CSSProperties;
}

/** The cross by which the inks of a print are laid exactly on one another, in the current colour. */
export function RegistrationMark({ size = 24, className, style }: RegistrationMarkProps) {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" className={className} style={style} aria-hidden>
      <path
        fill="none"
        stroke="currentColor"
        d="M-12 0H12M0-12V12M-7.5 0a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0z"
      />
      <path fill="currentColor" d="M0 0V-4A4 4 0 0 1 4 0zM0 0V4A4 4 0 0 1-4 0z" />
    </svg>
  );
}

/** Length of the ruler in CSS centimetres, and its name in the file of pictures. */
const rulerLength = 102;
/** In millimetres: the last tick is a line of 0.2 mm. */
const rulerWidth = rulerLength * 10 + 0.2;
const rulerName = 'ruler';
const discsName = 'ink-discs';

/** A scale in true CSS centimetres with millimetres, numbered, in the current colour; ticks hang from its upper edge. */
export function Ruler({ className }: MarkProps) {
  return (
    <svg
      width={`${rulerWidth}mm`}
      height="8mm"
      viewBox={`0 0 ${rulerWidth} 8`}
      fill="currentColor"
      className={className}
      aria-hidden
    >
      <use href={pictureAddress(rulerName)} />
    </svg>
  );
}

function RulerDrawing() {
  return (
    <g id={rulerName} fontFamily="var(--font-text)" fontSize="2.6">
      <g stroke="currentColor">
        <path strokeWidth="2" strokeDasharray=".2 .8" d={`M0 1H${rulerWidth}`} />
        <path strokeWidth="3" strokeDasharray=".2 4.8" d={`M0 1.5H${rulerWidth}`} />
        <path strokeWidth="4.5" strokeDasharray=".2 9.8" d={`M0 2.25H${rulerWidth}`} />
      </g>
      {Array.from({ length: rulerLength }, (_, i) => i + 1).map((n) => (
        <text key={n} x={n * 10 - 0.4} y="7" textAnchor="end">
          {n}
        </text>
      ))}
    </g>
  );
}

/** Six opaque inks laid over one another: each covers what lies below and lets nothing through. Fills its box. */
export function InkDiscs({ className }: MarkProps) {
  return (
    <svg viewBox="0 0 560 720" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden>
      <use href={pictureAddress(discsName)} />
    </svg>
  );
}

/** The same as a group, 560 × 720 units. */
export function DiscsDrawing() {
  const discs = [
    [90, 90, 210, 'signs'],
    [430, 60, 190, 'wrapping'],
    [330, 300, 200, 'textile'],
    [60, 420, 180, 'walls'],
    [500, 520, 220, 'lettering'],
    [230, 620, 170, 'design'],
  ] as const;
  return (
    <g id={discsName}>
      <path fill={INK} d="M0 0h560v720H0z" />
      {discs.map(([x, y, radius, group]) => (
        <circle key={group} cx={x} cy={y} r={radius} fill={groupInk(group)} />
      ))}
      <circle cx="285" cy="430" r="96" fill={PAPER} />
      <path stroke={INK} strokeWidth="3" fill="none" d="M165 430h240M285 310v240M285 370a60 60 0 1 1-.1 0" />
    </g>
  );
}

/** The marks that stand below a first screen, for the file of pictures. */
export function MarkDrawings() {
  return (
    <>
      <RulerDrawing />
      <DiscsDrawing />
    </>
  );
}
