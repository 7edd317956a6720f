import { getTranslations } from 'next-intl/server';
import type { RefusalReason } from '@/lib/actions/result';
import type { Locale } from '@/lib/i18n/locales';

/** Everything the newsletter form says, in the visitor's language. */
export interface NewsletterFormLabels {
  heading: string;
  text: string;
  email: string;
  subscribe: string;
  sending: string;
  /** Said to everyone: it must not tell who is subscribed. */
  requested: string;
  offline: string;
  refused: Record<RefusalReason, string>;
  errors: Record<string, string>;
}

const errorKeys = ['required', 'tooLong', 'invalidEmail', 'invalidText'] as const;

/** The form's texts for one language. Server only: the browser receives the strings. */
export async function loadNewsletterFormLabels(locale: Locale): Promise<NewsletterFormLabels> {
  const t = await getTranslations({ locale, namespace: 'Newsletter' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  return {
    heading: t('heading'),
    text: t('text'),
    email: t('email'),
    subscribe: t('subscribe'),
    sending: t('sending'),
    requested: t('outcome.requested.text'),
    offline: t('offline'),
    refused: {
      rateLimited: t('outcome.rateLimited.text'),
      tooFast: t('outcome.rateLimited.text'),
      forbidden: t('outcome.forbidden.text'),
      conflict: t('outcome.unavailable.text'),
      unavailable: t('outcome.unavailable.text'),
    },
    errors: Object.fromEntries(errorKeys.map((key) => [key, errors(key)])),
  };
}
