import '@/app/_styles/dialog.css';
import '@/app/_workshop/workshop.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { primitiveNames } from '@/app/_workshop/primitive-list';
import { drawPrimitives } from '@/app/_workshop/primitives';
import { listSectionSpecimens } from '@/app/_workshop/section-specimens';
import { SectionView } from '@/components/content/sections';
import { company } from '@/lib/company/company';
import { currentLocale } from '@/lib/i18n/locale';
import { defaultLocale, localeNames, locales } from '@/lib/i18n/locales';
import { loadQuoteFormLabels } from '@/lib/quotes/form-labels';
import { loadSectionLabels } from '@/lib/services/section-labels';

export const metadata: Metadata = { title: 'Workshop', robots: { index: false } };

/**
 * Every primitive and every kind of section in its states. While developing only: the ending of this file's name makes it a
 * page there, and nothing anywhere else (`pageExtensions` in next.config.ts).
 */
export default async function WorkshopPage() {
  const locale = await currentLocale();
  const contact = {
    phone: company.phone.display[locale],
    phoneHref: `tel:${company.phone.e164}`,
    email: company.email,
  };
  const t = await getTranslations('common');
  const primitives = drawPrimitives(locale, await loadQuoteFormLabels(locale), contact, t('close'));
  const labels = await loadSectionLabels(locale);
  const sections = Map.groupBy(listSectionSpecimens(), ({ kind }) => kind);
  const wide = ['ink-section', 'section-heading', 'accordion'];
  return (
    <main className="workshop">
      <header>
        <h1>Workshop</h1>
        <nav aria-label="Languages">
          {locales.map((other) => (
            <a
              key={other}
              href={other === defaultLocale ? '/workshop' : `/${other}/workshop`}
              lang={other}
              aria-current={other === locale ? 'page' : undefined}
            >
              {localeNames[other]}
            </a>
          ))}
        </nav>
        <nav aria-label="Contents">
          {[...primitiveNames, ...sections.keys()].map((name) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      {primitiveNames.map((name) => (
        <section key={name} id={name} className="workshop-piece">
          <h2>components/ui/{name}</h2>
          {primitives[name].map(({ state, node }) => (
            <div key={state} className="workshop-state">
              <p>{state}</p>
              <div className={wide.includes(name) ? 'is-wide' : 'is-narrow'}>{node}</div>
            </div>
          ))}
        </section>
      ))}
      {[...sections].map(([kind, specimens]) => (
        <section key={kind} id={kind} className="workshop-piece">
          <h2>components/content/sections: {kind}</h2>
          {specimens.map(({ state, page, ink, section }) => (
            <div key={state} className="workshop-state">
              <p>
                {state} ({page})
              </p>
              <div className="is-wide" data-ink={ink}>
                <SectionView
                  id={`${kind}-${state.replaceAll(/\W+/g, '-')}`}
                  section={section}
                  ink={ink}
                  locale={locale}
                  labels={labels}
                />
              </div>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
