import 'server-only';
import { z } from 'zod';
import { openSpool } from '@/lib/forms/server/spool';
import { storedShape, storeSubmission } from '@/lib/forms/server/store-submission';
import type { SpooledKind } from '@/lib/forms/server/submission-kind';
import { locales } from '@/lib/i18n/locales';
import { bucketShape } from '@/lib/limits/server/buckets';
import { ask } from '@/lib/supabase/ask';

/** The proof of a choice as `record_consent` takes it, and as it waits in the spool. */
const proofSchema = z.object({
  /** Id of the choice. */
  idempotency_key: z.uuid(),
  reference: z.uuid(),
  /** Never on the disk: whoever has an account erased would leave it there. */
  user_id: z.uuid().nullable(),
  user_agent: z.string(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  external: z.boolean(),
  country: z.string(),
  browser_language: z.string().nullable(),
  page_url: z.string(),
  locale: z.enum(locales),
  asked_by: z.string(),
  gpc: z.boolean(),
  policy_version: z.string(),
  text_hash: z.string(),
  decided_at: z.iso.datetime(),
  limits: z.array(bucketShape),
});

export type ConsentProof = z.output<typeof proofSchema>;

/** Proofs of choices on their way into the database. */
export const consentProofs: SpooledKind<ConsentProof, { reference: string }> = {
  name: 'consent',
  loop: 'consent-spool',
  openSpool: () => openSpool('consents', proofSchema),
  store(proof, options) {
    const row = { ...proof, session_id: proof.idempotency_key };
    const acknowledgement = z.unknown().transform(() => ({ reference: proof.reference }));
    return storeSubmission(row, options, {
      store: (consent, within) => ask('record_consent', { consent }, storedShape(acknowledgement), within),
    });
  },
};
