import { mayChangeAccount } from '@/lib/accounts/server/change-limit';
import { exportAccount } from '@/lib/accounts/server/export-account';
import { pathTo } from '@/lib/i18n/routes';
import { clientAddress } from '@/lib/security/client-address';
import { exportLocale } from '@/lib/staff/export-locale';
import { factorPath } from '@/lib/staff/second-factor';
import { findStaff } from '@/lib/staff/server/staff';

const noStore = { 'Cache-Control': 'private, no-store' };

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: noStore });
}

/** Everything the site keeps about the account that asks, as a file (GDPR, articles 15 and 20). */
export async function GET(request: Request) {
  const answer = await findStaff();
  if (answer.status === 'visitor') return refuse(401, 'signedOut');
  if (answer.status === 'away') return refuse(503, 'unavailable');
  // It holds what a colleague wrote to customers, which the password alone does not open (decision 0022).
  if (answer.status === 'unproven') {
    const locale = exportLocale(request);
    const back = `${pathTo('account', locale)}#data`;
    return new Response(null, { status: 303, headers: { ...noStore, Location: factorPath(locale, back) } });
  }
  if (!(await mayChangeAccount(clientAddress(request.headers), new Date())))
    return refuse(429, 'rateLimited');
  const content = await exportAccount(answer.status === 'staff' ? answer.staff.viewer : answer.viewer);
  if (content === null) return refuse(503, 'unavailable');
  return new Response(`${JSON.stringify(content, null, 2)}\n`, {
    headers: {
      ...noStore,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
    },
  });
}
