import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import { type SampleCard, sampleCountries } from '../samples/sample-card';

export const sampleShape = z.object({
  films: z.array(z.string()),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.enum(sampleCountries),
}) satisfies z.ZodType<SampleCard>;

/**
 * What a request for a sample card asked for; null for any other request. Whoever asks may see the request.
 *
 * @throws DatabaseAwayError
 */
export function findRequestSample(reference: string): Promise<SampleCard | null> {
  return ask('find_request_sample', { wanted_reference: reference }, sampleShape.nullable(), 10_000);
}
