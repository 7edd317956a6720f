import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import type { DatabaseFunctions } from './database-functions';
// The service client: every table is closed, and the public key may call no function (docs/decisions/0002-quotes-through-the-server.md).
import { createServiceClient } from './service-client';

/** How long most calls may take, in milliseconds; what adds up or deletes a lot says more. */
const usualMilliseconds = 2000;

/** The database does not answer in time, or with an error. Whoever reads or writes tries again, or says so. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
  /** The backend spoke, but made no sense: the same call may fail for good. */
  readonly answered: boolean;

  constructor(called: string, error: { code?: string; message: string }, status: number) {
    super(`${called}: ${status} ${error.code} ${error.message}`);
    this.answered = status >= 400;
  }
}

/**
 * Calls a database function with the rights of the site: the one way to do so. Who asks for somebody has proven that they
 * may know (docs/architecture.md, "The database").
 *
 * @param name of the function, written out where it is called, like the names of its arguments: a test compares both with
 *   the migrations
 * @param shape of what it answers
 * @param within milliseconds; the embedded database has no limit of its own
 * @throws DatabaseAwayError; another Error when the answer has another shape, which is a fault of ours
 */
export async function ask<Name extends keyof DatabaseFunctions, Shape extends z.ZodType>(
  name: Name,
  args: Record<DatabaseFunctions[Name], unknown>,
  shape: Shape,
  within = usualMilliseconds,
): Promise<z.output<Shape>> {
  const { data, error, status } = await createServiceClient(within).rpc(name, args);
  if (error) throw new DatabaseAwayError(name, error, status);
  const parsed = shape.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Error(`${name} answers in a shape that is not expected: ${z.prettifyError(parsed.error)}`);
}

/**
 * What was asked, or null while the database is away, which is logged: for what has something to say then.
 *
 * @param event names the line of the log
 */
export async function unlessAway<Answer>(event: string, asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof DatabaseAwayError)) throw error;
    log.warn(event, { reason: error.message });
    return null;
  }
}
