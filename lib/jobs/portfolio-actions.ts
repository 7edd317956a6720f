'use server';

import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { isReference } from '@/lib/quotes/reference';
import { mayOpen } from '@/lib/staff/areas';
import { staffButtons } from '@/lib/staff/server/staff-action';
import { chosenParameter, type DraftRefusal, readChosenPhotos } from './portfolio-draft';
import { type DraftedWork, draftWorkOfJob } from './server/draft-work';

/**
 * Makes a draft of the portfolio from the photos that the form has ticked, and leads to it; what is refused leads back to the
 * job, with the same photos ticked.
 */
export const draftWork = staffButtons('jobs')(
  'jobs.draftWork',
  async ({ staff, form }, reference: string): Promise<DraftedWork | DraftRefusal> => {
    if (!mayOpen(staff.role, 'portfolio')) return 'forbidden';
    if (!isReference(reference)) return 'unknown';
    const chosen = readChosenPhotos(form);
    return typeof chosen === 'string' ? chosen : draftWorkOfJob(staff, reference, chosen);
  },
  (locale, outcome, form, reference) => {
    if (typeof outcome !== 'string') {
      return pathWithin('admin-portfolio', locale, { rest: outcome.id, query: { outcome: outcome.did } });
    }
    if (!isReference(reference)) return pathTo('admin-jobs', locale);
    const query = { draft: outcome, photos: chosenParameter(form) };
    return `${pathWithin('admin-requests', locale, { rest: reference, query })}#draft`;
  },
);
