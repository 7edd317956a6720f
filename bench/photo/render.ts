import type { Body } from './bodies';
import { cornerSize, type Mesh, makeMesh } from './mesh';
import { clamp01, hash, at as itemAt, noise, smoothstep } from './noise';
import { materialAt, stuff, type Trim, takesFilm } from './surfaces';
import { ambientOf, groundAt, mix, type Rgb, scale, sunOf, surroundings, type World } from './world';

export interface Paint {
  colour: Rgb;
  /** 0 plain, 1 metallic. */
  metal: number;
  /** Of its clear coat: 0 a mirror, 1 dull. */
  dull: number;
}

export interface Vehicle {
  body: Body;
  trim: Trim;
  paint: Paint;
  /** Where its middle stands, metres, and how it is turned. */
  at: readonly [x: number, y: number];
  turn: number;
}

export interface Scene {
  name: string;
  /** The first is the one that gets the film. */
  vehicles: readonly Vehicle[];
  world: World;
  camera: { azimuth: number; distance: number; height: number; aim: number; lens: number };
  exposure: number;
  grain: number;
  width: number;
  height: number;
}

export interface Rendering {
  width: number;
  height: number;
  /** RGB, eight bits. */
  pixels: Uint8Array;
  /** 255 where film goes. */
  mask: Uint8Array;
}

interface Placed {
  vehicle: Vehicle;
  mesh: Mesh;
  /** Corners in the world. */
  corners: Float32Array;
}

function place(vehicle: Vehicle): Placed {
  const mesh = makeMesh(vehicle.body);
  const corners = mesh.corners.slice();
  const [c, s] = [Math.cos(vehicle.turn), Math.sin(vehicle.turn)];
  const half = vehicle.body.length / 2;
  for (let i = 0; i < corners.length; i += cornerSize) {
    const x = (corners[i] as number) - half;
    const y = corners[i + 1] as number;
    corners[i] = x * c - y * s + (vehicle.at[0] as number);
    corners[i + 1] = x * s + y * c + (vehicle.at[1] as number);
    const [nx, ny] = [corners[i + 3] as number, corners[i + 4] as number];
    corners[i + 3] = nx * c - ny * s;
    corners[i + 4] = nx * s + ny * c;
  }
  return { vehicle, mesh, corners };
}

/** Where things are nearest: the vehicle, the triangle, and where in it. */
interface Buffer {
  width: number;
  height: number;
  depth: Float32Array;
  owner: Int8Array;
  triangle: Int32Array;
  weights: Float32Array;
}

type Project = (x: number, y: number, z: number) => [x: number, y: number, depth: number];

/** @param flat depth runs straight, as in the sun's view; else as its inverse, as in an eye's. */
function rasterise(placed: Placed[], width: number, height: number, project: Project, flat: boolean): Buffer {
  const size = width * height;
  const buffer: Buffer = {
    width,
    height,
    depth: new Float32Array(size).fill(Number.POSITIVE_INFINITY),
    owner: new Int8Array(size).fill(-1),
    triangle: new Int32Array(size),
    weights: new Float32Array(size * 2),
  };
  for (const [index, { corners, mesh }] of placed.entries()) {
    for (let t = 0; t < mesh.parts.length; t += 1) {
      const at = t * 3 * cornerSize;
      const a = project(corners[at] as number, corners[at + 1] as number, corners[at + 2] as number);
      const b = project(corners[at + 8] as number, corners[at + 9] as number, corners[at + 10] as number);
      const c = project(corners[at + 16] as number, corners[at + 17] as number, corners[at + 18] as number);
      const area =
        ((b[0] as number) - (a[0] as number)) * ((c[1] as number) - (a[1] as number)) -
        ((c[0] as number) - (a[0] as number)) * ((b[1] as number) - (a[1] as number));
      if (Math.abs(area) < 1e-9) continue;
      const x0 = Math.max(0, Math.ceil(Math.min(a[0] as number, b[0] as number, c[0] as number) - 0.5));
      const x1 = Math.min(
        width - 1,
        Math.floor(Math.max(a[0] as number, b[0] as number, c[0] as number) - 0.5),
      );
      const y0 = Math.max(0, Math.ceil(Math.min(a[1] as number, b[1] as number, c[1] as number) - 0.5));
      const y1 = Math.min(
        height - 1,
        Math.floor(Math.max(a[1] as number, b[1] as number, c[1] as number) - 0.5),
      );
      for (let y = y0; y <= y1; y += 1)
        for (let x = x0; x <= x1; x += 1) {
          const [px, py] = [x + 0.5, y + 0.5];
          let wb =
            ((px - (a[0] as number)) * ((c[1] as number) - (a[1] as number)) -
              ((c[0] as number) - (a[0] as number)) * (py - (a[1] as number))) /
            area;
          let wc =
            (((b[0] as number) - (a[0] as number)) * (py - (a[1] as number)) -
              (px - (a[0] as number)) * ((b[1] as number) - (a[1] as number))) /
            area;
          let wa = 1 - wb - wc;
          if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue;
          let depth = wa * (a[2] as number) + wb * (b[2] as number) + wc * (c[2] as number);
          if (!flat) {
            const inverse = wa / (a[2] as number) + wb / (b[2] as number) + wc / (c[2] as number);
            depth = 1 / inverse;
            wa = (wa / (a[2] as number)) * depth;
            wb = (wb / (b[2] as number)) * depth;
            wc = (wc / (c[2] as number)) * depth;
          }
          const i = y * width + x;
          if (depth >= (buffer.depth[i] as number)) continue;
          buffer.depth[i] = depth;
          buffer.owner[i] = index;
          buffer.triangle[i] = t;
          buffer.weights[i * 2] = wb;
          buffer.weights[i * 2 + 1] = wc;
        }
    }
  }
  return buffer;
}

