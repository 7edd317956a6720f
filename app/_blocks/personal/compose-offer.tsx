import { getTranslations } from 'next-intl/server';
import { composeWithDrawings } from '@/app/_designs/compose-with-drawings';
import { ComposeForm } from '@/components/offers/staff/compose-form.client';
import type { OfferedDesign } from '@/components/offers/staff/design-buttons';
import { OfferDesk } from '@/components/offers/staff/offer-desk';
import { findRequestCustomer, findRequestVatNumber } from '@/lib/customers/server/customer-store';
import type { HeldDesign } from '@/lib/designs/design';
import { formatDay, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { doneDayOf } from '@/lib/jobs/due-day';
import { findJob } from '@/lib/jobs/server/job-store';
import { refreshOffer } from '@/lib/offers/actions';
import { loadComposeLabels } from '@/lib/offers/compose-labels';
import { beginOffer, typeOffer } from '@/lib/offers/compose-offer';
import { blankRow, freeIds, typeRow } from '@/lib/offers/compose-rows';
import { isLineId, pictureOutcomes, seenPictures, shownPictures } from '@/lib/offers/line-picture';
import type { OfferLine } from '@/lib/offers/offer';
import { offerFilePath } from '@/lib/offers/server/answer-offer-file';
import { staffPicturePath } from '@/lib/offers/server/answer-picture';
import { findBilledOffer, findBillingAddress } from '@/lib/offers/server/billed-offer';
import { draftInvoice, invoicePath } from '@/lib/offers/server/draft-invoice';
import { findInvoices } from '@/lib/offers/server/invoice-store';
import { findPayments } from '@/lib/offers/server/payment-store';
import { findPictures } from '@/lib/offers/server/picture-store';
import { listOfferedEntries } from '@/lib/offers/server/price-book-store';
import { designPrices } from '@/lib/offers/server/price-design';
import { currentStatusToken } from '@/lib/quotes/server/status-link';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import type { Staff } from '@/lib/staff/staff';
import { RequestPayments } from './request-payments';

/** Without script rows cannot be added: some stand there empty. */
const blankRowsOf = (lines: number) => (lines === 0 ? 3 : 1);

/** What staff can add to an offer with one button. */
async function offeredDesigns(
  designs: readonly HeldDesign[],
  lines: readonly OfferLine[],
  locale: Locale,
): Promise<OfferedDesign[]> {
  const t = await getTranslations('StaffOffer');
  return designs.map(({ id, kind, title, document, figures }) => {
    const { version, isReadable } = designPrices[kind];
    const isPriced = isReadable(document);
    const [low, high] = [figures?.low ?? 0, figures?.high ?? 0];
    const kept = low > 0 ? formatPrice(low, locale) : null;
    return {
      id,
      title,
      isPriced,
      isIn: lines.some(({ design }) => design === id),
      notes: [
        ...(isPriced ? [] : [t('designs.unreadable')]),
        ...(kept
          ? [
              high > low
                ? t('designs.range', { low: kept, high: formatPrice(high, locale) })
                : t('designs.price', { price: kept }),
            ]
          : []),
        ...(kept && figures && figures.version !== version
          ? [t('designs.changed', { day: formatDay(new Date(figures.version), locale) })]
          : []),
      ],
    };
  });
}

/** The offer of a request on its page in the back office. */
export async function ComposeOffer({
  staff,
  request,
  designs,
  permalink,
  outcome,
  line,
  locale,
  now,
}: {
  staff: Staff;
  request: Pick<
    StaffQuoteRequest,
    'reference' | 'status' | 'firstName' | 'name' | 'company' | 'locale' | 'email'
  >;
  /** That it holds. */
  designs: readonly HeldDesign[];
  /** Where the form posts without script. */
  permalink: string;
  /** What the address says became of the picture of a line, and of which. */
  outcome: unknown;
  line: unknown;
  locale: Locale;
  now: Date;
}) {
  const { reference, firstName, name, company } = request;
  const [record, job, pictures, payments, issued, book, token] = await Promise.all([
    findBilledOffer(staff, reference),
    findJob(staff, reference),
    findPictures(staff, reference),
    findPayments(staff, reference),
    findInvoices(staff, reference),
    listOfferedEntries(staff),
    currentStatusToken(reference),
  ]);
  // A draft comes first; without one the next version begins as the last one was.
  const newest = record?.versions[0];
  const written = newest?.offer ?? null;
  const lines = written?.lines ?? [];
  const [known, address] = await Promise.all([
    written || company === null ? null : findRequestVatNumber(staff, reference),
    written ? null : findRequestCustomer(staff, reference).then((id) => findBillingAddress(staff, id)),
  ]);
  const hasDraft = newest?.state === 'draft';
  // A new version begins with the pictures of the last.
  const position = newest?.position ?? 0;
  const became = pictureOutcomes.find((one) => one === outcome);
  const ids = lines.map(({ id }) => id);
  const doneOn = doneDayOf(job);
  const draft = record && draftInvoice({ record, payments, issued, now, delivery: { on: doneOn, to: null } });
  // Whose record lacks the address.
  const customer = draft?.invoice === null ? await findRequestCustomer(staff, reference) : null;
  const t = await getTranslations('StaffOffer');
  const wasSent = record?.versions.some(({ sending }) => sending !== null);
  return (
    <>
      <OfferDesk
        record={record}
        filePathOf={(position, kind) => offerFilePath(token, position, kind)}
        locale={locale}
        now={now}
        invoice={draft && { href: invoicePath(reference, doneOn), broken: draft.broken, customer }}
      >
        <ComposeForm
          action={composeWithDrawings.bind(null, locale, reference)}
          permalink={permalink}
          reference={reference}
          version={record?.version ?? 0}
          title={wasSent ? t('nextVersion') : t('write')}
          hasDraft={hasDraft}
          fields={
            written
              ? typeOffer(written, request.locale)
              : beginOffer({
                  name: `${firstName} ${name}`,
                  company,
                  locale: request.locale,
                  vatNumber: known?.number ?? null,
                  address,
                })
          }
          hints={known ? { vatNumber: t(`known.${known.of}`) } : {}}
          rows={[
            ...lines.map((line) => ({ id: line.id, row: typeRow(line, locale) })),
            ...freeIds(ids, blankRowsOf(lines.length)).map((id) => ({ id, row: blankRow })),
          ]}
          pictures={{
            shown: shownPictures(pictures, position, ({ id }) => staffPicturePath(reference, id)),
            seen: seenPictures(pictures.filter((picture) => picture.position === position)),
            open: hasDraft ? ids : [],
            endpoint: `/api/admin/offers/${reference}/pictures?locale=${locale}`,
            outcome: became && isLineId(line) ? { line, outcome: became } : null,
            showAgain: refreshOffer,
          }}
          designs={await offeredDesigns(designs, lines, locale)}
          labels={await loadComposeLabels(locale, request.locale, book, request.email !== null)}
          locale={locale}
        />
      </OfferDesk>
      {record ? (
        <RequestPayments
          record={record}
          isOrder={request.status === 'won'}
          payments={payments}
          invoices={issued}
          locale={locale}
          now={now}
        />
      ) : null}
    </>
  );
}
