import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const complete = {
  SITE_URL: 'https://www.agency.test/',
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  SMTP_URL: 'smtps://user:p%40ss@mail.test:465',
  MAIL_FROM: 'Opaak <site@agency.test>',
  QUOTES_INBOX: 'quotes@agency.test',
  APP_SECRET: 'a secret of thirty-two characters, or more',
};

function setEnv(env: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries({ ...complete, ...env })) vi.stubEnv(name, value);
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const serverEnv = async () => (await import('@/lib/env/server')).serverEnv();
const publicEnv = async () => (await import('@/lib/env/public')).publicEnv();

describe('The environment', () => {
  test('is read once, with its defaults', async () => {
    setEnv({ DATA_DIR: undefined, TRUSTED_PROXY_HOPS: '' });
    const env = await serverEnv();
    expect(env).toMatchObject({ SITE_URL: 'https://www.agency.test', TRUSTED_PROXY_HOPS: 0 });
    expect(env.DATA_DIR).toMatch(/^\/.*\.data$/);
    vi.stubEnv('QUOTES_INBOX', 'other@agency.test');
    expect((await serverEnv()).QUOTES_INBOX).toBe('quotes@agency.test');
  });

  test.each([
    ['SUPABASE_URL', 'not an address'],
    ['SUPABASE_SECRET_KEY', undefined],
    ['SMTP_URL', 'http://mail.test'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@x.test\r\nBcc: all@evil.test'],
    ['QUOTES_INBOX', ''],
    ['APP_SECRET', 'too short'],
    ['TRUSTED_PROXY_HOPS', 'a few'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['SITE_URL', 'https://www.agency.test/shop'],
    ['NODE_ENV', 'staging'],
  ])('names %s when it is %j, without repeating its value', async (name, value) => {
    setEnv({ [name]: value });
    const error = await serverEnv().catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'EnvironmentError' });
    const { message } = error as Error;
    expect(message).toContain(name);
    expect(message.split('\n')).toHaveLength(2);
    if (value && value.length > 3) expect(message).not.toContain(value);
  });

  test('names everything that is missing at once', async () => {
    setEnv(Object.fromEntries(Object.keys(complete).map((name) => [name, undefined])));
    const error = (await serverEnv().catch((thrown: Error) => thrown)) as Error;
    for (const name of Object.keys(complete).filter((each) => each !== 'SITE_URL')) {
      expect(error.message).toContain(`${name} is not set`);
    }
  });

  test('of pages is known without any of it, for a build', async () => {
    setEnv(Object.fromEntries(Object.keys(complete).map((name) => [name, undefined])));
    expect(await publicEnv()).toEqual({ SITE_URL: 'http://localhost:3000' });
  });
});
