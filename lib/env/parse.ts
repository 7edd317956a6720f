import { z } from 'zod';

/** Thrown when a variable is missing or wrong; its message names every such variable and never shows a value. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws EnvironmentError */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  source: Record<string, string | undefined>,
): z.output<Schema> {
  // An empty variable, as `NAME=` in a file leaves it, counts as not set.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return set[name] === undefined ? `${name} is not set: ${message}` : `${name} is wrong: ${message}`;
  });
  throw new EnvironmentError(
    `The environment is not usable.\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** The origin of a site, "https://example.com", without a path. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://www.example.com' })
  .transform((text, context) => {
    const url = new URL(text);
    if (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '')
      return url.origin;
    context.addIssue({
      code: 'custom',
      message: 'expected an address without a path, such as https://www.example.com',
    });
    return z.NEVER;
  });
