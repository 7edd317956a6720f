import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { JobDue } from '@/lib/jobs/due-day';
import type { ProofStanding } from '@/lib/jobs/job';

const shapes = { late: 'overdue', today: 'soon', soon: 'soon', ahead: 'later' } as const;

/** By when a job is promised, and how far that is; in words and by its shape. */
export async function JobDueMark({
  dueOn,
  due,
  locale,
}: {
  dueOn: string | null;
  /** Null where there is nothing to wait for. */
  due: JobDue | null;
  locale: Locale;
}) {
  const words = await getTranslations('Jobs.due');
  if (dueOn === null) return <span className="text-sm text-ink-soft">{words('none')}</span>;
  const day = (
    <time dateTime={dueOn} className="due-at">
      {formatDay(dueOn, locale)}
    </time>
  );
  if (due === null) return day;
  const { kind, workingDays: count } = due;
  const far =
    kind === 'today'
      ? words('today')
      : kind === 'late'
        ? count === null
          ? words('longLate')
          : words('late', { count })
        : count === null
          ? null
          : words('left', { count });
  return (
    <span className="due" data-due={shapes[kind]}>
      {far === null ? null : <span className="due-length">{far}</span>}
      {day}
    </span>
  );
}

/** How far the proof of a job is. */
export async function ProofMark({ proof }: { proof: ProofStanding | null }) {
  const t = await getTranslations('Jobs.proof');
  const state = proof === null ? 'none' : (proof.decision ?? 'open');
  return <span className={state === 'changes' ? 'font-bold' : undefined}>{t(state)}</span>;
}
