import { getTranslations } from 'next-intl/server';
import { type InterruptionLabels, loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import type { AccountResult } from './account-result';

type Reason = Extract<AccountResult, { status: 'refused' }>['reason'];

/** What every form of an account says, in the visitor's language; braces mark what only the browser knows. */
export interface AccountFormLabels {
  requiredNote: string;
  errorSummaryOne: string;
  /** With `{count}`. */
  errorSummaryOther: string;
  interrupted: InterruptionLabels;
  show: string;
  hide: string;
  showPassword: string;
  refused: Record<Reason, string>;
  errors: Record<string, string>;
}

const reasons = [
  'rateLimited',
  'forbidden',
  'unavailable',
  'invalidCredentials',
  'unconfirmed',
  'expired',
  'signedOut',
  'insecureConnection',
  'googleOnly',
  'lastAdmin',
] as const satisfies Reason[];

const errorKeys = [
  'required',
  'tooLong',
  'invalidText',
  'invalidEmail',
  'passwordTooShort',
  'passwordTooLong',
  'passwordCommon',
  'passwordIsAddress',
  'emailExists',
  'sameEmail',
  'samePassword',
  'wrongPassword',
  'wrongCode',
  'confirmDelete',
] as const;

/** The texts for one language. Server only: the browser receives the strings. */
export async function loadAccountFormLabels(locale: Locale): Promise<AccountFormLabels> {
  const form = await getTranslations({ locale, namespace: 'AccountForms' });
  const refusal = await getTranslations({ locale, namespace: 'AccountErrors' });
  const error = await getTranslations({ locale, namespace: 'errors' });
  const told = Object.fromEntries(reasons.map((reason) => [reason, refusal(reason)])) as Record<
    (typeof reasons)[number],
    string
  >;
  return {
    requiredNote: form('requiredNote'),
    errorSummaryOne: form('errorSummary', { count: 1 }),
    // The number is known only in the browser.
    errorSummaryOther: form('errorSummary', { count: 2 }).replace('2', '{count}'),
    interrupted: await loadInterruptionLabels(locale),
    show: form('show'),
    hide: form('hide'),
    showPassword: form('showPassword'),
    refused: { ...told, conflict: told.unavailable, tooFast: told.rateLimited },
    errors: Object.fromEntries(errorKeys.map((key) => [key, error(key)])),
  };
}