/** How much of the sun reaches a place. */
function shadowsOf(placed: Placed[], world: World): (x: number, y: number, z: number) => number {
  const size = 1400;
  const perMetre = size / 16;
  const [azimuth, height] = world.sun;
  const to = [Math.cos(azimuth) * Math.cos(height), Math.sin(azimuth) * Math.cos(height), Math.sin(height)];
  const right = [-Math.sin(azimuth), Math.cos(azimuth), 0];
  const up = [
    -(to[2] as number) * Math.cos(azimuth),
    -(to[2] as number) * Math.sin(azimuth),
    Math.cos(height),
  ];
  const project: Project = (x, y, z) => [
    size / 2 + (x * (right[0] as number) + y * (right[1] as number)) * perMetre,
    size / 2 + (x * (up[0] as number) + y * (up[1] as number) + z * (up[2] as number)) * perMetre,
    -(x * (to[0] as number) + y * (to[1] as number) + z * (to[2] as number)),
  ];
  const seen = rasterise(placed, size, size, project, true);
  const spread = world.sky === 'cloud' || world.sky === 'lamps' ? 16 : 2;
  return (x, y, z) => {
    const [px, py, depth] = project(x, y, z);
    let lit = 0;
    for (let i = 0; i < 9; i += 1) {
      const qx = Math.floor(px + ((i % 3) - 1) * spread);
      const qy = Math.floor(py + (Math.floor(i / 3) - 1) * spread);
      if (
        qx < 0 ||
        qy < 0 ||
        qx >= size ||
        qy >= size ||
        (seen.depth[qy * size + qx] as number) > depth - 0.06
      )
        lit += 1;
    }
    return lit / 9;
  };
}

interface Point {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
}

interface Light {
  world: World;
  sun: [number, number, number];
  shadow: (x: number, y: number, z: number) => number;
}

