/** A line of x and z in metres, x from the front; between its points it is smooth. */
export type Profile = readonly (readonly [x: number, z: number])[];

/** A vehicle as far as a picture needs it. Metres; x from the front bumper, z from the ground. */
export interface Body {
  length: number;
  width: number;
  /** How high its lower edge is. */
  sill: number;
  /** Bonnet, shoulder, boot. */
  belt: Profile;
  /** The outline seen from the side, glass included. */
  roof: Profile;
  /** How much narrower the roof is than the shoulder, as a share of the half width. */
  tumble: number;
  wheels: readonly [front: number, rear: number];
  wheelRadius: number;
  /** Side panes, from x to x. */
  panes: readonly (readonly [from: number, to: number])[];
  windscreen: readonly [from: number, to: number];
  /** A rear pane that lies on the slope; upright ones are in the tail. */
  rearScreen?: readonly [from: number, to: number];
  tailPane: boolean;
  /** Where doors end. */
  gaps: readonly number[];
  /** How far ends are rounded. */
  roundness: number;
}

export const bodies = {
  hatchback: {
    length: 4.2,
    width: 1.8,
    sill: 0.2,
    belt: [
      [0, 0.62],
      [0.25, 0.76],
      [1.1, 0.93],
      [2.2, 0.97],
      [3.6, 1.02],
      [4.2, 0.98],
    ],
    roof: [
      [0, 0.62],
      [0.25, 0.77],
      [1.05, 0.95],
      [1.75, 1.36],
      [2.2, 1.47],
      [3.2, 1.46],
      [3.8, 1.32],
      [4.2, 0.99],
    ],
    tumble: 0.2,
    wheels: [0.82, 3.42],
    wheelRadius: 0.32,
    panes: [
      [1.45, 2.3],
      [2.42, 3.2],
      [3.28, 3.6],
    ],
    windscreen: [1.12, 1.95],
    rearScreen: [3.72, 4.12],
    tailPane: false,
    gaps: [1.3, 2.36, 3.3],
    roundness: 0.5,
  },
  saloon: {
    length: 4.7,
    width: 1.84,
    sill: 0.19,
    belt: [
      [0, 0.58],
      [0.3, 0.72],
      [1.3, 0.91],
      [2.4, 0.95],
      [3.8, 1.0],
      [4.55, 0.99],
      [4.7, 0.9],
    ],
    roof: [
      [0, 0.58],
      [0.3, 0.73],
      [1.25, 0.93],
      [2.0, 1.32],
      [2.5, 1.43],
      [3.2, 1.42],
      [3.85, 1.2],
      [4.2, 1.05],
      [4.6, 1.0],
      [4.7, 0.91],
    ],
    tumble: 0.22,
    wheels: [0.86, 3.72],
    wheelRadius: 0.33,
    panes: [
      [1.7, 2.55],
      [2.67, 3.45],
    ],
    windscreen: [1.35, 2.2],
    rearScreen: [3.35, 4.1],
    tailPane: false,
    gaps: [1.5, 2.6, 3.55],
    roundness: 0.55,
  },
  estate: {
    length: 4.75,
    width: 1.85,
    sill: 0.2,
    belt: [
      [0, 0.6],
      [0.3, 0.74],
      [1.3, 0.92],
      [2.4, 0.96],
      [4.2, 1.02],
      [4.75, 0.99],
    ],
    roof: [
      [0, 0.6],
      [0.3, 0.75],
      [1.25, 0.94],
      [2.0, 1.35],
      [2.5, 1.47],
      [3.9, 1.47],
      [4.5, 1.36],
      [4.75, 1.0],
    ],
    tumble: 0.19,
    wheels: [0.88, 3.7],
    wheelRadius: 0.34,
    panes: [
      [1.7, 2.55],
      [2.67, 3.5],
      [3.6, 4.3],
    ],
    windscreen: [1.35, 2.2],
    rearScreen: [4.42, 4.7],
    tailPane: false,
    gaps: [1.5, 2.6, 3.58],
    roundness: 0.5,
  },
  suv: {
    length: 4.5,
    width: 1.9,
    sill: 0.32,
    belt: [
      [0, 0.82],
      [0.2, 0.97],
      [1.2, 1.1],
      [2.4, 1.14],
      [4.1, 1.19],
      [4.5, 1.14],
    ],
    roof: [
      [0, 0.82],
      [0.2, 0.98],
      [1.15, 1.12],
      [1.8, 1.52],
      [2.2, 1.68],
      [3.6, 1.68],
      [4.2, 1.54],
      [4.5, 1.15],
    ],
    tumble: 0.17,
    wheels: [0.9, 3.6],
    wheelRadius: 0.38,
    panes: [
      [1.55, 2.4],
      [2.52, 3.35],
      [3.45, 4.0],
    ],
    windscreen: [1.25, 2.0],
    rearScreen: [4.15, 4.45],
    tailPane: false,
    gaps: [1.4, 2.46, 3.42],
    roundness: 0.42,
  },
  cityCar: {
    length: 3.55,
    width: 1.65,
    sill: 0.2,
    belt: [
      [0, 0.66],
      [0.2, 0.8],
      [0.8, 0.94],
      [1.9, 1.0],
      [3.2, 1.06],
      [3.55, 1.0],
    ],
    roof: [
      [0, 0.66],
      [0.2, 0.81],
      [0.75, 0.96],
      [1.3, 1.4],
      [1.7, 1.52],
      [2.7, 1.5],
      [3.3, 1.34],
      [3.55, 1.01],
    ],
    tumble: 0.18,
    wheels: [0.66, 2.95],
    wheelRadius: 0.29,
    panes: [
      [1.1, 2.1],
      [2.22, 3.0],
    ],
    windscreen: [0.85, 1.5],
    rearScreen: [3.2, 3.5],
    tailPane: false,
    gaps: [0.98, 2.16],
    roundness: 0.45,
  },
  smallVan: {
    length: 4.4,
    width: 1.82,
    sill: 0.24,
    belt: [
      [0, 0.75],
      [0.2, 0.9],
      [1.0, 1.08],
      [2.2, 1.12],
      [4.4, 1.14],
    ],
    roof: [
      [0, 0.75],
      [0.2, 0.91],
      [0.95, 1.1],
      [1.55, 1.6],
      [2.0, 1.8],
      [4.2, 1.82],
      [4.4, 1.76],
    ],
    tumble: 0.1,
    wheels: [0.85, 3.6],
    wheelRadius: 0.33,
    panes: [[1.35, 2.15]],
    windscreen: [1.05, 1.75],
    tailPane: true,
    gaps: [1.2, 2.25, 3.1],
    roundness: 0.22,
  },
  panelVan: {
    length: 5.6,
    width: 2.02,
    sill: 0.3,
    belt: [
      [0, 0.95],
      [0.2, 1.08],
      [0.8, 1.25],
      [2.0, 1.3],
      [5.6, 1.32],
    ],
    roof: [
      [0, 0.95],
      [0.2, 1.09],
      [0.75, 1.27],
      [1.5, 2.05],
      [2.0, 2.38],
      [3.0, 2.48],
      [5.4, 2.48],
      [5.6, 2.42],
    ],
    tumble: 0.07,
    wheels: [0.95, 4.4],
    wheelRadius: 0.35,
    panes: [[1.2, 2.1]],
    windscreen: [0.9, 1.75],
    tailPane: false,
    gaps: [1.05, 2.2, 3.5],
    roundness: 0.2,
  },
} as const satisfies Record<string, Body>;

export type BodyName = keyof typeof bodies;
