import 'server-only';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Viewer } from '@/lib/accounts/viewer';
import { company } from '@/lib/company/company';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeSharedLimits } from '@/lib/limits/server/consume-limits';
import { log } from '@/lib/log/log';
import { kickLoop } from '@/lib/loops/loops';
import { authenticatorUrl, stepOfCode, toBase32 } from '@/lib/security/one-time-code';
import { seal, unseal } from '@/lib/security/sealing';
import { keyedHash } from '@/lib/security/signing';
import { ask, unlessAway } from '@/lib/supabase/ask';
import { codeDigits, type FactorOffer, groupByFour, type OwnFactor, type TypedCode } from '../second-factor';
import type { Staff } from '../staff';

/** An account and one of its sessions, both of which the backend has confirmed for this request. */
export interface OwnSession {
  viewer: Viewer;
  session: string;
}

const secretBytes = 20;
const recoveryCodes = 10;

const secretShape = z.object({ account: z.string(), secret: z.string() });
const offerShape = z.object({
  account: z.string(),
  secret: z.string().nullable(),
  recoveryCodes: z.array(z.string()),
});
const factorShape = z
  .object({
    role: z.string(),
    since: z.string().nullable(),
    sealedSecret: z.string().nullable(),
    recoveryLeft: z.number(),
    proven: z.boolean(),
    offer: z.object({ sealed: z.string(), isNew: z.boolean() }).nullable(),
  })
  .nullable();

// Whose it is is sealed along: a row copied to another account opens nothing.
function sealFor(content: z.input<typeof secretShape> | z.input<typeof offerShape>): string {
  return seal(serverEnv().APP_SECRET, 'second-factor', Buffer.from(JSON.stringify(content)));
}

/** What was sealed for this account; null when it was for another, or under another secret of the site. */
function openSealed<Shape extends z.ZodType<{ account: string }>>(
  sealed: string,
  account: string,
  shape: Shape,
): z.output<Shape> | null {
  const content = unseal(serverEnv().APP_SECRET, 'second-factor', sealed);
  const read = content && shape.safeParse(JSON.parse(content.toString()));
  if (read?.success && read.data.account === account) return read.data;
  log.error('staff.factorUnreadable');
  return null;
}

function recoveryHash(account: string, digits: string): string {
  return keyedHash(serverEnv().APP_SECRET, 'recovery-code', `${account}:${digits}`);
}

function read({ viewer, session }: OwnSession) {
  return ask('read_staff_factor', { account: viewer.id, session }, factorShape);
}

function toOffer(viewer: Viewer, { sealed }: { sealed: string }): FactorOffer | null {
  const offer = openSealed(sealed, viewer.id, offerShape);
  if (!offer) return null;
  const codes = offer.recoveryCodes.map(groupByFour);
  if (offer.secret === null) {
    const shown = createHash('sha256').update(sealed).digest('hex');
    return { kind: 'codes', shown, recoveryCodes: codes };
  }
  const secret = Buffer.from(offer.secret, 'base64url');
  return {
    kind: 'factor',
    key: groupByFour(toBase32(secret)),
    url: authenticatorUrl(company.name, viewer.email, secret),
    recoveryCodes: codes,
  };
}

/**
 * The second factor of an account as this session may see it; null for an account that is not staff.
 *
 * @throws DatabaseAwayError
 */
export async function readOwnFactor(own: OwnSession): Promise<OwnFactor | null> {
  const factor = await read(own);
  if (!factor) return null;
  const { role, since, proven, recoveryLeft, offer } = factor;
  return { role, since, proven, recoveryLeft, offer: offer && toOffer(own.viewer, offer) };
}

/**
 * Makes a second factor, or other recovery codes for the one that is on, which this session may see and take within a
 * quarter of an hour. The caller has asked for the password.
 *
 * @throws DatabaseAwayError
 */
export function offerFactor(
  { viewer, session }: OwnSession,
  kind: FactorOffer['kind'],
): Promise<'ok' | 'forbidden' | 'conflict' | 'unproven'> {
  const codes = Array.from({ length: recoveryCodes }, () =>
    String(randomInt(0, 10 ** codeDigits.recovery)).padStart(codeDigits.recovery, '0'),
  );
  const offer = {
    is_new: kind === 'factor',
    sealed: sealFor({
      account: viewer.id,
      secret: kind === 'factor' ? randomBytes(secretBytes).toString('base64url') : null,
      recoveryCodes: codes,
    }),
    recovery_hashes: codes.map((digits) => recoveryHash(viewer.id, digits)),
  };
  const statuses = z.enum(['ok', 'forbidden', 'conflict', 'unproven']);
  return ask('offer_staff_factor', { account: viewer.id, session, offer }, statuses);
}

type CodeRefusal = 'wrongCode' | 'rateLimited' | 'unavailable';

