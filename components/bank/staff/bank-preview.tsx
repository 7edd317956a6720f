import { getTranslations } from 'next-intl/server';
import { StaffSection } from '@/components/staff/staff-section';
import { type BankFilePreview, type BankLine, canBeBooked, type LineState } from '@/lib/bank/bank-line';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { BankLineView, bankLineName } from './bank-line-view';

/** Groups of lines in the order in which they ask for a look. */
const groups: readonly {
  id: 'matched' | 'differs' | 'twice' | 'unmatched' | 'known';
  states: readonly LineState[];
}[] = [
  { id: 'matched', states: ['matched'] },
  { id: 'differs', states: ['differs'] },
  { id: 'twice', states: ['twice'] },
  { id: 'unmatched', states: ['unmatched', 'notAccepted'] },
  { id: 'known', states: ['booked', 'aside'] },
];

/** What a file would book: everything is seen, and ticked, before anything happens. */
export async function BankPreview({
  file,
  book,
  locale,
}: {
  file: BankFilePreview;
  book: (form: FormData) => Promise<void>;
  locale: Locale;
}) {
  const t = await getTranslations('StaffBank');
  const { lines, status, stamp } = file;
  const isWaiting = status === 'waiting';
  const shown = groups
    .map(({ id, states }) => ({
      // Once it is booked, its own lines are among them.
      id: id === 'known' && !isWaiting ? ('handled' as const) : id,
      rows: lines.filter(({ state }) => states.includes(state)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <form action={book}>
      <input type="hidden" name="stamp" value={stamp} />
      {lines.length === 0 ? <p>{t('nothingIn')}</p> : null}
      {shown.map(({ id, rows }) => (
        <StaffSection key={id} id={`lines-${id}`} title={t(`groups.${id}`, { count: rows.length })}>
          <p className="mb-2 max-w-prose text-sm text-ink-soft">{t(`groupTexts.${id}`)}</p>
          <ul className="max-w-4xl">
            {rows.map((line) => (
              <PreviewLine key={line.id} line={line} isWaiting={isWaiting} locale={locale} />
            ))}
          </ul>
          {rows.length > 1 ? (
            <p className="figures max-w-4xl border-t-2 border-ink py-2 text-right font-bold">
              {formatAmount(
                rows.reduce((sum, { amount }) => sum + amount, 0),
                locale,
              )}
            </p>
          ) : null}
        </StaffSection>
      ))}
      {isWaiting ? (
        <div className="mt-8">
          <p className="mb-3 max-w-prose">{t('bookText')}</p>
          <button type="submit" className="button button-ink min-h-12 px-6">
            {t('book')}
          </button>
        </div>
      ) : null}
    </form>
  );
}

function PreviewLine({ line, isWaiting, locale }: { line: BankLine; isWaiting: boolean; locale: Locale }) {
  return (
    <li className="flex gap-3 border-t border-line py-3">
      {isWaiting && canBeBooked(line.state) ? (
        <input
          type="checkbox"
          name="entry"
          value={line.id}
          defaultChecked={line.state === 'matched'}
          aria-label={bankLineName(line, locale)}
          className="mt-0.5 size-6 shrink-0 accent-ink"
        />
      ) : null}
      <BankLineView line={line} locale={locale} />
    </li>
  );
}
