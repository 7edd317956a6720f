import { consentAge, consentKinds, consentName, policyVersion } from '@/lib/browser/stored-consent';

/** Seconds: 365 days (specification, section 9). */
const consentCookieMaxAge = 31_536_000;

export type ConsentKind = (typeof consentKinds)[number];

export type Allowances = Record<ConsentKind, boolean>;

/** What a visitor decided: specification, section 3. */
export interface ConsentChoice extends Allowances {
  necessary: true;
  /** ISO 8601. */
  consentDate: string;
  /** The privacy policy it was given under. */
  version: string;
  /** Of its record, as proof; only where something is allowed, for a refusal needs no identifier. */
  id?: string;
  /** The browser asked by Global Privacy Control for less when this was decided. */
  gpc?: true;
}

export const nothingAllowed: Allowances = { external: false, analytics: false, marketing: false };
export const everythingAllowed: Allowances = { external: true, analytics: true, marketing: true };

/** Only what may be allowed, of something that holds more. */
export function allowancesOf({ external, analytics, marketing }: Allowances): Allowances {
  return { external, analytics, marketing };
}

export function allowsSomething(allowances: Allowances): boolean {
  return consentKinds.some((kind) => allowances[kind]);
}

/** A new choice. `id` is of a record made for it, and left out when nothing is allowed. */
export function decideConsent(
  allowances: Allowances,
  { id, now, gpc }: { id: string; now: Date; gpc: boolean },
): ConsentChoice {
  const choice: ConsentChoice = {
    necessary: true,
    ...allowancesOf(allowances),
    consentDate: now.toISOString(),
    version: policyVersion,
  };
  if (allowsSomething(choice)) choice.id = id;
  if (gpc) choice.gpc = true;
  return choice;
}

/** As it is put into local storage, and with `encodeURIComponent` into the cookie. */
export function encodeConsent(choice: ConsentChoice): string {
  return JSON.stringify(choice);
}

/** The text for `document.cookie` and `Set-Cookie`. Scripts may read it: it is no secret, and they act by it. */
export function consentCookie(choice: ConsentChoice, isHttps: boolean): string {
  const value = encodeURIComponent(encodeConsent(choice));
  return `${consentName}=${value}; Path=/; Max-Age=${consentCookieMaxAge}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

function isInForce({ version, consentDate }: ConsentChoice, now: Date): boolean {
  // A clock may have been ahead, but not by half a year.
  return version === policyVersion && Math.abs(now.getTime() - Date.parse(consentDate)) < consentAge;
}

/** A stored text merged over the defaults; null when it is none, is broken or is no longer in force. */
export function decodeConsent(text: string | null | undefined, now: Date): ConsentChoice | null {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
    const { external, analytics, marketing, consentDate, version, id, gpc } = stored as Record<
      string,
      unknown
    >;
    if (typeof consentDate !== 'string' || typeof version !== 'string') return null;
    const choice: ConsentChoice = {
      necessary: true,
      external: external === true,
      analytics: analytics === true,
      marketing: marketing === true,
      consentDate,
      version,
    };
    if (isRecordId(id)) choice.id = id;
    if (gpc === true) choice.gpc = true;
    return isInForce(choice, now) ? choice : null;
  } catch {
    return null;
  }
}

/** Whether it has the form of a record's id: a UUID in lower case. */
export function isRecordId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}

const cookiePattern = new RegExp(`(?:^|; ?)${consentName}=([^;]*)`);

/** The value of the consent cookie among all cookies, decoded, or null. */
function findCookie(cookies: string): string | null {
  const value = cookiePattern.exec(cookies)?.[1];
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}

/**
 * The choice in force, or null where none is: nothing is allowed then.
 *
 * @param cookies a `Cookie` header or `document.cookie`; it comes first
 * @param stored the entry in local storage, for when the cookie is missing or broken
 * @param gpc the browser sends Global Privacy Control: a reject, until the visitor decides otherwise under it
 */
export function readConsent(
  cookies: string | null | undefined,
  stored: string | null | undefined,
  now: Date,
  gpc = false,
): ConsentChoice | null {
  const choice = decodeConsent(findCookie(cookies ?? ''), now) ?? decodeConsent(stored, now);
  return gpc && choice && !choice.gpc && allowsSomething(choice) ? null : choice;
}