function dressPaint(
  paint: Paint,
  material: number,
  p: Point,
  dx: number,
  dy: number,
  dz: number,
  light: Light,
): Rgb {
  const facing = -(dx * p.nx + dy * p.ny + dz * p.nz);
  const [rx, ry, rz] = [dx + 2 * facing * p.nx, dy + 2 * facing * p.ny, dz + 2 * facing * p.nz];
  const lit =
    Math.max(
      0,
      p.nx * (light.sun[0] as number) + p.ny * (light.sun[1] as number) + p.nz * (light.sun[2] as number),
    ) * light.shadow(p.x + p.nx * 0.03, p.y + p.ny * 0.03, p.z + p.nz * 0.03);
  const sun = sunOf(light.world);
  const ambient = ambientOf(light.world);
  const open = (0.35 + 0.65 * smoothstep(0, 0.9, p.z)) * (0.62 + 0.38 * p.nz);
  const bounce = clamp01(-p.nz + 0.3) * 0.16;
  const colour = material === stuff.gap ? scale(paint.colour, 0.12) : paint.colour;
  const shade = (i: 0 | 1 | 2) =>
    (colour[i] as number) *
    ((sun[i] as number) * lit * (1 - paint.metal * 0.45) + (ambient[i] as number) * open + bounce);
  let out: Rgb = [shade(0), shade(1), shade(2)];
  const fresnel = 0.045 + 0.95 * (1 - clamp01(facing)) ** 5;
  const seen = surroundings(light.world, rx, ry, rz, paint.dull);
  out = mix(out, seen, Math.min(0.9, fresnel * (1 - paint.dull * 0.75) + 0.015));
  if (paint.metal > 0) {
    const sheen = surroundings(light.world, rx, ry, rz, 0.5);
    const flake =
      1 + (hash(Math.floor(p.x * 900), Math.floor(p.z * 900), Math.floor(p.y * 900)) - 0.5) * 0.16;
    const amount = paint.metal * 0.55 * flake;
    out = [
      (out[0] as number) + (colour[0] as number) * (sheen[0] as number) * amount,
      (out[1] as number) + (colour[1] as number) * (sheen[1] as number) * amount,
      (out[2] as number) + (colour[2] as number) * (sheen[2] as number) * amount,
    ];
  }
  const glance = Math.max(
    0,
    rx * (light.sun[0] as number) + ry * (light.sun[1] as number) + rz * (light.sun[2] as number),
  );
  if (lit > 0) {
    const glint =
      (paint.dull > 0.3 ? glance ** 12 * 0.25 : glance ** 700 * 5 + glance ** 60 * 0.12) * (sun[0] as number);
    out = [(out[0] as number) + glint, (out[1] as number) + glint, (out[2] as number) + glint];
  }
  return out;
}

const plainColours: Partial<Record<number, Rgb>> = {
  [stuff.plastic]: [0.035, 0.035, 0.037],
  [stuff.tyre]: [0.022, 0.022, 0.023],
  [stuff.dark]: [0.008, 0.008, 0.009],
  [stuff.rim]: [0.42, 0.43, 0.44],
  [stuff.plate]: [0.72, 0.7, 0.66],
  [stuff.tailLamp]: [0.36, 0.02, 0.025],
  [stuff.lamp]: [0.4, 0.42, 0.45],
};

function dressRest(material: number, p: Point, dx: number, dy: number, dz: number, light: Light): Rgb {
  const facing = -(dx * p.nx + dy * p.ny + dz * p.nz);
  const [rx, ry, rz] = [dx + 2 * facing * p.nx, dy + 2 * facing * p.ny, dz + 2 * facing * p.nz];
  const seen = surroundings(light.world, rx, ry, rz, 0.01);
  if (material === stuff.chrome) return scale(seen, 0.85);
  if (material === stuff.glass) {
    const inside = scale([0.05, 0.055, 0.06], 0.5 + 0.8 * noise(p.x * 3, p.z * 4 + p.y * 3, 5));
    return mix(inside, seen, 0.1 + 0.85 * (1 - clamp01(facing)) ** 4);
  }
  const colour = plainColours[material] ?? [0.1, 0.1, 0.1];
  const gloss =
    material === stuff.tailLamp || material === stuff.lamp ? 0.16 : material === stuff.rim ? 0.3 : 0.025;
  const plain: Paint = { colour: [...colour], metal: material === stuff.rim ? 0.6 : 0, dull: 0.45 };
  const base = dressPaint(plain, stuff.paint, p, dx, dy, dz, light);
  if (material === stuff.lamp)
    return mix(scale(base, 0.6 + 0.8 * noise(p.y * 22, p.z * 22 + p.x * 9, 3)), seen, 0.2);
  return mix(base, seen, gloss);
}

const fine = 2;

/** A camera: where it stands, its three directions, and how many pixels of width its focus is. */
interface Lens {
  eye: Vector;
  ahead: Vector;
  right: Vector;
  up: Vector;
  focus: number;
}

type Vector = readonly [x: number, y: number, z: number];

