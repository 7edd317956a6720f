import { z } from 'zod';
import { isLocale, locales } from '@/lib/i18n/locales';

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;

/** Filters of the register of subscribers: a part of the address, status, language. */
export const subscriberFilters: Record<string, (value: string) => boolean> = {
  search: () => true,
  status: (value) => subscriberStatuses.some((status) => status === value),
  locale: isLocale,
};

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

export const subscriberRegister = z.object({
  total: z.number(),
  /** Of all addresses, whatever is looked for. */
  counts: z.partialRecord(z.enum(subscriberStatuses), z.number()),
  rows: z.array(subscriber),
});

export type SubscriberRegister = z.infer<typeof subscriberRegister>;

/** What became of ending a subscription, as the address says it. */
export const leaveOutcomes = ['left', 'unknown', 'forbidden', 'unavailable'] as const;

export type LeaveOutcome = (typeof leaveOutcomes)[number];
