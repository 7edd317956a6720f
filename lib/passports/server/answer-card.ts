import 'server-only';
import { company } from '@/lib/company/company';
import { isLocale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { answerFile } from '@/lib/uploads/server/answer-file';
import { drawPassportCard } from './draw-card';
import { passportUrl, readPassportToken } from './passport-link';
import { findPassport } from './passport-store';

/** Hands the card of a passport, to print, to whoever has its link. */
export async function answerPassportCard(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const reference = readPassportToken(query.get('token'));
  if (reference === null) return answerJson({ error: 'forbidden' }, 403);
  const place = hashAddress(clientAddress(request.headers));
  if (!consumeLimitsInMemory([bucketFor('passportCardPerAddress', place)], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  try {
    const passport = await findPassport(reference);
    const version = passport?.versions[0];
    if (!passport || !version) return answerJson({ error: 'missing' }, 404);
    const wanted = query.get('locale');
    const locale = isLocale(wanted) ? wanted : passport.locale;
    const card = await drawPassportCard(
      {
        reference,
        version,
        link: passportUrl(locale, reference),
        phone: company.phone.display[locale],
        printedAt: version.at,
      },
      locale,
    );
    return answerFile(card, {
      mimeType: 'application/pdf',
      disposition: `inline; filename="warranty-${reference}.pdf"`,
    });
  } catch (error) {
    incident(error, { during: 'passports.card' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}
