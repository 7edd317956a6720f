import { describe, expect, test } from 'vitest';
import { type JobStage, jobStages, type ProofStanding } from '@/lib/jobs/job';
import { releaseOf, stageFault, takesProofs } from '@/lib/jobs/stage-rules';

const open: ProofStanding = { position: 2, decision: null };
const approved: ProofStanding = { position: 2, decision: 'approved' };
const refused: ProofStanding = { position: 2, decision: 'changes' };
const made: JobStage[] = ['production', 'fitting', 'done'];

describe('Nothing is made', () => {
  test.each([null, open, refused])('while nobody approved the proof that was sent last: %o', (proof) => {
    const standing = { proof, override: null };
    for (const stage of made) expect(stageFault(stage, standing), stage).toBe('unapproved');
    expect(stageFault('approved', standing)).toBe('notApproved');
  });

  test('until its customer approves it', () => {
    for (const stage of jobStages) expect(stageFault(stage, { proof: approved, override: null })).toBeNull();
  });

  test('unless a colleague takes it upon themselves, which is no approval', () => {
    const standing = { proof: open, override: { position: 2 } };
    expect(releaseOf(standing)).toBe('overridden');
    for (const stage of made) expect(stageFault(stage, standing)).toBeNull();
    expect(stageFault('approved', standing)).toBe('notApproved');
  });

  test('by an override of another proof: one that was sent later is not covered', () => {
    expect(releaseOf({ proof: open, override: { position: 1 } })).toBeNull();
    expect(releaseOf({ proof: open, override: { position: 0 } })).toBeNull();
    expect(releaseOf({ proof: null, override: { position: 0 } })).toBe('overridden');
  });
});

test('material may be ordered before, and a job may always go back to its proof', () => {
  for (const proof of [null, open, refused, approved])
    for (const stage of ['proof', 'material'] as const)
      expect(stageFault(stage, { proof, override: null })).toBeNull();
});

test('another proof is sent only while nothing is being made', () => {
  expect(jobStages.filter(takesProofs)).toEqual(['proof', 'approved', 'material']);
});
