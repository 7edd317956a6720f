import type { Box } from '@/lib/drawing/box';
import { flattenOutline } from '@/lib/drawing/outlines';
import { panelAreas } from './panel-areas';
import { readPanelId } from './panel-parts';
import { type PanelId, type PanelPart, type Side, sides, type Vehicle, type View } from './vehicles/vehicle';
import type { Coverage, WrapDesign } from './wrap-design';

/** Coverages that are panels as a whole. */
const panelCoverages: Partial<Record<Coverage, readonly PanelPart[]>> = {
  bonnet: ['bonnet'],
  roof: ['roof'],
  mirrors: ['mirror'],
};

/** A film within limits that are no panel's, such as the upper of two tones. */
interface Band {
  boxes: readonly Box[];
  film: string;
}

export interface Skin {
  /** What each panel wears as a whole: the code of a film, or null for its paint. */
  panels: ReadonlyMap<PanelId, string | null>;
  /** What lies over that, on these panels alone. */
  band: Band | null;
  banded: ReadonlySet<PanelId>;
}

/** The panels of a vehicle, each once, in the order in which its sides show them. */
export function panelsOf(vehicle: Vehicle): PanelId[] {
  return [...new Set(sides.flatMap((side) => vehicle.views[side].panels.map(({ id }) => id)))];
}

/** The coverages that a vehicle has the parts for. */
export function offersCoverage(vehicle: Vehicle, coverage: Coverage): boolean {
  const parts = panelCoverages[coverage];
  return !parts || panelsOf(vehicle).some((panel) => parts.includes(readPanelId(panel).part));
}

/** The width of a stripe and the gap between two, in millimetres. */
const stripe = { width: 230, gap: 90 } as const;

/** Where the band of a coverage lies on one side. */
function bandBoxes({ coverage, split }: WrapDesign, side: Side, { width, height }: View): Box[] {
  const everything = { x: 0, y: 0, width, height };
  switch (coverage) {
    case 'two-tone':
      return [side === 'roof' ? everything : { ...everything, height: height * (1 - split / 100) }];
    case 'lower-third':
      return side === 'roof' ? [] : [{ ...everything, y: (height * 2) / 3, height: height / 3 }];
    case 'rear-third':
      if (side === 'front') return [];
      if (side === 'rear') return [everything];
      return [{ ...everything, x: side === 'right' ? 0 : (width * 2) / 3, width: width / 3 }];
    case 'stripes': {
      const twice = (middle: number, along: (from: number) => Box) => [
        along(middle - stripe.gap / 2 - stripe.width),
        along(middle + stripe.gap / 2),
      ];
      if (side === 'roof') return twice(height / 2, (y) => ({ ...everything, y, height: stripe.width }));
      if (side === 'front' || side === 'rear')
        return twice(width / 2, (x) => ({ ...everything, x, width: stripe.width }));
      return [{ ...everything, y: height * 0.7, height: height * 0.05 }];
    }
    default:
      return [];
  }
}

/** What a side of the vehicle wears. */
export function skinOf(vehicle: Vehicle, side: Side, design: WrapDesign): Skin {
  const view = vehicle.views[side];
  const parts = panelCoverages[design.coverage];
  const asCovered = (panel: PanelId): string | null => {
    if (design.coverage === 'full') return design.film;
    if (design.coverage === 'two-tone') return design.second;
    return parts?.includes(readPanelId(panel).part) ? design.film : null;
  };
  const films = { bare: null, film: design.film, second: design.second };
  const panels = view.panels.map(({ id }): [PanelId, string | null] => {
    const choice = design.panels[id];
    return [id, choice ? films[choice] : asCovered(id)];
  });
  const boxes = bandBoxes(design, side, view);
  return {
    panels: new Map(panels),
    band: boxes.length > 0 ? { boxes, film: design.film } : null,
    banded: new Set(view.panels.map(({ id }) => id).filter((id) => !design.panels[id])),
  };
}

type Point = readonly [number, number];

const polygons = new Map<string, Point[][]>();

/** An outline of a vehicle's drawing as polygons, read once: every choice asks for all of them, and there are only so many. */
export function polygonsOf(path: string): readonly (readonly Point[])[] {
  let read = polygons.get(path);
  if (!read) {
    read = flattenOutline(path, 6);
    polygons.set(path, read);
  }
  return read;
}

/** The part of a polygon on one side of an upright or level line (Sutherland and Hodgman, 1974). */
function cut(points: readonly Point[], axis: 0 | 1, limit: number, keepsLess: boolean): Point[] {
  const inside = (point: Point) => (keepsLess ? point[axis] <= limit : point[axis] >= limit);
  return points.flatMap((point, at) => {
    const before = points.at(at - 1) ?? point;
    if (inside(point) === inside(before)) return inside(point) ? [point] : [];
    const share = (limit - before[axis]) / (point[axis] - before[axis]);
    const crossing: Point = [
      before[0] + (point[0] - before[0]) * share,
      before[1] + (point[1] - before[1]) * share,
    ];
    return inside(point) ? [crossing, point] : [crossing];
  });
}

