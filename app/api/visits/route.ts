import { cookies } from 'next/headers';
import { findViewer } from '@/lib/accounts/server/viewer';
import { signedInHint } from '@/lib/security/signed-in-hint';
import { answerVisits } from '@/lib/visits/server/answer-visits';

export function POST(request: Request): Promise<Response> {
  return answerVisits(request, new Date(), async () => {
    // Without the hint nobody is signed in, and the backend need not be asked.
    if (!(await cookies()).get(signedInHint.name)) return null;
    return (await findViewer())?.id ?? null;
  });
}
