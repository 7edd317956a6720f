import 'server-only';

/** What the backend's refusals mean here. Its codes differ between the embedded one and hosted projects. */
export type AuthFailure =
  | 'invalidCredentials'
  | 'unconfirmed'
  | 'exists'
  | 'expired'
  | 'samePassword'
  | 'weakPassword'
  | 'rateLimited'
  | 'signedOut'
  | 'away'
  | 'unknown';

const byCode: Record<string, AuthFailure> = {
  invalid_credentials: 'invalidCredentials',
  email_not_confirmed: 'unconfirmed',
  user_already_exists: 'exists',
  email_exists: 'exists',
  identity_already_exists: 'exists',
  otp_expired: 'expired',
  flow_state_expired: 'expired',
  flow_state_not_found: 'expired',
  same_password: 'samePassword',
  weak_password: 'weakPassword',
  over_request_rate_limit: 'rateLimited',
  over_email_send_rate_limit: 'rateLimited',
  session_not_found: 'signedOut',
  session_expired: 'signedOut',
  refresh_token_not_found: 'signedOut',
  refresh_token_already_used: 'signedOut',
  no_authorization: 'signedOut',
  bad_jwt: 'signedOut',
  user_not_found: 'signedOut',
  request_timeout: 'away',
};

interface AuthErrorLike {
  name?: string;
  code?: string | undefined;
  status?: number | undefined;
  message?: string;
}

/** @param error as the client library returns it */
export function classifyAuthError(error: AuthErrorLike): AuthFailure {
  if (error.name === 'AuthSessionMissingError') return 'signedOut';
  if (error.name === 'AuthRetryableFetchError' || error.status === 0 || (error.status ?? 0) >= 500)
    return 'away';
  return (error.code && byCode[error.code]) || 'unknown';
}

/**
 * Whether a refused sign-up means that the address has an account. A second sign-up with one answers "you can only
 * request this after so many seconds" on the embedded backend, and on a hosted project when the first one is recent; a
 * project that has sent too many mails altogether says the same code with other words.
 */
export function meansAddressExists(error: AuthErrorLike): boolean {
  if (classifyAuthError(error) === 'exists') return true;
  return error.code === 'over_email_send_rate_limit' && /after \d+ seconds/.test(error.message ?? '');
}
