import 'server-only';
import path from 'node:path';
import { z } from 'zod';
import { origin, parseEnvironment } from './parse';

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'expected the address of the backend, such as http://127.0.0.1:54321',
});
const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'expected smtp://user:password@host:port or smtps://…',
});
const key = z.string({ error: 'expected a key of the backend' }).min(8, 'expected a key of the backend');
// An address may stand alone or as "Name <address>".
const mailbox = z
  .string({ error: 'expected an address such as quotes@example.com' })
  .regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'expected an address such as quotes@example.com');

const countryService = 'expected an address with {address} in it, such as https://example.com/{address}';

function euros(expected: string, otherwise: number) {
  return z.coerce
    .number({ error: `expected ${expected}` })
    .min(0, `expected ${expected}`)
    .max(10_000, `expected ${expected}`)
    .default(otherwise);
}

const replyAddress = 'expected an address with {token} in it, such as answers+{token}@example.com';
const imapUrl = 'expected imaps://user:password@host:993/folder or imap://…';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  SITE_URL: origin.default('http://localhost:3000'),
  SUPABASE_URL: httpUrl,
  SUPABASE_PUBLISHABLE_KEY: key,
  SUPABASE_SECRET_KEY: key,
  SMTP_URL: smtpUrl,
  MAIL_FROM: mailbox,
  QUOTES_INBOX: mailbox,
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(/* turbopackIgnore: true */ process.cwd(), folder)),
  APP_SECRET: z
    .string({ error: 'expected 32 random characters or more; it signs links and forms' })
    .min(32, 'expected 32 random characters or more; it signs links and forms'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'expected redis://user:password@host:port or rediss://…' })
    .optional(),
  GOOGLE_SIGN_IN: z
    .enum(['true', 'false'], { error: 'expected true or false' })
    .default('false')
    .transform((text) => text === 'true'),
  TRUSTED_PROXY_HOPS: z.coerce
    .number({ error: 'expected how many proxies stand before the site, 0 to 10' })
    .int('expected how many proxies stand before the site, 0 to 10')
    .min(0, 'expected how many proxies stand before the site, 0 to 10')
    .max(10, 'expected how many proxies stand before the site, 0 to 10')
    .default(0),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'expected the name of a header, such as CF-IPCountry')
    .optional(),
  COUNTRY_SERVICE_URL: z
    .url({ protocol: /^https?$/, error: countryService })
    .refine((url) => url.includes('{address}'), countryService)
    .optional(),
  STAFF_SECOND_FACTOR: z
    .enum(['optional', 'admins', 'everyone'], { error: 'expected optional, admins or everyone' })
    .default('optional'),
  EXAMPLE_CONTENT: z.enum(['shown', 'hidden'], { error: 'expected shown or hidden' }).default('shown'),
  ALFRED_MODEL: z.string().max(200, 'expected the name of a model, such as mistral-small').optional(),
  ALFRED_API_URL: z
    .url({
      protocol: /^https?$/,
      error: 'expected an OpenAI-compatible address, such as http://127.0.0.1:11434/v1',
    })
    .optional(),
  ALFRED_API_KEY: z.string().min(1).optional(),
  ALFRED_INPUT_PRICE: euros('euro for a million tokens that are read, such as 0.10', 1),
  ALFRED_OUTPUT_PRICE: euros('euro for a million tokens that are written, such as 0.30', 5),
  ALFRED_DAILY_BUDGET: euros('euro a day, such as 2', 2),
  MAIL_IN_ADDRESS: z
    .string()
    // Forty characters stand for the token: what is before the @ may have 64.
    .regex(/^[\w.+=-]{0,24}\{token\}[\w.+=-]{0,10}@[\w-]+(?:\.[\w-]+)+$/, replyAddress)
    .optional(),
  MAIL_IN_SECRET: z
    .string()
    .min(32, 'expected 32 random characters or more; who posts mails to the site names it')
    .optional(),
  MAIL_IN_IMAP_URL: z.url({ protocol: /^imaps?$/, error: imapUrl }).optional(),
  MAIL_IN_IMAP_DONE: z.string().min(1).max(200, 'expected the name of a folder, such as Archive').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'expected the address of a collector, such as http://127.0.0.1:4318',
    })
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('website'),
});

export type ServerEnv = z.output<typeof schema>;

let parsed: ServerEnv | undefined;

/**
 * The environment of the running site. Parsed at first use, because a build has none of it.
 *
 * @throws EnvironmentError
 */
export function serverEnv(): ServerEnv {
  parsed ??= parseEnvironment(schema, process.env);
  return parsed;
}

/** Whether the site is being built, when there is no environment and nothing may be started. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
