import { z } from 'zod';

/** Who sent a form, as it is stored and told: what `personFields` make of what was typed. */
export const senderShape = z.object({
  name: z.string(),
  firstName: z.string(),
  email: z.string(),
  /** E.164, "+3227200000". */
  phone: z.string().nullable(),
});
