import { getTranslations } from 'next-intl/server';
import { type CsvTable, type CsvValue, phoneCell } from '@/lib/csv/to-csv';
import { formatLanguage } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import type { InboxRow } from './inbox-list';

/** The inbox as a table: one line a request, amounts in euro. */
export async function inboxCsv(rows: readonly InboxRow[], locale: Locale): Promise<CsvTable> {
  const t = await getTranslations({ locale, namespace: 'Inbox' });
  const subjects = await getTranslations({ locale, namespace: 'ProjectTypes' });
  const columns: [string, (row: InboxRow) => CsvValue][] = [
    [t('columns.reference'), ({ reference }) => reference],
    [t('columns.status'), ({ status }) => t(`statuses.${status}`)],
    [t('columns.assignee'), ({ assignee }) => assignee?.name],
    [t('columns.firstName'), ({ firstName }) => firstName],
    [t('columns.name'), ({ name }) => name],
    [t('columns.company'), ({ company }) => company],
    [t('columns.email'), ({ email }) => email],
    [t('columns.phone'), ({ phone }) => phone && phoneCell(formatPhone(phone, locale))],
    [t('columns.language'), (row) => formatLanguage(row.locale, locale)],
    [t('columns.subject'), ({ subject }) => subjects(subject)],
    [t('columns.message'), ({ message }) => message],
    [t('columns.source'), ({ source }) => t(`sources.${source}`)],
    [t('columns.received'), ({ submittedAt }) => submittedAt],
    [t('columns.due'), ({ answerDueAt }) => answerDueAt],
    [t('columns.answered'), ({ answeredAt }) => answeredAt],
    [t('columns.amountNet'), ({ amountNetCents }) => (amountNetCents === null ? null : amountNetCents / 100)],
    [t('columns.vat'), ({ vatRatePercent }) => vatRatePercent],
  ];
  return {
    header: columns.map(([heading]) => heading),
    rows: rows.map((row) => columns.map(([, read]) => read(row))),
  };
}
