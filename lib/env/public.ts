import { z } from 'zod';
import { origin, parseEnvironment } from './parse';

const schema = z.object({ SITE_URL: origin.default('http://localhost:3000') });

export type PublicEnv = z.output<typeof schema>;

let parsed: PublicEnv | undefined;

/**
 * What pages may show, known while building too. For code that runs on the server: in the browser there is no
 * environment.
 *
 * @throws EnvironmentError
 */
export function publicEnv(): PublicEnv {
  parsed ??= parseEnvironment(schema, process.env);
  return parsed;
}
