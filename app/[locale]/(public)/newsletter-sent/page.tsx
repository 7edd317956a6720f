import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewsletterBlock } from '@/app/_blocks/newsletter-block';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { NewsletterStep } from '@/components/newsletter/newsletter-step';
import { currentLocale } from '@/lib/i18n/locale';
import { isNewsletterOutcome, type NewsletterOutcome } from '@/lib/newsletter/outcome';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Newsletter');
  return { title: t('heading'), robots: { index: false, follow: false } };
}

// After these there is nothing left to ask for.
const settled: readonly NewsletterOutcome[] = ['requested', 'confirmed'];

/** Says what happened to a subscription; without a result it is the newsletter's own page. */
export default async function NewsletterSentPage({ searchParams }: PageProps<'/[locale]/newsletter-sent'>) {
  const { result } = await searchParams;
  const outcome = isNewsletterOutcome(result) ? result : null;
  const locale = await currentLocale();
  const t = await getTranslations('Newsletter');
  return (
    <SiteFrame locale={locale} page="newsletter-sent" query={{ result }}>
      <NewsletterStep
        locale={locale}
        step={outcome ?? 'subscribe'}
        title={outcome ? t(`outcome.${outcome}.title`) : t('heading')}
        text={outcome ? t(`outcome.${outcome}.text`) : t('text')}
        back={t('back')}
      >
        {outcome === null || !settled.includes(outcome) ? (
          <NewsletterBlock locale={locale} ground="paper" />
        ) : null}
      </NewsletterStep>
    </SiteFrame>
  );
}
