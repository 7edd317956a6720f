import { ExampleMark } from '@/components/ui/example-mark';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Client } from '@/lib/company/clients';
import { exampleMark, type Shown } from '@/lib/company/sample';
import type { Testimonial } from '@/lib/company/testimonials';
import type { Locale } from '@/lib/i18n/locales';

function Rating({ value, label }: { value: number; label: string }) {
  return (
    <p className="flex gap-1" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((step) => (
        <span
          key={step}
          aria-hidden="true"
          className={`size-4 border border-[#f5a800] ${step <= value ? 'bg-[#f5a800]' : ''}`}
        />
      ))}
    </p>
  );
}

interface TestimonialsProps {
  locale: Locale;
  testimonials: readonly Shown<Testimonial>[];
  clients: readonly Shown<Client>[];
  heading: string;
  text: string;
  clientsHeading: string;
  clientsText: string;
  ratingLabel: (rating: number) => string;
  /** Said of what is a translation: from which language. */
  translatedFrom: (language: Locale) => string;
}

function Quotation({
  testimonial,
  locale,
  ratingLabel,
  translatedFrom,
}: Pick<TestimonialsProps, 'locale' | 'ratingLabel' | 'translatedFrom'> & {
  testimonial: Shown<Testimonial>;
}) {
  const { sample, rating, originalLocale, name, role, company, place } = testimonial;
  const isTranslated = !sample && originalLocale !== locale;
  return (
    <li className="break-inside-avoid lg:mb-10 border-t border-paper/40 pt-5">
      <figure>
        {/* Stars are for those who gave them. */}
        {sample ? (
          <ExampleMark label={exampleMark[locale]} />
        ) : rating ? (
          <Rating value={rating} label={ratingLabel(rating)} />
        ) : null}
        <blockquote className="mt-3 text-lg leading-snug whitespace-pre-line sm:text-xl">
          {testimonial.comment[locale]}
        </blockquote>
        <figcaption className="mt-4 text-sm text-paper/75">
          <b className="text-paper">{name}</b>
          {[role[locale], company, place[locale]]
            .filter(Boolean)
            .map((part) => `, ${part}`)
            .join('')}
          {isTranslated ? ` · ${translatedFrom(originalLocale)}` : null}
        </figcaption>
      </figure>
    </li>
  );
}

/** What customers say and who they are; of either as much as there is, and nothing at all without both. */
export function Testimonials(props: TestimonialsProps) {
  const { locale, testimonials, clients, heading, text, clientsHeading, clientsText } = props;
  if (testimonials.length + clients.length === 0) return null;
  return (
    <section
      aria-labelledby={testimonials.length > 0 ? 'testimonials-title' : 'clients-title'}
      className="bg-ink py-10 text-paper lg:py-28"
    >
      <div className="wrap-page">
        {testimonials.length > 0 ? (
          <>
            <SectionHeading id="testimonials-title" heading={heading} text={text} />
            <ul
              aria-labelledby="testimonials-title"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a row to swipe is scrolled by the keyboard too
              tabIndex={0}
              className="strip mt-4 gap-x-6 lg:mt-12 lg:columns-3 lg:gap-x-10"
            >
              {testimonials.map((testimonial) => (
                <Quotation key={testimonial.id} testimonial={testimonial} {...props} />
              ))}
            </ul>
          </>
        ) : null}

        {clients.length > 0 ? (
          <>
            <h2
              id="clients-title"
              className={`sign text-board ${testimonials.length > 0 ? 'mt-6 lg:mt-10' : ''}`}
            >
              {clientsHeading}
            </h2>
            <p className="mt-2 text-paper/75">{clientsText}</p>
            <ul
              aria-labelledby="clients-title"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
              tabIndex={0}
              className="strip names mt-3 gap-6 border-paper/40 lg:mt-6 lg:grid lg:grid-cols-4 lg:border-t lg:pt-6"
            >
              {clients.map(({ id, name, sample }) => (
                <li key={id} className="sign flex flex-col items-start gap-2 text-xl wrap-anywhere">
                  {sample ? <ExampleMark label={exampleMark[locale]} /> : null}
                  {name}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}
