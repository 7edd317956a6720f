import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { personLimits } from '@/lib/forms/person-limits';
import { isLocale } from '@/lib/i18n/locales';
import { type AuthUser, fetchUser } from '@/lib/supabase/auth-api';
import { knownSessionHeader, takeKnownSession } from '@/lib/supabase/known-session';
import { readRequestSession } from '@/lib/supabase/request-session';
import { isUserOfSession } from '@/lib/supabase/session-rules';
import type { Viewer } from '../viewer';

/** `away`: there is a session, and the backend cannot be asked whose. */
export type ViewerAnswer =
  | { status: 'signedIn'; viewer: Viewer }
  | { status: 'visitor' }
  | { status: 'away' };

/** What the middleware was told about the session of the request that a page answers. */
export const readKnownSession = cache(async () => {
  const session = await readRequestSession((await cookies()).getAll());
  return session && takeKnownSession((await headers()).get(knownSessionHeader), session.access_token);
});

/** Who is looking, asked of the backend once for each request. */
export const readViewer = cache(async (): Promise<ViewerAnswer> => {
  const session = await readRequestSession((await cookies()).getAll());
  if (!session) return { status: 'visitor' };
  const user = (await readKnownSession())?.user ?? (await fetchUser(session.access_token));
  if (user === 'away') return { status: 'away' };
  if (user === 'refused' || !isUserOfSession(session, user)) return { status: 'visitor' };
  return { status: 'signedIn', viewer: toViewer(user) };
});

/** Who is signed in, or null: a visitor, or a backend that cannot be asked. */
export async function findViewer(): Promise<Viewer | null> {
  const answer = await readViewer();
  return answer.status === 'signedIn' ? answer.viewer : null;
}

/** An account as pages know it. Its metadata is the person's own to write: of any shape and size. */
export function toViewer(user: AuthUser): Viewer {
  const metadata = user.user_metadata ?? {};
  const text = (name: string, max: number) => {
    const value = metadata[name];
    return typeof value === 'string' ? [...value].slice(0, max).join('').trim() : '';
  };
  const providers = [...new Set((user.identities ?? []).map(({ provider }) => provider))];
  const given = text('first_name', personLimits.firstName.max);
  const family = text('last_name', personLimits.name.max);
  // Google tells the whole name, and often its parts.
  const whole = text('full_name', personLimits.name.max) || text('name', personLimits.name.max);
  const locale = metadata.locale;
  return {
    id: user.id,
    email: user.email ?? '',
    firstName: given || (family ? '' : whole),
    lastName: family,
    locale: isLocale(locale) ? locale : null,
    hasPassword: providers.includes('email') || metadata.has_password === true,
    providers,
    createdAt: user.created_at ?? '',
    pendingEmail: user.new_email || null,
  };
}
