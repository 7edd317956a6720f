import 'server-only';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm } from '@/lib/forms/server/read-form';
import { forgetReturnedForm, returnForm } from '@/lib/forms/server/returned-form';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { promisedDay } from '@/lib/jobs/due-day';
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
import { currentProof, proofLimits } from '../proof';
import { type ProofOutcome, readProofForm, saysTheSame } from '../proof-form';
import { findProofs, recordPoint, recordProofDecision, removePoint } from './proof-store';

const maxFormBytes = 64 * 1024;

/** The cookies that carry the form under a proof back are named after it. */
export const returnedProofForm = 'proof-form';

type Status =
  | Awaited<ReturnType<typeof recordPoint>>
  | Awaited<ReturnType<typeof removePoint>>
  | Awaited<ReturnType<typeof recordProofDecision>>;

const outcomes = { limited: 'rateLimited', unknown: 'forbidden', invalid: 'unavailable' } as const;

const outcomeOf = (status: Status): ProofOutcome =>
  status === 'limited' || status === 'unknown' || status === 'invalid' ? outcomes[status] : status;

interface Sent {
  token: StatusToken;
  locale: Locale;
  address: string;
  now: Date;
}

async function take(form: FormData, { token, locale, address, now }: Sent): Promise<ProofOutcome> {
  const reference = await openStatusToken(token);
  const record = reference && (await findProofs(reference));
  const version = record && currentProof(record);
  if (!version) return 'forbidden';
  const { position } = version;
  const hash = readTextEntry(form, 'hash');
  // Which proof stood on the page: another one may have replaced it meanwhile.
  if (hash !== version.file.hash) return 'replaced';
  const read = readProofForm(form, version);
  if (version.decision) return saysTheSame(read, version) ? version.decision.kind : 'decidedBefore';
  if (read.kind === 'again') return read.outcome;
  const limits = [
    bucketFor('proofSayPerRequest', hashReference(reference)),
    bucketFor('proofSayPerAddress', hashAddress(address)),
  ];
  const said = { reference, position, hash, limits };
  if (read.kind === 'point') return outcomeOf(await recordPoint(said, read.point));
  if (read.kind === 'removal') return outcomeOf(await removePoint(said, read.point));
  if (read.kind === 'changes' && read.point) {
    // Twice the same remark is one, so that what fails after it may be sent again.
    const status = await recordPoint(said, read.point);
    if (status !== 'marked') return outcomeOf(status);
  }
  const dueOn = promisedDay(now, record.delivery, isPublicHoliday);
  const decision =
    read.kind === 'approved'
      ? { kind: read.kind, name: read.name, words: null, dueOn }
      : { kind: read.kind, name: null, words: read.words, dueOn: null };
  return outcomeOf(await recordProofDecision({ ...said, ...decision, locale }));
}

/**
 * Takes what a customer says to a proof: one form of plain HTML, with or without script. It ends at the private page, which says
 * what became of it, with what was typed where it could not be taken.
 */
export async function receiveProofForm(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale)) return answerJson({ error: 'forbidden' }, 403);
  const address = clientAddress(request.headers);
  // In memory, before anything of the form is read: it only keeps the site from reading without end.
  if (!consumeLimitsInMemory([bucketFor('proofPostPerAddress', hashAddress(address))], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  const read = await readForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);
  const { form } = read;
  const token = readStatusToken(readTextEntry(form, 'token'));
  if (token === null) return answerJson({ error: 'forbidden' }, 403);
  const sent = { token, locale, address, now: new Date() };
  const outcome = await take(form, sent).catch((error: unknown): ProofOutcome => {
    incident(error, { during: 'proofs.form' });
    return 'unavailable';
  });
  return leadBack(sent, outcome, form);
}

const decided: readonly ProofOutcome[] = ['approved', 'changes'];

const ofRemark: readonly string[] = ['x', 'y', 'square', 'page', 'text'];

/** What was typed beside what was taken, so that nothing of it is lost. */
function leftOf(form: FormData, outcome: ProofOutcome): Record<string, string> {
  if (decided.includes(outcome)) return {};
  const typed = Object.entries(typedIn(form)).filter(([, value]) => value !== '');
  return Object.fromEntries(
    outcome === 'marked' ? typed.filter(([name]) => !ofRemark.includes(name)) : typed,
  );
}

function typedIn(form: FormData): Record<string, string> {
  const short = ['x', 'y', 'square', 'page', 'name'].map(
    (name) =>
      [
        name,
        readTextEntry(form, name)
          .slice(0, 4 * proofLimits.name)
          .toWellFormed(),
      ] as const,
  );
  const long = [
    ['text', proofLimits.point],
    ['words', proofLimits.words],
  ] as const;
  return Object.fromEntries([
    ...short,
    ...long.map(
      ([name, most]) =>
        [
          name,
          readTextEntry(form, name)
            .slice(0, 4 * most)
            .toWellFormed(),
        ] as const,
    ),
  ]);
}

/** 303, so that reloading the page does not send the form again. */
function leadBack({ locale, token }: Sent, outcome: ProofOutcome, form: FormData): Response {
  const location = `${statusPath(locale, token, { proof: outcome })}#proof`;
  const headers = new Headers({ Location: location, 'Cache-Control': 'private, no-store' });
  const path = pathTo('quote-status', locale);
  const values = leftOf(form, outcome);
  const content = { fields: {}, refused: null, values, ticket: null, upload: null };
  const cookies =
    Object.keys(values).length === 0
      ? forgetReturnedForm(returnedProofForm, path)
      : returnForm(returnedProofForm, path, content, 'words');
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
