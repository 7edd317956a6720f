import { getTranslations } from 'next-intl/server';
import type { RefusalReason } from '@/lib/actions/result';
import type { Locale } from '@/lib/i18n/locales';

/** What the fields about a person are called. */
export interface PersonLabels {
  firstName: string;
  name: string;
  email: string;
  phone: string;
  phoneHint: string;
  /** Said after the label of a field one may leave empty. */
  optional: string;
}

/** What every form says alike, in the visitor's language. */
export interface CommonFormLabels extends PersonLabels {
  requiredNote: string;
  sending: string;
  errorSummaryOne: string;
  /** With `{count}`, which only the browser knows. */
  errorSummaryOther: string;
  reference: string;
  offline: string;
  retry: string;
  outdated: string;
  reload: string;
  refused: Record<RefusalReason, string>;
  errors: Record<string, string>;
}

/** What a form needs to say to be sent. */
export interface FormLabels extends CommonFormLabels {
  submit: string;
  success: string;
  failure: string;
  /** What becomes of the data, below the button. */
  privacyNote: string;
}

const refusals = [
  'rateLimited',
  'forbidden',
  'conflict',
  'unavailable',
  'tooFast',
] as const satisfies RefusalReason[];

const errorKeys = [
  'required',
  'tooShort',
  'tooLong',
  'invalidEmail',
  'invalidPhone',
  'invalidChoice',
  'invalidText',
] as const;

/** The texts that all forms share, in one language. Server only: the browser receives the strings. */
export async function loadCommonFormLabels(locale: Locale): Promise<CommonFormLabels> {
  const common = await getTranslations({ locale, namespace: 'common' });
  const form = await getTranslations({ locale, namespace: 'Forms' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  return {
    firstName: form('firstName'),
    name: form('name'),
    email: form('email'),
    phone: form('phone'),
    phoneHint: form('phoneHint'),
    optional: common('optional'),
    requiredNote: form('requiredNote'),
    sending: form('sending'),
    errorSummaryOne: form('errorSummary', { count: 1 }),
    errorSummaryOther: form('errorSummary', { count: 2 }).replace('2', '{count}'),
    reference: form('reference'),
    offline: form('offline'),
    retry: form('retry'),
    outdated: form('outdated'),
    reload: form('reload'),
    refused: Object.fromEntries(refusals.map((reason) => [reason, form(`refused.${reason}`)])) as Record<
      RefusalReason,
      string
    >,
    errors: Object.fromEntries(errorKeys.map((key) => [key, errors(key)])),
  };
}
