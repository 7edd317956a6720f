import 'server-only';
import { z } from 'zod';
import { type Localized, locales } from '@/lib/i18n/locales';
import { portfolioStatuses } from '@/lib/portfolio/portfolio';
import { type RequestSubject, requestSubjects } from '@/lib/quotes/project-types';
import { isReference } from '@/lib/quotes/reference';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type JobPhoto, type JobWork, materialUnits, type PhotoMoment, photoMoments } from '../job-work';

const noted = {
  id: z.string(),
  what: z.string(),
  doneOn: z.string(),
  by: z.string().nullable(),
  at: z.coerce.date(),
};

/** A photo with where its files are. */
interface StoredPhoto extends JobPhoto {
  path: string;
  smallPath: string;
}

interface StoredWork extends JobWork {
  subject: RequestSubject;
  photos: StoredPhoto[];
}

const localized: z.ZodType<Localized> = z.record(z.enum(locales), z.string());

const workShape = z.object({
  subject: z.enum(requestSubjects),
  records: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        ...noted,
        kind: z.literal('time'),
        minutes: z.number(),
        worker: z.string().nullable(),
      }),
      z.object({
        ...noted,
        kind: z.literal('material'),
        quantity: z.number(),
        unit: z.enum(materialUnits),
      }),
    ]),
  ),
  photos: z.array(
    z.object({
      id: z.string(),
      moment: z.enum(photoMoments),
      words: z.string(),
      width: z.number(),
      height: z.number(),
      path: z.string(),
      smallPath: z.string(),
      by: z.string().nullable(),
      at: z.coerce.date(),
      isInWork: z.boolean(),
    }),
  ),
  work: z.object({ id: z.string(), title: localized, status: z.enum(portfolioStatuses) }).nullable(),
}) satisfies z.ZodType<StoredWork>;

/**
 * What the job of a request has taken, and its photos; null where there is no job.
 *
 * @throws DatabaseAwayError
 */
export async function findJobWork(_: Staff, reference: string): Promise<StoredWork | null> {
  if (!isReference(reference)) return null;
  return ask('find_job_work', { wanted_reference: reference }, workShape.nullable());
}

const addedShape = z.object({ status: z.enum(['ok', 'unknown', 'full', 'invalid', 'forbidden']) });

type Added = Promise<z.output<typeof addedShape>['status']>;

type NewRecord = { what: string; doneOn: string } & (
  | { kind: 'time'; minutes: number; worker: string }
  | { kind: 'material'; quantity: number; unit: string }
);

/**
 * Notes time or material of a job.
 *
 * @throws DatabaseAwayError
 */
export async function addJobRecord(staff: Staff, reference: string, record: NewRecord): Added {
  const args = { actor: staff.viewer.id, entry: { reference, ...record } };
  return (await ask('add_job_record', args, addedShape)).status;
}

/**
 * Keeps a photo whose files are stored.
 *
 * @throws DatabaseAwayError
 */
export async function addJobPhoto(
  staff: Staff,
  reference: string,
  photo: {
    moment: PhotoMoment;
    words: string;
    width: number;
    height: number;
    size: number;
    hash: string;
    path: string;
    smallPath: string;
  },
): Added {
  const args = { actor: staff.viewer.id, photo: { reference, ...photo } };
  return (await ask('add_job_photo', args, addedShape)).status;
}

const removedShape = z.object({ status: z.enum(['ok', 'unknown', 'invalid', 'forbidden']) });

/**
 * Removes a photo, or a line of time or material.
 *
 * @throws DatabaseAwayError
 */
export async function removeJobWork(
  staff: Staff,
  removal: { reference: string; part: 'photo' | 'record'; id: string },
): Promise<z.output<typeof removedShape>['status']> {
  return (await ask('remove_job_work', { actor: staff.viewer.id, removal }, removedShape)).status;
}
