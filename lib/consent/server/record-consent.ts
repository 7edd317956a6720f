import 'server-only';
import { writeToSpool } from '@/lib/forms/server/spool';
import type { Locale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress, hashSession } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { kickLoop } from '@/lib/loops/loops';
import { allowancesOf, type ConsentChoice } from '../choice';
import type { ConsentAsker } from '../decision';
import { shortenUserAgent } from '../shorten-user-agent';
import { type ConsentProof, consentProofs } from './consent-proofs';
import { hashConsentText } from './text-hash';

/** Nobody waits for it but a plain form, which shows nothing meanwhile. */
const timeoutMilliseconds = 2000;

/** What is known of a choice beside the choice itself. */
export interface ConsentCircumstances {
  /** Random, a UUID: the choice's own id, or one that nobody else keeps. */
  id: string;
  askedBy: ConsentAsker;
  locale: Locale;
  /** Path of the page, without its query. */
  path: string;
  /** The account that is signed in. */
  userId: string | null;
  userAgent: string | null;
  acceptLanguage: string | null;
  /** ISO 3166-1 alpha-2, or "Unknown". */
  country: string;
  /** Network address of the sender: counted by its hash, written nowhere. */
  address: string;
}

/** The first language a browser asks for, as far as it has the form of one. */
function firstLanguage(acceptLanguage: string | null): string | null {
  return /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8}){0,4})\s*(?:[,;]|$)/i.exec(acceptLanguage ?? '')?.[1] ?? null;
}

export type ConsentOutcome = 'recorded' | 'spooled' | 'limited' | 'unavailable';

/** Keeps the proof of a choice: in the database, or on the disk while that is away. */
export async function recordConsent(
  choice: ConsentChoice,
  circumstances: ConsentCircumstances,
): Promise<ConsentOutcome> {
  const { id, askedBy, locale, path, userId, userAgent, acceptLanguage, country, address } = circumstances;
  const proof: ConsentProof = {
    idempotency_key: id,
    reference: id,
    user_id: userId,
    user_agent: shortenUserAgent(userAgent),
    ...allowancesOf(choice),
    country,
    browser_language: firstLanguage(acceptLanguage),
    page_url: path,
    locale,
    asked_by: askedBy,
    gpc: choice.gpc ?? false,
    policy_version: choice.version,
    text_hash: await hashConsentText(locale),
    decided_at: choice.consentDate,
    limits: [
      bucketFor('consentPerAddress', hashAddress(address)),
      bucketFor('consentPerSession', hashSession(id)),
    ],
  };
  const outcome = await consentProofs.store(proof, { timeoutMilliseconds });
  switch (outcome.status) {
    case 'stored':
    case 'duplicate':
      return 'recorded';
    case 'limited':
      return 'limited';
    case 'unreachable':
      log.warn('consent.databaseAway', { reason: outcome.error });
      return keepOnDisk(proof, new Date(choice.consentDate));
    default:
      incident(new Error('The database refused a checked choice'), { outcome });
      return 'unavailable';
  }
}

/** A choice weighs less than a request for a quote: many of them must not fill the disk that both wait on. */
async function keepOnDisk(proof: ConsentProof, now: Date): Promise<ConsentOutcome> {
  const buckets = [...proof.limits, bucketFor('consentSpooled', 'all')];
  if (!consumeLimitsInMemory(buckets, now)) return 'limited';
  const written = await writeToSpool(consentProofs.openSpool(), { ...proof, user_id: null, limits: [] });
  if (written.status === 'failed') {
    incident(written.error, { during: 'consent.spool' });
    return 'unavailable';
  }
  kickLoop(consentProofs.loop);
  return 'spooled';
}
