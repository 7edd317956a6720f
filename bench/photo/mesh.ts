import type { Body, Profile } from './bodies';
import { at, clamp01 } from './noise';

/** Which of a vehicle's surfaces a triangle is of. */
export const part = { side: 0, cabin: 1, top: 2, nose: 3, tail: 4, wheel: 5, mirror: 6 } as const;

/** Triangles, three corners each. Corner: place, normal, and two figures that say where on its part it is. */
export interface Mesh {
  corners: Float32Array;
  parts: Uint8Array;
}

export const cornerSize = 8;

/** Between the points of a profile, without overshoot. */
export function heightAt(profile: Profile, x: number): number {
  const last = profile.length - 1;
  if (x <= at(at(profile, 0), 0)) return at(at(profile, 0), 1);
  for (let i = 0; i < last; i += 1) {
    const [x0, z0] = at(profile, i);
    const [x1, z1] = at(profile, i + 1);
    if (x <= x1) {
      const slope = (a: number, b: number) =>
        a < 0 || b > last
          ? 0
          : (at(at(profile, b), 1) - at(at(profile, a), 1)) / (at(at(profile, b), 0) - at(at(profile, a), 0));
      const span = x1 - x0;
      const t = (x - x0) / span;
      const [m0, m1] = [slope(i - 1, i + 1) * span, slope(i, i + 2) * span];
      return (
        z0 * (2 * t ** 3 - 3 * t ** 2 + 1) +
        m0 * (t ** 3 - 2 * t ** 2 + t) +
        z1 * (3 * t ** 2 - 2 * t ** 3) +
        m1 * (t ** 3 - t ** 2)
      );
    }
  }
  return at(at(profile, last), 1);
}

/** Where the surface is at x, `u` from 0 (sill) over 1 (shoulder) and 2 (edge of the roof) to 3 (middle of the roof). */
function sectionPoint(body: Body, x: number, u: number): [y: number, z: number] {
  const { length, width, roundness } = body;
  const end = Math.min(x, length - x);
  const t = clamp01(1 - end / roundness);
  const half = (width / 2) * (1 - 0.24 * (1 - Math.sqrt(Math.max(0, 1 - t * t))));
  const low = body.sill + 0.1 * t * t;
  const belt = heightAt(body.belt, x);
  const roof = Math.max(heightAt(body.roof, x), belt + 0.015);
  const cabin = roof - belt;
  if (u <= 1) {
    const s = u;
    const crease =
      0.018 * Math.exp(-(((s - 0.74) / 0.05) ** 2)) - 0.012 * Math.exp(-(((s - 0.3) / 0.09) ** 2));
    return [half * (1 - 0.09 * (1 - s) ** 2 - 0.06 * s ** 4) + crease, low + (belt - low) * s];
  }
  const shoulder = half * 0.94;
  const lean = half * body.tumble * Math.min(1, cabin / 0.4);
  const edge = shoulder - lean;
  if (u <= 2) {
    const q = u - 1;
    return [shoulder - lean * q ** 1.25, belt + cabin * 0.93 * q];
  }
  const q = u - 2;
  const y = edge * (1 - q);
  return [y, belt + cabin * 0.93 + (cabin * 0.07 + 0.035) * (1 - (1 - q) ** 2.6)];
}

type Point = [number, number, number];

/** A sheet of points as triangles, its normals smooth, turned away from the inside. */
function addSheet(
  out: { corners: number[]; parts: number[] },
  points: Point[][],
  places: [number, number][][],
  kinds: (i: number, j: number) => number,
  inside: Point,
): void {
  const normals: Point[][] = points.map((row) => row.map(() => [0, 0, 0]));
  const point = (i: number, j: number) => at(at(points, i), j);
  for (let i = 0; i < points.length - 1; i += 1)
    for (let j = 0; j < at(points, 0).length - 1; j += 1) {
      const [a, b, c, d] = [point(i, j), point(i + 1, j), point(i, j + 1), point(i + 1, j + 1)];
      const e = [at(d, 0) - at(a, 0), at(d, 1) - at(a, 1), at(d, 2) - at(a, 2)];
      const f = [at(c, 0) - at(b, 0), at(c, 1) - at(b, 1), at(c, 2) - at(b, 2)];
      const n: Point = [
        at(e, 1) * at(f, 2) - at(e, 2) * at(f, 1),
        at(e, 2) * at(f, 0) - at(e, 0) * at(f, 2),
        at(e, 0) * at(f, 1) - at(e, 1) * at(f, 0),
      ];
      const out =
        at(n, 0) * (at(a, 0) - at(inside, 0)) +
        at(n, 1) * (at(a, 1) - at(inside, 1)) +
        at(n, 2) * (at(a, 2) - at(inside, 2));
      const sign = out < 0 ? -1 : 1;
      for (const [p, q] of [
        [i, j],
        [i + 1, j],
        [i, j + 1],
        [i + 1, j + 1],
      ] as const) {
        const sum = at(at(normals, p), q);
        for (let k = 0; k < 3; k += 1) sum[k] = at(sum, k) + at(n, k) * sign;
      }
    }
  const corner = (i: number, j: number) => {
    const n = at(at(normals, i), j);
    const long = Math.hypot(...n) || 1;
    out.corners.push(
      ...at(at(points, i), j),
      at(n, 0) / long,
      at(n, 1) / long,
      at(n, 2) / long,
      ...at(at(places, i), j),
    );
  };
  for (let i = 0; i < points.length - 1; i += 1)
    for (let j = 0; j < at(points, 0).length - 1; j += 1) {
      for (const [p, q] of [
        [i, j],
        [i + 1, j],
        [i, j + 1],
        [i, j + 1],
        [i + 1, j],
        [i + 1, j + 1],
      ] as const)
        corner(p, q);
      out.parts.push(kinds(i, j), kinds(i, j));
    }
}

