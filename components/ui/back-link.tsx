import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { PageId } from '@/lib/i18n/routes';

/** The way on from a page where something ended. */
export function BackLink({ to, locale, children }: { to: PageId; locale: Locale; children: string }) {
  return (
    <PageLink
      to={to}
      locale={locale}
      className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
    >
      {children}
    </PageLink>
  );
}
