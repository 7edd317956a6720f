import 'server-only';
import path from 'node:path';
import { applicationSubmissions } from '@/lib/careers/server/application-submissions';
import { consentProofs } from '@/lib/consent/server/consent-proofs';
import { serverEnv } from '@/lib/env/server';
import { createSpoolReplay } from '@/lib/forms/server/replay-spool';
import { composeMessage } from '@/lib/outbox/server/compose-message';
import { openSentMarks } from '@/lib/outbox/server/sent-marks';
import { createMailTransport, readSendFailure, sendMessage } from '@/lib/outbox/server/transport';
import { createOutboxTurn } from '@/lib/outbox/server/work-outbox';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';
import { statisticsTurn } from '@/lib/statistics/server/read-statistics';
import { sweepUploads } from '@/lib/uploads/server/sweep-uploads';
import { ensureLoop } from './loops';
import { retentionTurn } from './run-retention';

const hourMilliseconds = 60 * 60 * 1000;

/**
 * Starts what the site does by itself, once a process: sending the outbox, emptying the spools, clearing away uploads
 * that nobody claimed and what is older than it may be, and adding up the visits.
 */
export async function startBackgroundWork(): Promise<void> {
  const transport = createMailTransport();
  const marks = await openSentMarks(path.join(serverEnv().DATA_DIR, 'outbox-sent'));
  ensureLoop(
    'outbox',
    createOutboxTurn({
      compose: (message) => composeMessage(message, new Date()),
      send: (message, mail) => sendMessage(transport, message, mail),
      readFailure: readSendFailure,
      marks,
    }),
  );
  ensureLoop('quote-spool', createSpoolReplay(quoteSubmissions));
  ensureLoop('application-spool', createSpoolReplay(applicationSubmissions));
  ensureLoop('consent-spool', createSpoolReplay(consentProofs));
  ensureLoop('upload-sweep', (stopping) => sweepUploads(new Date(), stopping), hourMilliseconds);
  ensureLoop('retention', () => retentionTurn(new Date()), hourMilliseconds);
  ensureLoop('statistics', statisticsTurn, hourMilliseconds);
}
