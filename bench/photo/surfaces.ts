import type { Body } from './bodies';
import { heightAt, part } from './mesh';
import { at } from './noise';

/** What a point of a vehicle is made of. Film goes on `paint`, and on `gap`, the lines between panels. */
export const stuff = {
  paint: 1,
  gap: 2,
  glass: 3,
  plastic: 4,
  tyre: 5,
  rim: 6,
  lamp: 7,
  tailLamp: 8,
  chrome: 9,
  plate: 10,
  dark: 11,
} as const;

export interface Trim {
  /** Bumpers and sills of unpainted plastic. */
  plastic: boolean;
  chrome: boolean;
  blackMirrors: boolean;
  sunroof: boolean;
  steelRims: boolean;
}

const paints = new Set<number>([stuff.paint, stuff.gap]);
export const takesFilm = (material: number) => paints.has(material);

function sideAt(body: Body, trim: Trim, x: number, u: number, z: number): number {
  for (const wheel of body.wheels) {
    const far = Math.hypot(x - wheel, z - body.wheelRadius);
    if (far < body.wheelRadius * 1.16) return stuff.dark;
    if (trim.plastic && far < body.wheelRadius * 1.32) return stuff.plastic;
  }
  if (u < (trim.plastic ? 0.2 : 0.05)) return stuff.plastic;
  if (trim.plastic && u > 0.36 && u < 0.44) return stuff.plastic;
  const end = Math.min(x, body.length - x);
  if (trim.plastic && end < 0.5 && u < 0.34) return stuff.plastic;
  if (x > 0.06 && x < 0.42 && u > 0.72 - x * 0.3 && u < 0.98) return stuff.lamp;
  if (x > body.length - 0.22 && u > 0.52 && u < 0.98) return stuff.tailLamp;
  for (const gap of body.gaps) if (Math.abs(x - gap) < 0.007 && u > 0.08) return stuff.gap;
  for (const gap of body.gaps.slice(1))
    if (Math.abs(x - gap + 0.17) < 0.1 && Math.abs(u - 0.84) < 0.028)
      return trim.chrome ? stuff.chrome : stuff.paint;
  if (
    trim.chrome &&
    u > 0.975 &&
    x > at(at(body.panes, 0), 0) &&
    x < at(at(body.panes, body.panes.length - 1), 1)
  )
    return stuff.chrome;
  return stuff.paint;
}

function cabinAt(body: Body, trim: Trim, x: number, q: number): number {
  const cabin = heightAt(body.roof, x) - heightAt(body.belt, x);
  if (cabin < 0.1) return stuff.paint;
  const first = at(at(body.panes, 0), 0);
  const last = at(at(body.panes, body.panes.length - 1), 1);
  if (q < 0.06) return trim.chrome && x > first && x < last ? stuff.chrome : stuff.paint;
  const isLow = q < 0.86;
  const edge = 0.09 / cabin;
  for (const [from, to] of body.panes)
    if (x > from && x < to && isLow && q > 0.05 && q < 1 - edge) return stuff.glass;
  if (x > first && x < last && isLow) return trim.chrome ? stuff.plastic : stuff.paint;
  for (const gap of body.gaps) if (Math.abs(x - gap) < 0.007 && q < 0.9) return stuff.gap;
  return stuff.paint;
}

function topAt(body: Body, trim: Trim, x: number, y: number, edge: number): number {
  const across = Math.abs(y) / Math.max(0.1, edge);
  const [from, to] = body.windscreen;
  const inScreen = x > from && x < to - 0.12 * across;
  if (inScreen && across < 0.92) return stuff.glass;
  if (body.rearScreen && x > at(body.rearScreen, 0) && x < at(body.rearScreen, 1) && across < 0.86)
    return stuff.glass;
  if (trim.sunroof && x > to + 0.25 && x < to + 1 && across < 0.75) return stuff.glass;
  // The gap of the bonnet.
  if (x < from - 0.02 && x > from - 0.05) return stuff.dark;
  if (x < from && Math.abs(across - 0.93) < 0.008) return stuff.gap;
  return stuff.paint;
}

function endAt(body: Body, trim: Trim, isNose: boolean, y: number, z: number): number {
  const half = body.width / 2;
  const belt = heightAt(isNose ? body.belt : body.roof, isNose ? 0 : body.length);
  const across = Math.abs(y) / half;
  const up = (z - body.sill) / (belt - body.sill);
  if (trim.plastic && up < 0.38) return stuff.plastic;
  if (
    Math.abs(y) < 0.26 &&
    Math.abs(z - body.sill - (isNose ? 0.22 : 0.42) - (trim.plastic ? 0.06 : 0)) < 0.057
  )
    return stuff.plate;
  if (isNose) {
    if (across < 0.42 && up > 0.62 && up < 0.92)
      return trim.chrome && Math.abs(up - 0.78) < 0.02 ? stuff.chrome : stuff.dark;
    if (across < 0.55 && up > 0.12 && up < 0.36) return stuff.dark;
    if (across > 0.5 && up > 0.62 && up < 0.97) return stuff.lamp;
    return stuff.paint;
  }
  if (body.tailPane && across < 0.6 && z > 1.15 && z < 1.62) return stuff.glass;
  const lampTop = body.tailPane || belt > 1.3 ? 0.55 : 0.95;
  if (across > 0.6 && up > 0.35 && up < lampTop) return stuff.tailLamp;
  if (up < 0.16) return stuff.plastic;
  if (belt > 1.3 && Math.abs(y) < 0.006) return stuff.gap;
  return stuff.paint;
}

/**
 * What is at a point.
 *
 * @param a @param b where it is on its part, as the mesh says
 */
export function materialAt(
  body: Body,
  trim: Trim,
  kind: number,
  a: number,
  b: number,
  y: number,
  z: number,
): number {
  switch (kind) {
    case part.side:
      return sideAt(body, trim, a, b, z);
    case part.cabin:
      return cabinAt(body, trim, a, b - 1);
    case part.top: {
      const edge = (body.width / 2) * 0.94 * (1 - body.tumble * 0.9);
      return topAt(body, trim, a, y, edge);
    }
    case part.nose:
      return endAt(body, trim, true, a, b);
    case part.tail:
      return endAt(body, trim, false, a, b);
    case part.wheel: {
      if (a > 0.68) return stuff.tyre;
      const spokes = trim.steelRims ? 20 : 5;
      const isOpen =
        a > 0.2 &&
        a < 0.6 &&
        Math.abs((((b / (2 * Math.PI)) * spokes) % 1) - 0.5) < (trim.steelRims ? 0.18 : 0.26);
      return isOpen ? stuff.dark : stuff.rim;
    }
    default:
      return trim.blackMirrors || b < -0.045 ? stuff.plastic : stuff.paint;
  }
}
