import 'server-only';
// The service client: what is kept about a person lies in tables that no other key opens.
import { createServiceClient } from '@/lib/supabase/service-client';

const timeoutMilliseconds = 20_000;

/**
 * What a database function answers.
 *
 * @throws Error while the database is away
 */
export async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
  const { data, error, status } = await createServiceClient(timeoutMilliseconds).rpc(name, args);
  if (error) throw new Error(`${name}: ${status} ${error.code} ${error.message}`);
  return data;
}
