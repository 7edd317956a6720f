import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { MyDataLabels } from '@/lib/visits/my-data-labels';
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
  const labels: MyDataLabels = {
    loading: t('loading'),
    nothing: t('nothing'),
    failed: t('failed'),
    retry: t('retry'),
    visits: t('visits'),
    pageViews: t('pageViews'),
    choices: t('choices'),
    more: t('more', { count: '{count}' }),
    fields: {
      country: t('fields.country'),
      device: t('fields.device'),
      browser: t('fields.browser'),
      system: t('fields.system'),
      screen: t('fields.screen'),
      language: t('fields.language'),
      timezone: t('fields.timezone'),
      referrer: t('fields.referrer'),
      duration: t('fields.duration'),
      returning: t('fields.returning'),
      seconds: t('fields.seconds'),
      depth: t('fields.depth'),
      clicks: t('fields.clicks'),
      form: t('fields.form'),
    },
    devices: {
      desktop: t('devices.desktop'),
      tablet: t('devices.tablet'),
      mobile: t('devices.mobile'),
    },
    form: { reached: t('form.reached'), sent: t('form.sent') },
    kinds,
    nothingAllowed,
    yes: t('yes'),
    no: t('no'),
    unknown: t('unknown'),
    download: t('download'),
    erase: t('erase'),
    erased: t('erased'),
    eraseFailed: t('eraseFailed'),
  };
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
