import 'server-only';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm } from '@/lib/forms/server/read-form';
import { forgetReturnedForm, returnForm } from '@/lib/forms/server/returned-form';
import { brusselsDay } from '@/lib/i18n/brussels-day';
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
import { type ProposalOutcome, proposalWords } from '../proposal';
import { readProposal } from '../read-proposal';
import { findProposal, listFreeHalfDays, recordProposal } from './proposal-store';

const maxFormBytes = 16 * 1024;

/** The cookies that carry the form of a proposal back are named after it. */
export const returnedProposal = 'fitting-proposal';

const outcomes = { limited: 'rateLimited', unknown: 'forbidden', invalid: 'unavailable' } as const;

async function take(form: FormData, token: StatusToken, address: string): Promise<ProposalOutcome> {
  const reference = await openStatusToken(token);
  if (reference === null) return 'forbidden';
  // What was proposed is said again, whatever a page that was left open sends.
  if ((await findProposal(reference))?.state === 'open') return 'open';
  const read = readProposal(form, await listFreeHalfDays(brusselsDay(new Date())));
  if (read.kind === 'again') return read.outcome;
  const limits = [
    bucketFor('fittingSayPerRequest', hashReference(reference)),
    bucketFor('fittingSayPerAddress', hashAddress(address)),
  ];
  const status = await recordProposal({ reference, slots: read.slots, words: read.words, limits });
  return status === 'limited' || status === 'unknown' || status === 'invalid' ? outcomes[status] : status;
}

/**
 * Takes the half-days that a customer proposes: a form of plain HTML, with or without script. It ends at the private page,
 * which says what became of it, with what was chosen where it could not be taken.
 */
export async function receiveProposal(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale)) return answerJson({ error: 'forbidden' }, 403);
  const address = clientAddress(request.headers);
  if (!consumeLimitsInMemory([bucketFor('fittingPostPerAddress', hashAddress(address))], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  const read = await readForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);
  const token = readStatusToken(readTextEntry(read.form, 'token'));
  if (token === null) return answerJson({ error: 'forbidden' }, 403);
  const outcome = await take(read.form, token, address).catch((error: unknown): ProposalOutcome => {
    incident(error, { during: 'fittings.propose' });
    return 'unavailable';
  });
  return leadBack({ locale, token, outcome, form: read.form });
}

/** 303, so that reloading the page does not send the form again. */
function leadBack({
  locale,
  token,
  outcome,
  form,
}: {
  locale: Locale;
  token: StatusToken;
  outcome: ProposalOutcome;
  form: FormData;
}): Response {
  const headers = new Headers({
    Location: `${statusPath(locale, token, { fitting: outcome })}#fittings`,
    'Cache-Control': 'private, no-store',
  });
  const path = pathTo('quote-status', locale);
  const typed = (name: string, most: number) => readTextEntry(form, name).slice(0, most).toWellFormed();
  const values = {
    first: typed('first', 30),
    second: typed('second', 30),
    words: typed('words', 4 * proposalWords),
  };
  const content = { fields: {}, refused: null, values, ticket: null, upload: null };
  const cookies =
    outcome === 'proposed' || outcome === 'open'
      ? forgetReturnedForm(returnedProposal, path)
      : returnForm(returnedProposal, path, content, 'words');
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
