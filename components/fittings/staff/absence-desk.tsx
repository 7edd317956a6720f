import { getTranslations } from 'next-intl/server';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { StaffForm, type StaffFormField } from '@/components/staff/staff-form.client';
import type { FormAction } from '@/components/ui/use-action-form';
import type { ActionResult } from '@/lib/actions/result';
import type { Absence } from '@/lib/fittings/absence';
import { absenceInWords, loadAbsenceFormLabels } from '@/lib/fittings/absence-labels';
import { halfDayParts } from '@/lib/fittings/fitting-means';
import { formatShortDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

interface AbsenceDeskProps {
  absences: readonly Absence[];
  colleagues: readonly { id: string; name: string }[];
  viewerId: string;
  /** What became of the button that led here. */
  outcome: 'removed' | 'unavailable' | null;
  /** The actions, bound to the language. */
  add: FormAction<ActionResult<unknown, string>>;
  remove: (form: FormData) => Promise<void>;
  locale: Locale;
}

/** Who is away and when, noted and taken back; with the fittings at which they are still expected. */
export async function AbsenceDesk(props: AbsenceDeskProps) {
  const { absences, outcome, add, locale } = props;
  const t = await getTranslations('StaffCalendar.absences');
  return (
    <section id="absences" aria-labelledby="absences-title" className="panel mt-6">
      <h2 id="absences-title" className="sign mb-2 text-xl">
        {t('title')}
      </h2>
      {outcome === null ? null : (
        <OutcomeNotice isDone={outcome === 'removed'}>{t(`outcome.${outcome}`)}</OutcomeNotice>
      )}
      <p className="max-w-prose">{t('text')}</p>
      {absences.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="mt-2">
          {absences.map((absence) => (
            <AbsenceLine key={absence.id} {...props} absence={absence} />
          ))}
        </ul>
      )}
      <StaffForm
        // What was said of the last one is over once another was taken back.
        key={outcome ?? ''}
        id="absence"
        fold={{
          frame: 'mt-3 border-2 border-ink',
          sign: 'flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4',
          body: 'border-t-2 border-ink p-3',
          summary: t('open'),
        }}
        action={add}
        fields={await loadFields(props)}
        labels={await loadAbsenceFormLabels(locale)}
      />
    </section>
  );
}

async function AbsenceLine({ absence, remove, locale }: AbsenceDeskProps & { absence: Absence }) {
  const t = await getTranslations('StaffCalendar.absences');
  const calendar = await getTranslations('StaffCalendar');
  const who = absence.who.name ?? calendar('formerColleague');
  const days = await absenceInWords(absence, locale);
  return (
    <li className="border-t border-line py-1.5 first:border-t-0">
      <form action={remove} className="flex items-start justify-between gap-2">
        <input type="hidden" name="absence" value={absence.id} />
        <p className="min-w-0 py-2 break-words">
          <span className="font-bold">{who}</span>, {days}
        </p>
        <button type="submit" className="link min-h-11 shrink-0 cursor-pointer text-sm underline">
          {t('remove')}
          <span className="sr-only"> {t('removeWhat', { who, days })}</span>
        </button>
      </form>
      {absence.planned.length === 0 ? null : (
        <p className="flex flex-wrap items-center gap-x-3 text-sm font-bold text-danger">
          {t('stillPlanned')}
          {absence.planned.map(({ reference, day }) => (
            <PageLink
              key={`${reference} ${day}`}
              to="admin-requests"
              locale={locale}
              rest={reference}
              hash="fittings"
              className="link inline-flex min-h-9 items-center underline"
            >
              {reference}, {formatShortDay(day, locale)}
            </PageLink>
          ))}
        </p>
      )}
    </li>
  );
}

async function loadFields({ colleagues, viewerId }: AbsenceDeskProps): Promise<StaffFormField[]> {
  const t = await getTranslations('StaffCalendar.absences');
  const placeholder = t('choose');
  const parts = (name: 'fromParts' | 'toParts') =>
    halfDayParts.map((part) => ({ value: part, label: t(`${name}.${part}`) }));
  return [
    {
      name: 'who',
      label: t('fields.who'),
      kind: 'select',
      wide: true,
      value: viewerId,
      options: colleagues.map(({ id, name }) => ({ value: id, label: name })),
      placeholder,
    },
    { name: 'fromDay', label: t('fields.fromDay'), kind: 'date' },
    {
      name: 'fromPart',
      label: t('fields.fromPart'),
      kind: 'select',
      value: 'morning',
      options: parts('fromParts'),
      placeholder,
    },
    { name: 'toDay', label: t('fields.toDay'), kind: 'date', optional: t('sameDay') },
    {
      name: 'toPart',
      label: t('fields.toPart'),
      kind: 'select',
      value: 'afternoon',
      options: parts('toParts'),
      placeholder,
    },
  ];
}
