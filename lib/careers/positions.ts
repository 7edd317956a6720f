import type { Localized } from '@/lib/i18n/locales';
import { type JobOffer, jobOffers } from './job-offers';
import { spontaneousId } from './limits';

export interface Position {
  id: string;
  title: Localized;
}

const spontaneous: Position = {
  id: spontaneousId,
  title: { fr: 'Candidature spontanée', nl: 'Spontane sollicitatie', en: 'Speculative application' },
};

/** What one may apply for, the open jobs first. */
export function positionsOf(jobs: readonly JobOffer[]): readonly Position[] {
  return [...jobs.map(({ id, title }) => ({ id, title })), spontaneous];
}

/** The id of a position from anything, as an address brings it, or null. */
export function findPositionId(asked: unknown, positions: readonly Position[]): string | null {
  return positions.find(({ id }) => id === asked)?.id ?? null;
}

/**
 * What a position is called; its id when the job was erased meanwhile.
 *
 * @param titles of the jobs that staff have entered, by their id
 */
export function findPositionTitle(id: string, titles: Readonly<Record<string, Localized>> = {}): Localized {
  const known = titles[id] ?? positionsOf(jobOffers).find((position) => position.id === id)?.title;
  return known ?? { fr: id, nl: id, en: id };
}
