import 'server-only';
import { z } from 'zod';
import { openSpool } from '@/lib/forms/server/spool';
import { storedShape, storeSubmission } from '@/lib/forms/server/store-submission';
import type { SubmissionKind } from '@/lib/forms/server/submission-kind';
import { locales } from '@/lib/i18n/locales';
import { bucketShape } from '@/lib/limits/server/buckets';
import { ask } from '@/lib/supabase/ask';
import { copyTakenFiles } from '@/lib/uploads/server/copy-taken-files';

/** A job application as `submit_job_application` takes it, and as it waits in the spool. */
const applicationRecordSchema = z.object({
  idempotency_key: z.uuid(),
  derived_key: z.boolean(),
  body_hash: z.string().regex(/^[0-9a-f]{64}$/),
  reference: z.string().min(1).max(40),
  locale: z.enum(locales),
  position_id: z.string(),
  name: z.string(),
  first_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  keep_longer: z.boolean(),
  spam: z.boolean(),
  submitted_at: z.iso.datetime(),
  delete_after: z.iso.datetime(),
  session_hash: z.string().nullable(),
  address_hash: z.string(),
  cv: z.object({
    id: z.uuid(),
    storage_path: z.string(),
    name: z.string(),
    kind: z.string(),
    size: z.number(),
  }),
  limits: z.array(bucketShape),
  repeat_limits: z.array(bucketShape),
  /** Beyond them no confirmation is sent. What waited since before there were any has none. */
  mail_limits: z.array(bucketShape).default([]),
});

export type ApplicationRecord = z.output<typeof applicationRecordSchema>;

const storedApplication = z.object({ reference: z.string() });

/** Job applications on their way into the database. */
export const applicationSubmissions: SubmissionKind<ApplicationRecord, z.output<typeof storedApplication>> = {
  name: 'careers',
  referencePurpose: 'application-reference',
  loop: 'application-spool',
  openSpool: () => openSpool('applications', applicationRecordSchema),
  store: (record, options) =>
    storeSubmission(record, options, {
      store: (application, within) =>
        ask('submit_job_application', { application }, storedShape(storedApplication), within),
      async copyFiles(application, taken) {
        const [cv = application.cv] = await copyTakenFiles('application', [application.cv], taken);
        return { ...application, cv };
      },
    }),
  acknowledge: ({ reference }) => ({ reference }),
};
