import 'server-only';
import { headers } from 'next/headers';
import { redirect, unstable_rethrow } from 'next/navigation';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { incident } from '@/lib/log/incident';
import { clientAddress } from '@/lib/security/client-address';
import { isSentInsecurely } from '@/lib/security/insecure-connection';
import { isOwnOrigin } from '@/lib/security/own-origin';
import type { FormValues, RefusalReason } from '../result';

/** What is known of every form before it is read. */
export interface FormRequest {
  locale: Locale;
  /** Network address of the sender. */
  address: string;
  now: Date;
}

/** A form as it was read: what it asks for, or what is wrong with which field, and what is given back of it. */
export type ReadForm<Input> =
  | { ok: true; data: Input; values: FormValues }
  | { ok: false; fields: Record<string, string[]>; values: FormValues };

interface Invalid {
  status: 'invalid';
  fields: Record<string, string[]>;
  values: FormValues;
}

interface Refused<Reason extends string> {
  status: 'refused';
  reason: Reason;
  values: FormValues;
}

/** What a use case is given: who asks, what for, and the answers that carry back what was typed. */
export type FormCall<Input, Caller> = Caller & {
  input: Input;
  form: FormData;
  values: FormValues;
  invalid: (fields: Record<string, string[]>) => Invalid;
  refused: <Reason extends string>(reason: Reason) => Refused<Reason>;
  conflict: <Conflict>(found: Conflict) => { status: 'conflict'; conflict: Conflict; values: FormValues };
};

/** Who sends a form, or why it is refused to them. `locale` is what the page has bound, or anything a stranger sends. */
type Identify<Caller extends FormRequest, Denial extends string> = (
  locale: unknown,
) => Promise<Caller | Denial>;

function readRequest(requestHeaders: Headers, locale: unknown): FormRequest | 'forbidden' {
  if (!isOwnOrigin(requestHeaders) || !isLocale(locale)) return 'forbidden';
  return { locale, address: clientAddress(requestHeaders), now: new Date() };
}

/** The first question of every action: whether a page of this site sent the form. */
export async function readFormRequest(locale: unknown): Promise<FormRequest | 'forbidden'> {
  return readRequest(await headers(), locale);
}

/** The same for a form that holds a secret, which must not travel in the clear (specification, section 5). */
export async function readSecretRequest(
  locale: unknown,
): Promise<FormRequest | 'insecureConnection' | 'forbidden'> {
  const requestHeaders = await headers();
  return isSentInsecurely(requestHeaders) ? 'insecureConnection' : readRequest(requestHeaders, locale);
}

/** A use case whose surprises are logged under an incident id and told as "not now". Redirects pass. */
export async function attempt<Outcome>(
  during: string,
  work: () => Promise<Outcome>,
): Promise<Outcome | 'unavailable'> {
  try {
    return await work();
  } catch (error) {
    unstable_rethrow(error);
    incident(error, { during });
    return 'unavailable';
  }
}

/** Fields of a form, as schemas read them; those that are missing are undefined. */
export function entriesOf(
  form: FormData,
  ...names: readonly string[]
): Record<string, FormDataEntryValue | undefined> {
  return Object.fromEntries(names.map((name) => [name, form.get(name) ?? undefined]));
}

/** For forms whose use case reads them itself: always right, with these fields given back. */
export function asTyped(...names: readonly string[]) {
  return (form: FormData): ReadForm<null> => {
    const typed = Object.entries(entriesOf(form, ...names)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { ok: true, data: null, values: Object.fromEntries(typed) };
  };
}

/** Whether a script sent the form: plain HTML is answered with a page instead. */
export const isEnhanced = (form: FormData): boolean => form.get('enhanced') === 'true';

/**
 * Makes the actions of one kind of caller. Each asks who sends the form, reads it, and hands it to its use case; what is
 * refused, wrong or surprising on the way is answered with what was typed.
 *
 * An action is called with the language, what its page has bound besides, the previous answer, and the form. What is
 * bound comes back from the browser: use cases check it like any field.
 */
export function actionsOf<Caller extends FormRequest, Denial extends string>(
  identify: Identify<Caller, Denial>,
) {
  return function formAction<Input, Answer extends { status: string }, Bound extends unknown[] = []>(
    during: string,
    read: (form: FormData) => ReadForm<Input>,
    work: (call: FormCall<Input, Caller>, ...bound: Bound) => Promise<Answer>,
  ) {
    return async (
      locale: string,
      ...rest: [...bound: Bound, previous: unknown, form: FormData]
    ): Promise<Answer | Invalid | Refused<Denial | Extract<RefusalReason, 'forbidden' | 'unavailable'>>> => {
      const form: unknown = rest.at(-1);
      if (!(form instanceof FormData)) return { status: 'refused', reason: 'forbidden', values: {} };
      const parsed = read(form);
      const { values } = parsed;
      const caller = await attempt(during, () => identify(locale));
      if (typeof caller === 'string') return { status: 'refused', reason: caller, values };
      if (!parsed.ok) return { status: 'invalid', fields: parsed.fields, values };
      const outcome = await attempt(during, () =>
        work(
          {
            ...caller,
            input: parsed.data,
            form,
            values,
            invalid: (fields) => ({ status: 'invalid', fields, values }),
            refused: (reason) => ({ status: 'refused', reason, values }),
            conflict: (found) => ({ status: 'conflict', conflict: found, values }),
          },
          ...(rest.slice(0, -2) as Bound),
        ),
      );
      return typeof outcome === 'string' ? { status: 'refused', reason: outcome, values } : outcome;
    };
  };
}

/**
 * Makes the buttons of one kind of caller: forms without a field that one types in, which lead to a page that says what
 * came of them. They are called with the language, what their page has bound besides, and the form.
 */
export function buttonsOf<Caller extends FormRequest, Denial extends string>(
  identify: Identify<Caller, Denial>,
) {
  return function formButton<Outcome, Bound extends unknown[] = []>(
    during: string,
    work: (call: Caller & { form: FormData }, ...bound: Bound) => Promise<Outcome>,
    lead: (
      locale: Locale,
      outcome: NoInfer<Outcome> | Denial | 'unavailable',
      form: FormData,
      ...bound: Bound
    ) => string,
  ) {
    return async (locale: string, ...rest: [...bound: Bound, form: FormData]): Promise<void> => {
      const sent: unknown = rest.at(-1);
      const form = sent instanceof FormData ? sent : new FormData();
      const bound = rest.slice(0, -1) as Bound;
      const caller = await attempt(during, () => identify(locale));
      const outcome =
        typeof caller === 'string'
          ? caller
          : await attempt(during, () => work({ ...caller, form }, ...bound));
      redirect(lead(isLocale(locale) ? locale : defaultLocale, outcome, form, ...bound));
    };
  };
}

/** A form that anybody may send. */
export const visitorAction = actionsOf<FormRequest, 'forbidden'>(readFormRequest);

/** A form with a secret in it, such as a password, that anybody may send. */
export const secretAction = actionsOf<FormRequest, 'insecureConnection' | 'forbidden'>(readSecretRequest);

/** A button that anybody may press. */
export const visitorButton = buttonsOf<FormRequest, 'forbidden'>(readFormRequest);
