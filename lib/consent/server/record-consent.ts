import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress, hashSession } from '@/lib/limits/server/buckets';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
// The service client: the public key may not call this function (docs/decisions/0002-quotes-through-the-server.md).
import { createServiceClient } from '@/lib/supabase/service-client';
import { allowancesOf, type ConsentChoice } from '../choice';
import type { ConsentAsker } from '../decision';
import { shortenUserAgent } from '../shorten-user-agent';
import { hashConsentText } from './text-hash';

const answer = z.object({ status: z.enum(['recorded', 'limited', 'invalid']), detail: z.string().nullish() });

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

/** Keeps the proof of a choice. */
export async function recordConsent(
  choice: ConsentChoice,
  circumstances: ConsentCircumstances,
): Promise<'recorded' | 'limited' | 'unavailable'> {
  const { id, askedBy, locale, path, userId, userAgent, acceptLanguage, country, address } = circumstances;
  const { data, error } = await createServiceClient().rpc('record_consent', {
    consent: {
      session_id: id,
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
      limits: [
        bucketFor('consentPerAddress', hashAddress(address)),
        bucketFor('consentPerSession', hashSession(id)),
      ],
    },
  });
  if (error) {
    log.warn('consent.notRecorded', { reason: `${error.code} ${error.message}` });
    return 'unavailable';
  }
  const { status, detail } = answer.parse(data);
  if (status !== 'invalid') return status;
  incident(new Error('The database refused a checked choice'), { detail });
  return 'unavailable';
}
