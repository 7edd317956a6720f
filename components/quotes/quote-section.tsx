import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { InkSection } from '@/components/ui/ink-section';
import type { Company } from '@/lib/company/company';
import { anchors } from '@/lib/i18n/anchors';
import { formatClockTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { GoodPhotoTip } from './good-photo';

/** The section at `quote-form-start`: the promise and the ways to call on the left, the form on the right. */
export async function QuoteSection({
  locale,
  company,
  heading,
  text,
  hours,
  tip,
  children,
}: {
  locale: Locale;
  company: Company;
  heading: string;
  text: string;
  hours: { opens: string; closes: string };
  /** Of a good photo. */
  tip: string;
  children: ReactNode;
}) {
  const t = await getTranslations('Footer');
  return (
    <InkSection
      id={anchors.quoteForm}
      ink="signs"
      heading={heading}
      aside={
        <>
          <p>{text}</p>
          <ul className="mt-4 flex flex-wrap gap-x-6 lg:block">
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
                className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
              >
                {company.email}
              </a>
            </li>
          </ul>
          <p className="figures mt-2 text-base">
            {t('hoursValue', {
              opens: formatClockTime(hours.opens, locale),
              closes: formatClockTime(hours.closes, locale),
            })}
          </p>
        </>
      }
      foot={<GoodPhotoTip text={tip} />}
    >
      {children}
    </InkSection>
  );
}
