import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { reminderDays, type WaitingOffer } from '@/lib/offers/reminder';

const turns = { 1: 'first', 2: 'second' } as const;

/** Offers that wait for an answer longer than is good; each leads to a letter that is ready to be read over, or to the number to call. */
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
        {rows.map(({ reference, number, name, sentAt, byPhone, step }) => (
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
              href={`${pathWithin('admin-requests', locale, { rest: reference, query: byPhone ? {} : { answer: 'reminder' } })}#answer`}
              className="link min-h-11 font-bold underline"
            >
              <span>
                {byPhone ? t(`call.${turns[step]}`) : t(`write.${turns[step]}`)}
                <span className="sr-only"> {name}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
