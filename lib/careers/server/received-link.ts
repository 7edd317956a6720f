import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { readSignedPayload, signPayload } from '@/lib/security/signing';

const shape = z.object({ reference: z.string() });

/** Where an application sent without script ends: a page that shows the reference of its signed address. */
export function pathToReceivedApplication(locale: Locale, reference: string): string {
  const token = signPayload(serverEnv().APP_SECRET, 'application-received', { reference });
  return `${pathTo('application-received', locale)}?application=${encodeURIComponent(token)}`;
}

/** The reference that `pathToReceivedApplication` put into the address, or null when it is not ours. */
export function readReceivedApplicationToken(token: string): string | null {
  const read = shape.safeParse(readSignedPayload(serverEnv().APP_SECRET, 'application-received', token));
  return read.success ? read.data.reference : null;
}
