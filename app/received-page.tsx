import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { PageId } from '@/lib/i18n/routes';
import { SiteFrame } from './site-frame';

/** Where a form that was sent without script ends: its answer, or what to do when the address holds none. */
export function ReceivedPage({
  locale,
  page,
  query,
  title,
  expired,
  back,
  children,
}: {
  locale: Locale;
  page: PageId;
  /** The token that holds the answer. */
  query: Record<string, unknown>;
  title: string;
  expired: string;
  back: { to: PageId; label: string };
  /** The answer, or null. */
  children: ReactNode;
}) {
  return (
    <SiteFrame locale={locale} page={page} query={query}>
      <div className="wrap-page py-16 lg:py-28">
        {children ? (
          <div className="max-w-3xl border-2 border-ink">{children}</div>
        ) : (
          <>
            <h1 className="sign text-poster">{title}</h1>
            <p className="mt-6 max-w-xl text-lg">{expired}</p>
          </>
        )}
        <PageLink
          to={back.to}
          locale={locale}
          className="mt-8 inline-flex min-h-12 items-center font-bold underline underline-offset-4"
        >
          {back.label}
        </PageLink>
      </div>
    </SiteFrame>
  );
}
