import type { JobOverride, JobStage, ProofStanding } from './job';

/** Something is made for the customer, or was. */
const madeStages: readonly JobStage[] = ['production', 'fitting', 'done'];

interface Standing {
  proof: ProofStanding | null;
  override: Pick<JobOverride, 'position'> | null;
}

/**
 * What lets a job go into production: the proof that was sent last is approved, or a colleague gave a waiver. Both
 * are of that proof alone: another version has to be approved, or let through, again. The database says the same
 * (job_is_released).
 */
export function releaseOf({ proof, override }: Standing): 'approved' | 'overridden' | null {
  if (proof?.decision === 'approved') return 'approved';
  return override !== null && override.position === (proof?.position ?? 0) ? 'overridden' : null;
}

/**
 * What keeps a job from a stage: `unapproved` where nobody approved or let it through; `notApproved` for the stage that says
 * that the customer did. Material may be ordered before, and every way back is open.
 */
export function stageFault(stage: JobStage, standing: Standing): 'unapproved' | 'notApproved' | null {
  const release = releaseOf(standing);
  if (stage === 'approved') return release === 'approved' ? null : 'notApproved';
  return madeStages.includes(stage) && release === null ? 'unapproved' : null;
}

/** Whether another proof can be sent: what is being made is stopped first, by putting the job back. */
export function takesProofs(stage: JobStage): boolean {
  return !madeStages.includes(stage);
}
