import { type PageId, pathTo } from '@/lib/i18n/routes';
import type { StaffRole } from './staff';

/**
 * The areas of the back office in the order of its menu: the name in the address, the page, the letter that leads there after
 * "g", and who may open it beside an admin, who always may. The page, the middleware, actions and exports all ask here.
 */
export const staffAreas = {
  requests: { page: 'admin-requests', key: 'r', roles: ['sales'] },
  customers: { page: 'admin-customers', key: 'u', roles: ['sales'] },
  jobs: { page: 'admin-jobs', key: 'j', roles: ['sales'] },
  calendar: { page: 'admin-calendar', key: 'k', roles: ['sales'] },
  // Its way in is the bell of the header, not the menu.
  notices: { page: 'admin-notices', key: 'm', roles: ['sales'] },
  // Its ways in are the list of requests and, when something waits there, the overview.
  mail: { page: 'admin-mail', key: 'i', roles: ['sales'] },
  // What came in on the account, not what was paid from it: whoever writes offers sees whether they are paid.
  payments: { page: 'admin-payments', key: 'b', roles: ['sales'] },
  prices: { page: 'admin-prices', key: 'x', roles: ['sales'] },
  assistant: { page: 'admin-assistant', key: 'v', roles: ['sales'] },
  portfolio: { page: 'admin-portfolio', key: 'p', roles: ['editor'] },
  showcase: { page: 'admin-showcase', key: 'w', roles: ['editor'] },
  statistics: { page: 'admin-statistics', key: 's', roles: ['sales', 'editor'] },
  subscribers: { page: 'admin-subscribers', key: 'n', roles: ['sales'] },
  applications: { page: 'admin-applications', key: 'a', roles: ['sales'] },
  consents: { page: 'admin-consents', key: 'c', roles: [] },
  people: { page: 'admin-people', key: 'e', roles: [] },
  staff: { page: 'admin-staff', key: 't', roles: [] },
  audit: { page: 'admin-audit', key: 'l', roles: [] },
} as const satisfies Record<string, { page: PageId; key: string; roles: readonly StaffRole[] }>;

/** The letter of the overview. */
export const overviewKey = 'o';

export type StaffArea = keyof typeof staffAreas;

/** The overview, which is open to every role, and the areas. */
export type StaffPageId = 'admin' | (typeof staffAreas)[StaffArea]['page'];

const areaNames = Object.keys(staffAreas) as StaffArea[];

/** Whether a role opens an area. */
export function mayOpen(role: string, area: StaffArea): boolean {
  return role === 'admin' || (staffAreas[area].roles as readonly string[]).includes(role);
}

/** The area of a page of the back office; null for the overview. */
export function areaOfPage(page: StaffPageId): StaffArea | null {
  return areaNames.find((area) => staffAreas[area].page === page) ?? null;
}

/** Whether an address, in any language, is that of a page of the back office or below it. */
function liesIn(page: StaffPageId, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/^\/(?:fr|nl|en)(?=\/)/, '');
  const own = pathTo(page, 'fr');
  return path === own || path.startsWith(`${own}/`);
}

/** Whether an address belongs to the back office, in any language and at any depth. */
export function isStaffPath(pathname: string): boolean {
  return liesIn('admin', pathname);
}

/** The area an address lies in, in any language and at any depth; null for the overview and unknown addresses. */
export function areaOfPath(pathname: string): StaffArea | null {
  return areaNames.find((area) => liesIn(staffAreas[area].page, pathname)) ?? null;
}

/** The areas that a role may open, in the order of the menu. */
export function openAreas(role: StaffRole): StaffArea[] {
  return areaNames.filter((area) => mayOpen(role, area));
}

/** Those of them whose letter leads there from every page; that of the tray does where the link to it is. */
export function lettersFor(role: StaffRole): StaffArea[] {
  return openAreas(role).filter((area) => area !== 'mail');
}

/** Those of them that stand in the menu and on the overview. */
export function menuAreas(role: StaffRole): StaffArea[] {
  return lettersFor(role).filter((area) => area !== 'notices');
}