function lensOf({ camera, width }: Scene): Lens {
  const eye: Vector = [
    Math.cos(camera.azimuth) * camera.distance,
    Math.sin(camera.azimuth) * camera.distance,
    camera.height,
  ];
  const way: Vector = [-eye[0], -eye[1], camera.aim - eye[2]];
  const long = Math.hypot(...way);
  const [fx, fy, fz] = [way[0] / long, way[1] / long, way[2] / long];
  const flat = Math.hypot(fx, fy);
  const [rx, ry] = [fy / flat, -fx / flat];
  return {
    eye,
    ahead: [fx, fy, fz],
    right: [rx, ry, 0],
    up: [ry * fz, -rx * fz, rx * fy - ry * fx],
    focus: camera.lens * width,
  };
}

const projectionOf =
  ({ eye, ahead: [fx, fy, fz], right: [rx, ry], up: [ux, uy, uz], focus }: Lens, scene: Scene): Project =>
  (x, y, z) => {
    const [a, b, c] = [x - eye[0], y - eye[1], z - eye[2]];
    const depth = a * fx + b * fy + c * fz;
    return [
      (scene.width / 2 + (focus * (a * rx + b * ry)) / depth) * fine,
      (scene.height / 2 - (focus * (a * ux + b * uy + c * uz)) / depth) * fine,
      depth,
    ];
  };

/** What is before the camera, pixel by pixel. */
class Shot {
  readonly buffer: ReturnType<typeof rasterise>;
  private readonly scene: Scene;
  private readonly placed: ReturnType<typeof place>[];
  private readonly lens: Lens;
  private readonly light: Light;

  constructor(scene: Scene) {
    const { width, height, world } = scene;
    this.scene = scene;
    this.placed = scene.vehicles.map(place);
    this.lens = lensOf(scene);
    this.buffer = rasterise(this.placed, width * fine, height * fine, projectionOf(this.lens, scene), false);
    const sun: [number, number, number] = [
      Math.cos(world.sun[0] as number) * Math.cos(world.sun[1] as number),
      Math.sin(world.sun[0] as number) * Math.cos(world.sun[1] as number),
      Math.sin(world.sun[1] as number),
    ];
    this.light = { world, sun, shadow: shadowsOf(this.placed, world) };
  }

  materialOf(i: number): number {
    const { buffer, placed } = this;
    const owner = buffer.owner[i] as number;
    if (owner < 0) return 0;
    const { vehicle, mesh } = itemAt(placed, owner);
    const t = buffer.triangle[i] as number;
    const at = t * 3 * cornerSize;
    const [wb, wc] = [buffer.weights[i * 2] as number, buffer.weights[i * 2 + 1] as number];
    const wa = 1 - wb - wc;
    const own = mesh.corners;
    const value = (k: number) =>
      wa * (own[at + k] as number) + wb * (own[at + 8 + k] as number) + wc * (own[at + 16 + k] as number);
    return materialAt(
      vehicle.body,
      vehicle.trim,
      mesh.parts[t] as number,
      value(6),
      value(7),
      value(1),
      value(2),
    );
  }

  private groundColour(dx: number, dy: number, dz: number): Rgb {
    const { light, placed } = this;
    const { eye } = this.lens;
    const { world } = this.scene;
    const reach = -eye[2] / dz;
    const [x, y] = [eye[0] + dx * reach, eye[1] + dy * reach];
    let under = 1;
    for (const { vehicle } of placed) {
      const [c, s] = [Math.cos(-vehicle.turn), Math.sin(-vehicle.turn)];
      const [qx, qy] = [x - (vehicle.at[0] as number), y - (vehicle.at[1] as number)];
      const [lx, ly] = [
        Math.abs(qx * c - qy * s) - vehicle.body.length / 2,
        Math.abs(qx * s + qy * c) - vehicle.body.width / 2,
      ];
      const far = Math.hypot(Math.max(0, lx), Math.max(0, ly)) + Math.min(0, Math.max(lx, ly));
      under *= 1 - 0.82 * (1 - smoothstep(-0.25, 0.55, far));
    }
    const lit = light.shadow(x, y, 0) * (light.sun[2] as number);
    const [s, a] = [sunOf(world), ambientOf(world)];
    const colour = groundAt(world, x, y, reach);
    const seen: Rgb = [0, 1, 2].map(
      (k) => (colour[k] as number) * ((s[k] as number) * lit * 0.9 + (a[k] as number) * under * 1.05),
    ) as Rgb;
    return mix(seen, surroundings(world, dx, dy, 0.005, 0.3), smoothstep(30, 120, reach) * 0.8);
  }

