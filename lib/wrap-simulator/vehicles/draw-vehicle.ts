import { flattenOutline, mapOutline, mirrored, outlineBox } from '@/lib/drawing/outlines';
import type { Obstacle, Pane, PaneKind, Panel, PanelId, Part, PartKind, Shade, View, Wheel } from './vehicle';

/**
 * A view as it is drawn: millimetres, y up from the ground. Sides begin at the nose (x = 0); front, rear and roof are drawn
 * around their middle line (x = 0), the roof along from the nose (y = 0).
 */
export interface Sheet {
  panels: Partial<Record<PanelId, string>>;
  panes?: readonly (readonly [PaneKind, string])[];
  gaps?: readonly string[];
  creases?: readonly string[];
  obstacles?: readonly Obstacle[];
  parts?: readonly Part[];
  shades?: readonly Shade[];
  wheels?: readonly Wheel[];
}

export function under(kind: PartKind, path: string, line?: number): Part {
  return { kind, path, layer: 'under', line };
}

export function inside(kind: PartKind, path: string, line?: number): Part {
  return { kind, path, layer: 'inside', line };
}

export function over(kind: PartKind, path: string, line?: number): Part {
  return { kind, path, layer: 'over', line };
}

export function shade(opacity: number, path: string): Shade {
  return { tone: 'shade', opacity, path };
}

export function light(opacity: number, path: string): Shade {
  return { tone: 'light', opacity, path };
}

export function gleam(opacity: number, path: string): Shade {
  return { tone: 'gleam', opacity, path };
}

/** A gleam that is the sky in a flat panel, straight-edged: it leans to the light on every side, however the side is laid out. */
export function beam(opacity: number, path: string): Shade {
  return { tone: 'gleam', opacity, path, leans: true };
}

/** The path of a beam, its top towards the right of what falls from the top left; y down. */
function leaning(path: string): string {
  const points = flattenOutline(path).flat();
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const lean = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  if (lean <= 0) return path;
  const { left, right } = outlineBox(path);
  return mapOutline(path, (across, down) => [left + right - across, down]);
}

/** A shape and its twin across the middle line. */
export function twins<T extends { path: string }>(...items: T[]): T[] {
  return items.flatMap((item) => [item, { ...item, path: mirrored(item.path) }]);
}

/** The parts that letters must keep clear of, by what they are. */
const obstacleParts: Partial<Record<PartKind, Obstacle['kind']>> = {
  handle: 'handle',
  plastic: 'moulding',
  trim: 'moulding',
  chrome: 'moulding',
  'lamp-housing': 'lamp',
  headlamp: 'lamp',
  daylight: 'lamp',
  indicator: 'lamp',
  'tail-lamp': 'lamp',
  'brake-lamp': 'lamp',
  'reverse-lamp': 'lamp',
  reflector: 'lamp',
  grille: 'grille',
  slot: 'grille',
  plate: 'plate',
  seat: 'bare-part',
  metal: 'bare-part',
  underbody: 'bare-part',
};

interface Placing {
  width: number;
  height: number;
  place: (x: number, y: number) => readonly [number, number];
}

function settle(sheet: Sheet, { width, height, place }: Placing): View {
  const moved = <T extends { path: string }>(items: readonly T[] = []): T[] =>
    items.map((item) => ({ ...item, path: mapOutline(item.path, place) }));
  const parts = moved(sheet.parts);
  return {
    width,
    height,
    panels: Object.entries(sheet.panels).map(
      ([id, path]): Panel => ({
        id: id as PanelId,
        path: mapOutline(path, place),
        raised: id.endsWith('-mirror'),
      }),
    ),
    panes: (sheet.panes ?? []).map(
      ([pane, path], i): Pane => ({ id: `${pane}-${i + 1}`, pane, path: mapOutline(path, place) }),
    ),
    parts,
    obstacles: [
      ...(sheet.gaps ?? []).map((path): Obstacle => ({ kind: 'gap', path: mapOutline(path, place) })),
      ...moved(sheet.obstacles),
      ...parts.flatMap(({ kind, path, layer, line }): Obstacle[] => {
        const obstacle = obstacleParts[kind];
        return layer === 'over' && obstacle ? [{ kind: obstacle, path, line }] : [];
      }),
    ],
    shades: moved(sheet.shades).map((shade) =>
      shade.leans ? { ...shade, path: leaning(shade.path) } : shade,
    ),
    wheels: (sheet.wheels ?? []).map((wheel) => ({ ...wheel, x: place(wheel.x, 0)[0] })),
    creases: (sheet.creases ?? []).map((path) => mapOutline(path, place)),
  };
}

/** The left side, nose at the left. */
export function leftView(sheet: Sheet, width: number, height: number): View {
  return settle(sheet, { width, height, place: (x, y) => [x, height - y] });
}

/** The right side, drawn like a left one: its mirror image. */
export function rightView(sheet: Sheet, width: number, height: number): View {
  return settle(sheet, { width, height, place: (x, y) => [width - x, height - y] });
}

/** Front or rear, drawn around x = 0. */
export function endView(sheet: Sheet, width: number, height: number): View {
  return settle(sheet, { width, height, place: (x, y) => [width / 2 + x, height - y] });
}

/** From above, drawn around x = 0 with the nose at y = 0 and the vehicle's right at x > 0; laid down with the nose at the left. */
export function roofView(sheet: Sheet, length: number, across: number): View {
  return settle(sheet, { width: length, height: across, place: (x, y) => [y, across / 2 - x] });
}

/** A seat seen from the side, its back standing at (x, y): 620 mm to the top of its head restraint. */
export function seatAside(x: number, y: number): string {
  return mapOutline(
    'M-80 0C-70 150 -24 320 8 412C22 450 108 452 124 414C152 300 186 130 184 0ZM54 472C78 458 130 460 144 478C158 520 152 580 136 602C116 618 74 614 62 596C46 558 44 508 54 472Z',
    (along, up) => [x + along, y + up],
  );
}

/** A seat seen from the front or the rear, its middle at x. */
export function seatAhead(x: number, y: number): string {
  return mapOutline(
    'M-200 0C-215 200 -190 360 -150 420C-100 450 100 450 150 420C190 360 215 200 200 0ZM-105 470H105C125 520 120 580 100 604C60 622 -60 622 -100 604C-120 580 -125 520 -105 470Z',
    (across, up) => [x + across, y + up],
  );
}
