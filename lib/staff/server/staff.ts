import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { authPath } from '@/lib/accounts/auth-view';
import { readKnownSession, readViewer } from '@/lib/accounts/server/viewer';
import type { Viewer } from '@/lib/accounts/viewer';
import type { Locale } from '@/lib/i18n/locales';
import { type AddressRest, pathWithin } from '@/lib/i18n/routes';
import { readRequestSession } from '@/lib/supabase/request-session';
import { sessionIdOf } from '@/lib/supabase/session-cookies';
import { readStaffEntry } from '@/lib/supabase/staff-entry';
import { areaOfPage, mayOpen, type StaffArea, type StaffPageId } from '../areas';
import { factorPath, missingFactor } from '../second-factor';
import { type Staff, type StaffRole, staffRoles } from '../staff';

type StaffAnswer =
  | { status: 'staff'; staff: Staff }
  /** Signed in, without a role. */
  | { status: 'customer'; viewer: Viewer }
  /** Staff by password alone, where more is asked for. */
  | { status: 'unproven'; viewer: Viewer }
  | { status: 'visitor' }
  | { status: 'away' };

/** The session of this request. Whether it holds, and whose it is, `readViewer` says. */
export async function findSessionId(): Promise<string | null> {
  const session = await readRequestSession((await cookies()).getAll());
  return session && sessionIdOf(session.access_token);
}

/** What is known of a signed-in account as staff, once for each request. */
const readEntry = cache(async (account: string) => {
  const known = await readKnownSession();
  return known?.user.id === account && known.entry !== undefined
    ? known.entry
    : readStaffEntry(account, await findSessionId());
});

/** The role of an account, now, or null: a role that was taken away is gone at the next request. */
export async function findStaffRole(viewer: Pick<Viewer, 'id'>): Promise<StaffRole | null | 'away'> {
  const entry = await readEntry(viewer.id);
  return entry === 'away' ? entry : (staffRoles.find((known) => known === entry?.role) ?? null);
}

/** Whether the request is from staff. For actions and route handlers; pages call `requireStaff`. */
export const findStaff = cache(async (): Promise<StaffAnswer> => {
  const answer = await readViewer();
  if (answer.status !== 'signedIn') return answer;
  const { viewer } = answer;
  const entry = await readEntry(viewer.id);
  if (entry === 'away') return { status: 'away' };
  const role = staffRoles.find((known) => known === entry?.role);
  if (!entry || !role) return { status: 'customer', viewer };
  if (missingFactor(entry)) return { status: 'unproven', viewer };
  return { status: 'staff', staff: { viewer, role } as Staff };
});

/**
 * The staff member whose page this is, or the account that it stays closed to: one without a role, or with one that does
 * not open the area. A visitor is led to sign in, whose second
 * factor is missing to give it, and back to where they were going.
 *
 * @throws Error while the backend cannot say
 */
export async function requireStaff(
  locale: Locale,
  page: StaffPageId,
  below: AddressRest = {},
): Promise<
  { staff: Staff } | { closedTo: Viewer; otherRole: null } | { closedTo: Viewer; otherRole: StaffRole }
> {
  const answer = await findStaff();
  const back = pathWithin(page, locale, below);
  if (answer.status === 'unproven') redirect(factorPath(locale, back));
  if (answer.status === 'visitor') {
    redirect(authPath(locale, { redirect: back, notice: 'signInNeeded' }));
  }
  if (answer.status === 'away') throw new Error('The backend cannot say who is asking');
  if (answer.status === 'customer') return { closedTo: answer.viewer, otherRole: null };
  const { staff } = answer;
  const area = areaOfPage(page);
  return area === null || mayOpen(staff.role, area)
    ? { staff }
    : { closedTo: staff.viewer, otherRole: staff.role };
}

/** The staff member of an action or a route handler, or why it is refused to whoever asks. */
export async function findStaffOf(
  area: StaffArea,
): Promise<{ status: 'staff'; staff: Staff } | { status: 'visitor' | 'forbidden' | 'away' }> {
  const answer = await findStaff();
  if (answer.status === 'customer') return { status: 'forbidden' };
  // As good as signed out, here: the page that they go on to asks for the code.
  if (answer.status === 'unproven') return { status: 'visitor' };
  if (answer.status !== 'staff') return answer;
  return mayOpen(answer.staff.role, area) ? answer : { status: 'forbidden' };
}
