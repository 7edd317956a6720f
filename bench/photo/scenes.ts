import { type BodyName, bodies } from './bodies';
import type { Paint, Scene, Vehicle } from './render';
import type { Trim } from './surfaces';
import type { Rgb, World } from './world';

const trims = {
  plain: { plastic: true, chrome: false, blackMirrors: true, sunroof: false, steelRims: true },
  dressed: { plastic: false, chrome: true, blackMirrors: false, sunroof: true, steelRims: false },
  simple: { plastic: false, chrome: false, blackMirrors: false, sunroof: false, steelRims: false },
  rough: { plastic: true, chrome: false, blackMirrors: false, sunroof: false, steelRims: false },
} as const satisfies Record<string, Trim>;

const paint = (colour: Rgb, metal = 0, dull = 0.01): Paint => ({ colour, metal, dull });

const vehicle = (
  body: BodyName,
  trim: keyof typeof trims,
  coat: Paint,
  at: readonly [number, number] = [0, 0],
  turn = 0,
): Vehicle => ({ body: bodies[body], trim: trims[trim], paint: coat, at, turn });

const world = (
  place: World['place'],
  sky: World['sky'],
  ground: World['ground'],
  sun: World['sun'],
  seed: number,
  accent: Rgb,
): World => ({ place, sky, ground, sun, seed, accent });

interface View {
  azimuth: number;
  distance?: number;
  height?: number;
  lens?: number;
  aim?: number;
  portrait?: boolean;
  exposure?: number;
  grain?: number;
}

function scene(name: string, vehicles: Vehicle[], around: World, view: View): Scene {
  const [width, height] = view.portrait ? [1200, 1600] : [1600, 1200];
  const {
    azimuth,
    distance = 7,
    height: up = 1.55,
    lens = 1.12,
    aim = 0.72,
    exposure = 1,
    grain = 0.035,
  } = view;
  return {
    name,
    vehicles,
    world: around,
    camera: { azimuth, distance, height: up, aim, lens },
    exposure,
    grain,
    width,
    height,
  };
}

const red = paint([0.5, 0.02, 0.02]);
const white = paint([0.78, 0.78, 0.76]);
const black = paint([0.012, 0.012, 0.014], 0.1);
const silver = paint([0.4, 0.41, 0.42], 0.8);
const blue = paint([0.02, 0.07, 0.32], 0.5);
const grey = paint([0.16, 0.17, 0.18], 0.7);
const green = paint([0.02, 0.14, 0.06], 0.2);
const yellow = paint([0.8, 0.5, 0.02]);
const bronze = paint([0.3, 0.16, 0.07], 0.6);
const beige = paint([0.5, 0.44, 0.34]);
const orange = paint([0.7, 0.18, 0.02], 0.3);
const lightBlue = paint([0.28, 0.45, 0.6]);

/**
 * Fourteen pictures, each hard in its own way: paint as grey as the road, as white as the wall, as green as the trees, black
 * that is all reflection, a neighbour of the same colour, dusk, lamps, a long lens and a short one, an upright picture.
 */
