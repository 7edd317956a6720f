import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewsletterStep } from '@/components/newsletter/newsletter-step';
import { TokenButton } from '@/components/newsletter/token-button';
import { currentLocale } from '@/lib/i18n/locale';
import { unsubscribeFromNewsletter } from '@/lib/newsletter/actions';
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
    title: t(isWhole(token) ? 'leave.title' : 'incompleteTitle'),
    robots: { index: false, follow: false },
  };
}

/** Where the unsubscribe link of each mail leads. Opening it changes nothing: scanners of mail open it too. */
export default async function NewsletterLeavePage({ searchParams }: Props) {
  const { token } = await searchParams;
  const locale = await currentLocale();
  const t = await getTranslations('Newsletter');
  return (
    <SiteFrame locale={locale} page="newsletter-leave" query={{ token }}>
      <NewsletterStep
        locale={locale}
        step="leave"
        title={t(isWhole(token) ? 'leave.title' : 'incompleteTitle')}
        text={t(isWhole(token) ? 'leave.text' : 'incomplete')}
        back={t('back')}
        button={
          isWhole(token) ? (
            <TokenButton
              action={unsubscribeFromNewsletter.bind(null, locale)}
              token={token}
              label={t('leave.button')}
            />
          ) : null
        }
      />
    </SiteFrame>
  );
}
