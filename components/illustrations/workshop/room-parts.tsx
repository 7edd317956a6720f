import type { ReactNode } from 'react';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';
import { blend, INK, PAPER, tonesOf } from '../tones';

/** Sets a word in outlines, its baseline's start at (0, 0): a picture that is a file of its own has no fonts. */
export type Outline = (word: string, capHeight: number) => string;

/** Where feet and legs of furniture stand, and where the section cuts the ground. */
export const FLOOR = 530;
const GROUND = 540;
export const steel = blend(58, PAPER, INK);
export const dark = blend(18, PAPER, INK);

interface RoomProps {
  group: ServiceGroupId;
  /** The wall that the section looks at, roof included. */
  wall: string;
  left: number;
  right: number;
  /** Painted on the wall, with its place. */
  number: string;
  numberAt: readonly [x: number, y: number];
  floor?: number;
  outline: Outline;
  children: ReactNode;
}

/** One room of the section: its wall in the tint of the trade, a strip of floor, a number as large as its door. */
export function Room({
  group,
  wall,
  left,
  right,
  number,
  numberAt: [x, y],
  floor = GROUND,
  outline,
  children,
}: RoomProps) {
  const { ink, pale, soft } = tonesOf(group);
  return (
    <g>
      <path fill={pale} d={wall} />
      <path fill={soft} transform={`translate(${x} ${y})`} d={outline(number, 96)} />
      <path fill={blend(46, ink, PAPER)} d={`M${left} ${floor - 34}H${right}V${floor}H${left}z`} />
      <path fill={ink} d={`M${left} ${floor - 38}H${right}v4H${left}z`} />
      {children}
    </g>
  );
}

/** A lamp on its cord and what it lights. */
export function Lamp({
  x,
  from,
  to,
  floor = GROUND,
}: {
  x: number;
  from: number;
  to: number;
  floor?: number;
}) {
  const foot = floor - 38;
  const spread = (foot - to) * 0.42;
  return (
    <>
      <path
        fill="#fff"
        opacity=".34"
        d={`M${x - 20} ${to}h40L${Math.round(x + spread)} ${foot}H${Math.round(x - spread)}z`}
      />
      <path fill={INK} d={`M${x - 1} ${from}h2V${to - 14}h7l14 14h-44l14-14h7z`} />
      <path fill="#f5a800" d={`M${x - 15} ${to}h30q-15 11-30 0z`} />
    </>
  );
}

/** Shadow of something that stands on the floor. */
export function Shadow({ x, width, floor = FLOOR }: { x: number; width: number; floor?: number }) {
  return <path fill={INK} opacity=".28" d={`M${x} ${floor - 3}h${width}l20 7h-${width}z`} />;
}
