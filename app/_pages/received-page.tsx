import type { ReactNode } from 'react';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { BackLink } from '@/components/ui/back-link';
import { InkSection } from '@/components/ui/ink-section';
import { TicketBar } from '@/components/ui/reference-answer';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';

/** Where a form that was sent without script ends: its facts, or what to do when the address holds none. */
export function ReceivedPage({
  locale,
  page,
  query,
  received,
  expired,
  back,
  children,
}: {
  locale: Locale;
  page: PageId;
  /** The token that holds the facts. */
  query: Record<string, unknown>;
  received: { heading: string; text: string };
  expired: { heading: string; text: string };
  back: { to: PageId; label: string };
  /** The facts, or null. */
  children: ReactNode;
}) {
  const { heading, text } = children ? received : expired;
  return (
    <SiteFrame locale={locale} page={page} query={query}>
      <InkSection
        as="h1"
        id="received"
        ink={children ? 'walls' : 'signs'}
        heading={heading}
        aside={<p>{text}</p>}
        foot={
          <BackLink to={back.to} locale={locale}>
            {back.label}
          </BackLink>
        }
      >
        {children ? (
          <>
            <TicketBar />
            {children}
          </>
        ) : null}
      </InkSection>
    </SiteFrame>
  );
}
