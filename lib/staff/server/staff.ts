import 'server-only';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { authPath } from '@/lib/accounts/auth-view';
import { readViewer } from '@/lib/accounts/server/viewer';
import type { Viewer } from '@/lib/accounts/viewer';
import type { Locale } from '@/lib/i18n/locales';
import { type AddressRest, pathWithin } from '@/lib/i18n/routes';
import { readStaffRole } from '@/lib/supabase/staff-role';
import { areaOfPage, mayOpen, type StaffArea, type StaffPageId } from '../areas';
import { type Staff, type StaffRole, staffRoles } from '../staff';

type StaffAnswer =
  | { status: 'staff'; staff: Staff }
  /** Signed in, without a role. */
  | { status: 'customer'; viewer: Viewer }
  | { status: 'visitor' }
  | { status: 'away' };

/** The role of an account, now, or null: a role that was taken away is gone at the next request. */
export async function findStaffRole(viewer: Pick<Viewer, 'id'>): Promise<StaffRole | null | 'away'> {
  const role = await readStaffRole(viewer.id);
  return role === 'away' ? role : (staffRoles.find((known) => known === role) ?? null);
}

/** Whether the request is from staff. For actions and route handlers; pages call `requireStaff`. */
export const findStaff = cache(async (): Promise<StaffAnswer> => {
  const answer = await readViewer();
  if (answer.status !== 'signedIn') return answer;
  const role = await findStaffRole(answer.viewer);
  if (role === 'away') return { status: 'away' };
  if (role === null) return { status: 'customer', viewer: answer.viewer };
  return { status: 'staff', staff: { viewer: answer.viewer, role } as Staff };
});

/**
 * The staff member whose page this is, or the account that it stays closed to: one without a role, or with one that does
 * not open the area. A visitor is led to sign in, and back to where they were going.
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
  if (answer.status === 'visitor') {
    const back = pathWithin(page, locale, below);
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
  if (answer.status !== 'staff') return answer;
  return mayOpen(answer.staff.role, area) ? answer : { status: 'forbidden' };
}
