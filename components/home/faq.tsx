import { SectionHeading } from '@/components/ui/section-heading';
import { faq } from '@/lib/home/faq';
import { faqIntro } from '@/lib/home/home-copy';
import type { Locale } from '@/lib/i18n/locales';

export function Faq({ locale }: { locale: Locale }) {
  return (
    <section aria-labelledby="faq-title" className="bg-paper py-16 lg:py-28">
      <div className="wrap-page">
        <SectionHeading id="faq-title" heading={faqIntro.heading[locale]} text={faqIntro.text[locale]} />
        <div className="mt-10 border-t-2 border-ink lg:mt-16">
          {faq.map((entry) => (
            <details key={entry.id} className="group border-b border-line-strong">
              <summary className="flex min-h-16 cursor-pointer items-center gap-6 py-4 hocus:bg-paper-deep">
                <h3 className="sign flex-1 text-xl sm:text-2xl">{entry.question[locale]}</h3>
                <span aria-hidden="true" className="sign w-10 text-center text-3xl leading-none">
                  <span className="group-open:hidden">+</span>
                  <span className="hidden group-open:inline">−</span>
                </span>
              </summary>
              <p className="max-w-prose pb-8 text-lg text-ink-soft">{entry.answer[locale]}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
