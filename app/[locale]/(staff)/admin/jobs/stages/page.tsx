import type { Metadata } from 'next';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { StageList } from '@/components/jobs/staff/stage-list';
import { currentLocale } from '@/lib/i18n/locale';
import { findStageSettings } from '@/lib/jobs/server/stage-store';
import { moveOwnStage, nameStage, retireOwnStage } from '@/lib/jobs/stage-actions';
import { loadStageFormLabels } from '@/lib/jobs/stage-labels';
import { stageOutcomes } from '@/lib/jobs/stage-result';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-jobs');
}

/** What the stages of jobs are called, and those that the agency has added. */
export default async function JobStagesPage({ searchParams }: PageProps<'/[locale]/admin/jobs/stages'>) {
  const [{ outcome }, locale] = await Promise.all([searchParams, currentLocale()]);
  const renderStages = async (staff: Staff) => (
    <StageList
      settings={await findStageSettings()}
      outcome={stageOutcomes.find((known) => known === outcome) ?? null}
      actions={
        staff.role === 'admin'
          ? {
              name: (place) => nameStage.bind(null, locale, place),
              retire: retireOwnStage.bind(null, locale),
              move: moveOwnStage.bind(null, locale),
            }
          : null
      }
      labels={{
        name: await loadStageFormLabels(locale, 'name'),
        add: await loadStageFormLabels(locale, 'add'),
      }}
      locale={locale}
    />
  );
  return (
    <StaffPage page="admin-jobs" rest="stages">
      {renderStages}
    </StaffPage>
  );
}
