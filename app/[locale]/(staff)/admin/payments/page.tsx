import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BankFiles } from '@/app/_blocks/personal/bank-files';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { BankTray } from '@/components/bank/staff/bank-tray';
import { BankUpload } from '@/components/bank/staff/bank-upload';
import { JournalForm } from '@/components/offers/staff/journal-form';
import { OpenInvoiceList } from '@/components/offers/staff/open-invoices';
import { EmptyState } from '@/components/staff/empty-state';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { Pager } from '@/components/staff/pager';
import { StaffSection } from '@/components/staff/staff-section';
import { bookByHand, bringBack, setAside } from '@/lib/bank/actions';
import { bankFileFaults } from '@/lib/bank/bank-file';
import { bankOutcomes, isGoodOutcome, trays } from '@/lib/bank/bank-line';
import { bankPageSize, listBankEntries, listBankFiles } from '@/lib/bank/server/bank-store';
import { bankFilePath } from '@/lib/bank/server/receive-bank-file';
import { loadTrayLabels } from '@/lib/bank/tray-labels';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import { validUntil } from '@/lib/offers/offer-dates';
import { closedPeriods, readPeriod } from '@/lib/offers/payment-journal';
import { listOpenInvoices } from '@/lib/offers/server/invoice-store';
import { readPageNumber } from '@/lib/staff/page-number';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-payments');
}

/** What came in on the account: files to read, and what is not matched yet. */
export default async function PaymentsPage({ searchParams }: PageProps<'/[locale]/admin/payments'>) {
  const query = await searchParams;
  const locale = await currentLocale();
  const t = await getTranslations('StaffBank');
  const names = await getTranslations('Staff');
  const journal = await getTranslations('StaffJournal');
  const invoices = await getTranslations('StaffOpenInvoices');
  const tray = trays.find((one) => one === query.view) ?? 'open';
  const page = readPageNumber(query.page);
  const outcome = bankOutcomes.find((one) => one === query.outcome);
  const fault = bankFileFaults.find((one) => one === query.fault);
  const line = /^\d{1,6}$/.test(String(query.line)) ? String(query.line) : null;
  const view: Record<string, string> = tray === 'open' ? {} : { view: tray };

  async function renderPayments(staff: Staff) {
    const today = validUntil(new Date(), 0);
    const [list, files, open] = await Promise.all([
      listBankEntries(staff, tray, page),
      listBankFiles(staff),
      listOpenInvoices(staff, today),
    ]);
    return (
      <>
        <PageHeading title={names('areas.payments')} lead={t('lead')} />
        {outcome ? (
          <OutcomeNotice isDone={isGoodOutcome(outcome)}>{t(`outcome.${outcome}`)}</OutcomeNotice>
        ) : null}
        {fault ? (
          <OutcomeNotice isDone={false}>
            {t(`faults.${fault}`)} {line ? t('inLine', { line }) : null} {t('nothingKept')}
          </OutcomeNotice>
        ) : null}
        <BankUpload endpoint={bankFilePath(locale)} />
        <BankFiles files={files} locale={locale} />
        <StaffSection id="tray" title={t(`trays.${tray}`)}>
          <p className="mb-3 flex flex-wrap gap-x-6">
            {trays.map((one) => (
              <a
                key={one}
                href={pathWithin('admin-payments', locale, { query: one === 'open' ? {} : { view: one } })}
                aria-current={one === tray ? 'page' : undefined}
                className="link min-h-11 gap-x-1.5 aria-[current=page]:font-bold"
              >
                {t(`trays.${one}`)} <span className="figures">({list[one]})</span>
              </a>
            ))}
          </p>
          {list.rows.length > 0 ? (
            <BankTray
              tray={tray}
              lines={list.rows}
              match={(id) => bookByHand.bind(null, locale, id)}
              setAside={(id) => setAside.bind(null, locale, id)}
              bringBack={bringBack.bind(null, locale)}
              labels={await loadTrayLabels(locale)}
              locale={locale}
            />
          ) : (
            <EmptyState title={t('empty')} text={t(`emptyTexts.${tray}`)} />
          )}
          {list[tray] > bankPageSize ? (
            <Pager
              page={page}
              pageSize={bankPageSize}
              total={list[tray]}
              hrefOf={(wanted) =>
                pathWithin('admin-payments', locale, { query: { ...view, page: String(wanted) } })
              }
            />
          ) : null}
        </StaffSection>
        <StaffSection id="open" title={invoices('title')}>
          <OpenInvoiceList open={open} locale={locale} />
        </StaffSection>
        <StaffSection id="journal" title={journal('title')}>
          <JournalForm
            endpoint="/api/admin/payments/export"
            invoices="/api/admin/payments/invoices"
            period={readPeriod({}, today)}
            closed={closedPeriods(today)}
            locale={locale}
          />
        </StaffSection>
      </>
    );
  }

  return <StaffPage page="admin-payments">{renderPayments}</StaffPage>;
}