function addShell(out: { corners: number[]; parts: number[] }, body: Body): void {
  const along = 150;
  const xs = Array.from(
    { length: along + 1 },
    (_, i) => body.length * (0.5 - 0.5 * Math.cos((Math.PI * i) / along)),
  );
  const us = [
    ...Array.from({ length: 19 }, (_, i) => i / 18),
    ...Array.from({ length: 11 }, (_, i) => 1 + i / 10),
    ...Array.from({ length: 11 }, (_, i) => 2 + i / 10),
  ];
  for (const hand of [-1, 1]) {
    const points = xs.map((x) =>
      us.map((u): Point => {
        const [y, z] = sectionPoint(body, x, u);
        return [x, y * hand, z];
      }),
    );
    const places = xs.map((x) => us.map((u): [number, number] => [x, u]));
    for (const [from, to, kind] of [
      [0, 18, part.side],
      [19, 29, part.cabin],
      [30, 40, part.top],
    ] as const)
      addSheet(
        out,
        points.map((row) => row.slice(from, to + 1)),
        places.map((row) => row.slice(from, to + 1)),
        () => kind,
        [body.length / 2, 0, 0.6],
      );
    for (const [x, kind, sign] of [
      [0, part.nose, -1],
      [body.length, part.tail, 1],
    ] as const) {
      const open = us.map((u) => sectionPoint(body, x, u));
      // Closed below too, where a section ends at the sill.
      const ring: [number, number][] = [
        [0, at(at(open, 0), 1)],
        [at(at(open, 0), 0) / 2, at(at(open, 0), 1)],
        ...open,
      ];
      const middle = (at(at(ring, 0), 1) + at(at(ring, ring.length - 1), 1)) / 2;
      const shares = [1, 0.97, 0.9, 0.75, 0.5, 0.2, 0];
      const cap = shares.map((share) =>
        ring.map(
          ([y, z]): Point => [
            x + sign * 0.09 * (1 - share ** 6),
            y * share * hand,
            middle + (z - middle) * share,
          ],
        ),
      );
      addSheet(
        out,
        cap,
        cap.map((row) => row.map(([, y, z]): [number, number] => [y, z])),
        () => kind,
        [body.length / 2, 0, middle],
      );
    }
  }
}

function addWheels(out: { corners: number[]; parts: number[] }, body: Body): void {
  const steps = Array.from({ length: 41 }, (_, i) => (i / 40) * 2 * Math.PI);
  const r = body.wheelRadius;
  // From the hub over the rim to the tread, and how far each stands out.
  const rings = [
    [0, -0.05],
    [0.3, -0.05],
    [0.62, -0.035],
    [0.66, -0.005],
    [0.8, 0],
    [0.96, -0.02],
    [1, -0.05],
    [1, -0.2],
  ] as const;
  for (const hand of [-1, 1])
    for (const wheel of body.wheels) {
      const outside = body.width / 2 - 0.02;
      const points = rings.map(([share, out]) =>
        steps.map(
          (angle): Point => [
            wheel + Math.cos(angle) * share * r,
            hand * (outside + out),
            r + Math.sin(angle) * share * r,
          ],
        ),
      );
      const places = rings.map(([share], i) =>
        steps.map((angle): [number, number] => [share + (i === rings.length - 1 ? 0.2 : 0), angle]),
      );
      addSheet(out, points, places, () => part.wheel, [wheel, 0, r]);
    }
}

function addMirrors(out: { corners: number[]; parts: number[] }, body: Body): void {
  const x = at(body.windscreen, 0) + 0.42;
  const z = heightAt(body.belt, x) + 0.1;
  for (const hand of [-1, 1]) {
    const middle: Point = [x, hand * (body.width / 2 + 0.09), z];
    const rows = Array.from({ length: 13 }, (_, i) => (i / 12) * Math.PI);
    const columns = Array.from({ length: 17 }, (_, i) => (i / 16) * 2 * Math.PI);
    const points = rows.map((row) =>
      columns.map(
        (column): Point => [
          at(middle, 0) + 0.07 * Math.sin(row) * Math.cos(column),
          at(middle, 1) + 0.12 * Math.cos(row),
          at(middle, 2) + 0.075 * Math.sin(row) * Math.sin(column),
        ],
      ),
    );
    addSheet(
      out,
      points,
      points.map((row) => row.map(([px, , pz]): [number, number] => [px - x, pz - z])),
      () => part.mirror,
      middle,
    );
  }
}

export function makeMesh(body: Body): Mesh {
  const out = { corners: [] as number[], parts: [] as number[] };
  addShell(out, body);
  addWheels(out, body);
  addMirrors(out, body);
  return { corners: Float32Array.from(out.corners), parts: Uint8Array.from(out.parts) };
}
