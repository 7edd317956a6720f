import { getTranslations } from 'next-intl/server';
import { CloseIcon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { SettingsLink } from './settings-link';

/**
 * Asks for consent, in every page but shown only where the pre-paint script found no choice in force. Everything works
 * without more script: the choices post, the rest are a link and a button that closes its dialog. A tab in which it was
 * closed asks no more.
 */
export async function ConsentBanner({ locale }: { locale: Locale }) {
  const t = await getTranslations('Consent');
  const choice = 'button button-ink min-h-12 px-2';
  return (
    <dialog
      open
      className="consent z-20 w-full max-w-md border-2 border-ink bg-paper text-ink"
      aria-label={t('title')}
    >
      <form method="post" action="/api/consent" className="grid grid-cols-2 gap-2 p-4 text-sm">
        <p className="col-span-2">
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
        <SettingsLink locale={locale} className="link underline">
          {t('banner.customize')}
        </SettingsLink>
        <button
          type="submit"
          formMethod="dialog"
          aria-label={t('banner.close')}
          className="inline-flex min-h-9 cursor-pointer items-center justify-end"
        >
          <CloseIcon />
        </button>
      </form>
    </dialog>
  );
}
