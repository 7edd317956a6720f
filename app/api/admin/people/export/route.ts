import { readAddress } from '@/lib/people/erasure-schema';
import { exportPerson } from '@/lib/people/server/find-people';
import { findStaffOf } from '@/lib/staff/server/staff';

const noStore = { 'Cache-Control': 'private, no-store' };

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: noStore });
}

/** Everything kept about an address, as a file for the person who asks for it (GDPR, articles 15 and 20). */
export async function GET(request: Request) {
  const entry = await findStaffOf('people');
  if (entry.status === 'visitor') return refuse(401, 'signedOut');
  if (entry.status === 'away') return refuse(503, 'unavailable');
  if (entry.status !== 'staff') return refuse(403, 'forbidden');
  const address = readAddress(new URL(request.url).searchParams.get('address'));
  if (address === null) return refuse(400, 'invalidEmail');
  const now = new Date();
  const content = await exportPerson(entry.staff, address, now);
  if (content === 'forbidden') return refuse(403, content);
  return new Response(`${JSON.stringify(content, null, 2)}\n`, {
    headers: {
      ...noStore,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="person-${now.toISOString().slice(0, 10)}.json"`,
    },
  });
}
