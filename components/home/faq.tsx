import { AccordionItem } from '@/components/ui/accordion';
import { SectionHeading } from '@/components/ui/section-heading';
import { faq } from '@/lib/home/faq';
import { faqIntro } from '@/lib/home/home-copy';
import type { Locale } from '@/lib/i18n/locales';

export function Faq({ locale }: { locale: Locale }) {
  return (
    <section aria-labelledby="faq-title" className="bg-paper py-10 lg:py-28">
      <div className="wrap-page">
        <SectionHeading id="faq-title" heading={faqIntro.heading[locale]} text={faqIntro.text[locale]} />
        <div className="mt-8 border-t-2 border-ink lg:mt-16">
          {faq.map((entry) => (
            <AccordionItem key={entry.id} title={entry.question[locale]}>
              <p className="max-w-prose pb-8 text-lg text-ink-soft">{entry.answer[locale]}</p>
            </AccordionItem>
          ))}
        </div>
      </div>
    </section>
  );
}
