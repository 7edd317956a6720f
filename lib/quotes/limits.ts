// The browser uses these too: nothing may be imported here but what imports nothing itself.
import { personLimits } from '@/lib/forms/person-limits';

/** Bounds of the quote form. Lengths are code points after trimming; the database checks the same ones. */
export const quoteLimits = {
  ...personLimits,
  company: { max: 150 },
  message: { min: 10, max: 5000 },
} as const;

/** Files of one request. */
export const maxFiles = 5;

/** The same with all that is added to it later; the database holds it too. */
export const maxRequestFiles = 25;

/** What staff add to one request, which takes none of the customer's places; the database holds it too. */
export const maxStaffFiles = 40;
