import { getTranslations } from 'next-intl/server';
import { ComposeForm } from '@/components/offers/staff/compose-form.client';
import { OfferDesk } from '@/components/offers/staff/offer-desk';
import type { Locale } from '@/lib/i18n/locales';
import { composeOffer } from '@/lib/offers/actions';
import { loadComposeLabels } from '@/lib/offers/compose-labels';
import { beginOffer, typeOffer } from '@/lib/offers/compose-offer';
import { blankRow, freeIds, typeRow } from '@/lib/offers/compose-rows';
import { offerFilePath } from '@/lib/offers/server/answer-offer-file';
import { draftInvoice, invoicePath } from '@/lib/offers/server/draft-invoice';
import { findOffer } from '@/lib/offers/server/offer-store';
import { findPayments } from '@/lib/offers/server/payment-store';
import { listOfferedEntries } from '@/lib/offers/server/price-book-store';
import { currentStatusToken } from '@/lib/quotes/server/status-link';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import type { Staff } from '@/lib/staff/staff';
import { RequestPayments } from './request-payments';

/** Without script rows cannot be added: some stand there empty. */
const blankRowsOf = (lines: number) => (lines === 0 ? 3 : 1);

/** The offer of a request on its page in the back office. */
export async function ComposeOffer({
  staff,
  request,
  permalink,
  locale,
  now,
}: {
  staff: Staff;
  request: Pick<StaffQuoteRequest, 'reference' | 'firstName' | 'name' | 'company' | 'locale'>;
  /** Where the form posts without script. */
  permalink: string;
  locale: Locale;
  now: Date;
}) {
  const { reference, firstName, name, company } = request;
  const [record, payments, book, token] = await Promise.all([
    findOffer(staff, reference),
    findPayments(staff, reference),
    listOfferedEntries(staff),
    currentStatusToken(reference),
  ]);
  // A draft comes first; without one the next version begins as the last one was.
  const written = record?.versions[0]?.offer ?? null;
  const lines = written?.lines ?? [];
  const ids = lines.map(({ id }) => id);
  const draft = record && draftInvoice(record, payments, now);
  const t = await getTranslations('StaffOffer');
  const wasSent = record?.versions.some(({ sending }) => sending !== null);
  return (
    <>
      <OfferDesk
        record={record}
        filePathOf={(position, kind) => offerFilePath(token, position, kind)}
        locale={locale}
        now={now}
        invoice={draft && { href: invoicePath(reference), broken: draft.broken }}
      >
        <ComposeForm
          action={composeOffer.bind(null, locale, reference)}
          permalink={permalink}
          version={record?.version ?? 0}
          title={wasSent ? t('nextVersion') : t('write')}
          hasDraft={record?.versions[0]?.state === 'draft'}
          fields={
            written
              ? typeOffer(written)
              : beginOffer({ name: `${firstName} ${name}`, company, locale: request.locale })
          }
          rows={[
            ...lines.map((line) => ({ id: line.id, row: typeRow(line, locale) })),
            ...freeIds(ids, blankRowsOf(lines.length)).map((id) => ({ id, row: blankRow })),
          ]}
          labels={await loadComposeLabels(locale, request.locale, book)}
          locale={locale}
        />
      </OfferDesk>
      {record ? <RequestPayments record={record} payments={payments} locale={locale} now={now} /> : null}
    </>
  );
}
