import { getTranslations } from 'next-intl/server';
import { TextField } from '@/components/ui/field';
import { formatMonth } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ClosedPeriod, Period } from '@/lib/offers/payment-journal';

/** Payments and invoices for whoever keeps the accounts: of the periods that are over, and of any other by a form of plain HTML. */
export async function JournalForm({
  endpoint,
  invoices,
  period,
  closed,
  locale,
}: {
  endpoint: string;
  /** Where the invoices of the period are. */
  invoices: string;
  period: Period;
  /** Those that are over, each a touch away. */
  closed: readonly ClosedPeriod[];
  locale: Locale;
}) {
  const t = await getTranslations('StaffJournal');
  const nameOf = ({ kind, from }: ClosedPeriod) => {
    if (kind === 'month') return formatMonth(from, locale);
    const year = from.slice(0, 4);
    return kind === 'year' ? year : t('quarter', { quarter: Math.ceil(Number(from.slice(5, 7)) / 3), year });
  };
  const links = [
    { to: endpoint, label: t('payments') },
    { to: invoices, label: t('invoices') },
  ];
  return (
    <>
      <ul className="mb-5 max-w-2xl">
        {closed.map((one) => {
          const name = nameOf(one);
          return (
            <li
              key={one.kind}
              className="flex flex-wrap items-center gap-x-6 border-t border-line first:border-t-0"
            >
              <span className="min-w-40 flex-1 font-bold first-letter:uppercase">{name}</span>
              {links.map(({ to, label }) => (
                <a
                  key={to}
                  href={`${to}?${new URLSearchParams({ language: locale, from: one.from, to: one.to })}`}
                  className="link min-h-11"
                  download
                >
                  {label}
                  <span className="sr-only">, {name}</span>
                </a>
              ))}
            </li>
          );
        })}
      </ul>
      <form action={endpoint} method="get" className="flex max-w-2xl flex-wrap items-end gap-4">
        <input type="hidden" name="language" value={locale} />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            id={`journal-${name}`}
            name={name}
            type="date"
            label={t(name)}
            defaultValue={period[name]}
          />
        ))}
        <button type="submit" className="button min-h-12 border-2 border-ink px-5">
          {t('download')}
        </button>
        <button type="submit" formAction={invoices} className="button min-h-12 border-2 border-ink px-5">
          {t('downloadInvoices')}
        </button>
      </form>
    </>
  );
}
