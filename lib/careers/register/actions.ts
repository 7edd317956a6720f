'use server';

import { z } from 'zod';
import { pathWithin } from '@/lib/i18n/routes';
import { staffButtons } from '@/lib/staff/server/staff-action';
import { deleteApplicationNow } from '../server/delete-application';

/** Deletes an application with its files before its time, and goes back to the list. */
export const deleteApplication = staffButtons('applications')(
  'careers.delete',
  async ({ staff, form }) => {
    const id = z.uuid().safeParse(form.get('id'));
    return id.success ? deleteApplicationNow(staff, id.data) : 'unknown';
  },
  (locale, outcome) => pathWithin('admin-applications', locale, { query: { outcome } }),
);