/** Counts a guess before it is made, by account and place, and by account alone; the right one takes the former back. */
async function countGuess(viewer: Viewer, address: string): Promise<CodeRefusal | (() => Promise<unknown>)> {
  const ofPlace = bucketFor('factorPerAccountAndAddress', `${viewer.id}:${hashAddress(address)}`);
  const isWithinLimits = await consumeSharedLimits([ofPlace]);
  if (isWithinLimits === null) return 'unavailable';
  if (!isWithinLimits) return 'rateLimited';
  return () =>
    unlessAway(
      'staff.countNotForgotten',
      ask('forget_rate_limits', { buckets: [ofPlace.bucket] }, z.number()),
    );
}

/** Six digits can be guessed with patience: so many a day, from wherever. Recovery codes cannot, and stay a way in. */
async function mayGuessApp(viewer: Viewer): Promise<CodeRefusal | null> {
  const isWithinLimits = await consumeSharedLimits([bucketFor('factorPerAccount', viewer.id)]);
  if (isWithinLimits === null) return 'unavailable';
  return isWithinLimits ? null : 'rateLimited';
}

/**
 * Turns on the second factor that this session was offered, with the first code that the app shows.
 *
 * @throws DatabaseAwayError
 */
export async function takeFactor(
  own: OwnSession,
  code: TypedCode,
  { address, now, locale }: { address: string; now: Date; locale: Locale },
): Promise<'ok' | 'forbidden' | 'expired' | CodeRefusal> {
  const { viewer, session } = own;
  const offered = (await read(own))?.offer;
  const offer = offered?.isNew ? openSealed(offered.sealed, viewer.id, offerShape) : null;
  if (!offered || !offer?.secret) return 'expired';
  const forget = await countGuess(viewer, address);
  if (typeof forget === 'string') return forget;
  const { secret } = offer;
  const step = code.kind === 'app' ? stepOfCode(Buffer.from(secret, 'base64url'), code.digits, now) : null;
  if (step === null) return 'wrongCode';
  const factor = {
    offered: offered.sealed,
    sealed_secret: sealFor({ account: viewer.id, secret }),
    step,
    locale,
  };
  const statuses = z.enum(['ok', 'forbidden', 'expired']);
  const status = await ask('take_staff_factor', { account: viewer.id, session, factor }, statuses);
  if (status !== 'ok') return status;
  await forget();
  kickLoop('outbox');
  log.info('staff.factorOn');
  return status;
}

/**
 * Puts the recovery codes that this session was offered in place of those before.
 *
 * @param shown which of them its owner has seen: another tab may have asked for others since
 * @throws DatabaseAwayError
 */
export function takeRecoveryCodes(
  { viewer, session }: OwnSession,
  shown: string,
): Promise<'ok' | 'unproven' | 'expired'> {
  const statuses = z.enum(['ok', 'unproven', 'expired']);
  return ask('take_recovery_codes', { account: viewer.id, session, shown }, statuses);
}

/**
 * Gives the second factor for this session: a code of the app, or a recovery code, each taken once.
 *
 * @throws DatabaseAwayError
 */
export async function giveCode(
  own: OwnSession,
  code: TypedCode,
  { address, now, locale }: { address: string; now: Date; locale: Locale },
): Promise<'ok' | 'off' | CodeRefusal> {
  const { viewer, session } = own;
  const sealedSecret = (await read(own))?.sealedSecret;
  if (!sealedSecret) return 'off';
  const forget = await countGuess(viewer, address);
  if (typeof forget === 'string') return forget;
  if (code.kind === 'recovery') {
    const hash = recoveryHash(viewer.id, code.digits);
    const args = { account: viewer.id, session, hash, locale };
    if (!(await ask('give_recovery_code', args, z.boolean()))) return 'wrongCode';
    kickLoop('outbox');
    log.info('staff.recoveryCodeUsed');
  } else {
    const refusal = await mayGuessApp(viewer);
    if (refusal) return refusal;
    const opened = openSealed(sealedSecret, viewer.id, secretShape);
    const step = opened && stepOfCode(Buffer.from(opened.secret, 'base64url'), code.digits, now);
    if (step === null) return 'wrongCode';
    if (!(await ask('give_factor_code', { account: viewer.id, session, step }, z.boolean())))
      return 'wrongCode';
  }
  await forget();
  return 'ok';
}

/**
 * Turns the own second factor off, from a session that has given it. The caller has asked for the password.
 *
 * @throws DatabaseAwayError
 */
export async function removeFactor(
  { viewer, session }: OwnSession,
  locale: Locale,
): Promise<'ok' | 'forbidden' | 'unproven' | 'unknown'> {
  const statuses = z.enum(['ok', 'forbidden', 'unproven', 'unknown']);
  const status = await ask('remove_staff_factor', { account: viewer.id, session, locale }, statuses);
  if (status === 'ok') kickLoop('outbox');
  return status;
}

/**
 * Takes the second factor of a colleague away, who lost phone and codes; a mail tells them.
 *
 * @throws DatabaseAwayError
 */
export async function resetFactor(
  staff: Staff,
  member: string,
  locale: Locale,
): Promise<'ok' | 'forbidden' | 'unknown'> {
  const shape = z.object({ status: z.enum(['ok', 'forbidden', 'unknown']) });
  const { status } = await ask('reset_staff_factor', { actor: staff.viewer.id, member, locale }, shape);
  if (status === 'ok') kickLoop('outbox');
  return status;
}
