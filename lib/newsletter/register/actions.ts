'use server';

import { z } from 'zod';
import { pathWithin } from '@/lib/i18n/routes';
import { staffButtons } from '@/lib/staff/server/staff-action';
import { endSubscription } from '../server/end-subscription';
import type { LeaveOutcome } from './subscriber';

/** Ends the subscription of somebody who asked staff for it, and goes back to the list as it was filtered. */
export const endSubscriptionFor = staffButtons('subscribers')(
  'newsletter.end',
  async ({ staff, form }, _filters: Record<string, string>): Promise<LeaveOutcome> => {
    const id = z.uuid().safeParse(form.get('id'));
    return id.success ? endSubscription(staff, id.data) : 'unknown';
  },
  (locale, outcome, _form, filters: Record<string, string>) =>
    pathWithin('admin-subscribers', locale, { query: { ...filters, outcome } }),
);
