import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { offerCopy } from '@/lib/offers/offer-copy';
import { type OfferRecord, type OfferVersion, versionStateOf } from '@/lib/offers/offer-record';

/** The offer of a request as staff see it: every version with what became of it, and the form that writes the next one. */
export async function OfferDesk({
  record,
  filePathOf,
  locale,
  now,
  invoice,
  children,
}: {
  record: OfferRecord | null;
  filePathOf: (position: number, kind: 'offer' | 'certificate') => string;
  locale: Locale;
  now: Date;
  /** Of an accepted offer: where its invoice is, or the rules that it still breaks, and whose record lacks the address. */
  invoice: { href: string; broken: readonly string[]; customer: string | null } | null;
  /** The form; none once the offer is accepted. */
  children: ReactNode;
}) {
  const t = await getTranslations('StaffOffer');
  const sent = record?.versions.filter(({ sending }) => sending !== null) ?? [];
  return (
    <section id="offer" aria-labelledby="offer-desk-title" className="panel">
      <h2 id="offer-desk-title" className="sign mb-3 text-2xl">
        {t('title')} {record?.number ? <span className="figures">{record.number}</span> : null}
      </h2>
      {sent.length > 0 ? (
        <ol className="mb-4">
          {sent.map((version) => (
            <SentVersion
              key={version.position}
              version={version}
              state={t(`state.${versionStateOf(version, now)}`)}
              sentBy={(day, author) => t('sentBy', { day, author })}
              filePathOf={filePathOf}
              locale={locale}
            />
          ))}
        </ol>
      ) : null}
      {invoice ? (
        <p className="mb-2">
          {invoice.broken.length === 0 ? (
            <a href={invoice.href} className="link font-bold" download>
              {t('invoice')}
            </a>
          ) : (
            // What staff can do something about is said in words; a rule that nobody may break, by its name.
            <>
              {t('invoiceMissing', {
                rules: invoice.broken.map((id) => (id === 'BR-10' ? t('addressOfCustomer') : id)).join(', '),
              })}{' '}
              {invoice.customer ? (
                // The browser follows it by itself: it is there when the form is, far down its page.
                <a
                  href={`${pathWithin('admin-customers', locale, { rest: invoice.customer })}#details`}
                  className="link font-bold"
                >
                  {t('addAddress')}
                </a>
              ) : null}
            </>
          )}
        </p>
      ) : null}
      {record?.status === 'accepted' ? null : children}
    </section>
  );
}

function SentVersion({
  version: { position, sending, decision, author },
  state,
  sentBy,
  filePathOf,
  locale,
}: {
  version: OfferVersion;
  state: string;
  sentBy: (day: string, author: string) => string;
  filePathOf: (position: number, kind: 'offer' | 'certificate') => string;
  locale: Locale;
}) {
  const copy = offerCopy(locale);
  return (
    <li className="border-t border-line py-2">
      <p className="flex flex-wrap gap-x-4">
        <a href={filePathOf(position, 'offer')} className="link font-bold">
          {copy.version(position)}
        </a>
        <span className="font-bold">{state}</span>
        {sending ? (
          <span className="figures wrap-anywhere text-ink-soft">
            {author ? sentBy(formatDay(sending.at, locale), author) : formatDay(sending.at, locale)}
          </span>
        ) : null}
      </p>
      {decision ? (
        <p className="mt-1 flex flex-wrap gap-x-4">
          <span className="wrap-anywhere">
            {decision.name ?? decision.reason}, {formatMoment(decision.at, locale)}
          </span>
          {decision.kind === 'accepted' ? (
            <a href={filePathOf(position, 'certificate')} className="link">
              {copy.certificate}
            </a>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}
