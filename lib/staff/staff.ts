import type { Viewer } from '@/lib/accounts/viewer';

/** admin: everything; sales: quotes and customers; editor: portfolio and content. */
export const staffRoles = ['admin', 'sales', 'editor'] as const;

export type StaffRole = (typeof staffRoles)[number];

declare const proven: unique symbol;

/** Someone whose role was read for this request. Only `findStaff` makes one. */
export interface Staff {
  viewer: Viewer;
  role: StaffRole;
  readonly [proven]: true;
}
