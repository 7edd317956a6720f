import 'server-only';
import type { Viewer } from '../viewer';
import { forgetSealed, keepSealed, readSealed } from './sealed-cookie';

/** Lets the owner of a reset link choose a password in this browser, within fifteen minutes. */
export function allowNewPassword(userId: string): Promise<void> {
  return keepSealed('password-reset', userId, 15 * 60);
}

/** Whether this account came here by a reset link: otherwise a new password asks for the current one. */
export async function mayChooseNewPassword(viewer: Pick<Viewer, 'id'>): Promise<boolean> {
  return (await readSealed('password-reset')) === viewer.id;
}

export function endNewPassword(): Promise<void> {
  return forgetSealed('password-reset');
}