  /** Where a pixel looks. */
  private directionOf(i: number): Vector {
    const { buffer, scene } = this;
    const { ahead, right, up, focus } = this.lens;
    const [px, py] = [(i % buffer.width) / fine, Math.floor(i / buffer.width) / fine];
    const [sx, sy] = [(px - scene.width / 2) / focus, -(py - scene.height / 2) / focus];
    const way = ([0, 1, 2] as const).map((k) => ahead[k] + right[k] * sx + up[k] * sy);
    const size = Math.hypot(...way);
    return way.map((part) => part / size) as unknown as Vector;
  }

  colourOf(i: number, material: number): Rgb {
    const { buffer, light, placed } = this;
    const { world } = this.scene;
    const [dx, dy, dz] = this.directionOf(i);
    if (material === 0)
      return dz < -0.012
        ? this.groundColour(dx, dy, dz)
        : surroundings(world, dx, dy, Math.max(dz, 0.001), 0);
    const { vehicle, corners } = itemAt(placed, itemAt(buffer.owner, i));
    const at = (buffer.triangle[i] as number) * 3 * cornerSize;
    const [wb, wc] = [buffer.weights[i * 2] as number, buffer.weights[i * 2 + 1] as number];
    const value = (k: number) =>
      (1 - wb - wc) * (corners[at + k] as number) +
      wb * (corners[at + 8 + k] as number) +
      wc * (corners[at + 16 + k] as number);
    const p: Point = { x: value(0), y: value(1), z: value(2), nx: value(3), ny: value(4), nz: value(5) };
    const n = Math.hypot(p.nx, p.ny, p.nz) * (p.nx * dx + p.ny * dy + p.nz * dz > 0 ? -1 : 1) || 1;
    p.nx /= n;
    p.ny /= n;
    p.nz /= n;
    return takesFilm(material)
      ? dressPaint(vehicle.paint, material, p, dx, dy, dz, light)
      : dressRest(material, p, dx, dy, dz, light);
  }
}

export function render(scene: Scene): Rendering {
  const { width, height } = scene;
  const shot = new Shot(scene);
  const { buffer } = shot;
  const out = new Float32Array(width * height * 3);
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const four = [0, 1, buffer.width, buffer.width + 1].map(
        (step) => y * fine * buffer.width + x * fine + step,
      );
      const materials = four.map((i) => shot.materialOf(i));
      const covered = four.filter(
        (i, k) => (buffer.owner[i] as number) === 0 && takesFilm(materials[k] as number),
      ).length;
      mask[y * width + x] = covered >= 2 ? 255 : 0;
      const isPlain =
        materials.every((material) => material === (materials[0] as number)) &&
        four.every((i) => (buffer.owner[i] as number) === (buffer.owner[four[0] as number] as number));
      const seen = isPlain
        ? [shot.colourOf(four[0] as number, materials[0] as number)]
        : four.map((i, k) => shot.colourOf(i, materials[k] as number));
      for (let k = 0; k < 3; k += 1)
        out[(y * width + x) * 3 + k] =
          seen.reduce((sum, colour) => sum + Math.min(4, colour[k] as number), 0) / seen.length;
    }
  return { width, height, pixels: develop(scene, out), mask };
}

/** Exposure, the edge of the lens, grain: what a telephone adds. */
function develop({ width, height, exposure, grain, world }: Scene, linear: Float32Array): Uint8Array {
  const pixels = new Uint8Array(linear.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const far = Math.hypot(x / width - 0.5, y / height - 0.5);
      const at = (y * width + x) * 3;
      const common = (hash(x, y, world.seed) + hash(x, y, world.seed + 1) - 1) * grain;
      for (let k = 0; k < 3; k += 1) {
        const value = 1 - Math.exp(-(linear[at + k] as number) * exposure * (1 - 0.5 * far * far) * 1.35);
        const own = (hash(x, y, world.seed + 2 + k) - 0.5) * grain * 0.8;
        pixels[at + k] = Math.round(255 * clamp01(Math.max(0, value) ** (1 / 2.2) + common + own));
      }
    }
  return pixels;
}
