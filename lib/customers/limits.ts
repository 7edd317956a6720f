// The browser uses these too: nothing may be imported here but what imports nothing itself.
import { personLimits } from '@/lib/forms/person-limits';

/** Bounds of a customer's record, in code points; the database checks the same ones. */
export const customerLimits = {
  ...personLimits,
  company: { max: 150 },
  vatNumber: { max: 30 },
  address: { min: 3, max: 300 },
  note: { max: 4000 },
} as const;
