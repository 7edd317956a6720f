import 'server-only';
import { z } from 'zod';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm } from '@/lib/forms/server/read-form';
import { forgetReturnedForm, returnForm } from '@/lib/forms/server/returned-form';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { bucketFor, hashAddress, hashReference } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import {
  openStatusToken,
  readStatusToken,
  type StatusToken,
  statusPath,
} from '@/lib/quotes/server/status-link';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { ask } from '@/lib/supabase/ask';
import { readChoice } from '../choice-totals';
import { type OfferOutcome, type ReadDecision, readDecision, saysTheSame } from '../decision';
import { offerLimits } from '../offer';
import { currentVersion, type OfferVersion, type Sending } from '../offer-record';
import { rateOf } from '../totals';
import { findSentOffer } from './offer-store';

const maxFormBytes = 64 * 1024;

/** The cookies that carry the form under an offer back are named after it. */
export const returnedDecision = 'offer-decision';

const outcomeShape = z.object({
  status: z.enum([
    'accepted',
    'declined',
    'decidedBefore',
    'replaced',
    'expired',
    'withdrawn',
    'limited',
    'unknown',
    'invalid',
  ]),
});

const outcomes = { limited: 'rateLimited', unknown: 'forbidden', invalid: 'unavailable' } as const;

interface Decided {
  reference: string;
  version: OfferVersion & { sending: Sending };
  locale: Locale;
  address: string;
}

/** @throws DatabaseAwayError */
async function recordDecision(
  decision: Exclude<ReadDecision, { kind: 'again' }>,
  { reference, version, locale, address }: Decided,
): Promise<OfferOutcome> {
  const accepted = decision.kind === 'accepted' ? decision : null;
  const args = {
    reference,
    position: version.position,
    pdfHash: version.sending.pdfHash,
    kind: decision.kind,
    name: accepted?.name ?? null,
    reason: decision.kind === 'declined' ? decision.reason : null,
    choice: accepted?.choice ?? [],
    net: accepted?.totals.net ?? null,
    vatRate: accepted && rateOf(accepted.totals),
    gross: accepted?.totals.gross ?? null,
    deposit: accepted?.totals.deposit ?? null,
    locale,
    limits: [
      bucketFor('quoteMessagePerRequest', hashReference(reference)),
      bucketFor('quoteMessagePerAddress', hashAddress(address)),
    ],
  };
  const { status } = await ask('decide_offer', { decision: args }, outcomeShape, 10_000);
  return status in outcomes ? outcomes[status as keyof typeof outcomes] : (status as OfferOutcome);
}

async function decide(
  form: FormData,
  { token, locale, address }: Omit<Decided, 'version' | 'reference'> & { token: StatusToken },
): Promise<{ outcome: OfferOutcome; choice?: string | undefined }> {
  const reference = await openStatusToken(token);
  const record = reference && (await findSentOffer(reference));
  const version = record && currentVersion(record);
  if (!reference || !version) return { outcome: 'forbidden' };
  // Declining is a form of its own, without the lines.
  const choice =
    readTextEntry(form, 'intent') === 'decline' ? undefined : readChoice(form, version.offer.lines).join(' ');
  // Which file stood on the page: another one may have replaced it meanwhile.
  if (readTextEntry(form, 'pdfHash') !== version.sending.pdfHash) return { outcome: 'replaced' };
  const decision = readDecision(form, version.offer);
  if (version.decision) {
    const isSame = saysTheSame(decision, version.decision);
    return { outcome: isSame ? version.decision.kind : 'decidedBefore', choice };
  }
  if (decision.kind === 'again') return { outcome: decision.outcome, choice };
  return { outcome: await recordDecision(decision, { reference, version, locale, address }), choice };
}

/**
 * Takes what a customer decides about an offer: a form of plain HTML, with or without script. It ends at the private page,
 * which says what became of it, with what was typed where it could not be taken.
 */
export async function receiveDecision(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale)) return answerJson({ error: 'forbidden' }, 403);
  const address = clientAddress(request.headers);
  // In memory, before anything of the form is read: it only keeps the site from reading without end.
  if (!consumeLimitsInMemory([bucketFor('quoteMessagePostPerAddress', hashAddress(address))], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  const read = await readForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);
  const { form } = read;
  const token = readStatusToken(readTextEntry(form, 'token'));
  if (token === null) return answerJson({ error: 'forbidden' }, 403);
  const { outcome, choice } = await decide(form, { token, locale, address }).catch((error: unknown) => {
    incident(error, { during: 'offers.decide' });
    return { outcome: 'unavailable' as const, choice: undefined };
  });
  return leadBack(locale, token, outcome, {
    ...(choice === undefined ? {} : { choice }),
    name: readTextEntry(form, 'name').slice(0, 400).toWellFormed(),
    reason: readTextEntry(form, 'reason')
      .slice(0, 4 * offerLimits.reason)
      .toWellFormed(),
  });
}

/** 303, so that reloading the page does not send the form again. */
function leadBack(
  locale: Locale,
  token: StatusToken,
  outcome: OfferOutcome,
  values: Record<string, string>,
): Response {
  const location = `${statusPath(locale, token, { offer: outcome })}#offer`;
  const headers = new Headers({ Location: location, 'Cache-Control': 'private, no-store' });
  const path = pathTo('quote-status', locale);
  const content = { fields: {}, refused: null, values, ticket: null, upload: null };
  const cookies =
    outcome === 'accepted' || outcome === 'declined'
      ? forgetReturnedForm(returnedDecision, path)
      : returnForm(returnedDecision, path, content, 'reason');
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
