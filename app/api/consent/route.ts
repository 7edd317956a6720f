import { findViewer } from '@/lib/accounts/server/viewer';
import { answerConsent } from '@/lib/consent/server/answer-consent';
import { serverEnv } from '@/lib/env/server';
import { readCountry } from '@/lib/visits/country-code';

/** Takes a choice about cookies, of the banner, the dialog and the settings page. */
export function POST(request: Request): Promise<Response> {
  // Only what the hosting says: nobody is asked about a visitor who may just be refusing.
  const { COUNTRY_HEADER } = serverEnv();
  return answerConsent(request, new Date(), {
    findUserId: async () => (await findViewer())?.id ?? null,
    country: readCountry(COUNTRY_HEADER ? request.headers.get(COUNTRY_HEADER) : null),
  });
}
