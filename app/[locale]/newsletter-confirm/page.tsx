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

const isWhole = (token: string | string[] | undefined): token is string =>
  typeof token === 'string' && token !== '';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { token } = await searchParams;
  const t = await getTranslations('Newsletter');
  return {
    title: t(isWhole(token) ? 'confirm.title' : 'incompleteTitle'),
    robots: { index: false, follow: false },
  };
}

/** Where the link of the first mail leads. Opening it changes nothing: scanners of mail open it too. */
export default async function NewsletterConfirmPage({ searchParams }: Props) {
  const { token } = await searchParams;
  const locale = await currentLocale();
  const t = await getTranslations('Newsletter');
  return (
    <SiteFrame locale={locale} page="newsletter-confirm" query={{ token }}>
      <NewsletterStep
        locale={locale}
        step="confirm"
        title={t(isWhole(token) ? 'confirm.title' : 'incompleteTitle')}
        text={t(isWhole(token) ? 'confirm.text' : 'incomplete')}
        back={t('back')}
        button={
          isWhole(token) ? (
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
