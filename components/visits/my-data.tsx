import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { loadMyDataLabels, type MyDataLabels } from '@/lib/visits/my-data-labels';
import { OwnVisitsList } from './own-visits.client';

/** What is recorded of this browser's visits; below it, how to end that. */
export async function MyData({
  locale,
  kinds,
  nothingAllowed,
  mayWithdraw,
}: {
  locale: Locale;
  /** How what may be allowed is called where it is asked. */
  kinds: MyDataLabels['kinds'];
  nothingAllowed: string;
  /** Something is allowed now. */
  mayWithdraw: boolean;
}) {
  const t = await getTranslations('MyData');
  const labels = await loadMyDataLabels(locale, { kinds, nothingAllowed });
  return (
    <>
      <noscript>
        <p className="font-bold">{t('noScript')}</p>
      </noscript>
      <OwnVisitsList labels={labels} locale={locale} />
      {mayWithdraw ? (
        <form method="post" action="/api/consent" className="mt-8 border-t border-line pt-5">
          <input type="hidden" name="from" value="page" />
          <p className="max-w-prose text-sm">{t('withdrawNote')}</p>
          <button
            type="submit"
            name="choice"
            value="none"
            className="button mt-4 min-h-12 border-2 border-ink px-4"
          >
            {t('withdraw')}
          </button>
        </form>
      ) : null}
    </>
  );
}
