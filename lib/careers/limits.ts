// The browser uses these too: nothing may be imported here but what imports nothing itself.
import { personLimits } from '@/lib/forms/person-limits';

/** Bounds of the application form. Lengths are code points after trimming; the database checks the same ones. */
export const applicationLimits = {
  ...personLimits,
  message: { max: 5000 },
} as const;

/** The id of an application for no job in particular. */
export const spontaneousId = 'spontaneous';

/** The anchor of the application form on the careers page. */
export const applicationAnchor = 'application';
