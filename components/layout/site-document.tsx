import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster.client';
import { pageScript } from '@/lib/env/page-script';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { prePaintScript } from '@/lib/security/pre-paint';
import { Awake } from './awake.client';
import { CustomCursor } from './custom-cursor';
import { ErrorBoundary } from './error-boundary.client';
import { NavigationProgress } from './navigation-progress.client';

/** The document around every page: language, fonts, the error view, toasts and cursor. */
export async function SiteDocument({
  locale,
  fontClassName,
  children,
}: {
  locale: Locale;
  fontClassName: string;
  children: ReactNode;
}) {
  const t = await getTranslations();
  return (
    <html
      lang={locale}
      data-ink="ink"
      // Anchors are scrolled to; a page that the framework draws into this one begins at its top.
      data-scroll-behavior="smooth"
      className={fontClassName}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: prePaintScript }} />
        <script async {...pageScript()} />
      </head>
      <body>
        <ErrorBoundary
          title={t('ErrorPage.title')}
          text={t('ErrorPage.text')}
          incident={t('ErrorPage.incident', { id: '{id}' })}
          retry={t('ErrorPage.retry')}
          home={t('ErrorPage.home')}
          homeHref={pathTo('home', locale)}
        >
          {children}
        </ErrorBoundary>
        <NavigationProgress label={t('common.loading')} />
        <Toaster regionLabel={t('Toasts.region', { hotkey: '{hotkey}' })} closeLabel={t('common.close')} />
        <CustomCursor />
        <Awake />
      </body>
    </html>
  );
}
