import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { reminderDays, type WaitingOffer } from '@/lib/offers/reminder';

/** Offers that wait for an answer longer than is good; each leads to a letter that is ready to be read over. */
export async function ReminderList({
  rows,
  locale,
}: {
  rows: readonly (WaitingOffer & { step: 1 | 2 })[];
  locale: Locale;
}) {
  if (rows.length === 0) return null;
  const t = await getTranslations('StaffReminder');
  return (
    <section aria-labelledby="reminders" className="mt-8 border-2 border-ink bg-white">
      <h2 id="reminders" className="sign border-b-2 border-ink px-4 py-2.5 text-xl">
        {t('title')}
      </h2>
      <ol>
        {rows.map(({ reference, number, name, sentAt, step }) => (
          <li
            key={reference}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-3 first:border-t-0"
          >
            <span className="min-w-0">
              <span className="font-bold break-words">{name}</span>{' '}
              <span className="figures text-ink-soft">
                {number}, {t('sent', { day: formatDay(sentAt, locale), days: reminderDays[step - 1] ?? 0 })}
              </span>
            </span>
            <a
              href={`${pathWithin('admin-requests', locale, { rest: reference, query: { answer: 'reminder' } })}#answer`}
              className="link min-h-11 font-bold underline"
            >
              <span>
                {t(step === 1 ? 'first' : 'second')}
                <span className="sr-only"> {name}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
