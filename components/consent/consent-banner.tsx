import { getTranslations } from 'next-intl/server';
import { CloseIcon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { SettingsLink } from './settings-link';

/**
 * Asks for consent, in every page but shown only where the pre-paint script found no choice in force. Everything works
 * without more script: the choices post, the rest are a link and a button that closes its dialog. Closing stores
 * nothing, so the next page asks again.
 */
export async function ConsentBanner({ locale }: { locale: Locale }) {
  const t = await getTranslations('Consent');
  const choice = 'button button-ink min-h-12 px-2';
  return (
    <dialog open className="consent" aria-label={t('title')}>
      <form method="post" action="/api/consent">
        <p>
          {t('banner.text')}{' '}
          <PageLink to="privacy" locale={locale} hash="cookies" className="underline">
            {t('banner.more')}
          </PageLink>
        </p>
        <button type="submit" name="choice" value="none" className={choice}>
          {t('banner.reject')}
        </button>
        <button type="submit" name="choice" value="all" className={choice}>
          {t('banner.accept')}
        </button>
        <SettingsLink locale={locale} className="link min-h-9">
          {t('banner.customize')}
        </SettingsLink>
        <button type="submit" formMethod="dialog" aria-label={t('banner.close')}>
          <CloseIcon />
        </button>
      </form>
    </dialog>
  );
}
