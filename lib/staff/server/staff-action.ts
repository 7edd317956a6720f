import 'server-only';
import { actionsOf, buttonsOf, type FormRequest, readFormRequest } from '@/lib/actions/server/form-action';
import type { StaffArea } from '../areas';
import type { Staff } from '../staff';
import { findStaffOf } from './staff';

interface StaffRequest extends FormRequest {
  staff: Staff;
}

/** Why an area is closed to whoever sends a form of it. */
export type StaffDenial = 'signedOut' | 'forbidden' | 'unavailable';

const denials = { visitor: 'signedOut', forbidden: 'forbidden', away: 'unavailable' } as const;

/** Whose form it is, when it is a colleague whose role opens the area; else why it is refused. */
export const identifyStaff =
  (area: StaffArea) =>
  async (locale: unknown): Promise<StaffRequest | StaffDenial> => {
    const request = await readFormRequest(locale);
    if (typeof request === 'string') return request;
    const answer = await findStaffOf(area);
    return answer.status === 'staff' ? { ...request, staff: answer.staff } : denials[answer.status];
  };

/** Makes the forms of an area: only staff whose role opens it may send them. */
export const staffActions = (area: StaffArea) => actionsOf<StaffRequest, StaffDenial>(identifyStaff(area));

/** Makes the buttons of an area: only staff whose role opens it may press them. */
export const staffButtons = (area: StaffArea) =>
  buttonsOf<StaffRequest, Exclude<StaffDenial, 'signedOut'>>(async (locale) => {
    const who = await identifyStaff(area)(locale);
    // The page that a button leads to asks visitors to sign in by itself.
    return who === 'signedOut' ? 'forbidden' : who;
  });
