import { z } from 'zod';

const file = z.object({ id: z.string(), name: z.string(), kind: z.string(), bytes: z.number() });

/** Everything kept about an address, as `export_person` answers it; what a page does not show is passed through. */
export const personShape = z.looseObject({
  accounts: z.array(
    z.looseObject({
      id: z.string(),
      email: z.string(),
      emailConfirmedAt: z.string().nullable(),
      profile: z.record(z.string(), z.unknown()).nullable(),
      createdAt: z.string(),
      lastSignInAt: z.string().nullable(),
      staffRole: z.enum(['admin', 'sales', 'editor']).nullable(),
    }),
  ),
  quoteRequests: z.array(
    z.looseObject({
      reference: z.string(),
      name: z.string(),
      first_name: z.string(),
      phone: z.string().nullable(),
      company: z.string().nullable(),
      message: z.string(),
      status: z.string(),
      submitted_at: z.string(),
      files: z.array(file),
      messages: z.array(
        z.looseObject({
          sender: z.enum(['customer', 'staff']),
          subject: z.string().nullable(),
          body: z.string().nullable(),
          at: z.string(),
        }),
      ),
      notes: z.array(z.object({ body: z.string(), at: z.string() })),
      heldUntil: z.string().nullable(),
    }),
  ),
  jobApplications: z.array(
    z.looseObject({
      reference: z.string(),
      position_id: z.string(),
      name: z.string(),
      first_name: z.string(),
      phone: z.string().nullable(),
      message: z.string().nullable(),
      submitted_at: z.string(),
      delete_after: z.string(),
      files: z.array(file),
    }),
  ),
  newsletter: z
    .looseObject({ status: z.string(), requested_at: z.string(), confirmed_at: z.string().nullable() })
    .nullable(),
  staffInvitation: z
    .looseObject({ role: z.enum(['admin', 'sales', 'editor']), expiresAt: z.string() })
    .nullable(),
  mails: z.array(z.object({ kind: z.string(), queuedAt: z.string(), sentAt: z.string().nullable() })),
  visits: z.array(
    z.looseObject({
      created_at: z.string(),
      landing_page: z.string(),
      device_type: z.string(),
      country: z.string(),
      pages: z.array(z.looseObject({ page_url: z.string(), created_at: z.string() })),
    }),
  ),
  consents: z.array(
    z.looseObject({
      created_at: z.string(),
      analytics: z.boolean(),
      marketing: z.boolean(),
      external: z.boolean(),
      policy_version: z.string(),
    }),
  ),
});

/** Without what is only passed through. */
type Named<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };

export type Person = Named<z.output<typeof personShape>>;
export type PersonRequest = Named<Person['quoteRequests'][number]>;
export type PersonApplication = Named<Person['jobApplications'][number]>;

/** Parts that an erasure takes of an order as well: the law asks for none of them. */
const neverHeld: readonly string[] = ['jobApplications', 'jobPhotos', 'sampleCards', 'staffTasks'];

/** Whether orders, and what is held with each, are all that is kept of somebody. */
export function isLeftToLaw({ quoteRequests, ...rest }: Person, waiting: number): boolean {
  const orders = new Set<unknown>(quoteRequests.map(({ reference }) => reference));
  const isOfOrder = (told: unknown) =>
    typeof told === 'object' && told !== null && 'reference' in told && orders.has(told.reference);
  return (
    waiting === 0 &&
    quoteRequests.every(({ heldUntil }) => heldUntil !== null) &&
    Object.entries(rest).every(
      ([part, told]) =>
        told === null ||
        (Array.isArray(told) && (told.length === 0 || (!neverHeld.includes(part) && told.every(isOfOrder)))),
    )
  );
}

export const personSources = [
  'account',
  'quote',
  'application',
  'newsletter',
  'invitation',
  'mail',
  'showcase',
] as const;

/** One address that a search leads to. */
export interface FoundPerson {
  /** In lower case. */
  address: string;
  name: string | null;
  sources: (typeof personSources)[number][];
  /** ISO 8601. */
  lastAt: string;
}

/** A form of this address that waits on the disk or was set aside there. */
export interface WaitingForm {
  kind: 'quote' | 'application';
  state: 'waiting' | 'setAside';
  /** When it was written, ISO 8601. */
  at: string;
}

/** Why an address is erased: the cases of article 17(1) GDPR. */
export const erasureReasons = ['asked', 'withdrawn', 'objected', 'unneeded', 'unlawful', 'obliged'] as const;

export type ErasureReason = (typeof erasureReasons)[number];

/** What is left of an erasure. No personal data: the address is a keyed hash. */
export const receiptShape = z.object({
  id: z.uuid(),
  at: z.string(),
  /** Address of the admin; null when the person did it, or when that account exists no more. */
  actor: z.string().nullable(),
  reason: z.enum([...erasureReasons, 'own-account']),
  address_hash: z.string(),
  /** Rows by table, and files. */
  deleted: z.record(z.string(), z.number()),
  held: z.array(z.object({ kind: z.literal('order'), reference: z.string(), until: z.iso.date() })),
  /** Forms that waited on the disk; null until that was done. */
  spool_forms: z.number().nullable(),
  files_removed: z.boolean().nullable(),
  /** What a search over all tables found afterwards; empty is nothing. */
  remaining: z.record(z.string(), z.number()).nullable(),
});

export type ErasureReceipt = z.output<typeof receiptShape>;

/** What a receipt names in words; another table is shown by its own name. */
export const erasedParts = [
  'accounts',
  'staff_members',
  'staff_invitations',
  'quote_requests',
  'quote_request_messages',
  'incoming_mails',
  'customers',
  'customer_notes',
  'job_applications',
  'showcase_entries',
  'staff_tasks',
  'saved_views',
  'staff_absences',
  'job_photos',
  'job_records',
  'files',
  'newsletter_subscriptions',
  'outbox_messages',
  'visitor_analytics',
  'page_views',
  'cookie_consents',
  'spool',
] as const;

/** Mails that a person's page names in words; another is shown by its own name. */
export const mailKinds = [
  'quote-confirmation',
  'quote-notification',
  'quote-answer',
  'quote-news',
  'application-confirmation',
  'application-notification',
  'newsletter-opt-in',
  'newsletter-welcome',
  'account-confirm',
  'account-reset',
  'account-email-change',
  'account-exists',
  'account-email-changing',
  'staff-invitation',
  'account-factor-on',
  'account-factor-off',
  'account-factor-reset',
  'account-factor-recovery',
  'alfred-question',
  'alfred-answer',
  'offer-sent',
  'offer-accepted',
  'offer-invoice',
  'offer-news',
  'proof-sent',
  'proof-approved',
  'proof-news',
  'fitting-customer',
  'fitting-crew',
  'fitting-news',
  'fitting-declined',
  'staff-notice',
] as const;
