import { getTranslations } from 'next-intl/server';
import { type Column, DataTable } from '@/components/staff/data-table';
import { StaffSection } from '@/components/staff/staff-section';
import { formatDay, formatRecordedMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type ErasureReceipt, erasedParts } from '@/lib/people/person';
import { ScanResult } from './scan-result';

/** What is left of an erasure: when, by whom, why, what was deleted and what the law keeps. Made to be printed. */
export async function ReceiptView({
  locale,
  receipt,
  companyName,
}: {
  locale: Locale;
  receipt: ErasureReceipt;
  companyName: string;
}) {
  const t = await getTranslations('StaffPeople');
  const { id, at, actor, reason, deleted, held, spool_forms: forms, remaining } = receipt;
  const moment = formatRecordedMoment(new Date(at), locale, { day: 'long', time: 'short' });
  const rows = [
    ...Object.entries(deleted).map(([part, count]) => ({ part, count })),
    { part: 'spool', count: forms ?? 0 },
  ].filter(({ count }) => count > 0);
  const name = (part: string) => {
    const known = erasedParts.find((one) => one === part);
    return known ? t(`erased.${known}`) : part;
  };
  const facts = [
    [t('receipt.number'), id],
    [t('receipt.at'), moment],
    [t('receipt.by'), reason === 'own-account' ? t('receipt.person') : (actor ?? t('receipt.former'))],
    [t('reason'), t(`reasons.${reason}`)],
    [t('receipt.hash'), receipt.address_hash],
  ] as const;
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'part', heading: t('receipt.part'), isRowHeading: true, cell: ({ part }) => name(part) },
    { id: 'count', heading: t('receipt.count'), align: 'end', cell: ({ count }) => count },
  ];
  const letter = [
    t('letter.opening', { company: companyName, day: formatDay(new Date(at), locale) }),
    rows.length > 0
      ? `${t('letter.deleted')}\n${rows.map(({ part, count }) => t('letter.line', { what: name(part), value: String(count) })).join('\n')}`
      : t('receipt.nothing'),
    held.length > 0
      ? `${t('letter.held')}\n${held.map(({ reference, until }) => t('letter.line', { what: reference, value: t('heldUntil', { day: formatDay(new Date(until), locale) }) })).join('\n')}`
      : '',
    t('letter.closing', { id }),
    companyName,
  ]
    .filter(Boolean)
    .join('\n\n');
  return (
    <>
      <dl className="grid max-w-3xl border-t-2 border-ink">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-1 gap-x-6 border-b border-line py-2 sm:grid-cols-[14rem_1fr]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 font-medium break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <StaffSection id="deleted" title={t('receipt.deleted')}>
        <div className="max-w-xl">
          {rows.length > 0 ? (
            <DataTable
              caption={t('receipt.deleted')}
              columns={columns}
              rows={rows}
              rowKey={({ part }) => part}
            />
          ) : (
            <p>{t('receipt.nothing')}</p>
          )}
          {receipt.files_removed === false ? (
            <p className="mt-3 font-bold">{t('receipt.filesLater')}</p>
          ) : null}
        </div>
      </StaffSection>
      <StaffSection id="held" title={t('receipt.heldTitle')}>
        {held.length > 0 ? (
          <>
            <p className="max-w-prose">{t('erase.held')}</p>
            <ul className="figures mt-1 list-disc pl-5">
              {held.map(({ reference, until }) => (
                <li key={reference}>
                  {reference} – {t('heldUntil', { day: formatDay(new Date(until), locale) })}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t('receipt.nothingHeld')}</p>
        )}
      </StaffSection>
      {remaining ? (
        <StaffSection id="after" title={t('receipt.after')}>
          <div className="max-w-2xl">
            <ScanResult found={remaining} held={held.length} />
          </div>
        </StaffSection>
      ) : null}
      <div className="print:hidden">
        <StaffSection id="letter" title={t('letter.title')}>
          <p className="mb-3 max-w-prose">{t('letter.text')}</p>
          <label htmlFor="letter-text" className="sr-only">
            {t('letter.title')}
          </label>
          <textarea
            id="letter-text"
            readOnly
            rows={letter.split('\n').length + 3}
            defaultValue={letter}
            className="control max-w-2xl"
          />
        </StaffSection>
      </div>
    </>
  );
}
