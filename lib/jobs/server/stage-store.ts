import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { z } from 'zod';
import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type JobStage, jobStages } from '../job';
import { type JobPlace, type JobStep, listSteps, type StageSettings, stepOf } from '../stage-list';

const localized: z.ZodType<Localized> = z.record(z.enum(locales), z.string());

const settingsShape = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(jobStages),
    isOwn: z.boolean(),
    name: localized,
    version: z.number(),
    isRetired: z.boolean(),
    jobs: z.number(),
  }),
) satisfies z.ZodType<StageSettings>;

/**
 * What the agency calls the stages of jobs, once for each request.
 *
 * @throws DatabaseAwayError
 */
export const findStageSettings = cache(
  (): Promise<StageSettings> => ask('list_job_stages', {}, settingsShape),
);

/**
 * The stages as they are shown in a language.
 *
 * @throws DatabaseAwayError
 */
export async function loadJobSteps(locale: Locale): Promise<JobStep[]> {
  const t = await getTranslations({ locale, namespace: 'JobStages' });
  return listSteps(await findStageSettings(), locale, (kind) => t(kind));
}

/**
 * What the stage is called where a job stands: the agency's own, or its kind.
 *
 * @throws DatabaseAwayError
 */
export async function loadStageName(locale: Locale): Promise<(place: JobPlace) => string> {
  const steps = await loadJobSteps(locale);
  return (place) => stepOf(steps, place).name;
}

const changedShape = z.object({
  status: z.enum(['ok', 'conflict', 'full', 'first', 'unknown', 'invalid', 'forbidden']),
});

export type StageChanged = z.output<typeof changedShape>['status'];

type StageChange =
  /** Null is the usual name; version 0 is seen where there was no other. */
  | { isOwn: false; kind: JobStage; name: Localized | null; version: number }
  | { isOwn: true; kind: JobStage; name: Localized }
  | { isOwn: true; id: string; name: Localized; version: number };

/** @throws DatabaseAwayError */
export async function saveStage(staff: Staff, change: StageChange): Promise<StageChanged> {
  return (await ask('save_job_stage', { actor: staff.viewer.id, change }, changedShape)).status;
}

/**
 * Takes a stage off the list; jobs at it go to the beginning of its kind.
 *
 * @throws DatabaseAwayError
 */
export async function retireStage(staff: Staff, wanted: string, version: number): Promise<StageChanged> {
  const args = { actor: staff.viewer.id, wanted, seen_version: version };
  return (await ask('retire_job_stage', args, changedShape)).status;
}

/**
 * Puts a stage before or after its neighbour of the same kind.
 *
 * @throws DatabaseAwayError
 */
export async function moveStage(
  staff: Staff,
  wanted: string,
  version: number,
  up: boolean,
): Promise<StageChanged> {
  const args = { actor: staff.viewer.id, wanted, seen_version: version, up };
  return (await ask('move_job_stage', args, changedShape)).status;
}
