import type { Locale, Localized } from '@/lib/i18n/locales';
import { type JobStage, jobStages } from './job';

// The stages of a job in the agency's own words. The six kinds have the rules (stage-rules.ts); a stage of the agency's own
// stands within a kind and follows its rules.

export const stageNameLimits = { max: 40 } as const;

/** Of the agency's own, of all kinds together; the database says the same. */
export const ownStagesLimit = 20;

export interface StoredStage {
  id: string;
  kind: JobStage;
  /** A stage within the kind; else another name of the kind itself. */
  isOwn: boolean;
  name: Localized;
  version: number;
  isRetired: boolean;
  /** How many stand at it. */
  jobs: number;
}

/** What the agency has said, in order; nothing of it is needed. */
export type StageSettings = readonly StoredStage[];

/** A stage as it is shown and chosen: a kind, by its own name, or one of the agency's own. */
export interface JobStep {
  id: string;
  kind: JobStage;
  isOwn: boolean;
  name: string;
}

/** Where a job stands. */
export interface JobPlace {
  stage: JobStage;
  /** A stage of the agency's own within it. */
  ownStage: string | null;
}

/** The stages of a kind that the agency has added. */
export function ownStagesOf(settings: StageSettings, kind: JobStage): StoredStage[] {
  return settings.filter((stage) => stage.isOwn && !stage.isRetired && stage.kind === kind);
}

/** What the agency calls a kind; null where it keeps the usual name. */
export function givenName(settings: StageSettings, kind: JobStage): StoredStage | null {
  return settings.find((stage) => !stage.isOwn && stage.kind === kind) ?? null;
}

/**
 * The stages in the order of the work.
 *
 * @param usual what the site calls a kind
 */
export function listSteps(
  settings: StageSettings,
  locale: Locale,
  usual: (kind: JobStage) => string,
): JobStep[] {
  return jobStages.flatMap((kind) => [
    { id: kind, kind, isOwn: false, name: givenName(settings, kind)?.name[locale] ?? usual(kind) },
    ...ownStagesOf(settings, kind).map(({ id, name }) => ({ id, kind, isOwn: true, name: name[locale] })),
  ]);
}

/** The step where a job stands; one that was taken off the list meanwhile is the kind itself. */
export function stepOf(steps: readonly JobStep[], { stage, ownStage }: JobPlace): JobStep {
  const own = steps.find(({ id, kind }) => id === ownStage && kind === stage);
  return own ?? steps.find(({ id }) => id === stage) ?? { id: stage, kind: stage, isOwn: false, name: stage };
}

/** What a kind is called. */
export const nameOfKind = (steps: readonly JobStep[], kind: JobStage): string =>
  stepOf(steps, { stage: kind, ownStage: null }).name;

interface StageCounts {
  /** At each kind, its own stages included. */
  counts: Record<JobStage, number>;
  /** At those of the agency's own, by id. */
  ownCounts: Readonly<Record<string, number>>;
}

/** How many stand at a step and nowhere else. */
export function countAt(
  steps: readonly JobStep[],
  step: JobStep,
  { counts, ownCounts }: StageCounts,
): number {
  if (step.isOwn) return ownCounts[step.id] ?? 0;
  const within = steps.filter(({ isOwn, kind }) => isOwn && kind === step.kind);
  return within.reduce((left, { id }) => left - (ownCounts[id] ?? 0), counts[step.kind]);
}