function areaOf(points: readonly Point[]): number {
  return Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
}

function holds(polygon: readonly Point[], [x, y]: Point): boolean {
  return polygon.reduce((within, [x1, y1], at) => {
    const [x2, y2] = polygon.at(at - 1) ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !within : within;
  }, false);
}

/** Area of an outline with its holes in square millimetres, within a box if one is given. */
function areaWithin(path: string, box?: Box): number {
  const polygons = polygonsOf(path);
  const area = (points: readonly Point[]) => {
    if (!box) return areaOf(points);
    let left: Point[] = cut(points, 0, box.x, false);
    left = cut(left, 0, box.x + box.width, true);
    left = cut(left, 1, box.y, false);
    return areaOf(cut(left, 1, box.y + box.height, true));
  };
  return polygons.reduce((sum, polygon, at) => {
    const [first] = polygon;
    const around = first ? polygons.filter((other, i) => i !== at && holds(other, first)).length : 0;
    return sum + (around % 2 === 0 ? area(polygon) : -area(polygon));
  }, 0);
}

/** Whether a point lies on an outline's surface. */
export function isOn(path: string, point: Point): boolean {
  return polygonsOf(path).filter((polygon) => holds(polygon, point)).length % 2 === 1;
}

export interface CoveredArea {
  panel: PanelId;
  film: string;
  /** Square metres. */
  area: number;
}

/** A panel where most of it is seen. */
interface BestSeen {
  panel: PanelId;
  side: Side;
  path: string;
  /** Square millimetres of it there. */
  area: number;
}

const bestSeen = new WeakMap<Vehicle, readonly BestSeen[]>();

function bestSeenOf(vehicle: Vehicle): readonly BestSeen[] {
  const known = bestSeen.get(vehicle);
  if (known) return known;
  const found = panelsOf(vehicle).flatMap((panel) => {
    const shown = sides.flatMap((side): BestSeen[] => {
      const on = vehicle.views[side].panels.find(({ id }) => id === panel);
      return on ? [{ panel, side, path: on.path, area: areaWithin(on.path) }] : [];
    });
    const [largest] = shown.sort((a, b) => b.area - a.area);
    return largest && largest.area > 0 ? [largest] : [];
  });
  bestSeen.set(vehicle, found);
  return found;
}

/** Where the bands of a vehicle were last, and what they took of each panel: other films lie in the same place. */
const lastBands = new WeakMap<Vehicle, { where: string; shares: Map<PanelId, number> }>();

function bandShares(vehicle: Vehicle, { coverage, split }: WrapDesign): Map<PanelId, number> {
  const where = `${coverage} ${split}`;
  const last = lastBands.get(vehicle);
  if (last?.where === where) return last.shares;
  const shares = new Map<PanelId, number>();
  lastBands.set(vehicle, { where, shares });
  return shares;
}

/** How much of each film lies on each panel; what a band takes of one is read from the side that shows most of it. */
export function coveredAreas(vehicle: Vehicle, design: WrapDesign): CoveredArea[] {
  const areas = panelAreas(vehicle);
  const shares = bandShares(vehicle, design);
  const skins = new Map(sides.map((side) => [side, skinOf(vehicle, side, design)]));
  return bestSeenOf(vehicle).flatMap(({ panel, side, path, area }) => {
    const skin = skins.get(side);
    if (!skin) return [];
    const whole = areas.get(panel) ?? 0;
    const { panels, band, banded } = skin;
    const share = (boxes: readonly Box[]) => {
      const taken = shares.get(panel) ?? boxes.reduce((sum, box) => sum + areaWithin(path, box), 0) / area;
      shares.set(panel, taken);
      return taken;
    };
    const over = band && banded.has(panel) ? share(band.boxes) : 0;
    const below = panels.get(panel) ?? null;
    return [
      ...(band && over > 0.001 ? [{ panel, film: band.film, area: whole * over }] : []),
      ...(below !== null && over < 0.999 ? [{ panel, film: below, area: whole * (1 - over) }] : []),
    ];
  });
}

/** The panel at a point of a side; undefined beside every one. */
export function panelAt({ panels }: View, point: Point): PanelId | undefined {
  return panels.findLast(({ path }) => isOn(path, point))?.id;
}

/** The film at a point of a panel: a code, or null for paint. */
export function filmOn({ panels, band, banded }: Skin, panel: PanelId, [x, y]: Point): string | null {
  const inBand = band?.boxes.some(
    (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  );
  return band && inBand && banded.has(panel) ? band.film : (panels.get(panel) ?? null);
}
