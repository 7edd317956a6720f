import { readTextEntry } from '@/lib/forms/read-entry';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { readAddress } from '@/lib/people/erasure-schema';
import { exportPerson } from '@/lib/people/server/find-people';
import { readPersonToken } from '@/lib/people/server/person-token';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { findStaffOf } from '@/lib/staff/server/staff';

const noStore = { 'Cache-Control': 'private, no-store' };

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: noStore });
}

/** Everything kept about an address, as a file for the person who asks for it (GDPR, articles 15 and 20). */
export async function POST(request: Request) {
  if (!isOwnOrigin(request.headers)) return refuse(403, 'forbidden');
  const entry = await findStaffOf('people');
  if (entry.status === 'visitor') return refuse(401, 'signedOut');
  if (entry.status === 'away') return refuse(503, 'unavailable');
  if (entry.status !== 'staff') return refuse(403, 'forbidden');
  const form = await request.formData().catch(() => new FormData());
  const now = new Date();
  const who = readTextEntry(form, 'who');
  const address = readAddress(readPersonToken(entry.staff, who, now));
  if (address === null) {
    // The page was open for too long: the same page says so.
    const locale = readTextEntry(form, 'locale');
    const location = pathWithin('admin-people', isLocale(locale) ? locale : defaultLocale, {
      rest: 'person',
    });
    return new Response(null, { status: 303, headers: { ...noStore, Location: location } });
  }
  const content = await exportPerson(entry.staff, address, now);
  if (content === 'forbidden') return refuse(403, content);
  return new Response(`${JSON.stringify(content, null, 2)}\n`, {
    headers: {
      ...noStore,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="person-${brusselsDay(now)}.json"`,
    },
  });
}
