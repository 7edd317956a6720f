import { getTranslations } from 'next-intl/server';
import { formatShortMoment, formatTimeBetween, formatWeekdayMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { DueState } from '@/lib/quotes/inbox/due-state';

/** How much time is left until the promised answer, or by how much it is late; in words and by its shape. */
export async function DueMark({
  due,
  answeredAt,
  locale,
}: {
  due: DueState;
  answeredAt: Date | null;
  locale: Locale;
}) {
  const t = await getTranslations('Inbox.due');
  if (!('milliseconds' in due)) {
    return answeredAt ? (
      <span className="text-sm text-ink-soft">
        {t('answered', { at: formatShortMoment(answeredAt, locale) })}
      </span>
    ) : null;
  }
  const length = formatTimeBetween(due.milliseconds, locale);
  return (
    <span className="due" data-due={due.kind}>
      <span className="due-length">
        {due.kind === 'overdue' ? t('overdue', { length }) : t('left', { length })}
      </span>
      <time dateTime={due.at.toISOString()} className="due-at">
        {formatWeekdayMoment(due.at, locale)}
      </time>
    </span>
  );
}
