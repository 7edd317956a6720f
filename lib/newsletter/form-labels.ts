import { getTranslations } from 'next-intl/server';
import type { RefusalReason } from '@/lib/actions/result';
import { type InterruptionLabels, loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';

/** Everything the newsletter form says, in the visitor's language. */
export interface NewsletterFormLabels {
  heading: string;
  text: string;
  email: string;
  subscribe: string;
  sending: string;
  /** Said to everyone: it must not tell who is subscribed. */
  requested: string;
  interrupted: InterruptionLabels;
  refused: Record<RefusalReason, string>;
  errors: Record<string, string>;
  /** What the address is for, and the policy that says the rest. */
  privacyNote: string;
  privacyPolicy: { label: string; path: string };
}

const errorKeys = ['required', 'tooLong', 'invalidEmail', 'invalidText'] as const;

/** The form's texts for one language. Server only: the browser receives the strings. */
export async function loadNewsletterFormLabels(locale: Locale): Promise<NewsletterFormLabels> {
  const t = await getTranslations({ locale, namespace: 'Newsletter' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const pages = await getTranslations({ locale, namespace: 'Pages' });
  return {
    heading: t('heading'),
    text: t('text'),
    email: t('email'),
    subscribe: t('subscribe'),
    sending: t('sending'),
    requested: t('outcome.requested.text'),
    interrupted: await loadInterruptionLabels(locale),
    refused: {
      rateLimited: t('outcome.rateLimited.text'),
      tooFast: t('outcome.rateLimited.text'),
      forbidden: t('outcome.forbidden.text'),
      conflict: t('outcome.unavailable.text'),
      unavailable: t('outcome.unavailable.text'),
    },
    errors: Object.fromEntries(errorKeys.map((key) => [key, errors(key)])),
    privacyNote: t('privacyNote'),
    privacyPolicy: { label: pages('privacy'), path: pathTo('privacy', locale) },
  };
}
