import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/staff/empty-state';
import { StatTile } from '@/components/staff/stat-tile';
import { formatAmount, formatDay, formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { OpenInvoice, OpenInvoices } from '@/lib/offers/open-invoice';

/** How much is open, and of that what is late. */
export async function OpenInvoiceFigures({
  open: { cents, count, lateCents, lateCount },
  locale,
}: {
  open: Omit<OpenInvoices, 'rows'>;
  locale: Locale;
}) {
  const t = await getTranslations('StaffOpenInvoices');
  return (
    <>
      <StatTile label={t('open')} value={formatAmount(cents, locale)} note={t('count', { count })} />
      <StatTile
        label={t('late')}
        value={formatAmount(lateCents, locale)}
        note={t('count', { count: lateCount })}
        alert={lateCount > 0}
      />
    </>
  );
}

/** Invoices that something is open of, the longest due first; each leads to its place on the page of its request. */
export async function OpenInvoiceList({ open, locale }: { open: OpenInvoices; locale: Locale }) {
  const t = await getTranslations('StaffOpenInvoices');
  if (open.count === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <>
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
        <OpenInvoiceFigures open={open} locale={locale} />
      </dl>
      <ol className="max-w-4xl border-2 border-ink bg-white">
        {open.rows.map((row) => (
          <OpenRow key={row.number} row={row} locale={locale} />
        ))}
      </ol>
      {open.count > open.rows.length ? (
        <p className="mt-3 text-ink-soft">{t('more', { count: open.count - open.rows.length })}</p>
      ) : null}
    </>
  );
}

async function OpenRow({ row, locale }: { row: OpenInvoice; locale: Locale }) {
  const t = await getTranslations('StaffOpenInvoices');
  const { reference, number, isDeposit, name, cents, dueOn, late, mail } = row;
  const day = formatDay(dueOn, locale);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-3 first:border-t-0">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <a
          href={`${pathWithin('admin-requests', locale, { rest: reference })}#invoices`}
          className="link figures min-h-11 font-bold underline"
        >
          {number}
        </a>
        {isDeposit ? <span>{t('deposit')}</span> : null}
        <span className="wrap-anywhere">{name}</span>
        {mail?.state === 'sent' ? (
          <span className="figures text-sm text-ink-soft">
            {t('mailed', { at: formatShortMoment(mail.at, locale) })}
          </span>
        ) : null}
      </span>
      <span className="figures flex flex-wrap items-baseline gap-x-4">
        <span className={late ? 'font-bold text-danger' : 'text-ink-soft'}>
          {late ? t('lateSince', { day }) : t('dueOn', { day })}
        </span>
        <span className="font-bold">{formatAmount(cents, locale)}</span>
      </span>
    </li>
  );
}
