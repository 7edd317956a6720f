import { withPasswordWork } from './password-work.mjs';

// The part of GoTrue's admin API that the site uses and the embedded backend has not: accounts whose address is proved
// already. As hosted projects answer it; for holders of the secret key.

/**
 * @typedef {{ _mailer: any, connection: { driver: any }, fetch(request: Request, from: any): any }} App
 * @typedef {Record<string, unknown>} Metadata
 */

const usersPath = '/auth/v1/admin/users';

/**
 * Whether a request is one for the functions here.
 *
 * @param {string} pathname
 */
export function isAuthAdmin(pathname) {
  return pathname === usersPath || pathname.startsWith(`${usersPath}/`);
}

/**
 * @param {number} status
 * @param {string} error_code
 * @param {string} msg
 */
const refusal = (status, error_code, msg) => Response.json({ code: status, error_code, msg }, { status });

/**
 * Reads such a request and makes the hash that it needs, which takes long, so that nobody waits for it in the queue.
 *
 * @param {{ method: string, pathname: string, body: Buffer, backendUrl: string, publishableKey: string }} request
 * @param {{ hash(password: string): Promise<string> }} threads
 * @returns {Promise<(app: App) => Promise<Response>>} what is to be done while no other request is at work
 */
export async function prepareAuthAdmin({ method, pathname, body, backendUrl, publishableKey }, threads) {
  /** @param {Response} response */
  const answer = (response) => async () => response;
  let asked;
  try {
    asked = JSON.parse(body.toString());
  } catch {
    return answer(refusal(400, 'bad_json', 'Could not parse request body as JSON'));
  }
  const { email, password, email_confirm: isConfirmed, user_metadata: metadata = {} } = asked ?? {};
  if (typeof password !== 'string' || isConfirmed !== true)
    return answer(refusal(422, 'validation_failed', 'Only accounts with a password and a proved address'));
  if (password.length < 6 || password.length > 72)
    return answer(refusal(422, 'weak_password', 'The password is too short or too long'));
  const hash = await threads.hash(password);
  if (method === 'POST' && pathname === usersPath) {
    const asked = { email, password, hash, metadata, backendUrl, publishableKey };
    return (app) => makeAccount(app, asked);
  }
  const id = pathname.slice(usersPath.length + 1);
  if (method !== 'PUT' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    return answer(refusal(404, 'not_found', 'Not found'));
  return (app) => changeAccount(app, { id, hash, metadata });
}

/**
 * Signs an account up without its mail, and confirms it.
 *
 * @param {App} app
 * @param {{ email: string, password: string, hash: string, metadata: Metadata, backendUrl: string, publishableKey: string }} asked
 */
async function makeAccount(app, { email, password, hash, metadata, backendUrl, publishableKey }) {
  const mailer = app._mailer;
  app._mailer = { ...mailer, sendConfirmation: async () => {} };
  try {
    const request = new Request(`${backendUrl}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: publishableKey },
      body: JSON.stringify({ email, password, data: metadata }),
    });
    const signUp = () => app.fetch(request, { peerAddress: '127.0.0.1' });
    const made = await withPasswordWork({ hashed: { password, hash } }, signUp);
    // A second sign-up within the minute is told to wait.
    if (made.status === 429) return refusal(422, 'email_exists', 'A user with this address exists');
    if (made.status !== 200) return made;
    const { id } = await made.json();
    return changeAccount(app, { id, hash: null, metadata: {} });
  } finally {
    app._mailer = mailer;
  }
}

/**
 * @param {App} app
 * @param {{ id: string, hash: string | null, metadata: Metadata }} change
 */
async function changeAccount(app, { id, hash, metadata }) {
  const kept = Object.entries(metadata).filter(([, value]) => value !== null);
  const dropped = Object.keys(metadata).filter((name) => metadata[name] === null);
  const { rows } = await app.connection.driver.query(
    `update auth.users
     set encrypted_password = coalesce($2, encrypted_password), confirmation_token = null, recovery_token = null,
         email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
         raw_user_meta_data = (coalesce(raw_user_meta_data, '{}'::jsonb) || $3::jsonb) - $4::text[]
     where id = $1
     returning id, email, raw_user_meta_data, raw_app_meta_data, created_at, email_confirmed_at`,
    [id, hash, JSON.stringify(Object.fromEntries(kept)), dropped],
  );
  const [user] = rows;
  if (!user) return refusal(404, 'user_not_found', 'User not found');
  return Response.json({
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: user.email_confirmed_at,
    user_metadata: user.raw_user_meta_data,
    app_metadata: user.raw_app_meta_data,
    created_at: user.created_at,
  });
}
