import type { Viewer } from '@/lib/accounts/viewer';

/** What the link of an invitation opens, as the database knows it. */
export interface InvitedAccount {
  /** In lower case. */
  email: string;
  /** The id of the account with this address, confirmed or not, or null. */
  account: string | null;
}

/**
 * What the page of an invitation asks for. Its link proves the address, so no other mail is needed; a password that was
 * there before is worth nothing until whoever holds the link has typed it.
 *
 * - `createAccount`: a name and a password
 * - `choosePassword`: another password for the account there is
 * - `confirmPassword`: the password of the account that is signed in
 * - `press`: nothing: the account that is signed in has no password
 * - `otherAccount`: to sign out first
 */
export type InvitationStep =
  | 'createAccount'
  | 'choosePassword'
  | 'confirmPassword'
  | 'press'
  | 'otherAccount';

export function invitationStep(
  { account }: InvitedAccount,
  viewer: Pick<Viewer, 'id' | 'hasPassword'> | null,
): InvitationStep {
  if (!viewer) return account === null ? 'createAccount' : 'choosePassword';
  if (viewer.id !== account) return 'otherAccount';
  return viewer.hasPassword ? 'confirmPassword' : 'press';
}
