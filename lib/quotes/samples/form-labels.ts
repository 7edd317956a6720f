import { getTranslations } from 'next-intl/server';
import { type FormLabels, loadCommonFormLabels } from '@/lib/forms/form-labels';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import { maxSampleFilms, type SampleCountry, sampleCountries } from './sample-card';

/** Everything the form for a sample card says, in the visitor's language. */
export interface SampleFormLabels extends FormLabels {
  films: string;
  filmsHint: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  countries: Record<SampleCountry, string>;
  referenceHint: string;
  answerBy: string;
  confirmationSent: string;
  sendAnother: string;
}

/** The form's texts for one language. Server only: the browser receives the strings. */
export async function loadSampleFormLabels(locale: Locale): Promise<SampleFormLabels> {
  const t = await getTranslations({ locale, namespace: 'SampleForm' });
  const quote = await getTranslations({ locale, namespace: 'QuoteForm' });
  const common = await loadCommonFormLabels(locale);
  const names = new Intl.DisplayNames(formattingLocale[locale], { type: 'region' });
  return {
    ...common,
    errors: {
      ...common.errors,
      tooShort: t('tooShort'),
      noFilms: t('noFilms'),
      tooManyFilms: t('tooManyFilms', { count: maxSampleFilms }),
      invalidPostalCode: t('invalidPostalCode'),
    },
    films: t('films', { count: maxSampleFilms }),
    filmsHint: t('filmsHint'),
    street: t('street'),
    postalCode: t('postalCode'),
    city: t('city'),
    country: t('country'),
    countries: Object.fromEntries(
      sampleCountries.map((country) => [country, names.of(country) ?? country]),
    ) as Record<SampleCountry, string>,
    privacyNote: t('privacyNote'),
    submit: t('submit'),
    success: t('success'),
    failure: quote('failure'),
    referenceHint: quote('referenceHint'),
    answerBy: t('sentBy'),
    confirmationSent: quote('confirmationSent'),
    sendAnother: t('sendAnother'),
  };
}
