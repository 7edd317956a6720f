import { letterFamilyIds } from '@/lib/drawing/letter-families';
import { isPictureId } from '@/lib/drawing/picture';
import { letterColourIds } from './letter-colours';
import { paintIds } from './paints';
import { type PanelId, type Side, sides, type VehicleId } from './vehicles/vehicle';
import {
  coverages,
  type LetterLine,
  type Logo,
  newLine,
  newLogo,
  type PanelChoice,
  panelChoices,
  protectionPacks,
  tintIds,
  type WrapDesign,
  wrapLimits,
} from './wrap-design';

/** What can be chosen: handed in, so that a browser need not load every vehicle and film to read a form. */
export interface Choices {
  vehicles: readonly VehicleId[];
  films: readonly string[];
}

/** No vehicle has more. */
const maxPanels = 60;

function oneOf<Value extends string>(known: readonly Value[], given: string | null, otherwise: Value): Value {
  return known.find((value) => value === given) ?? otherwise;
}

/** A whole number within bounds, or null for anything else. */
function numberIn(given: string | null, min: number, max: number): number | null {
  if (given === null || given.trim() === '') return null;
  const number = Math.round(Number(given.replace(',', '.')));
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : null;
}

/** What is typed for a line: one line, no invisible characters, and by default no longer than can be cut. */
export function cleanText(text: string, most: number = wrapLimits.textLength): string {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '');
  return [...line].slice(0, most).join('');
}

/** Whether anything is left of what is typed for a line. */
export const hasWords = (text: string): boolean => cleanText(text).trim() !== '';

/**
 * The names of a form and of an address are one: what is posted without a script, kept in a browser and put into a link is
 * read here. Whatever is missing or wrong becomes what `otherwise` has.
 */
export function readDesign(
  entries: Iterable<readonly [name: string, value: unknown]>,
  { vehicles, films }: Choices,
  otherwise: WrapDesign,
): WrapDesign {
  const values = new Map<string, string>();
  for (const [name, value] of entries) if (typeof value === 'string') values.set(name, value);
  const value = (name: string) => values.get(name) ?? null;
  const { min, max } = wrapLimits.split;
  return {
    version: 2,
    vehicle: oneOf(vehicles, value('vehicle'), otherwise.vehicle),
    paint: oneOf(paintIds, value('paint'), otherwise.paint),
    coverage: oneOf(coverages, value('coverage'), otherwise.coverage),
    film: oneOf(films, value('film'), otherwise.film),
    second: oneOf(films, value('second'), otherwise.second),
    split: numberIn(value('split'), min, max) ?? otherwise.split,
    panels: Object.fromEntries(
      [...values]
        .flatMap(([name, given]): [PanelId, PanelChoice][] => {
          const id = /^panel-([a-z-]{3,40})$/.exec(name)?.[1];
          const choice = panelChoices.find((known) => known === given);
          return id && choice ? [[id as PanelId, choice]] : [];
        })
        .slice(0, maxPanels),
    ),
    tints: {
      rearSide: oneOf(tintIds, value('tint-sides'), 'none'),
      rear: oneOf(tintIds, value('tint-rear'), 'none'),
    },
    protection: oneOf(protectionPacks, value('protection'), 'none'),
    protectionFinish: oneOf(['gloss', 'matt'] as const, value('protection-finish'), 'gloss'),
    lines: readLines(value),
    logos: readLogos(value),
  };
}

function readLines(value: (name: string) => string | null): LetterLine[] {
  const lines: LetterLine[] = [];
  for (let at = 0; at < wrapLimits.lines; at += 1) {
    const text = value(`text-${at}`);
    if (text === null || !hasWords(text)) continue;
    const { min, max } = wrapLimits.height;
    const place = (name: string) => numberIn(value(`${name}-${at}`), 0, wrapLimits.position);
    lines.push({
      text: cleanText(text),
      side: oneOf<Side>(sides, value(`side-${at}`), newLine.side),
      bothSides: value(`both-${at}`) === 'on',
      family: oneOf(letterFamilyIds, value(`family-${at}`), newLine.family),
      height: numberIn(value(`height-${at}`), min, max) ?? newLine.height,
      colour: oneOf(letterColourIds, value(`colour-${at}`), newLine.colour),
      x: place('x'),
      y: place('y'),
    });
  }
  return lines;
}

function readLogos(value: (name: string) => string | null): Logo[] {
  const logos: Logo[] = [];
  for (let at = 0; at < wrapLimits.logos; at += 1) {
    const picture = value(`logo-${at}`);
    if (!isPictureId(picture) || value(`logo-off-${at}`) === 'on') continue;
    const { min, max } = wrapLimits.logoWidth;
    const place = (name: string) => numberIn(value(`logo-${name}-${at}`), 0, wrapLimits.position);
    logos.push({
      picture,
      side: oneOf<Side>(sides, value(`logo-side-${at}`), newLogo.side),
      bothSides: value(`logo-both-${at}`) === 'on',
      width: numberIn(value(`logo-width-${at}`), min, max) ?? newLogo.width,
      x: place('x'),
      y: place('y'),
    });
  }
  return logos;
}

/** The names and values that `readDesign` makes this design of. */
export function writeDesign(design: WrapDesign): [name: string, value: string][] {
  return [
    ['vehicle', design.vehicle],
    ['paint', design.paint],
    ['coverage', design.coverage],
    ['film', design.film],
    ['second', design.second],
    ['split', String(design.split)],
    ...Object.entries(design.panels).map(([id, choice]): [string, string] => [`panel-${id}`, choice]),
    ['tint-sides', design.tints.rearSide],
    ['tint-rear', design.tints.rear],
    ['protection', design.protection],
    ['protection-finish', design.protectionFinish],
    ...design.lines.flatMap((line, at): [string, string][] => [
      [`text-${at}`, line.text],
      [`side-${at}`, line.side],
      ...(line.bothSides ? ([[`both-${at}`, 'on']] as [string, string][]) : []),
      [`family-${at}`, line.family],
      [`height-${at}`, String(line.height)],
      [`colour-${at}`, line.colour],
      ...(line.x === null ? [] : ([[`x-${at}`, String(line.x)]] as [string, string][])),
      ...(line.y === null ? [] : ([[`y-${at}`, String(line.y)]] as [string, string][])),
    ]),
    ...design.logos.flatMap((logo, at): [string, string][] => [
      [`logo-${at}`, logo.picture],
      [`logo-side-${at}`, logo.side],
      ...(logo.bothSides ? ([[`logo-both-${at}`, 'on']] as [string, string][]) : []),
      [`logo-width-${at}`, String(logo.width)],
      ...(logo.x === null ? [] : ([[`logo-x-${at}`, String(logo.x)]] as [string, string][])),
      ...(logo.y === null ? [] : ([[`logo-y-${at}`, String(logo.y)]] as [string, string][])),
    ]),
  ];
}

/** A design of the text that another tab tells, or null. */
export function rebuildWrap(document: string, choices: Choices, otherwise: WrapDesign): WrapDesign | null {
  try {
    return readDesign(writeDesign(JSON.parse(document)), choices, otherwise);
  } catch {
    return null;
  }
}
