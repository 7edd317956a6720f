import 'server-only';
import { passwordLimits } from '../account-schema';

/** Names a sentence under `errors` in the messages. */
export type PasswordWeakness = 'passwordCommon' | 'passwordIsAddress';

// Twice as many as guessers are known to begin with: the list counts English first, and keyboards here begin with azerty.
const mostCommon = 20_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** The commonest passwords that are long enough to be set, in lower case; read when the first one is chosen. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // The commonest come first.
  const settable = dictionary['passwords-common'].filter(
    (password) => String(password).length >= passwordLimits.minCharacters,
  );
  return new Set(settable.slice(0, mostCommon).map((password) => String(password).toLowerCase()));
}

/**
 * Why a password would be guessed among the first, or null: it is one of the 20,000 commonest, or its account's address,
 * or what stands before the @ of it. Capitals make no other password of it.
 */
export async function findPasswordWeakness(
  password: string,
  email: string,
): Promise<PasswordWeakness | null> {
  const typed = password.trim().toLowerCase();
  const address = email.trim().toLowerCase();
  if (typed === address || typed === address.slice(0, address.lastIndexOf('@'))) return 'passwordIsAddress';
  loading ??= loadCommonPasswords();
  return (await loading).has(typed) ? 'passwordCommon' : null;
}
