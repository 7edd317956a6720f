import { z } from 'zod';
import { isLocale } from '@/lib/i18n/locales';
import type { Register } from '@/lib/staff/register-query';

/** What a choice can be looked for by. */
export const consentChoices = ['all', 'none', 'some', 'analytics', 'marketing', 'external'] as const;

/** A choice about cookies as it was made: the proof of checks.md, P3. */
const consentRecord = z.object({
  id: z.string(),
  /** Random id that the browser keeps with its choice. */
  session: z.string(),
  at: z.coerce.date(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  external: z.boolean(),
  locale: z.string(),
  version: z.string(),
  /** SHA-256 of every word of the question. */
  textHash: z.string(),
  askedBy: z.enum(['banner', 'dialog', 'page', 'content']),
  /** The browser asked not to be followed (Global Privacy Control). */
  gpc: z.boolean(),
  page: z.string(),
  country: z.string(),
  address: z.string(),
  browser: z.string(),
});

export type ConsentRecord = z.infer<typeof consentRecord>;

export const consentRegister = {
  area: 'consents',
  list: 'list_cookie_consents',
  filters: {
    /** The beginning of an id. */
    search: (value) => /^[0-9a-f-]{1,36}$/i.test(value),
    /** Days in Brussels. */
    from: (value) => z.iso.date().safeParse(value).success,
    to: (value) => z.iso.date().safeParse(value).success,
    choice: (value) => consentChoices.some((choice) => choice === value),
    locale: isLocale,
    version: (value) => /^\d{1,4}(\.\d{1,4}){0,2}$/.test(value),
  },
  shape: z.object({
    total: z.number(),
    /** Versions of the policy that somebody was asked about, the newest first. */
    versions: z.array(z.string()),
    rows: z.array(consentRecord),
  }),
} satisfies Register;
