import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { answersMissing } from '@/lib/asleep/server/answers-missing';
import type { Locale } from '@/lib/i18n/locales';
import { NotFoundBlock } from './not-found-block';

/** What is shown where no category and no work is: published ones may be gone, so these pages are made on demand. */
export async function MissingWork({ locale, address }: { locale: Locale; address: string }) {
  await answersMissing();
  return <NotFoundBlock locale={locale} address={address} nearest="portfolio" />;
}

/** Nothing for a search engine to keep. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound');
  return { title: t('title'), robots: { index: false } };
}
