import 'server-only';
import { applicationSubmissions } from '@/lib/careers/server/application-submissions';
import { consentProofs } from '@/lib/consent/server/consent-proofs';
import type { DrawHeldDesign } from '@/lib/designs/design-picture';
import { createSpoolReplay } from '@/lib/forms/server/replay-spool';
import { ensureLoop } from '@/lib/loops/loops';
import { answerAddressOf } from '@/lib/mail-in/server/answer-address';
import { mailboxTurn } from '@/lib/mail-in/server/mailbox-turn';
import { createOutbox, type Outbox } from '@/lib/outbox/server/create-outbox';
import { illustratedQuoteMails } from '@/lib/quotes/mail/templates';
import { artworkTurn } from '@/lib/quotes/server/artwork';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';
import { statisticsTurn } from '@/lib/statistics/server/read-statistics';
import { sweepUploads } from '@/lib/uploads/server/sweep-uploads';
import { mailTemplates } from './mail-templates';
import { retentionTurn } from './retention';

const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * 60 * 1000;

/**
 * Starts what sends the mails of the outbox, once a process.
 *
 * @param drawDesign as for all of the background work
 */
export async function startOutbox(drawDesign?: DrawHeldDesign): Promise<Outbox> {
  const templates = drawDesign ? { ...mailTemplates, ...illustratedQuoteMails(drawDesign) } : mailTemplates;
  const outbox = await createOutbox(templates, answerAddressOf);
  ensureLoop('outbox', outbox.send);
  return outbox;
}

/**
 * Starts what the site does by itself, once a process: sending the outbox, emptying the spools, clearing away uploads
 * that nobody claimed and what is older than it may be, adding up the visits, and, where there is a mailbox, taking mails in.
 *
 * @param drawDesign what mails show designs by; drawings are components, which lib does not know
 */
export async function startBackgroundWork(drawDesign?: DrawHeldDesign): Promise<void> {
  const outbox = await startOutbox(drawDesign);
  ensureLoop('outbox-marks', () => outbox.sweep(new Date()), hourMilliseconds);
  ensureLoop('quote-spool', createSpoolReplay(quoteSubmissions));
  ensureLoop('application-spool', createSpoolReplay(applicationSubmissions));
  ensureLoop('consent-spool', createSpoolReplay(consentProofs));
  const mailbox = mailboxTurn();
  if (mailbox) ensureLoop('mailbox', mailbox, minuteMilliseconds);
  ensureLoop('artwork', (stopping) => artworkTurn(new Date(), stopping), minuteMilliseconds);
  ensureLoop('upload-sweep', (stopping) => sweepUploads(new Date(), stopping), hourMilliseconds);
  ensureLoop('retention', () => retentionTurn(new Date()), hourMilliseconds);
  ensureLoop('statistics', statisticsTurn, hourMilliseconds);
}
