import 'server-only';
import { getTranslations } from 'next-intl/server';
import { serverEnv } from '@/lib/env/server';
import { formatMoment } from '@/lib/i18n/format';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { Job } from '@/lib/jobs/job';
import { drawTicket, type Ticket, type TicketPicture } from '@/lib/jobs/server/draw-ticket';
import { findJob } from '@/lib/jobs/server/job-store';
import { findJobWork } from '@/lib/jobs/server/work-store';
import { releaseOf } from '@/lib/jobs/stage-rules';
import { ticketCopy } from '@/lib/jobs/ticket-copy';
import { loadWorkWords } from '@/lib/jobs/work-in-words';
import { incident } from '@/lib/log/incident';
import { chosenLines } from '@/lib/offers/choice';
import { formatQuantity } from '@/lib/offers/describe-offer';
import type { OfferRecord } from '@/lib/offers/offer-record';
import { findOffer } from '@/lib/offers/server/offer-store';
import { isReference } from '@/lib/quotes/reference';
import { findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { answerJson } from '@/lib/security/api-answer';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import { answerFile } from '@/lib/uploads/server/answer-file';
import { cleanImage } from '@/lib/uploads/server/clean-image';
import { currentProof, type ProofVersion } from '../proof';
import { readProofFile } from './proof-files';
import { findProofs } from './proof-store';

/** Where the ticket of a job is. */
export function ticketPath(reference: string, locale: Locale): string {
  return `/api/admin/jobs/${reference}/ticket?locale=${locale}`;
}

/** Pixels of the longer side on paper: 200 an inch over the width of A4. */
const paperPixels = 1600;

/** A proof's picture as PDF takes it, or null where it is a document or cannot be drawn now. */
async function pictureOf({ file }: ProofVersion): Promise<TicketPicture | null> {
  const { kind } = file;
  if (kind === 'pdf') return null;
  const bytes = await readProofFile(file);
  if (!bytes) return null;
  const into = kind === 'jpeg' ? 'jpeg' : 'png';
  const drawn = await cleanImage(bytes, kind, { longestSide: paperPixels, into });
  return drawn.status === 'ok' ? drawn : null;
}

/** What was accepted, as the bench reads it. */
function acceptedLines(record: OfferRecord | null, locale: Locale): Ticket['lines'] {
  const version = record?.versions.find(({ decision }) => decision?.kind === 'accepted');
  if (!version?.decision) return [];
  return chosenLines(version.offer.lines, version.decision.choice).map(({ quantity, unit, text }) => ({
    quantity: formatQuantity(quantity, unit, locale),
    text,
  }));
}

/** What lets a job be made, in words, or null. */
function releaseInWords(job: Job, proof: ProofVersion | null, locale: Locale): string | null {
  const copy = ticketCopy[locale];
  const release = releaseOf(job);
  if (release === 'overridden' && job.override)
    return copy.released.overridden(job.override.by ?? copy.formerColleague, job.override.reason);
  const decision = proof?.decision;
  if (release !== 'approved' || !decision) return null;
  return copy.released.approved(decision.name ?? '', formatMoment(decision.at, locale));
}

/** @throws DatabaseAwayError, StorageError */
async function collectTicket(
  staff: Staff,
  reference: string,
  locale: Locale,
  printedAt: Date,
): Promise<Ticket | null> {
  const [job, request, record, proofs, work] = await Promise.all([
    findJob(staff, reference),
    findQuoteRequest(staff, reference),
    findOffer(staff, reference),
    findProofs(reference),
    findJobWork(staff, reference),
  ]);
  if (!job || !request) return null;
  const proof = proofs && currentProof(proofs);
  const accepted = record?.versions.find(({ decision }) => decision?.kind === 'accepted');
  const address = accepted?.offer.customer.address;
  const projects = await getTranslations({ locale, namespace: 'ProjectTypes' });
  return {
    job,
    subject: request.subject,
    about: projects(request.subject),
    customer: {
      name: [request.company, `${request.firstName} ${request.name}`].filter(Boolean).join(', '),
      phone: request.phone,
      address: address ? `${address.street}, ${address.postalCode} ${address.city}` : null,
    },
    lines: acceptedLines(record, locale),
    noted: (await loadWorkWords(locale)).sum(work?.records ?? []),
    release: releaseInWords(job, proof, locale),
    proof: proof && { position: proof.position, hash: proof.file.hash, picture: await pictureOf(proof) },
    link: `${serverEnv().SITE_URL}${pathWithin('admin-requests', locale, { rest: reference })}#job`,
    printedAt,
  };
}

/** Hands the ticket of a job to staff, to print. */
export async function answerTicket(request: Request, reference: string): Promise<Response> {
  const answer = await findStaffOf('jobs');
  if (answer.status !== 'staff') return refuseStaff(answer.status);
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isLocale(locale) || !isReference(reference)) return answerJson({ error: 'missing' }, 404);
  try {
    const ticket = await collectTicket(answer.staff, reference, locale, new Date());
    if (!ticket) return answerJson({ error: 'missing' }, 404);
    return answerFile(await drawTicket(ticket, locale), {
      mimeType: 'application/pdf',
      disposition: `inline; filename="job-${reference}.pdf"`,
    });
  } catch (error) {
    incident(error, { during: 'jobs.ticket' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}
