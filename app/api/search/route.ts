import { getTranslations } from 'next-intl/server';
import { realJobs } from '@/lib/careers/open-jobs';
import { isLocale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { readQuery } from '@/lib/search/read-query';
import { suggestHeadings } from '@/lib/search/server/search-site';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { readShowcaseAroundForm } from '@/lib/showcase/server/read-showcase';

/** Headings that answer what somebody has typed so far: `?locale=nl&q=foli`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale');
  if (!isLocale(locale)) return answerJson({ error: 'invalid' }, 400);
  const bucket = bucketFor('suggestionPerAddress', hashAddress(clientAddress(request.headers)));
  if (!consumeLimitsInMemory([bucket], new Date())) return answerJson({ error: 'rateLimited' }, 429);
  const pageName = await getTranslations({ locale, namespace: 'Pages' });
  const query = readQuery(searchParams.get('q'));
  const jobs = realJobs(await readShowcaseAroundForm());
  return answerJson({ headings: suggestHeadings(query, locale, { nameOf: pageName, jobs }) });
}
