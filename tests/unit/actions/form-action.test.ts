import { beforeEach, expect, test, vi } from 'vitest';

const request = { headers: new Headers() };
vi.mock('next/headers', () => ({ headers: async () => request.headers }));
const { asTyped, entriesOf, secretAction, visitorAction, visitorButton } = await import(
  '@/lib/actions/server/form-action'
);
const { publicEnv } = await import('@/lib/env/public');
const { redirect } = await import('next/navigation');

const form = (entries: Record<string, string> = {}) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(entries)) made.set(name, value);
  return made;
};

const greet = visitorAction('test.greet', asTyped('name'), async ({ locale, values, refused }) =>
  values.name === 'Nobody' ? refused('unknown' as const) : { status: 'ok' as const, data: locale },
);

beforeEach(() => {
  request.headers = new Headers({ origin: publicEnv().SITE_URL });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

test('a form of this site reaches its use case, and a refusal carries back what was typed', async () => {
  expect(await greet('nl', null, form({ name: 'Lieve' }))).toEqual({ status: 'ok', data: 'nl' });
  expect(await greet('nl', null, form({ name: 'Nobody' }))).toEqual({
    status: 'refused',
    reason: 'unknown',
    values: { name: 'Nobody' },
  });
});

test.each(['https://evil.test', 'null', null])(
  'a form from %s is refused before its use case',
  async (origin) => {
    request.headers = new Headers(origin === null ? {} : { origin });
    const work = vi.fn();
    const action = visitorAction('test.work', asTyped('name'), work);
    expect(await action('fr', null, form({ name: 'Typed' }))).toEqual({
      status: 'refused',
      reason: 'forbidden',
      values: { name: 'Typed' },
    });
    expect(work).not.toHaveBeenCalled();
  },
);

test.each([undefined, null, 'form', {}, ['fr']])('what is no form (%s) is refused', async (sent) => {
  expect(await greet('fr', null, sent as FormData)).toEqual({
    status: 'refused',
    reason: 'forbidden',
    values: {},
  });
});

test.each(['xx', '', '__proto__', 7])('what is no language (%s) is refused', async (locale) => {
  expect(await greet(locale as 'fr', null, form())).toMatchObject({ reason: 'forbidden' });
});

test('wrong fields are answered without the use case', async () => {
  const work = vi.fn();
  const read = () => ({ ok: false as const, fields: { name: ['required'] }, values: { name: '' } });
  expect(await visitorAction('test.wrong', read, work)('fr', null, form())).toEqual({
    status: 'invalid',
    fields: { name: ['required'] },
    values: { name: '' },
  });
  expect(work).not.toHaveBeenCalled();
});

test('a surprise is told as "not now" with what was typed; a redirect leads away', async () => {
  const broken = visitorAction('test.broken', asTyped('name'), async () => {
    throw new Error('the secret reason');
  });
  expect(await broken('fr', null, form({ name: 'Kept' }))).toEqual({
    status: 'refused',
    reason: 'unavailable',
    values: { name: 'Kept' },
  });
  const leading = visitorAction(
    'test.leading',
    asTyped(),
    async (): Promise<{ status: 'ok' }> => redirect('/there'),
  );
  await expect(leading('fr', null, form())).rejects.toMatchObject({
    digest: expect.stringContaining('/there'),
  });
});

test('what a page has bound comes before the form', async () => {
  const action = visitorAction('test.bound', asTyped(), async (_call, reference: string) => ({
    status: 'ok' as const,
    data: reference,
  }));
  expect(await action.bind(null, 'fr', '482-917-635')(null, form())).toEqual({
    status: 'ok',
    data: '482-917-635',
  });
});

test('a button leads to what came of it, also when it failed or came from elsewhere', async () => {
  const press = (work: () => Promise<string>) =>
    visitorButton('test.press', work, (locale, outcome) => `/${locale}/${outcome}`)('nl', form());
  await expect(press(async () => 'done')).rejects.toMatchObject({
    digest: expect.stringContaining('/nl/done'),
  });
  await expect(press(() => Promise.reject(new Error('away')))).rejects.toMatchObject({
    digest: expect.stringContaining('/nl/unavailable'),
  });
  request.headers = new Headers();
  await expect(press(async () => 'done')).rejects.toMatchObject({
    digest: expect.stringContaining('/nl/forbidden'),
  });
});

test('a secret does not travel in the clear', async () => {
  request.headers = new Headers({ origin: 'http://opaak.example' });
  const action = secretAction('test.secret', asTyped('email'), async () => ({ status: 'ok' as const }));
  expect(await action('fr', null, form({ email: 'a@b.be', password: 'hidden' }))).toEqual({
    status: 'refused',
    reason: 'insecureConnection',
    values: { email: 'a@b.be' },
  });
});

test('fields that are missing are undefined, and no other is read', () => {
  expect(entriesOf(form({ a: '1', c: '3' }), 'a', 'b')).toEqual({ a: '1', b: undefined });
});
