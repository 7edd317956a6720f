import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { DeviceType } from './visit-beacon';

type VisitField =
  | 'country'
  | 'device'
  | 'browser'
  | 'system'
  | 'screen'
  | 'language'
  | 'timezone'
  | 'referrer'
  | 'duration'
  | 'returning';

type ViewField = 'seconds' | 'depth' | 'clicks' | 'form';

/** What the list of one's own visits says, in the page's language. */
export interface MyDataLabels {
  loading: string;
  nothing: string;
  failed: string;
  retry: string;
  visits: string;
  pageViews: string;
  choices: string;
  /** With {count}. */
  more: string;
  fields: Record<VisitField | ViewField, string>;
  devices: Record<DeviceType, string>;
  form: { reached: string; sent: string };
  /** Names of what may be allowed. */
  kinds: Record<'external' | 'analytics' | 'marketing', string>;
  nothingAllowed: string;
  yes: string;
  no: string;
  unknown: string;
  download: string;
  erase: string;
  erased: string;
  eraseFailed: string;
}

/**
 * The list's texts for one language. Server only: the browser receives the strings.
 *
 * @param allowed how what may be allowed is called where it is asked
 */
export async function loadMyDataLabels(
  locale: Locale,
  allowed: Pick<MyDataLabels, 'kinds' | 'nothingAllowed'>,
): Promise<MyDataLabels> {
  const t = await getTranslations({ locale, namespace: 'MyData' });
  return {
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
    ...allowed,
    yes: t('yes'),
    no: t('no'),
    unknown: t('unknown'),
    download: t('download'),
    erase: t('erase'),
    erased: t('erased'),
    eraseFailed: t('eraseFailed'),
  };
}
