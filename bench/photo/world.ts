import { at, clamp01, hash, rough, smoothstep } from './noise';

export type Rgb = [red: number, green: number, blue: number];

/** What stands around a vehicle and lights it. */
export interface World {
  place: 'street' | 'park' | 'yard' | 'garage' | 'coast';
  sky: 'sun' | 'cloud' | 'dusk' | 'lamps';
  ground: 'asphalt' | 'paving' | 'gravel' | 'concrete';
  /** Towards the sun: round the vehicle, and above the horizon. Radians. */
  sun: readonly [azimuth: number, height: number];
  seed: number;
  /** The colour of some of what stands around: the nearer to the paint, the harder. */
  accent: Rgb;
}

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  at(a, 0) + (at(b, 0) - at(a, 0)) * t,
  at(a, 1) + (at(b, 1) - at(a, 1)) * t,
  at(a, 2) + (at(b, 2) - at(a, 2)) * t,
];
export const scale = (a: Rgb, by: number): Rgb => [at(a, 0) * by, at(a, 1) * by, at(a, 2) * by];

const skies: Record<World['sky'], { zenith: Rgb; horizon: Rgb; sun: Rgb; cloud: Rgb; cover: number }> = {
  sun: {
    zenith: [0.2, 0.4, 0.85],
    horizon: [0.75, 0.85, 1],
    sun: [2.6, 2.4, 2.1],
    cloud: [1.25, 1.25, 1.25],
    cover: 0.42,
  },
  cloud: {
    zenith: [0.75, 0.78, 0.83],
    horizon: [0.95, 0.96, 0.98],
    sun: [0.25, 0.25, 0.25],
    cloud: [1.1, 1.1, 1.12],
    cover: 0.75,
  },
  dusk: {
    zenith: [0.12, 0.16, 0.38],
    horizon: [1.05, 0.55, 0.3],
    sun: [1.5, 0.8, 0.42],
    cloud: [0.8, 0.42, 0.38],
    cover: 0.5,
  },
  lamps: {
    zenith: [0.16, 0.16, 0.17],
    horizon: [0.3, 0.3, 0.3],
    sun: [0.5, 0.5, 0.48],
    cloud: [0.2, 0.2, 0.2],
    cover: 0,
  },
};

export const sunOf = (world: World): Rgb => skies[world.sky].sun;
export const ambientOf = (world: World): Rgb =>
  scale(mix(skies[world.sky].zenith, skies[world.sky].horizon, 0.5), 0.75);

/** What is seen above the horizon. `blur`: 0 for the eye, more for what a dull surface returns. */
function skyAt(world: World, azimuth: number, height: number, blur: number): Rgb {
  const { zenith, horizon, cloud, cover } = skies[world.sky];
  if (world.place === 'garage') {
    // Tubes across the ceiling.
    const reach = 1 / Math.max(0.05, Math.tan(Math.max(0.04, height)));
    const along = reach * Math.cos(azimuth);
    const soft = 0.04 + blur;
    const stripe = Math.abs(((along * 1.1 + 40) % 1) - 0.5);
    const lamp = (1 - smoothstep(0.08, 0.08 + soft, stripe)) * smoothstep(0.35, 0.5, height);
    return mix([0.2, 0.2, 0.2], [2.2, 2.2, 2.1], lamp / (1 + blur * 3));
  }
  const base = mix(horizon, zenith, clamp01(height * 1.3) ** 0.6);
  const reach = 1 / (height + 0.25);
  const puff = rough(Math.cos(azimuth) * reach * 1.4 + 50, Math.sin(azimuth) * reach * 1.4 + 50, world.seed);
  const amount =
    smoothstep(1 - cover - 0.08 - blur * 0.2, 1 - cover + 0.15 + blur * 0.2, puff) *
    smoothstep(0, 0.25, height);
  return mix(base, cloud, amount * 0.85);
}

/** Buildings: their top and colour by azimuth. */
function wallAt(world: World, azimuth: number, height: number, blur: number): Rgb | null {
  const { place, seed, accent } = world;
  const turn = azimuth + Math.PI;
  const segment = Math.floor(turn * (place === 'yard' ? 2.2 : 4.5));
  const pick = hash(segment, seed, 1);
  const top = place === 'garage' ? 0.5 : place === 'yard' ? 0.2 + 0.12 * pick : 0.16 + 0.34 * pick;
  if (place === 'park' || place === 'coast') return null;
  if (place === 'street' && pick < 0.16) return null;
  if (height > top) return null;
  const colours: Rgb[] = [
    [0.45, 0.2, 0.14],
    [0.62, 0.57, 0.48],
    accent,
    [0.3, 0.31, 0.33],
    [0.72, 0.7, 0.66],
    scale(accent, 0.6),
  ];
  const wall = at(colours, Math.floor(hash(segment, seed, 2) * colours.length));
  const grain = 0.85 + 0.25 * rough(turn * 60, height * 90, seed);
  let colour = scale(wall, grain);
  if (blur < 0.05) {
    const brick = Math.abs(((height * 170) % 1) - 0.5) > 0.44 ? 0.86 : 1;
    colour = scale(colour, place === 'garage' ? 1 : brick);
  }
  const [column, row] = [turn * (place === 'yard' ? 9 : 26), height * (place === 'yard' ? 9 : 17)];
  const [cx, cy] = [column - Math.floor(column), row - Math.floor(row)];
  const isPane =
    cx > 0.26 && cx < 0.74 && cy > 0.24 && cy < 0.78 && hash(Math.floor(column), Math.floor(row), seed) > 0.2;
  if (isPane && place !== 'garage') {
    const pane: Rgb =
      hash(Math.floor(column), Math.floor(row), seed + 9) > 0.8 ? [0.8, 0.62, 0.34] : [0.1, 0.12, 0.15];
    colour = mix(pane, scale(colour, 0.8), Math.min(1, blur * 4));
  }
  if (place === 'garage') colour = scale(height > 0.22 && height < 0.26 ? accent : [0.55, 0.55, 0.54], grain);
  const light = world.sky === 'dusk' ? 0.4 : world.sky === 'lamps' ? 0.55 : 0.75;
  return scale(colour, light * (0.75 + 0.5 * hash(segment, seed, 3)));
}

