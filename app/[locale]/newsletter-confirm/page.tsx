import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewsletterStep } from '@/components/newsletter/newsletter-step';
import { TokenButton } from '@/components/newsletter/token-button';
import { currentLocale } from '@/lib/i18n/locale';
import { confirmNewsletter } from '@/lib/newsletter/actions';
import { SiteFrame } from '../../site-frame';

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Newsletter');
  return { title: t('confirm.title'), robots: { index: false, follow: false } };
}

/** Where the link of the first mail leads. Opening it changes nothing: scanners of mail open it too. */
export default async function NewsletterConfirmPage({ searchParams }: Props) {
  const { token } = await searchParams;
  const locale = await currentLocale();
  const t = await getTranslations('Newsletter');
  const isWhole = typeof token === 'string' && token !== '';
  return (
    <SiteFrame locale={locale} page="newsletter-confirm" query={{ token }}>
      <NewsletterStep
        locale={locale}
        step="confirm"
        title={t('confirm.title')}
        text={isWhole ? t('confirm.text') : t('incomplete')}
        back={t('back')}
        button={
          isWhole ? (
            <TokenButton
              action={confirmNewsletter.bind(null, locale)}
              token={token}
              label={t('confirm.button')}
            />
          ) : null
        }
      />
    </SiteFrame>
  );
}
