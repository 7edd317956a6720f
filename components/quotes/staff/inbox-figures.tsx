import { getTranslations } from 'next-intl/server';
import { StatTile } from '@/components/staff/stat-tile';
import { formatTimeBetween } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { AnswerTimes, WaitingRequests } from '@/lib/quotes/inbox/inbox-list';

/** The same on the overview: only what asks for work. */
export async function WaitingFigures({ waiting }: { waiting: WaitingRequests }) {
  const t = await getTranslations('Inbox.figures');
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <StatTile label={t('overdue')} value={waiting.overdue} alert={waiting.overdue > 0} />
      <StatTile label={t('wrote')} value={waiting.wrote} />
      <StatTile label={t('new')} value={waiting.new} />
    </dl>
  );
}

/** The figures to begin the day with: late, waiting, how quickly and how reliably answers came. */
export async function InboxFigures({
  locale,
  waiting,
  times,
}: {
  locale: Locale;
  waiting: WaitingRequests;
  times: AnswerTimes;
}) {
  const t = await getTranslations('Inbox.figures');
  const { medianMilliseconds, answered, due, onTime } = times;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:gap-x-10">
      <StatTile label={t('overdue')} value={waiting.overdue} alert={waiting.overdue > 0} />
      <StatTile label={t('wrote')} value={waiting.wrote} />
      <StatTile label={t('new')} value={waiting.new} />
      <StatTile
        label={t('median')}
        value={medianMilliseconds === null ? '–' : formatTimeBetween(medianMilliseconds, locale)}
        note={answered === 0 ? t('noAnswer') : t('medianNote', { answered })}
      />
      <StatTile
        label={t('onTime')}
        value={due === 0 ? '–' : `${Math.floor((onTime / due) * 100)}\u00a0%`}
        note={due === 0 ? t('noAnswer') : t('onTimeNote', { onTime, due })}
      />
    </dl>
  );
}
