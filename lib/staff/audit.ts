import { z } from 'zod';
import { readPageNumber } from './page-number';

/** The areas whose tables staff change, for the filter of the log. */
export const auditAreas = {
  requests: [
    'quote_requests',
    'quote_request_notes',
    'quote_request_messages',
    'quote_request_attachments',
    'quote_request_events',
    'quote_request_losses',
    'customers',
    'customer_notes',
    'offers',
    'offer_versions',
    'offer_pictures',
    'jobs',
    'job_checks',
    'job_overrides',
    'proof_versions',
    'passports',
    'passport_versions',
    'job_words',
    'job_records',
    'job_photos',
    'job_stages',
    'staff_tasks',
    'saved_views',
    'fittings',
    'fitting_proposals',
    'incoming_mails',
  ],
  payments: ['offer_payments', 'offer_invoices', 'bank_files', 'bank_entries'],
  prices: ['price_book_entries', 'price_book_hidden'],
  portfolio: ['portfolio_categories', 'portfolio_items', 'portfolio_images'],
  showcase: ['showcase_entries', 'showcase_settings'],
  assistant: ['alfred_handovers', 'alfred_passages'],
  team: ['staff_members', 'staff_invitations', 'staff_factors', 'calendar_feeds', 'staff_absences'],
  people: ['people', 'person_erasures'],
  registers: ['newsletter_subscriptions', 'job_applications', 'cookie_consents'],
} as const;

export type AuditArea = keyof typeof auditAreas;

export const auditAreaNames = Object.keys(auditAreas) as AuditArea[];

/** Tables the log names in words; another is shown by its own name. */
export const auditEntities: readonly string[] = Object.values(auditAreas).flat();

/** What was done, as the log names it in words. */
export const auditActions = ['insert', 'update', 'delete', 'export'] as const;

const value = z.object({ from: z.unknown().optional(), to: z.unknown().optional() }).nullable();

/** One line of the audit log. */
export const auditLine = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  actorId: z.string().nullable(),
  /** Null when that account exists no more, or the site's owner did it on the machine. */
  actor: z.string().nullable(),
  actorRole: z.enum(['admin', 'sales', 'editor', 'site']),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  /** What people call it, as long as it exists. */
  label: z.string().nullable(),
  /** What it belongs to: the reference of a request, the id of a work. */
  target: z.string().nullable(),
  /** How many rows it stands for: a new order of a list is one line. */
  times: z.number(),
  /** Null in place of values that are not kept. */
  changed: z.record(z.string(), value),
});

export type AuditLine = z.output<typeof auditLine>;

export interface AuditFilter {
  /** An account, or `site`. */
  actor: string | null;
  area: AuditArea | null;
  /** First and last day, `2026-11-24`, in Brussels. */
  from: string | null;
  to: string | null;
  /** Id of a row, a reference, or the address of a member of staff. */
  about: string | null;
  /** Counts from 1. */
  page: number;
}

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

function text(given: unknown, most: number): string | null {
  return typeof given === 'string' && given.trim() !== '' ? given.trim().slice(0, most) : null;
}

/** Reads the filters of an address; what makes no sense is left out. */
export function readAuditFilter(query: Record<string, unknown>): AuditFilter {
  const actor = text(query.who, 40);
  const dayOf = (given: unknown) => {
    const wanted = text(given, 11);
    // 30 February is a day of no calendar.
    return wanted && day.test(wanted) && new Date(wanted).toISOString().startsWith(wanted) ? wanted : null;
  };
  return {
    actor: actor === 'site' || z.uuid().safeParse(actor).success ? actor : null,
    area: auditAreaNames.find((name) => name === query.area) ?? null,
    from: dayOf(query.from),
    to: dayOf(query.to),
    about: text(query.about, 100),
    page: readPageNumber(query.page),
  };
}

/** The same filter as parameters of an address. */
export function auditQuery(filter: AuditFilter): Record<string, string> {
  const { actor, area, from, to, about, page } = filter;
  const given = { who: actor, area, from, to, about, page: page > 1 ? String(page) : null };
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => !!entry[1]));
}

