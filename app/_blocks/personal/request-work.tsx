import { JobWorkDesk } from '@/components/jobs/staff/job-work';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { JobStage } from '@/lib/jobs/job';
import { draftWork } from '@/lib/jobs/portfolio-actions';
import { draftRefusals, wasChosen } from '@/lib/jobs/portfolio-draft';
import { photoPath } from '@/lib/jobs/server/answer-photo';
import { findJobWork } from '@/lib/jobs/server/work-store';
import { addMaterial, addTime, refreshWork, removeWork } from '@/lib/jobs/work-actions';
import { workOutcomes } from '@/lib/jobs/work-result';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import { mayOpen } from '@/lib/staff/areas';
import type { Staff } from '@/lib/staff/staff';

/** What the next photo most likely shows. */
function momentAt(stage: JobStage) {
  if (stage === 'done') return 'after';
  return stage === 'fitting' || stage === 'production' ? 'during' : 'before';
}

/** Photos, time and material of a job, on the request's page. */
export async function RequestWork({
  staff,
  request: { reference, staff: colleagues },
  stage,
  outcome,
  draft,
  locale,
  now,
}: {
  staff: Staff;
  request: Pick<StaffQuoteRequest, 'reference' | 'staff'>;
  stage: JobStage;
  /** What the address says became of a photo or a button. */
  outcome: unknown;
  /** Why it says no work was made of photos, and which were ticked. */
  draft: { refusal: unknown; photos: unknown };
  locale: Locale;
  now: Date;
}) {
  const work = await findJobWork(staff, reference);
  if (!work) return null;
  return (
    <JobWorkDesk
      work={work}
      moment={momentAt(stage)}
      photoOf={({ id }, view) => photoPath(reference, id, view)}
      endpoint={`/api/admin/jobs/${reference}/photos?locale=${locale}`}
      outcome={workOutcomes.find((known) => known === outcome) ?? null}
      draft={
        mayOpen(staff.role, 'portfolio')
          ? {
              action: draftWork.bind(null, locale, reference),
              refusal: draftRefusals.find((known) => known === draft.refusal) ?? null,
              wasTicked: ({ id }) => wasChosen(draft.photos, id),
              workHref: (id) => pathWithin('admin-portfolio', locale, { rest: id }),
            }
          : null
      }
      colleagues={colleagues}
      viewerId={staff.viewer.id}
      today={brusselsDay(now)}
      actions={{
        addTime: addTime.bind(null, locale, reference),
        addMaterial: addMaterial.bind(null, locale, reference),
        remove: removeWork.bind(null, locale, reference),
        showAgain: refreshWork,
      }}
      locale={locale}
    />
  );
}
