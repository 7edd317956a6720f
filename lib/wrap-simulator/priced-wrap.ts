import { type PricedId, priceOf } from '@/lib/content/prices';
import type { PricedDesign, PricedPart } from '@/lib/designs/priced-design';
import { filled, text, withLabel } from '@/lib/i18n/copy';
import { formatArea, formatCount, isSingular } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { ComposedWrap } from './compose';
import { panelsOf } from './coverage';
import type { EstimateLine } from './estimate';
import { findFilm } from './films';
import { tints } from './glass-law';
import { estimateNames, protectionNames, sideNames } from './names';
import { protectedPanels } from './protection';
import { sheetLabels } from './sheet-copy';
import { simulatorLabels } from './simulator-copy';
import { type PaneKind, sides } from './vehicles/vehicle';
import type { ProtectionPack } from './wrap-design';

const quoted: Localized = text('«\u00a0{words}\u00a0»', '‘{words}’', '‘{words}’');
const logoCount: Localized<readonly [one: string, many: string]> = {
  fr: ['logo', 'logos'],
  nl: ['logo', 'logo’s'],
  en: ['logo', 'logos'],
};
const packPrices: Record<Exclude<ProtectionPack, 'none'>, PricedId> = {
  front: 'ppf-front',
  full: 'ppf-full',
  parts: 'ppf-element',
};

const centsOf = (euros: number | null) => Math.round((euros ?? 0) * 100);

function sayFilm({ film: id, area }: EstimateLine, locale: Locale): string[] {
  const film = id === undefined ? null : findFilm(id);
  return [
    ...(film ? [`${film.code}\u00a0${film.name[locale]}`] : []),
    ...(area === undefined ? [] : [formatArea(area, locale)]),
  ];
}

/** What is written, how high, what is shown beside it, and where. */
function sayLettering({ placed, logos }: ComposedWrap, locale: Locale): string[] {
  const written = sides.flatMap((side) =>
    placed[side].map(({ line }) => `${filled(quoted[locale], { words: line.text })} ${line.height}\u00a0mm`),
  );
  const count = sides.reduce((sum, side) => sum + logos[side].length, 0);
  const [one, many] = logoCount[locale];
  return [
    ...new Set(written),
    ...(count > 0 ? [`${formatCount(count, locale)}\u00a0${isSingular(count, locale) ? one : many}`] : []),
    ...sides
      .filter((side) => placed[side].length + logos[side].length > 0)
      .map((side) => sideNames[side][locale]),
  ];
}

function sayTints({ vehicle, design }: ComposedWrap, locale: Locale): string[] {
  const labels = sheetLabels(locale);
  const has = (kind: PaneKind) =>
    Object.values(vehicle.views).some(({ panes }) => panes.some(({ pane }) => pane === kind));
  const { rearSide, rear } = design.tints;
  const written = (label: string, tint: typeof rear, kind: PaneKind) =>
    tint === 'none' || !has(kind) ? [] : [`${label} ${tints[tint].name[locale]}`];
  return [...written(labels.rearSides, rearSide, 'rear-side'), ...written(labels.rear, rear, 'rear')];
}

function sayProtection({ design }: ComposedWrap, locale: Locale): string[] {
  const labels = simulatorLabels(locale);
  return [
    protectionNames[design.protection][locale],
    design.protectionFinish === 'matt' ? labels.matt : labels.glossy,
  ];
}

/** What the price list asks for a kind of work at least, and what it counts there. */
function published(kind: EstimateLine['kind'], { vehicle, design: { protection } }: ComposedWrap) {
  if (kind === 'wrap-full' || kind === 'wrap-partial')
    return { unit: 'vehicle', count: 1, least: centsOf(priceOf(kind).amount) } as const;
  if (kind !== 'protection' || protection === 'none') return { unit: 'lump', count: 1, least: 0 } as const;
  const each = centsOf(priceOf(packPrices[protection]).amount);
  if (protection !== 'parts') return { unit: 'vehicle', count: 1, least: each } as const;
  const count = protectedPanels(protection, panelsOf(vehicle)).length;
  return { unit: 'element', count, least: each * count } as const;
}

const sayings: Record<
  EstimateLine['kind'],
  (composed: ComposedWrap, line: EstimateLine, locale: Locale) => string[]
> = {
  'wrap-full': (_, line, locale) => sayFilm(line, locale),
  'wrap-partial': (_, line, locale) => sayFilm(line, locale),
  lettering: (composed, _, locale) => sayLettering(composed, locale),
  tint: (composed, _, locale) => sayTints(composed, locale),
  protection: (composed, _, locale) => sayProtection(composed, locale),
};

/** Every part of the price at the lower end of its range, which is what the simulator computes; the upper one is a margin over it. */
export function pricedWrap(composed: ComposedWrap, locale: Locale): PricedDesign {
  const { vehicle, estimate } = composed;
  return {
    version: estimate.version,
    parts: estimate.lines.map((line): PricedPart => {
      const { unit, count, least } = published(line.kind, composed);
      const alike = estimate.lines.filter(({ kind }) => kind === line.kind);
      const low = alike.reduce((sum, one) => sum + one.low, 0);
      return {
        text: withLabel(
          estimateNames[line.kind][locale],
          [vehicle.name[locale], ...sayings[line.kind](composed, line, locale)].join(', '),
          locale,
        ),
        // Of one vehicle in two films, neither line is a vehicle.
        unit: alike.length > 1 ? 'lump' : unit,
        count,
        amount: centsOf(line.low),
        atLeast: Math.ceil((least * line.low) / low),
      };
    }),
  };
}