export const scenes: readonly Scene[] = [
  scene(
    'red hatchback, sun, street',
    [vehicle('hatchback', 'rough', red)],
    world('street', 'sun', 'asphalt', [-2.2, 0.8], 3, [0.5, 0.12, 0.08]),
    { azimuth: -2.1 },
  ),
  scene(
    'white panel van, cloud, yard',
    [vehicle('panelVan', 'plain', white)],
    world('yard', 'cloud', 'concrete', [-1.2, 0.9], 7, [0.75, 0.75, 0.73]),
    { azimuth: -1.95, distance: 8.4, aim: 1.15, height: 1.7 },
  ),
  scene(
    'black saloon, sun, park',
    [vehicle('saloon', 'dressed', black)],
    world('park', 'sun', 'asphalt', [-0.9, 0.7], 11, [0.1, 0.1, 0.1]),
    { azimuth: -2.35, distance: 7.2 },
  ),
  scene(
    'silver estate, cloud, street',
    [vehicle('estate', 'dressed', silver), vehicle('hatchback', 'simple', silver, [5, 4.2], 0.1)],
    world('street', 'cloud', 'paving', [-1.5, 1], 19, [0.5, 0.5, 0.5]),
    { azimuth: -1.75, distance: 7.6 },
  ),
  scene(
    'blue SUV, dusk, coast',
    [vehicle('suv', 'plain', blue)],
    world('coast', 'dusk', 'gravel', [-2.8, 0.22], 23, [0.1, 0.15, 0.4]),
    { azimuth: -2.2, distance: 7.2, aim: 0.85, exposure: 1.5, grain: 0.06 },
  ),
  scene(
    'grey city car, cloud, street',
    [vehicle('cityCar', 'simple', grey), vehicle('saloon', 'simple', red, [3.4, 4.4], 0)],
    world('street', 'cloud', 'asphalt', [-1.9, 0.9], 29, [0.2, 0.2, 0.21]),
    { azimuth: -2.4, distance: 5.6 },
  ),
  scene(
    'green small van, sun, park',
    [vehicle('smallVan', 'plain', green)],
    world('park', 'sun', 'gravel', [-1.0, 0.75], 31, [0.1, 0.2, 0.1]),
    { azimuth: -1.3, distance: 7, aim: 0.9 },
  ),
  scene(
    'yellow panel van, sun, street',
    [vehicle('panelVan', 'rough', yellow)],
    world('street', 'sun', 'paving', [-2.4, 0.7], 37, [0.7, 0.5, 0.12]),
    { azimuth: -1.2, distance: 8.8, aim: 1.15 },
  ),
  scene(
    'bronze saloon, lamps, garage',
    [vehicle('saloon', 'simple', bronze)],
    world('garage', 'lamps', 'concrete', [-1.2, 1.2], 41, [0.5, 0.2, 0.05]),
    { azimuth: -2.2, distance: 6.6, exposure: 1.5, grain: 0.055 },
  ),
  scene(
    'beige hatchback, sun, yard',
    [vehicle('hatchback', 'dressed', beige), vehicle('smallVan', 'plain', white, [-4.4, 4.2], 0.3)],
    world('yard', 'sun', 'concrete', [-0.6, 0.6], 43, [0.55, 0.48, 0.38]),
    { azimuth: -0.9, distance: 6.8 },
  ),
  scene(
    'orange SUV, cloud, street, upright',
    [vehicle('suv', 'rough', orange)],
    world('street', 'cloud', 'paving', [-1.4, 1], 47, [0.45, 0.2, 0.12]),
    { azimuth: -2.3, distance: 6.2, portrait: true, lens: 1.3 },
  ),
  scene(
    'light blue city car, sun, coast',
    [vehicle('cityCar', 'plain', lightBlue)],
    world('coast', 'sun', 'asphalt', [-2.0, 0.65], 53, [0.35, 0.5, 0.65]),
    { azimuth: -0.8, distance: 5.4 },
  ),
  scene(
    'matt grey estate, sun, yard',
    [vehicle('estate', 'simple', paint([0.12, 0.125, 0.13], 0, 0.6))],
    world('yard', 'sun', 'concrete', [-2.1, 0.55], 59, [0.3, 0.31, 0.33]),
    { azimuth: -2.0, distance: 7.2 },
  ),
  scene(
    'white hatchback, dusk, street',
    [vehicle('hatchback', 'simple', white), vehicle('cityCar', 'simple', white, [-4.4, 3.4], 0)],
    world('street', 'dusk', 'asphalt', [-1.6, 0.3], 61, [0.6, 0.55, 0.5]),
    { azimuth: -1.57, distance: 6.6, exposure: 1.3, grain: 0.06 },
  ),
];
