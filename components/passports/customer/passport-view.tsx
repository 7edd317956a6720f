import type { ReactNode } from 'react';
import { QrCode } from '@/components/staff/qr-code';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';
import { careAdvice, careName, knownCares } from '@/lib/passports/care';
import type { PassportVersion } from '@/lib/passports/passport';
import { passportWords, stateInWords, warrantyInWords } from '@/lib/passports/passport-copy';
import type { WarrantyState } from '@/lib/passports/warranty';

interface PassportViewProps {
  reference: string;
  version: PassportVersion;
  state: WarrantyState;
  ink: ServiceGroupId;
  /** What the code says: this page's own address. */
  link: string;
  cardHref: string;
  labels: { card: string; cardHint: string; terms: string; private: string };
  locale: Locale;
  /** The claim, or why there is none any more. */
  children: ReactNode;
}

/** A warranty passport: until when, what was made and with what, how it is cared for, and what to do when something is wrong. */
export function PassportView(props: PassportViewProps) {
  const { reference, version, state, ink, link, cardHref, labels, locale, children } = props;
  const copy = passportWords(locale);
  return (
    <div data-ink={ink} className="wrap-page py-12 lg:py-20">
      <p className="figures text-lg text-ink-soft">
        {copy.title}, {copy.order.toLocaleLowerCase(locale)}{' '}
        <span className="font-bold whitespace-nowrap text-ink">{reference}</span>
      </p>
      <h1 className="sign mt-2 max-w-4xl text-poster">{stateInWords(version, state, locale)}</h1>
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="min-w-0 lg:col-span-8">
          <dl className="grid grid-cols-1 gap-x-8 border-t-4 border-solid pt-5 sm:grid-cols-[10rem_1fr] sm:gap-y-4">
            <Fact label={copy.made} lines={version.made} isLarge />
            {version.films.length > 0 ? <Fact label={copy.films} lines={version.films} /> : null}
            <Fact label={copy.doneOn} lines={[formatDay(version.doneOn, locale)]} />
            <Fact label={copy.warranty} lines={[warrantyInWords(version, locale)]} />
          </dl>
          <p className="mt-4">
            <PageLink to="terms" locale={locale} hash="warranty" className="link underline">
              {labels.terms}
            </PageLink>
          </p>
          <PassportCare ids={version.care} locale={locale} />
        </div>
        <aside className="min-w-0 lg:col-span-4">
          <div className="w-fit border-2 border-ink bg-white p-3 max-sm:hidden print:block">
            <QrCode text={link} label={copy.code} />
          </div>
          <p className="mt-4 print:hidden">
            <a href={cardHref} className="button inline-flex min-h-12 items-center border-2 border-ink px-5">
              {labels.card}
            </a>
          </p>
          <p className="mt-2 max-w-sm text-sm text-ink-soft print:hidden">{labels.cardHint}</p>
          <p className="mt-6 max-w-sm text-sm text-ink-soft">{labels.private}</p>
        </aside>
      </div>
      {children}
    </div>
  );
}

function Fact({
  label,
  lines,
  isLarge = false,
}: {
  label: string;
  lines: readonly string[];
  isLarge?: boolean;
}) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="mb-4 min-w-0 sm:mb-0">
        {lines.map((line) => (
          <span key={line} className={`block break-words ${isLarge ? 'text-xl font-bold' : 'font-medium'}`}>
            {line}
          </span>
        ))}
      </dd>
    </>
  );
}

function PassportCare({ ids, locale }: { ids: readonly string[]; locale: Locale }) {
  const cares = knownCares(ids);
  if (cares.length === 0) return null;
  return (
    <section aria-labelledby="care-title" className="mt-12">
      <h2 id="care-title" className="sign text-3xl">
        {passportWords(locale).care}
      </h2>
      {cares.map((id) => (
        <div key={id} className="mt-5">
          <h3 className="font-bold">{careName(id, locale)}</h3>
          <ul className="mt-1 list-disc pl-5">
            {careAdvice(id, locale).map((sentence) => (
              <li key={sentence} className="mt-1 max-w-prose">
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
