import { z } from 'zod';
import { isLocale, locales } from '@/lib/i18n/locales';
import type { Register } from '@/lib/staff/register-query';

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;

const moment = z.coerce.date().nullable();

const subscriber = z.object({
  id: z.string(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
  locale: z.enum(locales),
  source: z.enum(['footer', 'quote']),
  requestedAt: z.coerce.date(),
  confirmedAt: z.preprocess((value) => value ?? null, moment),
  leftAt: z.preprocess((value) => value ?? null, moment),
});

export type Subscriber = z.infer<typeof subscriber>;

export const subscriberRegister = {
  area: 'subscribers',
  list: 'list_newsletter_subscriptions',
  filters: {
    /** A part of the address. */
    search: () => true,
    status: (value) => subscriberStatuses.some((status) => status === value),
    locale: isLocale,
  },
  shape: z.object({
    total: z.number(),
    /** Of all addresses, whatever is looked for. */
    counts: z.partialRecord(z.enum(subscriberStatuses), z.number()),
    rows: z.array(subscriber),
  }),
} satisfies Register;

/** What became of ending a subscription, as the address says it. */
export const leaveOutcomes = ['left', 'unknown', 'forbidden', 'unavailable'] as const;

export type LeaveOutcome = (typeof leaveOutcomes)[number];
