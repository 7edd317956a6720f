import 'server-only';
import { findViewer } from '@/lib/accounts/server/viewer';
import { publicEnv } from '@/lib/env/public';
import { isLocale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import type { Desk } from '../desk';
import { deskLabels } from '../desk-copy';
import { pageOfReferer, suggestionsFor } from '../suggestions';
import { signUpPath } from './kept-question';
import { liveSources } from './live-sources';
import { learnAhead } from './load-knowledge';
import { sampleAnswers } from './sample-answers';

/** Words, suggestions and, for visitors, a sample answer. */
export async function loadDesk(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale');
  if (!isLocale(locale)) return answerJson({ error: 'invalid' }, 400);
  const bucket = bucketFor('suggestionPerAddress', hashAddress(clientAddress(request.headers)));
  if (!consumeLimitsInMemory([bucket], new Date())) return answerJson({ error: 'rateLimited' }, 429);
  const { SITE_URL } = publicEnv();
  const path = searchParams.get('path') ?? '';
  const from = path.startsWith('/') ? pageOfReferer(SITE_URL + path, SITE_URL) : undefined;
  const viewer = await findViewer();
  if (viewer) learnAhead(locale, liveSources(new Date(), viewer));
  const isSignedIn = viewer !== null;
  const desk: Desk = {
    labels: deskLabels(locale),
    isSignedIn,
    from: from ?? null,
    suggestions: suggestionsFor(locale, from),
    sample: isSignedIn ? null : ((await sampleAnswers(locale))[0] ?? null),
    signUpHref: signUpPath(locale),
  };
  return answerJson(desk);
}
