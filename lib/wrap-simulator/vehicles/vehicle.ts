import type { Localized } from '@/lib/i18n/locales';

export type VehicleId =
  | 'city-car'
  | 'hatchback'
  | 'saloon'
  | 'estate'
  | 'suv'
  | 'small-van'
  | 'panel-van-short'
  | 'panel-van-long'
  | 'box-truck'
  | 'cargo-bike';

/** Left and right are the vehicle's own, as its driver says them. On the roof the nose is at the left. */
export const sides = ['left', 'right', 'front', 'rear', 'roof'] as const;

export type Side = (typeof sides)[number];

/** Parts there is one of. */
type SinglePart =
  | 'front-bumper'
  | 'bonnet'
  | 'roof'
  | 'tailgate'
  | 'rear-bumper'
  | 'box-front'
  | 'chest-front'
  | 'chest-rear'
  | 'lid';

/** Parts with a twin across the vehicle. */
type TwinPart =
  | 'front-wing'
  | 'mirror'
  | 'pillars'
  | 'front-door'
  | 'rear-door'
  | 'sliding-door'
  | 'side-panel'
  | 'rear-quarter'
  | 'cargo-door'
  | 'sill'
  | 'box-side'
  | 'chest-side'
  | 'frame';

/** What a part is, wherever it stands. */
export type PanelPart = SinglePart | TwinPart;

/** A part of one vehicle; the same in every view that shows it. */
export type PanelId = SinglePart | `${'left' | 'right'}-${TwinPart}`;

/** Outlines are SVG path data in millimetres, y down, even-odd. */
export interface Panel {
  id: PanelId;
  path: string;
  /** Stands off the body: drawn over glass and gaps. */
  raised: boolean;
}

export type PaneKind = 'windscreen' | 'front-side' | 'rear-side' | 'rear';

export interface Pane {
  id: string;
  pane: PaneKind;
  path: string;
}

/** What a letter must not cross. Gaps and mouldings are open lines or closed outlines. */
export interface Obstacle {
  kind:
    | 'gap'
    | 'handle'
    | 'fuel-flap'
    | 'moulding'
    | 'hinge'
    | 'rail'
    | 'lamp'
    | 'grille'
    | 'plate'
    | 'bare-part';
  path: string;
  /** Width of the line when the path is one, in millimetres. */
  line?: number;
}

/** Those that film never covers: they hide what lies below them. */
export const bareObstacles: readonly Obstacle['kind'][] = ['lamp', 'grille', 'plate', 'bare-part'];

export type PartKind =
  | 'underbody'
  | 'plastic'
  | 'trim'
  | 'seal'
  | 'grille'
  | 'slot'
  | 'chrome'
  | 'lamp-housing'
  | 'headlamp'
  | 'daylight'
  | 'indicator'
  | 'tail-lamp'
  | 'brake-lamp'
  | 'reverse-lamp'
  | 'reflector'
  | 'plate'
  | 'handle'
  | 'interior'
  | 'seat'
  | 'laminate'
  | 'metal';

/** What film never covers. `under` is drawn below the panels, `inside` behind the glass, `over` above all. */
export interface Part {
  kind: PartKind;
  path: string;
  layer: 'under' | 'inside' | 'over';
  /** Width of the line when the path is one, in millimetres. */
  line?: number;
}

/**
 * Light from the top left. `shade` lies on every film; `light` is soft and fades on matt film; `gleam` is a hard reflection,
 * which only a gloss surface has. Drawn on panels alone, however far the path reaches.
 */
export interface Shade {
  tone: 'shade' | 'light' | 'gleam';
  opacity: number;
  path: string;
  /** Leans to the light: on the right side too, which is otherwise the left one's mirror image. */
  leans?: boolean;
}

export interface Wheel {
  x: number;
  /** Outer radius of the tyre; the wheel stands on the ground. */
  radius: number;
  rim: number;
  style: 'five' | 'ten' | 'steel' | 'turbine' | 'spokes';
}

export interface View {
  /** Millimetres; the ground is the lower edge, but on the roof, where the box is the vehicle's outline. */
  width: number;
  height: number;
  panels: readonly Panel[];
  panes: readonly Pane[];
  parts: readonly Part[];
  obstacles: readonly Obstacle[];
  shades: readonly Shade[];
  wheels: readonly Wheel[];
  /** Fine lines of the drawing: creases and borders that are no gap. */
  creases: readonly string[];
}

export interface Vehicle {
  id: VehicleId;
  name: Localized;
  /** Overall, in millimetres; the width without mirrors. */
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  views: Record<Side, View>;
}
