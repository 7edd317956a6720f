import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import type { Register } from '@/lib/staff/register-query';

/** Which applications are listed: those that are no spam, spam alone, or both. */
const applicationKinds = ['spam', 'all'] as const;

/** What references look like, also of a late one (fourth group). */
export const applicationReference = z.string().regex(/^[1-9]\d{2}-\d{3}-\d{3}(-[1-9]\d{0,2})?$/);

const staffApplication = z.object({
  id: z.string(),
  reference: z.string(),
  position: z.string(),
  status: z.enum(['new', 'contacted', 'hired', 'declined', 'spam']),
  locale: z.enum(locales),
  name: z.string(),
  firstName: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string().nullable(),
  message: z.string().nullable(),
  keepLonger: z.boolean(),
  submittedAt: z.coerce.date(),
  /** When it is deleted by itself. */
  deleteAfter: z.coerce.date(),
  files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number() })),
});

export type StaffApplication = z.infer<typeof staffApplication>;

export const applicationRegister = {
  area: 'applications',
  list: 'list_job_applications',
  filters: {
    /** Text in name, address or reference. */
    search: () => true,
    position: (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
    status: (value) => applicationKinds.some((kind) => kind === value),
  },
  shape: z.object({
    total: z.number(),
    /** What somebody has applied for. */
    positions: z.array(z.string()),
    rows: z.array(staffApplication),
  }),
} satisfies Register;

/** What became of a deletion, as the address says it. */
export const deleteOutcomes = ['deleted', 'unknown', 'forbidden', 'unavailable'] as const;

export type DeleteOutcome = (typeof deleteOutcomes)[number];
