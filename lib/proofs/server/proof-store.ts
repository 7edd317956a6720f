import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { jobStages } from '@/lib/jobs/job';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type ProofFile, type ProofPoint, type ProofRecord, proofKinds } from '../proof';

const timeoutMilliseconds = 10_000;
const moment = z.coerce.date();

const pointShape = z
  .object({
    id: z.string(),
    x: z.number().nullable(),
    y: z.number().nullable(),
    page: z.number().nullable(),
    text: z.string(),
  })
  .transform(({ x, y, ...point }) => ({ ...point, place: x === null || y === null ? null : { x, y } }));

const decisionShape = z.object({
  kind: z.enum(['approved', 'changes']),
  name: z.string().nullable(),
  words: z.string().nullable(),
  hash: z.string(),
  locale: z.enum(locales),
  email: z.string().nullable(),
  at: moment,
});

const versionShape = z
  .object({
    position: z.number(),
    state: z.enum(['sent', 'replaced']),
    kind: z.enum(proofKinds),
    name: z.string(),
    size: z.number(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    hash: z.string(),
    path: z.string(),
    words: z.string(),
    author: z.string().nullable(),
    sentAt: moment,
    points: z.array(pointShape),
    decision: decisionShape.nullable(),
  })
  .transform(({ kind, name, size, width, height, hash, path, ...version }) => ({
    ...version,
    // The database has both or none.
    file: { kind, name, size, hash, path, picture: width && height ? { width, height } : null },
  }));

const recordShape = z.object({
  reference: z.string(),
  stage: z.enum(jobStages),
  ownStage: z.string().nullable(),
  dueOn: z.string().nullable(),
  delivery: z.object({ min: z.number(), max: z.number() }).nullable(),
  versions: z.array(versionShape),
}) satisfies z.ZodType<ProofRecord>;

/**
 * The proofs of a request's job, or null where there is no job. Whoever asks has the private link of the request, or is staff.
 *
 * @throws DatabaseAwayError
 */
export function findProofs(reference: string): Promise<ProofRecord | null> {
  return ask('find_proofs', { wanted_reference: reference }, recordShape.nullable(), timeoutMilliseconds);
}

interface ProofSending extends Omit<ProofFile, 'picture'> {
  reference: string;
  /** Which version it will be. */
  position: number;
  width: number | null;
  height: number | null;
  words: string;
}

const sentShape = z.object({
  status: z.enum(['ok', 'conflict', 'beingMade', 'closed', 'unknown', 'invalid', 'forbidden']),
});

/** @throws DatabaseAwayError */
export async function recordProof(staff: Staff, sending: ProofSending) {
  const args = { actor: staff.viewer.id, sending };
  return (await ask('send_proof', args, sentShape, timeoutMilliseconds)).status;
}

/** What both say of a proof: which one, as it stood on the page, and how often something may be said. */
interface Said {
  reference: string;
  position: number;
  hash: string;
  limits: readonly unknown[];
}

const elsewhere = [
  'decidedBefore',
  'replaced',
  'withdrawn',
  'beingMade',
  'limited',
  'unknown',
  'invalid',
] as const;

const markedShape = z.object({ status: z.enum(['marked', 'full', ...elsewhere]) });

/** @throws DatabaseAwayError */
export async function recordPoint(said: Said, { place, page, text }: Omit<ProofPoint, 'id'>) {
  const mark = { ...said, x: place?.x ?? null, y: place?.y ?? null, page, text };
  return (await ask('mark_proof', { mark }, markedShape, timeoutMilliseconds)).status;
}

const unmarkedShape = z.object({ status: z.enum(['removed', ...elsewhere]) });

/** @throws DatabaseAwayError */
export async function removePoint(said: Said, point: string) {
  const mark = { ...said, point };
  return (await ask('unmark_proof', { mark }, unmarkedShape, timeoutMilliseconds)).status;
}

const decidedShape = z.object({
  status: z.enum(['approved', 'changes', 'pointsOpen', 'wordsNeeded', ...elsewhere]),
});

/**
 * @param dueOn the day it is promised for when it is approved now, unless staff have set one
 * @throws DatabaseAwayError
 */
export async function recordProofDecision(
  decision: Said & {
    kind: 'approved' | 'changes';
    name: string | null;
    words: string | null;
    dueOn: string | null;
    locale: string;
  },
) {
  return (await ask('decide_proof', { decision }, decidedShape, timeoutMilliseconds)).status;
}
