import { isUuid } from '@/lib/forms/uuid';
import type { Localized } from '@/lib/i18n/locales';
import { type ServiceGroupId, type ServicePageId, serviceRows } from '@/lib/i18n/service-catalogue';
import type { Portfolio, PortfolioKind } from '@/lib/portfolio/portfolio';
import type { RequestSubject } from '@/lib/quotes/project-types';
import type { PhotoMoment } from './job-work';

// Photos of a job as a draft of the portfolio: what is said of it, which is nothing of the customer.

/** Photos at a time: each is drawn anew while somebody waits. */
export const draftPhotos = { max: 12 } as const;

/** Why nothing was copied; each has a sentence in the messages. */
export const draftRefusals = [
  'photosNeeded',
  'tooManyPhotos',
  'noCategory',
  'photoMissing',
  'unknown',
  'invalid',
  'forbidden',
  'unavailable',
] as const;

export type DraftRefusal = (typeof draftRefusals)[number];

const services: Partial<Record<RequestSubject, ServicePageId>> = {
  signage: 'signage',
  lettering: 'lettering',
  covering: 'car-wrapping',
  sign: 'signs',
  embroidery: 'textile-printing-embroidery',
  design: 'graphic-design',
};

const unnamed: Localized = { fr: 'Nouvelle réalisation', nl: 'Nieuwe realisatie', en: 'New project' };

/** What a work is called until its editor says better, and the group it belongs to, by what was ordered. */
export function draftOf(subject: RequestSubject): { group: ServiceGroupId; title: Localized } {
  const service = services[subject];
  if (!service) return { group: 'lettering', title: unnamed };
  const { group, label } = serviceRows[service];
  return { group, title: label };
}

/** With both ends of the work there is something to compare. */
export function draftKind(moments: readonly PhotoMoment[]): PortfolioKind {
  return moments.includes('before') && moments.includes('after') ? 'before-after' : 'gallery';
}

/** The category where most works of a group hang, else the first; null where there is none. */
export function categoryFor({ categories, items }: Portfolio, group: ServiceGroupId): string | null {
  const worksIn = (id: string) =>
    items.filter((item) => item.categoryId === id && item.group === group).length;
  const [most] = categories
    .map(({ id }) => ({ id, works: worksIn(id) }))
    .sort((one, other) => other.works - one.works);
  return most?.id ?? null;
}

const chosenIn = (form: FormData): string[] => [...new Set(form.getAll('photo').filter(isUuid))];

/** The photos that a form has ticked. */
export function readChosenPhotos(form: FormData): string[] | 'photosNeeded' | 'tooManyPhotos' {
  const chosen = chosenIn(form);
  if (chosen.length === 0) return 'photosNeeded';
  return chosen.length > draftPhotos.max ? 'tooManyPhotos' : chosen;
}

/** The beginning of an id tells the photos of a job apart. */
const startOf = (id: string) => id.slice(0, 8);

/** What was ticked, for the address that a refusal leads back to; a job has sixty photos at most. */
export const chosenParameter = (form: FormData): string => chosenIn(form).slice(0, 60).map(startOf).join('.');

/** Whether a photo was ticked, as such an address says. */
export function wasChosen(parameter: unknown, id: string): boolean {
  return typeof parameter === 'string' && parameter.split('.').includes(startOf(id));
}
