import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { BankPreview } from '@/components/bank/staff/bank-preview';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { bookTicked, discardFile } from '@/lib/bank/actions';
import { bankOutcomes, isGoodOutcome } from '@/lib/bank/bank-line';
import { findBankFile } from '@/lib/bank/server/bank-store';
import { formatDay } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import { formatIban } from '@/lib/offers/bank-account';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-payments');
}

/** One file of the bank: what it would book, or what became of it. */
export default async function BankFilePage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/payments/[id]'>) {
  const { id } = await params;
  const query = await searchParams;
  const locale = await currentLocale();
  const t = await getTranslations('StaffBank');
  const outcome = bankOutcomes.find((one) => one === query.outcome);

  async function renderFile(staff: Staff) {
    const file = await findBankFile(staff, id);
    if (!file) notFound();
    const title = t('title', { day: formatDay(file.to, locale) });
    return (
      <>
        <p className="mb-3">
          <a href={pathWithin('admin-payments', locale)} className="link min-h-11 font-medium">
            ← {t('back')}
          </a>
        </p>
        <PageHeading
          title={title}
          lead={
            <span className="figures">
              {formatIban(file.account)}, {t(`status.${file.status}`)}
            </span>
          }
        />
        {outcome ? (
          <OutcomeNotice isDone={isGoodOutcome(outcome)}>{t(`outcome.${outcome}`)}</OutcomeNotice>
        ) : null}
        <BankPreview file={file} book={bookTicked.bind(null, locale, id)} locale={locale} />
        {file.status === 'waiting' ? (
          <div className="mt-6">
            <ConfirmButton
              action={discardFile.bind(null, locale)}
              id={id}
              label={t('discard')}
              about={title}
              text={t('discardText')}
              confirm={t('discard')}
            />
          </div>
        ) : null}
      </>
    );
  }

  return (
    <StaffPage page="admin-payments" rest={id}>
      {renderFile}
    </StaffPage>
  );
}
