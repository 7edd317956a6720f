import { getTranslations } from 'next-intl/server';
import type { RefusalReason } from '@/lib/actions/result';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';

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

/** Why a form was not answered: no connection, a newer version of the site, or a fault of the site. */
export type Interruption = 'offline' | 'outdated' | 'failed';

/** What a form says then. */
export type InterruptionLabels = Record<Interruption, string>;

/** What a form of a few fields in the back office says. */
export interface StaffFormLabels<Refusal extends string = string> {
  submit: string;
  busy: string;
  failure: string;
  done: string;
  interrupted: InterruptionLabels;
  /** By the keys that its reader gives. */
  errors: Record<string, string>;
  refused: Record<Refusal, string>;
}

/** What every form says alike, in the visitor's language. */
export interface CommonFormLabels extends PersonLabels {
  requiredNote: string;
  sending: string;
  errorSummaryOne: string;
  /** With `{count}`, which only the browser knows. */
  errorSummaryOther: string;
  reference: string;
  interrupted: InterruptionLabels;
  retry: string;
  reload: string;
  refused: Record<RefusalReason, string>;
  errors: Record<string, string>;
  /** The policy on personal data, linked where a form says what becomes of them. */
  privacyPolicy: { label: string; path: string };
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

/** What forms say that were not answered, in one language. Server only: the browser receives the strings. */
export async function loadInterruptionLabels(locale: Locale): Promise<InterruptionLabels> {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  return { offline: t('offline'), outdated: t('outdatedCopy'), failed: t('failed') };
}

/** The texts that all forms share, in one language. Server only: the browser receives the strings. */
export async function loadCommonFormLabels(locale: Locale): Promise<CommonFormLabels> {
  const common = await getTranslations({ locale, namespace: 'common' });
  const form = await getTranslations({ locale, namespace: 'Forms' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const pages = await getTranslations({ locale, namespace: 'Pages' });
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
    // Their text is kept by the browser.
    interrupted: { ...(await loadInterruptionLabels(locale)), outdated: form('outdated') },
    retry: form('retry'),
    reload: form('reload'),
    refused: Object.fromEntries(refusals.map((reason) => [reason, form(`refused.${reason}`)])) as Record<
      RefusalReason,
      string
    >,
    errors: Object.fromEntries(errorKeys.map((key) => [key, errors(key)])),
    privacyPolicy: { label: pages('privacy'), path: pathTo('privacy', locale) },
  };
}
