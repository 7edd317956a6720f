import type { Locale } from '@/lib/i18n/locales';
import type { JobStage } from '@/lib/jobs/job';
import { takesProofs } from '@/lib/jobs/stage-rules';
import { type Grid, gridOf, type Place, squareOf } from './proof-point';

// A proof (the field says soft proof) is the picture or document of what will be made, which the customer approves before anything is.

export const proofKinds = ['pdf', 'png', 'jpeg', 'webp'] as const;

export type ProofKind = (typeof proofKinds)[number];

export const proofLimits = {
  points: 40,
  /** Code points. */
  point: 500,
  words: 2000,
  name: 160,
  page: 999,
} as const;

export interface ProofFile {
  name: string;
  kind: ProofKind;
  /** Bytes. */
  size: number;
  /** Pixels; null for a document. */
  picture: { width: number; height: number } | null;
  /** SHA-256 of what is kept, byte for byte, in hexadecimal figures. */
  hash: string;
  path: string;
}

/** What a customer says of a place on a proof, or of all of it. */
export interface ProofPoint {
  id: string;
  /** On a picture. */
  place: Place | null;
  /** Of a document, from 1. */
  page: number | null;
  text: string;
}

/** What a customer decided about a version. */
interface ProofDecision {
  kind: 'approved' | 'changes';
  /** The name that was typed; null when a change was asked for. */
  name: string | null;
  words: string | null;
  /** Of the file that was on the page. */
  hash: string;
  locale: Locale;
  /** Where the link was sent that led there; null when it was handed over. */
  email: string | null;
  at: Date;
}

export interface ProofVersion {
  position: number;
  state: 'sent' | 'replaced';
  file: ProofFile;
  /** The sender's own words. */
  words: string;
  /** A colleague's name; customers are not told. */
  author: string | null;
  sentAt: Date;
  /** In the order in which they were written. */
  points: ProofPoint[];
  decision: ProofDecision | null;
}

/** The proofs of a job, the newest first, and where the job stands. */
export interface ProofRecord {
  reference: string;
  stage: JobStage;
  /** A stage of the agency's own within it, by id. */
  ownStage: string | null;
  /** As "2026-12-22". */
  dueOn: string | null;
  /** What the accepted offer says, in working days. */
  delivery: { min: number; max: number } | null;
  versions: ProofVersion[];
}

/** The proof that counts: the one sent last. */
export function currentProof({ versions }: Pick<ProofRecord, 'versions'>): ProofVersion | null {
  return versions.find(({ state }) => state === 'sent') ?? null;
}

/** Where a version stands for whoever reads it now; an approval of one that was replaced is past. */
type ProofState = 'open' | 'approved' | 'changes' | 'replaced';

export function proofStateOf({ state, decision }: Pick<ProofVersion, 'state' | 'decision'>): ProofState {
  if (state === 'replaced') return 'replaced';
  return decision?.kind ?? 'open';
}

/** Whether a version waits to be decided about: what is being made without an approval waits for none any more. */
export function awaitsDecision({ stage }: Pick<ProofRecord, 'stage'>, version: ProofVersion): boolean {
  return proofStateOf(version) === 'open' && takesProofs(stage);
}

/** The squares over a proof; none over a document. */
export function gridOfProof({ picture }: Pick<ProofFile, 'picture'>): Grid | null {
  return picture && gridOf(picture);
}

/** Where a point is, as people say it: the square of a picture, or null. */
export function squareOfPoint({ place }: ProofPoint, file: Pick<ProofFile, 'picture'>): string | null {
  const grid = gridOfProof(file);
  return place && grid && squareOf(place, grid);
}

/** Whether a first proof is still to come: material may be ordered before, and a job may be let through without any. */
export function awaitsProof(record: Pick<ProofRecord, 'stage' | 'versions'>): boolean {
  return currentProof(record) === null && takesProofs(record.stage);
}
