import type { Localized } from '@/lib/i18n/locales';
import { jobOffers } from './job-offers';
import { spontaneousId } from './limits';

const spontaneousTitle: Localized = {
  fr: 'Candidature spontanée',
  nl: 'Spontane sollicitatie',
  en: 'Speculative application',
};

/** What one may apply for, the open jobs first. */
export const positions: readonly { id: string; title: Localized }[] = [
  ...jobOffers.map(({ id, title }) => ({ id, title })),
  { id: spontaneousId, title: spontaneousTitle },
];

/** The id of a position from anything, as an address brings it, or null. */
export function findPositionId(asked: unknown): string | null {
  return positions.find(({ id }) => id === asked)?.id ?? null;
}

/** What a position is called; its id when the job was taken off the site meanwhile. */
export function findPositionTitle(id: string): Localized {
  return positions.find((position) => position.id === id)?.title ?? { fr: id, nl: id, en: id };
}
