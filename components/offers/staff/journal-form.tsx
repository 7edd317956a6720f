import { getTranslations } from 'next-intl/server';
import { TextField } from '@/components/ui/field';
import type { Locale } from '@/lib/i18n/locales';
import type { Period } from '@/lib/offers/payment-journal';

/** Asks for a period and downloads its payments, or its invoices; a form of plain HTML. */
export async function JournalForm({
  endpoint,
  invoices,
  period,
  locale,
}: {
  endpoint: string;
  /** Where the invoices of the period are. */
  invoices: string;
  period: Period;
  locale: Locale;
}) {
  const t = await getTranslations('StaffJournal');
  return (
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
  );
}
