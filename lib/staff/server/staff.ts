import 'server-only';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { authPath } from '@/lib/accounts/auth-view';
import { readViewer } from '@/lib/accounts/server/viewer';
import type { Viewer } from '@/lib/accounts/viewer';
import type { Locale } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { log } from '@/lib/log/log';
// The service client: who is staff is for nobody to read but the site.
import { createServiceClient } from '@/lib/supabase/service-client';
import { type Staff, type StaffRole, staffRoles } from '../staff';

const row = z.object({ role: z.enum(staffRoles) }).nullable();

export type StaffAnswer =
  | { status: 'staff'; staff: Staff }
  /** Signed in, without a role. */
  | { status: 'customer'; viewer: Viewer }
  | { status: 'visitor' }
  | { status: 'away' };

/** The role of an account, now, or null: a role that was taken away is gone at the next request. */
export async function findStaffRole(viewer: Pick<Viewer, 'id'>): Promise<StaffRole | null | 'away'> {
  const { data, error } = await createServiceClient()
    .from('staff_members')
    .select('role')
    .eq('user_id', viewer.id)
    .maybeSingle();
  if (error) {
    log.warn('staff.roleUnknown', { reason: `${error.code} ${error.message}` });
    return 'away';
  }
  return row.parse(data)?.role ?? null;
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
 * The staff member whose request this is. A visitor is led to sign in and back; an account without one of the roles gets
 * a 403 that explains itself.
 *
 * @param roles who may; an admin always may
 * @throws Error while the backend cannot say
 */
export async function requireStaff(
  locale: Locale,
  page: PageId = 'admin',
  roles: readonly StaffRole[] = staffRoles,
): Promise<Staff> {
  const answer = await findStaff();
  if (answer.status === 'visitor') {
    redirect(authPath(locale, { redirect: pathTo(page, locale), notice: 'signInNeeded' }));
  }
  if (answer.status === 'away') throw new Error('The backend cannot say who is asking');
  if (answer.status === 'customer') forbidden();
  const { staff } = answer;
  if (staff.role !== 'admin' && !roles.includes(staff.role)) forbidden();
  return staff;
}
