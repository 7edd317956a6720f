import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { NewsletterStep } from '@/components/newsletter/newsletter-step';
import { TokenButton } from '@/components/newsletter/token-button';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';

/** What the links of the newsletter's mails are for: the first of its mails confirms, each later one lets go. */
type LinkStep = 'confirm' | 'leave';

type SearchParams = PageProps<'/[locale]/newsletter-confirm'>['searchParams'];

/** The token in the address; null where a mail program has cut the link short. */
async function readToken(searchParams: SearchParams): Promise<string | null> {
  const { token } = await searchParams;
  return typeof token === 'string' && token !== '' ? token : null;
}

export async function newsletterLinkMetadata(step: LinkStep, searchParams: SearchParams): Promise<Metadata> {
  const token = await readToken(searchParams);
  const t = await getTranslations('Newsletter');
  return {
    title: t(token === null ? 'incompleteTitle' : `${step}.title`),
    robots: { index: false, follow: false },
  };
}

/**
 * Where a link of a mail leads. Opening it changes nothing, because scanners of mail open it too: its button does.
 *
 * @param action what the button does, with the token in the field `token`
 */
export async function newsletterLinkPage(
  step: LinkStep,
  searchParams: SearchParams,
  action: (locale: Locale, form: FormData) => Promise<void>,
) {
  const token = await readToken(searchParams);
  const locale = await currentLocale();
  const t = await getTranslations('Newsletter');
  return (
    <SiteFrame locale={locale} page={`newsletter-${step}`} query={{ token }}>
      <NewsletterStep
        locale={locale}
        step={step}
        title={t(token === null ? 'incompleteTitle' : `${step}.title`)}
        text={t(token === null ? 'incomplete' : `${step}.text`)}
        back={t('back')}
        button={
          token === null ? null : (
            <TokenButton action={action.bind(null, locale)} token={token} label={t(`${step}.button`)} />
          )
        }
      />
    </SiteFrame>
  );
}
