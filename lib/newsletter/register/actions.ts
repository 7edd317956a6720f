'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { findStaffOf } from '@/lib/staff/server/staff';
import { endSubscription } from '../server/end-subscription';
import type { LeaveOutcome } from './subscriber';

async function endAsked(form: FormData): Promise<LeaveOutcome> {
  if (!isOwnOrigin(await headers())) return 'forbidden';
  const entry = await findStaffOf('subscribers');
  if (entry.status !== 'staff') return entry.status === 'away' ? 'unavailable' : 'forbidden';
  const id = z.uuid().safeParse(form.get('id'));
  return id.success ? endSubscription(entry.staff, id.data) : 'unknown';
}

/** Ends the subscription of somebody who asked staff for it, and goes back to the list as it was filtered. */
export async function endSubscriptionFor(
  locale: string,
  filters: Record<string, string>,
  form: FormData,
): Promise<void> {
  const outcome = await endAsked(form);
  const known = isLocale(locale) ? locale : defaultLocale;
  redirect(pathWithin('admin-subscribers', known, { query: { ...filters, outcome } }));
}
