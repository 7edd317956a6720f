import { afterAll, beforeAll, vi } from 'vitest';

/** Gives a test file the environment of a site that nothing is reached from. */
export function stubServerEnvironment(overrides: Record<string, string> = {}): void {
  beforeAll(() => {
    const env = {
      SITE_URL: 'https://opaak.example',
      SUPABASE_URL: 'http://127.0.0.1:1',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      SUPABASE_SECRET_KEY: 'sb_secret_x',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'site@agency.test',
      QUOTES_INBOX: 'quotes@agency.test',
      APP_SECRET: 'a secret of thirty-two characters, or more',
      ...overrides,
    };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  });
  afterAll(() => vi.unstubAllEnvs());
}
