import type { ReactNode } from 'react';
import { BackLink } from '@/components/ui/back-link';
import { InkSection } from '@/components/ui/ink-section';
import type { Locale } from '@/lib/i18n/locales';
import type { NewsletterOutcome } from '@/lib/newsletter/outcome';

/** What a page of the newsletter is about: itself, a link of a mail, or what came of it. */
type Step = 'subscribe' | 'confirm' | 'leave' | NewsletterOutcome;

const inks = {
  subscribe: 'textile',
  requested: 'wrapping',
  confirm: 'wrapping',
  confirmed: 'walls',
  leave: 'design',
  left: 'design',
  expired: 'signs',
  rateLimited: 'lettering',
  forbidden: 'lettering',
  unavailable: 'lettering',
} as const satisfies Record<Step, string>;

/** A page of the newsletter: what it is about in a word, a sentence or two, and what can be done. */
export function NewsletterStep({
  locale,
  step,
  title,
  text,
  back,
  button,
  children,
}: {
  locale: Locale;
  step: Step;
  title: string;
  text: string;
  back: string;
  button?: ReactNode;
  /** The form, where there is something to subscribe to. */
  children?: ReactNode;
}) {
  return (
    <InkSection
      as="h1"
      id="newsletter"
      ink={inks[step]}
      heading={title}
      aside={
        <>
          <p>{text}</p>
          {button ? <div className="mt-8">{button}</div> : null}
        </>
      }
      foot={
        <BackLink to="home" locale={locale}>
          {back}
        </BackLink>
      }
    >
      {children}
    </InkSection>
  );
}
