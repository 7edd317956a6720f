import type { BrowserContext } from '@playwright/test';
import type { PageId } from '@/lib/i18n/routes';
import { areaOfPage, mayOpen, type StaffPageId, staffAreas } from '@/lib/staff/areas';
import { cookieHeader, cookiesOf, makeAccount, type TestAccount } from './account';
import { signInto } from './account-pages';
import { someStaff, type TestRole } from './staff';

/** Who looks at a page: a page that asks who one is shows itself to some of them only. */
export type Viewer = 'visitor' | 'customer' | TestRole;

// An admin first: to the others a page of the back office is the same, but for its menu.
const roles = ['admin', 'sales', 'editor'] as const satisfies readonly TestRole[];

const staffPages: readonly PageId[] = ['admin', ...Object.values(staffAreas).map(({ page }) => page)];

const isStaffPage = (id: PageId): id is StaffPageId => staffPages.includes(id);

/** Everybody to whom a page shows itself, and not the sign-in. */
export function viewersOf(id: PageId): Viewer[] {
  if (id === 'account' || id === 'auth-code') return ['customer'];
  // Who has no account reads there what it would be for.
  if (id === 'alfred') return ['visitor', 'customer'];
  if (!isStaffPage(id)) return ['visitor'];
  const area = areaOfPage(id);
  return roles.filter((role) => area === null || mayOpen(role, area));
}

let customer: Promise<TestAccount> | undefined;

/** The account behind a viewer, one for each worker. */
function accountOf(viewer: Exclude<Viewer, 'visitor'>): Promise<TestAccount> {
  if (viewer !== 'customer') return someStaff(viewer);
  customer ??= makeAccount();
  return customer;
}

/** Makes a browser that of a viewer. */
export async function lookAs(context: BrowserContext, viewer: Viewer): Promise<void> {
  if (viewer !== 'visitor') await signInto(context, (await accountOf(viewer)).session);
}

/** The header of a viewer's requests. */
export async function cookieOf(viewer: Viewer): Promise<Record<string, string>> {
  return viewer === 'visitor' ? {} : { cookie: cookieHeader(cookiesOf((await accountOf(viewer)).session)) };
}
