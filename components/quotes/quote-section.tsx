import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CropMarks } from '@/components/illustrations/marks';
import type { Company } from '@/lib/company/company';
import { formatClockTime } from '@/lib/i18n/clock-time';
import type { Locale } from '@/lib/i18n/locales';
import { quoteFormAnchor } from '@/lib/i18n/routes';

/** The section at `quote-form-start`: the promise and the ways to call on the left, the form on the right. */
export async function QuoteSection({
  locale,
  company,
  heading,
  text,
  hours,
  children,
}: {
  locale: Locale;
  company: Company;
  heading: string;
  text: string;
  hours: { opens: string; closes: string };
  children: ReactNode;
}) {
  const t = await getTranslations('Footer');
  return (
    <section
      id={quoteFormAnchor}
      aria-labelledby="quote-title"
      data-ink="signs"
      className="scroll-mt-0 bg-solid text-on-solid"
    >
      <div className="wrap-page grid gap-x-12 gap-y-10 py-16 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-5">
          <h2 id="quote-title" className="sign text-poster">
            {heading}
          </h2>
          <p className="mt-6 max-w-md text-lg">{text}</p>
          <ul className="mt-8 stack-1">
            <li>
              <a
                href={`tel:${company.phone.e164}`}
                className="sign figures inline-flex min-h-11 items-center text-3xl hocus:underline"
              >
                {company.phone.display[locale]}
              </a>
            </li>
            <li>
              <a
                href={`mailto:${company.email}`}
                className="inline-flex min-h-11 items-center text-lg font-bold underline underline-offset-4"
              >
                {company.email}
              </a>
            </li>
          </ul>
          <p className="figures mt-2">
            {t('hoursValue', {
              opens: formatClockTime(hours.opens, locale),
              closes: formatClockTime(hours.closes, locale),
            })}
          </p>
        </div>
        <div className="relative bg-white p-5 text-ink sm:p-10 lg:col-span-7">
          <CropMarks className="pointer-events-none absolute inset-0 text-ink max-sm:hidden" />
          {children}
        </div>
      </div>
    </section>
  );
}
