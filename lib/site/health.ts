import 'server-only';
import { connect } from 'node:net';
import { applicationSubmissions } from '@/lib/careers/server/application-submissions';
import { consentProofs } from '@/lib/consent/server/consent-proofs';
import { serverEnv } from '@/lib/env/server';
import { inspectSpool } from '@/lib/forms/server/spool';
import { readOutboxState } from '@/lib/outbox/server/outbox-store';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';

export interface Health {
  /** "down": the site cannot take a quote. "degraded": it can, but something it needs is away or needs a person. */
  status: 'ok' | 'degraded' | 'down';
  database: 'ok' | 'down';
  mail: { server: 'ok' | 'down'; waiting: number | null; poisoned: number | null };
  spool: {
    disk: 'ok' | 'down';
    waiting: number;
    setAside: number;
    /** Seconds for which the oldest form has waited; null when none does. */
    oldestSeconds: number | null;
  };
}

const databaseMilliseconds = 1500;
const mailMilliseconds = 1000;
// Monitors may ask often; the mail server should not notice.
const freshMilliseconds = 2000;
/** A form that has waited longer than any turn of the replay, while the database is there, needs a person. Seconds. */
const longestWait = 120;

let recent: { at: number; health: Promise<Health> } | null = null;

/** The state of what the site stands on, at most two seconds old. Answers within two seconds. */
export function checkHealth(now: Date): Promise<Health> {
  if (!recent || now.getTime() - recent.at >= freshMilliseconds) {
    recent = { at: now.getTime(), health: examine(now) };
  }
  return recent.health;
}

async function examine(now: Date): Promise<Health> {
  const [outbox, mailServer, spool] = await Promise.all([
    readOutboxState(databaseMilliseconds).catch(() => null),
    isMailServerThere(),
    inspectSpools(),
  ]);
  const oldestSeconds =
    spool.oldest === null ? null : Math.max(0, Math.round((now.getTime() - spool.oldest) / 1000));
  const health: Omit<Health, 'status'> = {
    database: outbox ? 'ok' : 'down',
    mail: {
      server: mailServer ? 'ok' : 'down',
      waiting: outbox?.waiting ?? null,
      poisoned: outbox?.poisoned ?? null,
    },
    spool: {
      disk: spool.usable ? 'ok' : 'down',
      waiting: spool.waiting,
      setAside: spool.setAside,
      oldestSeconds,
    },
  };
  if (!outbox && !spool.usable) return { status: 'down', ...health };
  const waitsTooLong = (oldestSeconds ?? 0) > longestWait;
  const needsNobody = outbox?.poisoned === 0 && spool.setAside === 0 && !waitsTooLong;
  const well = outbox && spool.usable && mailServer && needsNobody;
  return { status: well ? 'ok' : 'degraded', ...health };
}

/** All spools together; they lie on one disk. */
async function inspectSpools() {
  const spools = await Promise.all(
    [quoteSubmissions, applicationSubmissions, consentProofs].map((kind) => inspectSpool(kind.openSpool())),
  );
  return {
    usable: spools.every(({ usable }) => usable),
    waiting: spools.reduce((sum, { waiting }) => sum + waiting, 0),
    setAside: spools.reduce((sum, { setAside }) => sum + setAside, 0),
    oldest: spools.reduce<number | null>(
      (first, { oldest }) => (oldest === null ? first : Math.min(oldest, first ?? oldest)),
      null,
    ),
  };
}

/** Whether something listens at SMTP_URL. */
function isMailServerThere(): Promise<boolean> {
  const url = new URL(serverEnv().SMTP_URL);
  const port = Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587);
  return new Promise((resolve) => {
    const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port });
    const end = (there: boolean) => {
      socket.destroy();
      resolve(there);
    };
    socket.setTimeout(mailMilliseconds, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
