import 'server-only';
import path from 'node:path';
import { serverEnv } from '@/lib/env/server';
import { composeMessage } from '@/lib/outbox/server/compose-message';
import { openSentMarks } from '@/lib/outbox/server/sent-marks';
import { createMailTransport, readSendFailure, sendMessage } from '@/lib/outbox/server/transport';
import { createOutboxTurn } from '@/lib/outbox/server/work-outbox';
import { createSpoolReplay } from '@/lib/quotes/server/replay-spool';
import { quoteSpool } from '@/lib/quotes/server/spool';
import { sweepUploads } from '@/lib/quotes/server/sweep-uploads';
import { ensureLoop } from './loops';

const hourMilliseconds = 60 * 60 * 1000;

/**
 * Starts what the site does by itself, once a process: sending the outbox, emptying the spool, clearing away uploads
 * that nobody claimed.
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
  ensureLoop('quote-spool', createSpoolReplay(quoteSpool()));
  ensureLoop('upload-sweep', (stopping) => sweepUploads(new Date(), stopping), hourMilliseconds);
}
