import 'server-only';
import { z } from 'zod';
import { parseJson } from '@/lib/http/parse-json';
import { readAtMost } from '@/lib/http/read-at-most';
import { formatShortMoment } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { findStaffOf } from '@/lib/staff/server/staff';
import { isReference } from '../reference';
import { draftSchema } from '../request/draft-schema';
import { keepQuoteDraft } from './quote-drafts';

/** What four times the longest answer takes, as JSON of any language. */
const maxBytes = 256 * 1024;

const shape = draftSchema.extend({ locale: z.enum(locales) });

const denials = { visitor: 401, forbidden: 403, away: 503 } as const;

const statusOf = { unknown: 404, invalid: 400, forbidden: 403 } as const;

/** Keeps what staff type about a request; the page sends it while they do, and reads when it was kept. */
export async function answerDraftPost(request: Request, reference: string): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return answerJson({ error: 'forbidden' }, 403);
  const answer = await findStaffOf('requests');
  if (answer.status !== 'staff') {
    return answerJson({ error: answer.status }, denials[answer.status]);
  }
  // Not every body says beforehand how large it is.
  const read = await readAtMost(request.body, maxBytes);
  if (read.status === 'tooLarge') return answerJson({ error: 'tooLarge' }, 413);
  const sent = shape.safeParse(read.status === 'ok' ? parseJson(read.bytes) : null);
  if (!sent.success || !isReference(reference)) return answerJson({ error: 'invalid' }, 400);
  const { locale, ...draft } = sent.data;
  try {
    const status = await keepQuoteDraft(answer.staff, reference, draft);
    return status === 'ok'
      ? answerJson({ keptAt: formatShortMoment(new Date(), locale) })
      : answerJson({ error: status }, statusOf[status]);
  } catch (error) {
    incident(error, { during: 'quotes.keepDraft' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}
