'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { findStaffOf } from '@/lib/staff/server/staff';
import { deleteApplicationNow } from '../server/delete-application';
import type { DeleteOutcome } from './staff-application';

async function deleteNow(form: FormData): Promise<DeleteOutcome> {
  if (!isOwnOrigin(await headers())) return 'forbidden';
  const entry = await findStaffOf('applications');
  if (entry.status !== 'staff') return entry.status === 'away' ? 'unavailable' : 'forbidden';
  const id = z.uuid().safeParse(form.get('id'));
  return id.success ? deleteApplicationNow(entry.staff, id.data) : 'unknown';
}

/** Deletes an application with its files before its time, and goes back to the list. */
export async function deleteApplication(locale: string, form: FormData): Promise<void> {
  const outcome = await deleteNow(form);
  const known = isLocale(locale) ? locale : defaultLocale;
  redirect(pathWithin('admin-applications', known, { query: { outcome } }));
}