function treesAt(world: World, azimuth: number, height: number, blur: number): Rgb | null {
  const amount = { street: 0.12, park: 0.4, yard: 0.09, garage: 0, coast: 0.06 }[world.place];
  if (amount === 0) return null;
  const turn = azimuth + Math.PI;
  const crown = amount * (0.35 + 1.1 * rough(turn * 5, 3, world.seed + 20)) - 0.035;
  const ragged = crown + (rough(turn * 70, height * 70, world.seed + 30) - 0.5) * 0.06;
  if (height > ragged) return null;
  const leaf = blur > 0.05 ? 0.5 : rough(turn * 110, height * 110, world.seed + 40);
  const day = world.sky === 'dusk' ? 0.35 : 1;
  return scale(mix([0.03, 0.07, 0.02], [0.25, 0.36, 0.12], leaf), day * (0.5 + height * 2));
}

/** The ground at a place, metres, and how far away it is: far grain is not seen. */
export function groundAt(world: World, x: number, y: number, far: number): Rgb {
  const fine = clamp01(1 - far / 22);
  const grain =
    (rough(x * 7, y * 7, world.seed + 50) - 0.5) * 0.5 +
    (hash(Math.floor(x * 120), Math.floor(y * 120)) - 0.5) * 0.35 * fine;
  const stain = rough(x * 0.7, y * 0.7, world.seed + 60);
  const bases: Record<World['ground'], Rgb> = {
    asphalt: [0.17, 0.17, 0.175],
    paving: [0.42, 0.38, 0.34],
    gravel: [0.4, 0.37, 0.31],
    concrete: [0.4, 0.4, 0.39],
  };
  let colour = scale(bases[world.ground], 0.8 + grain + stain * 0.35);
  if (world.ground === 'paving') {
    const row = Math.floor(y * 5);
    const [a, b] = [x * 2.5 + (row % 2) * 0.5, y * 5];
    const joint =
      Math.min(Math.abs(a - Math.round(a)) * 0.4, Math.abs(b - Math.round(b)) * 0.2) < 0.008 + far * 0.0006;
    colour = scale(colour, joint ? 0.62 : 0.85 + 0.3 * hash(Math.floor(a), row, 3));
  }
  if (world.ground === 'asphalt' && Math.abs(y + 2.6) < 0.08) colour = scale([0.75, 0.75, 0.72], 0.8 + grain);
  // A kerb and a lawn behind the vehicle.
  if (y > 3.4 && world.place !== 'garage' && world.place !== 'yard') {
    colour =
      y < 3.6
        ? scale([0.5, 0.5, 0.48], 0.9 + grain)
        : scale(mix([0.12, 0.2, 0.05], [0.3, 0.38, 0.14], rough(x * 9, y * 9, 77)), 0.9);
  }
  return colour;
}

const toGround = new Float64Array(2);

/** What is seen in a direction from the vehicle. */
export function surroundings(world: World, dx: number, dy: number, dz: number, blur: number): Rgb {
  const azimuth = Math.atan2(dy, dx);
  const height = Math.asin(Math.max(-1, Math.min(1, dz)));
  if (height < 0) {
    const reach = Math.min(60, 0.9 / Math.max(0.015, -dz));
    toGround[0] = dx * reach;
    toGround[1] = dy * reach;
    const near = smoothstep(0.2, 2.5, reach);
    const lit = world.sky === 'lamps' || world.sky === 'dusk' ? 0.5 : 0.8;
    return scale(
      groundAt(world, at(toGround, 0), at(toGround, 1), reach + blur * 100),
      lit * (0.35 + 0.65 * near),
    );
  }
  const soft = blur > 0.05 ? 1 : 0;
  const solid = treesAt(world, azimuth, height, blur) ?? wallAt(world, azimuth, height, blur);
  const sky = skyAt(world, azimuth, height, blur);
  if (!solid) return sky;
  return soft ? mix(solid, sky, smoothstep(0.1, 0.1 + blur, height) * 0.5) : solid;
}
