import { SectionHeading } from '@/components/ui/section-heading';
import { clients } from '@/lib/company/clients';
import { testimonials } from '@/lib/company/testimonials';
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
  heading: string;
  text: string;
  clientsHeading: string;
  clientsText: string;
  notice: string;
  ratingLabel: (rating: number) => string;
}

export function Testimonials({
  locale,
  heading,
  text,
  clientsHeading,
  clientsText,
  notice,
  ratingLabel,
}: TestimonialsProps) {
  return (
    <section aria-labelledby="testimonials-title" className="bg-ink py-16 text-paper lg:py-28">
      <div className="wrap-page">
        <SectionHeading id="testimonials-title" heading={heading} text={text} />
        {testimonials.some(({ sample }) => sample) ? (
          <p className="mt-4 text-sm text-paper/75">{notice}</p>
        ) : null}
        <ul className="mt-12 gap-x-10 md:columns-2 xl:columns-3">
          {testimonials.map((testimonial) => (
            <li key={testimonial.id} className="mb-10 break-inside-avoid border-t border-paper/40 pt-5">
              <figure>
                {/* Stars are for those who gave them. */}
                {testimonial.rating && !testimonial.sample ? (
                  <Rating value={testimonial.rating} label={ratingLabel(testimonial.rating)} />
                ) : null}
                <blockquote className="mt-3 text-xl leading-snug">{testimonial.comment[locale]}</blockquote>
                <figcaption className="mt-4 text-sm text-paper/75">
                  <b className="text-paper">{testimonial.name}</b>
                  {`, ${testimonial.role[locale]}, ${testimonial.company}, ${testimonial.place[locale]}`}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>

        <h2 className="sign mt-10 text-board">{clientsHeading}</h2>
        <p className="mt-2 text-paper/75">{clientsText}</p>
        {clients.some(({ sample }) => sample) ? <p className="mt-2 text-sm text-paper/75">{notice}</p> : null}
        <ul className="mt-6 flex flex-wrap gap-x-10 gap-y-3 border-t border-paper/40 pt-6">
          {clients.map((client) => (
            <li key={client.id} className="sign text-xl sm:text-2xl">
              {client.name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
