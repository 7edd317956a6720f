import { getRequestConfig } from 'next-intl/server';
import { log } from '@/lib/log/log';
import { currentLocale } from './locale';
import { isLocale, timeZone } from './locales';
import { loadMessages } from './messages';

export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = isLocale(explicit) ? explicit : await currentLocale();
  return {
    locale,
    messages: await loadMessages(locale),
    timeZone,
    onError: (error) => log.warn('message.missing', { locale, detail: error.message }),
    getMessageFallback: ({ namespace, key }) => (namespace ? `${namespace}.${key}` : key),
  };
});
