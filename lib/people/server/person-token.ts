import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { seal, unseal } from '@/lib/security/sealing';
import type { Staff } from '@/lib/staff/staff';

/** How long an address of the back office that leads to a person works. */
const lifetimeMilliseconds = 60 * 60 * 1000;

const shape = z.object({ text: z.string(), account: z.string(), until: z.number() });

/**
 * A person's address, or what somebody looks for, as an address of a page may carry it: histories, bookmarks and access
 * logs hold nothing of it. It works for an hour, and only for whoever it was made for.
 */
export function personToken(staff: Staff, text: string, now: Date): string {
  const content = { text, account: staff.viewer.id, until: now.getTime() + lifetimeMilliseconds };
  return seal(serverEnv().APP_SECRET, 'person-token', Buffer.from(JSON.stringify(content)));
}

/** What `personToken` was given, or null when it is too old, somebody else's or none of ours. */
export function readPersonToken(staff: Staff, token: unknown, now: Date): string | null {
  if (typeof token !== 'string' || token.length > 2048) return null;
  const content = unseal(serverEnv().APP_SECRET, 'person-token', token);
  if (content === null) return null;
  const { text, account, until } = shape.parse(JSON.parse(content.toString()));
  return account === staff.viewer.id && now.getTime() < until ? text : null;
}

/** Where everything about an address is shown to this member of staff. */
export function personPath(
  staff: Staff,
  address: string,
  locale: Locale,
  now: Date,
  query: Record<string, string> = {},
): string {
  const who = personToken(staff, address, now);
  return pathWithin('admin-people', locale, { rest: 'person', query: { who, ...query } });
}
