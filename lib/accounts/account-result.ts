import type { ActionResult, RefusalReason } from '@/lib/actions/result';

/** Why an account's form is refused as a whole; names a sentence under `AccountErrors` in the messages. */
export type AccountRefusal =
  | 'invalidCredentials'
  | 'unconfirmed'
  | 'expired'
  | 'signedOut'
  | 'insecureConnection'
  | 'googleOnly'
  | 'lastAdmin';

export type AccountResult<T = null> = ActionResult<T, RefusalReason | AccountRefusal>;
