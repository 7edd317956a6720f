import { fileFaults } from '@/lib/uploads/file-faults';

/** What came of a form of the back office; names a sentence under `StaffPortfolio.outcome` in the messages. */
const doneOutcomes = [
  'saved',
  'published',
  'withdrawn',
  'made',
  'deleted',
  'pictureDeleted',
  'videoDeleted',
  'categorySaved',
  'categoryDeleted',
  'restored',
  'moved',
  'uploaded',
  'madeOfJob',
  'photosAdded',
  'photosThere',
] as const;

/** What can be wrong with a picture or a film of a work. */
export const workFileFaults = [
  ...fileFaults,
  'tooManyPixels',
  'videoCodec',
  'videoLength',
  'videoThere',
] as const;

const failedOutcomes = [
  'conflict',
  'incomplete',
  'inUse',
  'slugTaken',
  'unknown',
  'invalid',
  'forbidden',
  'unavailable',
  'first',
  ...workFileFaults,
] as const;

export type PortfolioOutcome = (typeof doneOutcomes)[number] | (typeof failedOutcomes)[number];

/** The outcome named in an address, or null. */
export function readOutcome(raw: unknown): PortfolioOutcome | null {
  return [...doneOutcomes, ...failedOutcomes].find((known) => known === raw) ?? null;
}

export function isDone(outcome: PortfolioOutcome): boolean {
  return (doneOutcomes as readonly string[]).includes(outcome);
}

/** What an undo button in a notice needs; kept in the address, so that it works without script. */
export interface Undo {
  entity: PortfolioEntity;
  id: string;
  version: number;
}

export const portfolioEntities = ['category', 'item', 'image', 'video'] as const;
export type PortfolioEntity = (typeof portfolioEntities)[number];

/** `item.<id>.<version>` of an address, or null. */
export function readUndo(raw: unknown): Undo | null {
  const [, kind, id, version] =
    /^(category|item|image|video)\.([0-9a-f-]{36})\.(\d{1,9})$/.exec(String(raw)) ?? [];
  const entity = portfolioEntities.find((known) => known === kind);
  return entity && id && version ? { entity, id, version: Number(version) } : null;
}

export function undoParameter({ entity, id, version }: Undo): string {
  return `${entity}.${id}.${version}`;
}
