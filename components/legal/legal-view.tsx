import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { LegalDocument } from '@/lib/legal/legal-document';

interface LegalViewProps {
  document: LegalDocument;
  locale: Locale;
  breadcrumb: ReactNode;
  /** "Version 1.0, January 2025", in the page's language. */
  edition: string;
  contentsLabel: string;
}

/** A legal text: its articles numbered, with a table of contents that stays beside them on a wide screen. */
export function LegalView({ document, locale, breadcrumb, edition, contentsLabel }: LegalViewProps) {
  return (
    <article className="wrap-page pt-6 pb-20 lg:pb-28">
      {breadcrumb}
      <header className="mt-8 border-b-2 border-ink pb-8 lg:mt-14">
        <h1 className="sign text-[clamp(1.75rem,min(9vw,1rem+5.6vw),5.75rem)] leading-[0.92]">
          {document.title[locale]}
        </h1>
        <p className="figures mt-4 text-ink-soft">{edition}</p>
        <p className="mt-6 max-w-prose text-lg">{document.intro[locale]}</p>
      </header>
      <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
        <nav aria-labelledby="contents" className="lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--anchor-offset)+1rem)]">
            <h2 id="contents" className="font-bold">
              {contentsLabel}
            </h2>
            <ol className="figures mt-2 border-t border-line">
              {document.articles.map(({ id, heading }, index) => (
                <li key={id} className="border-b border-line">
                  <a
                    href={`#${id}`}
                    className="flex min-h-10 items-center gap-3 underline-offset-4 hocus:underline"
                  >
                    <span className="w-6 shrink-0 text-ink-soft">{index + 1}</span>
                    {heading[locale]}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="articles max-w-prose stack-12 wrap-anywhere lg:col-span-8">
          {document.articles.map((article, index) => (
            <section key={article.id} id={article.id} aria-labelledby={`${article.id}-heading`}>
              <h2 id={`${article.id}-heading`} className="sign text-2xl">
                <span className="figures mr-3 text-ink-soft">{index + 1}</span>
                {article.heading[locale]}
              </h2>
              <div className="mt-3 stack-4">
                {article.paragraphs.map((paragraph) => (
                  <p key={paragraph[locale]}>{paragraph[locale]}</p>
                ))}
                {article.list ? (
                  <ul className="ticks stack-2">
                    {article.list.map((item) => (
                      <li key={item[locale]}>{item[locale]}</li>
                    ))}
                  </ul>
                ) : null}
                {article.link ? (
                  <PageLink to={article.link.to} locale={locale} className="font-bold underline">
                    {article.link.label[locale]}
                  </PageLink>
                ) : null}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
