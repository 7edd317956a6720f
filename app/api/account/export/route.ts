import { mayChangeAccount } from '@/lib/accounts/server/change-limit';
import { exportAccount } from '@/lib/accounts/server/export-account';
import { readViewer } from '@/lib/accounts/server/viewer';
import { clientAddress } from '@/lib/security/client-address';

const noStore = { 'Cache-Control': 'private, no-store' };

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: noStore });
}

/** Everything the site keeps about the account that asks, as a file (GDPR, articles 15 and 20). */
export async function GET(request: Request) {
  const answer = await readViewer();
  if (answer.status === 'visitor') return refuse(401, 'signedOut');
  if (answer.status === 'away') return refuse(503, 'unavailable');
  if (!(await mayChangeAccount(clientAddress(request.headers), new Date())))
    return refuse(429, 'rateLimited');
  const content = await exportAccount(answer.viewer);
  if (content === null) return refuse(503, 'unavailable');
  return new Response(`${JSON.stringify(content, null, 2)}\n`, {
    headers: {
      ...noStore,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
    },
  });
}
