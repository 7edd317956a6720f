import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** A page of the newsletter: what it is about in a word, a sentence or two, and what can be done. */
export function NewsletterStep({
  locale,
  title,
  text,
  back,
  children,
}: {
  locale: Locale;
  title: string;
  text: string;
  back: string;
  children?: ReactNode;
}) {
  return (
    <div className="wrap-page py-16 lg:py-28">
      <h1 className="sign text-poster">{title}</h1>
      <p className="mt-6 max-w-xl text-lg">{text}</p>
      {children ? <div className="mt-8">{children}</div> : null}
      <PageLink
        to="home"
        locale={locale}
        className="mt-8 inline-flex min-h-12 items-center font-bold underline underline-offset-4"
      >
        {back}
      </PageLink>
    </div>
  );
}
