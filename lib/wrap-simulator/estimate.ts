import { typicalLeadTimes } from '@/lib/content/facts';
import { priceOf, publishedVatPercent } from '@/lib/content/prices';
import type { Box } from '@/lib/drawing/box';
import { outlineArea } from '@/lib/drawing/outlines';
import type { Duration } from '@/lib/i18n/format';
import { coveredAreas, panelsOf } from './coverage';
import type { FilmPriceClass } from './films';
import { mayBeTinted } from './glass-law';
import { panelAreas, wrappableArea } from './panel-areas';
import { priceAssumptions as assumptions } from './price-assumptions';
import { protectedPanels } from './protection';
import type { PaneKind, Vehicle } from './vehicles/vehicle';
import type { WrapDesign } from './wrap-design';

/** A part of the price; euro, VAT and fitting included. */
export interface EstimateLine {
  kind: 'wrap-full' | 'wrap-partial' | 'lettering' | 'tint' | 'protection';
  /** Code of the film that is wrapped. */
  film?: string;
  /** Square metres of it. */
  area?: number;
  low: number;
  high: number;
}

export interface Estimate {
  /** Of the assumptions it was made with. */
  version: string;
  vatPercent: number;
  lines: readonly EstimateLine[];
  low: number;
  high: number;
  /** In the workshop; null when nothing is chosen. */
  time: Duration | null;
}

const rounded = (euros: number) => Math.ceil(euros / assumptions.step) * assumptions.step;

function line(part: Omit<EstimateLine, 'low' | 'high'>, euros: number): EstimateLine {
  return { ...part, low: rounded(euros), high: rounded(euros * assumptions.spread) };
}

/** The film of a vehicle: whole, it costs no less than the published price; partly, neither, and never more than whole. */
function wrapLines(
  vehicle: Vehicle,
  design: WrapDesign,
  classOf: (film: string) => FilmPriceClass,
): EstimateLine[] {
  const areas = new Map<string, number>();
  for (const { film, area } of coveredAreas(vehicle, design)) areas.set(film, (areas.get(film) ?? 0) + area);
  const covered = [...areas.values()].reduce((sum, area) => sum + area, 0);
  if (covered === 0) return [];
  const all = wrappableArea(vehicle);
  const isWhole = covered >= all * assumptions.wholeFrom;
  const kind = isWhole ? 'wrap-full' : 'wrap-partial';
  const rate = (film: string) => assumptions.filmPerSquareMetre[classOf(film)];
  const least = priceOf(kind).amount ?? 0;
  const byArea = [...areas].map(([film, area]): [string, number, number] => [
    film,
    area,
    area * rate(film) * (isWhole ? 1 : assumptions.partialFactor),
  ]);
  const sum = byArea.reduce((total, [, , euros]) => total + euros, 0);
  const dearest = Math.max(...[...areas.keys()].map(rate));
  const asWhole = Math.max(priceOf('wrap-full').amount ?? 0, all * dearest);
  const price = Math.min(Math.max(least, sum), isWhole ? Number.POSITIVE_INFINITY : asWhole);
  return byArea.map(([film, area, euros]) => line({ kind, film, area }, (euros * price) / sum));
}

function letteringLine(placed: readonly { box: Box }[]): EstimateLine[] {
  if (placed.length === 0) return [];
  const euros = placed.reduce(
    (sum, { box }) =>
      sum +
      assumptions.letteringPerLine +
      ((box.width * box.height) / 1e6) * assumptions.letteringPerSquareMetre,
    0,
  );
  return [line({ kind: 'lettering' }, euros)];
}

function tintLine(vehicle: Vehicle, design: WrapDesign): EstimateLine[] {
  const chosen: readonly [PaneKind, string][] = [
    ['rear-side', design.tints.rearSide],
    ['rear', design.tints.rear],
  ];
  const euros = chosen.reduce((sum, [kind, tint]) => {
    if (tint === 'none') return sum;
    const area = Object.values(vehicle.views)
      .flatMap(({ panes }) => panes)
      .filter(({ pane }) => pane === kind && mayBeTinted[pane])
      .reduce((total, { path }) => total + outlineArea(path) / 1e6, 0);
    if (area === 0) return sum;
    return sum + Math.max(assumptions.tintAtLeast, area * assumptions.tintPerSquareMetre);
  }, 0);
  return euros > 0 ? [line({ kind: 'tint' }, euros)] : [];
}

function protectionLine(vehicle: Vehicle, { protection }: WrapDesign): EstimateLine[] {
  if (protection === 'none') return [];
  const panels = protectedPanels(protection, panelsOf(vehicle));
  if (panels.length === 0) return [];
  const paint = [...panelAreas(vehicle).values()].reduce((sum, area) => sum + area, 0);
  const size = Math.max(1, paint / assumptions.protectionForSquareMetres);
  const euros =
    protection === 'parts'
      ? (priceOf('ppf-element').amount ?? 0) * panels.length
      : (priceOf(protection === 'front' ? 'ppf-front' : 'ppf-full').amount ?? 0) * size;
  return [line({ kind: 'protection' }, euros)];
}

function workshopTime(lines: readonly EstimateLine[], { protection }: WrapDesign): Duration | null {
  const kinds = new Set(lines.map(({ kind }) => kind));
  const { wrapping, partialWrap } = typicalLeadTimes;
  const base = kinds.has('wrap-full') ? wrapping : kinds.size > 0 ? partialWrap : null;
  if (base === null) return null;
  const added = kinds.has('protection') && protection !== 'none' ? assumptions.protectionDays[protection] : 0;
  return { min: base.min + added, max: base.max + added, unit: 'workingDays' };
}

/**
 * What a design costs, between two ends.
 *
 * @param placed lines of letters and pictures of every side, as they are cut
 * @param classOf the price class of a film
 */
export function estimate(
  vehicle: Vehicle,
  design: WrapDesign,
  placed: readonly { box: Box }[],
  classOf: (film: string) => FilmPriceClass,
): Estimate {
  const lines = [
    ...wrapLines(vehicle, design, classOf),
    ...letteringLine(placed),
    ...tintLine(vehicle, design),
    ...protectionLine(vehicle, design),
  ];
  return {
    version: assumptions.version,
    vatPercent: publishedVatPercent,
    lines,
    low: lines.reduce((sum, { low }) => sum + low, 0),
    high: lines.reduce((sum, { high }) => sum + high, 0),
    time: workshopTime(lines, design),
  };
}