/** Midnight in Brussels at the beginning of a day, `days` later, as PostgreSQL reads it. */
export function brusselsMidnight(of: string, days = 0): string {
  const date = new Date(`${of}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return `${date.toISOString().slice(0, 10)} 00:00 Europe/Brussels`;
}

/** Columns the log names in words. */
export const auditColumns: readonly string[] = [
  'status',
  'assignee_id',
  'amount_net_cents',
  'vat_rate_percent',
  'reference',
  'answered_at',
  'quoted_at',
  'closed_at',
  'withdrawn_at',
  'quote_request_id',
  'template',
  'role',
  'user_id',
  'locale',
  'expires_at',
  'token_hash',
  'invited_by',
  'reason',
  'position',
  'is_sample',
  'deleted_at',
  'item_id',
  'category_id',
  'focal_x',
  'focal_y',
  'title',
  'place',
  'facts',
  'caption',
  'alt',
  'service_group',
  'kind',
  'slug',
  'story',
  'intro',
  'featured',
  'published_at',
  'reply_due_at',
  'former_slugs',
  'scene',
  'lettering',
  'video_id',
  'video_format',
  'video_seconds',
  'video_text',
  'video_deleted_at',
  'stage',
  'own_stage_id',
  'is_own',
  'retired_at',
  'owner_id',
  'due_on',
  'due_by_staff',
  'item',
  'proof_position',
  'file_hash',
  'examples_shown',
  'content',
  'original_locale',
  'source',
  'permission_from',
  'permission_email',
  'permission_how',
  'permission_on',
  'number',
  'state',
  'document',
  'author_id',
  'sent_at',
  'valid_until',
  'terms_version',
  'pdf_hash',
  'storage_path',
  'answer',
  'answered_by',
  'questions',
  'answers',
  'published',
  'position_id',
  'amount_cents',
  'paid_on',
  'method',
  'undone_reason',
  'set_aside_reason',
  'format',
  'from_day',
  'to_day',
  'day',
  'part',
  'from_time',
  'to_time',
  'crew',
  'vehicle',
  'address',
  'outdoor',
  'weather',
  'notes',
  'sequence',
  'override_reason',
  'override_by',
  'done_on',
  'warranty_years',
  'warranty_until',
  'issued_on',
  'gross_cents',
  'offer_id',
  'code',
  'cents',
  'id',
  'name',
  'first_name',
  'vat_number',
  'billing_address',
  'site_address',
  'merged_into',
  'company_id',
  'edited_at',
  'last_contact_at',
  'root_id',
  'customer_id',
  'email',
  'phone',
  'company',
  'subject',
  'what',
  'done_at',
  'done_by',
  'created_by',
  'is_shared',
  'minutes',
  'worker_id',
  'quantity',
  'unit',
  'moment',
  'travel_minutes',
];

/** Values the log names in words; roles have theirs already. */
export const auditValues: readonly string[] = [
  'new',
  'contacted',
  'quoted',
  'won',
  'lost',
  'spam',
  'draft',
  'published',
  'asked',
  'withdrawn',
  'objected',
  'unneeded',
  'unlawful',
  'obliged',
  'pending',
  'confirmed',
  'unsubscribed',
  'hired',
  'declined',
  'gallery',
  'before-after',
  'video',
  'picture',
  'before',
  'after',
  'lettering',
  'wrapping',
  'signs',
  'textile',
  'walls',
  'design',
  'proof',
  'approved',
  'material',
  'production',
  'fitting',
  'done',
  'sent',
  'replaced',
  'transfer',
  'card',
  'cash',
  'mistyped',
  'wrongOffer',
  'returned',
  'coda',
  'camt',
  'waiting',
  'booked',
  'notOurs',
  'recorded',
  'sentBack',
  'otherIncome',
  'true',
  'false',
  'sent',
  'accepted',
  'replaced',
  'open',
  'answered',
  'closed',
  'own-account',
  'other',
  'testimonial',
  'client',
  'job',
  'email',
  'letter',
  'contract',
  'spoken',
  'planned',
  'cancelled',
  'morning',
  'afternoon',
  'day',
  'times',
  'invoice',
  'creditNote',
  'price',
  'mistake',
  'time',
  'during',
  'm',
  'm2',
  'sheet',
  'piece',
];
