import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { jobStages } from '@/lib/jobs/job';
import { type JobPlace, type JobStep, nameOfKind, stepOf } from '@/lib/jobs/stage-list';

/** How far an order has come, as a ruler, and the day it is planned for, until it is done. */
export async function JobSteps({
  place,
  steps,
  isApproved,
  dueOn,
  locale,
}: {
  place: JobPlace;
  steps: readonly JobStep[];
  /** Whether the proof that counts is approved: material may be there before, and colleagues may go on without. */
  isApproved: boolean;
  dueOn: string | null;
  locale: Locale;
}) {
  const t = await getTranslations('Proof');
  const stages = await getTranslations('JobStages');
  const at = jobStages.indexOf(place.stage);
  const current = stepOf(steps, place);
  return (
    <>
      <ol aria-label={stages('label')} data-steps={jobStages.length} className="status-ruler">
        {jobStages.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === at ? 'step' : undefined}
            data-reached={index <= at && (stage !== 'approved' || isApproved) ? '' : undefined}
          >
            {nameOfKind(steps, stage)}
            {index === at && current.isOwn ? <span className="block">{current.name}</span> : null}
            {index === at ? <span className="sr-only"> ({stages('current')})</span> : null}
          </li>
        ))}
      </ol>
      {dueOn === null || place.stage === 'done' ? null : (
        <p className="mt-4 text-xl font-bold">{t('promised', { day: formatDay(dueOn, locale) })}</p>
      )}
    </>
  );
}
