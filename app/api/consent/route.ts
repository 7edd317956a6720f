import { findViewer } from '@/lib/accounts/server/viewer';
import { answerConsent } from '@/lib/consent/server/answer-consent';
import { findCountryHere } from '@/lib/visits/server/find-country';

/** Takes a choice about cookies, of the banner, the dialog and the settings page. */
export function POST(request: Request): Promise<Response> {
  return answerConsent(request, new Date(), {
    findUserId: async () => (await findViewer())?.id ?? null,
    country: findCountryHere(request.headers),
  });
}
