import 'server-only';
import type { AccountResult } from '@/lib/accounts/account-result';
import { parseCurrentPassword } from '@/lib/accounts/account-schema';
import { mayChangeAccount } from '@/lib/accounts/server/change-limit';
import { checkPassword } from '@/lib/accounts/server/sign-in';
import { readViewer } from '@/lib/accounts/server/viewer';
import { actionsOf, entriesOf, type FormRequest, readSecretRequest } from '@/lib/actions/server/form-action';
import type { OwnSession } from './second-factor';
import { findSessionId } from './staff';

interface OwnRequest extends FormRequest, OwnSession {}

type Denial = 'insecureConnection' | 'forbidden' | 'unavailable' | 'signedOut' | 'rateLimited';

async function identifyOwn(locale: unknown): Promise<OwnRequest | Denial> {
  const request = await readSecretRequest(locale);
  if (typeof request === 'string') return request;
  const answer = await readViewer();
  if (answer.status === 'away') return 'unavailable';
  const session = await findSessionId();
  if (answer.status === 'visitor' || !session) return 'signedOut';
  return (await mayChangeAccount(request.address, request.now))
    ? { ...request, viewer: answer.viewer, session }
    : 'rateLimited';
}

/** A form about the second factor of whoever is signed in. It asks for no staff: who has not given it yet is none. */
export const ownFactorAction = actionsOf<OwnRequest, Denial>(identifyOwn);

/** Null when the form holds the account's password. */
export async function refuseWithoutPassword({
  viewer,
  address,
  form,
}: Pick<OwnRequest, 'viewer' | 'address'> & { form: FormData }): Promise<AccountResult<never> | null> {
  if (!viewer.hasPassword) return { status: 'refused', reason: 'googleOnly', values: {} };
  const parsed = parseCurrentPassword(entriesOf(form, 'currentPassword'));
  if (!parsed.ok) return { status: 'invalid', fields: parsed.fields, values: {} };
  const outcome = await checkPassword({
    email: viewer.email,
    address,
    password: parsed.data.currentPassword,
  });
  if (outcome === 'right') return null;
  return outcome === 'invalidCredentials'
    ? { status: 'invalid', fields: { currentPassword: ['wrongPassword'] }, values: {} }
    : { status: 'refused', reason: outcome, values: {} };
}
