import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';

/**
 * Leads to the page of cookie settings. Where the script of the page runs it opens them in place instead
 * (lib/site/page-script/consent.ts), hence a plain link.
 */
export function SettingsLink({
  locale,
  className,
  children,
}: {
  locale: Locale;
  className: string;
  children: ReactNode;
}) {
  return (
    <a href={pathTo('cookie-settings', locale)} rel="nofollow" data-cookies="" className={className}>
      {children}
    </a>
  );
}
