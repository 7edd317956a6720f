import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as ApplicationExport from '@/app/api/admin/applications/export/route';
import type * as ConsentExport from '@/app/api/admin/consents/export/route';
import type * as SubscriberExport from '@/app/api/admin/subscribers/export/route';
import type * as Accounts from '@/lib/accounts/actions';
import type * as Applications from '@/lib/careers/register/actions';
import { applicationRegister } from '@/lib/careers/register/staff-application';
import { deleteApplicationNow } from '@/lib/careers/server/delete-application';
import { consentRegister } from '@/lib/consent/consent-register';
import type * as Subscribers from '@/lib/newsletter/register/actions';
import { subscriberRegister } from '@/lib/newsletter/register/subscriber';
import { endSubscription } from '@/lib/newsletter/server/end-subscription';
import { readRegister } from '@/lib/staff/server/read-register';
import type { Staff, StaffRole } from '@/lib/staff/staff';
import { comeFrom, someAccount } from './support/accounts';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { dismiss, someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let applications: typeof Applications;
let subscribers: typeof Subscribers;
let exports: Record<'applications' | 'consents' | 'subscribers', (request: Request) => Promise<Response>>;
let admin: Staff;
let seller: Staff;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  applications = await import('@/lib/careers/register/actions');
  subscribers = await import('@/lib/newsletter/register/actions');
  const [one, two, three]: [typeof ApplicationExport, typeof ConsentExport, typeof SubscriberExport] =
    await Promise.all([
      import('@/app/api/admin/applications/export/route'),
      import('@/app/api/admin/consents/export/route'),
      import('@/app/api/admin/subscribers/export/route'),
    ]);
  exports = { applications: one.GET, consents: two.GET, subscribers: three.GET };
  admin = await someStaff(stack, 'admin');
  seller = await someStaff(stack, 'sales');
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(async () => {
  newBrowser();
  comeFrom(stack);
  for (const table of ['cookie_consents', 'newsletter_subscriptions', 'job_applications'])
    await stack.database.from(table).delete().not('id', 'is', null).throwOnError();
});

async function signInAs(role: StaffRole | null): Promise<void> {
  const email = await someAccount(stack, accounts);
  if (role)
    await stack.database.rpc('grant_staff_role', { account_email: email, granted_role: role }).throwOnError();
}

const get = (area: keyof typeof exports, query: Record<string, string> = {}) =>
  exports[area](
    new Request(
      `${stack.siteUrl}/api/admin/${area}/export?${new URLSearchParams({ language: 'en', ...query })}`,
    ),
  );

async function linesOf(response: Response): Promise<string[]> {
  expect(response.status).toBe(200);
  return (await response.text()).trim().split('\r\n').slice(1);
}

const formOf = (id: string) => {
  const form = new FormData();
  form.set('id', id);
  return form;
};

async function recordConsent(at: string, more: Record<string, unknown> = {}): Promise<string> {
  const session = randomUUID();
  const consent = {
    session_id: session,
    user_agent: 'Firefox 145',
    analytics: false,
    marketing: false,
    external: false,
    page_url: '/',
    locale: 'fr',
    asked_by: 'banner',
    gpc: false,
    policy_version: '1.0',
    text_hash: createHash('sha256').update('asked').digest('hex'),
    limits: [],
    ...more,
  };
  const { data } = await stack.database.rpc('record_consent', { consent }).throwOnError();
  expect(data).toEqual({ status: 'stored' });
  await stack.database
    .from('cookie_consents')
    .update({ created_at: at })
    .eq('session_id', session)
    .throwOnError();
  return session;
}

describe('The register of consents', () => {
  const find = async (filter: Record<string, string>) => {
    const register = await readRegister(admin, consentRegister, {
      limit: 50,
      ...filter,
    });
    return register?.rows.map(({ session }) => session);
  };

  test('finds by number, day, choice, language and version, the newest first', async () => {
    // The last minute of 2 November in Brussels, and the first of the 3rd.
    const second = await recordConsent('2026-11-02T22:59:30Z', { analytics: true, locale: 'nl' });
    const third = await recordConsent('2026-11-02T23:00:30Z', {
      analytics: true,
      marketing: true,
      external: true,
      policy_version: '1.1',
    });
    const none = await recordConsent('2026-11-10T12:00:00Z', { gpc: true });
    expect(await find({})).toEqual([none, third, second]);
    expect(await find({ search: second.slice(0, 8).toUpperCase() })).toEqual([second]);
    expect(await find({ from: '2026-11-03' })).toEqual([none, third]);
    expect(await find({ to: '2026-11-02' })).toEqual([second]);
    expect(await find({ from: '2026-11-03', to: '2026-11-03' })).toEqual([third]);
    expect(await find({ choice: 'all' })).toEqual([third]);
    expect(await find({ choice: 'none' })).toEqual([none]);
    expect(await find({ choice: 'some' })).toEqual([second]);
    expect(await find({ choice: 'analytics' })).toEqual([third, second]);
    expect(await find({ choice: 'marketing' })).toEqual([third]);
    expect(await find({ locale: 'nl' })).toEqual([second]);
    expect(await find({ version: '1.1', choice: 'none' })).toEqual([]);
    const page = await readRegister(admin, consentRegister, { limit: 1, offset: 1 });
    expect(page).toMatchObject({ total: 3, versions: ['1.1', '1.0'], rows: [{ session: third }] });
  });

  test('is exported to an admin alone, as proof with the hash of what was asked', async () => {
    const session = await recordConsent('2026-11-03T10:00:00Z', { user_agent: '=cmd|calc', analytics: true });
    await signInAs('sales');
    expect((await get('consents')).status).toBe(403);
    await signInAs('admin');
    const [line = ''] = await linesOf(await get('consents', { choice: 'some' }));
    expect(line).toContain(session);
    expect(line).toContain(
      `;true;false;false;fr;1.0;${createHash('sha256').update('asked').digest('hex')};banner;`,
    );
    expect(line).toMatch(/;Unknown;Unknown;'=cmd\|calc$/);
    expect(await linesOf(await get('consents', { choice: 'all' }))).toEqual([]);
    // The language of the file is no filter, and the filter is no language.
    expect(await linesOf(await get('consents', { locale: 'fr' }))).toEqual([line]);
    expect(await linesOf(await get('consents', { locale: 'nl' }))).toEqual([]);
  });
});

async function subscribe(email: string, more: Record<string, unknown> = {}): Promise<string> {
  const token_hash = createHash('sha256').update(email).digest('hex');
  const subscription = {
    email,
    locale: 'nl',
    source: 'footer',
    token_hash,
    sealed_token: 'x',
    limits: [],
    mail_limits: [],
    ...more,
  };
  await stack.database.rpc('request_newsletter_subscription', { subscription }).throwOnError();
  await stack.database.rpc('confirm_newsletter_subscription', { token_hash }).throwOnError();
  const { data } = await stack.database
    .from('newsletter_subscriptions')
    .select('id')
    .eq('email', email)
    .single()
    .throwOnError();
  return data?.id;
}

describe('The register of subscribers', () => {
  const find = (filter: Record<string, string>) =>
    readRegister(seller, subscriberRegister, { limit: 50, ...filter });

  test('finds by a part of the address, taken to the letter, by status and language', async () => {
    await subscribe('lieve_100%@bakkerij.test');
    const left = await subscribe('lievex100x@bakkerij.test', { locale: 'fr' });
    expect(await endSubscription(seller, left)).toBe('left');
    const emails = async (filter: Record<string, string>) =>
      (await find(filter))?.rows.map(({ email }) => email);
    expect(await emails({ search: 'LIEVE_100%' })).toEqual(['lieve_100%@bakkerij.test']);
    expect(await emails({ status: 'confirmed' })).toEqual(['lieve_100%@bakkerij.test']);
    expect(await emails({ locale: 'fr' })).toEqual(['lievex100x@bakkerij.test']);
    expect(await find({ search: 'nobody' })).toMatchObject({
      total: 0,
      rows: [],
      counts: { confirmed: 1, unsubscribed: 1 },
    });
  });

  test('ends a subscription on request, once, and writes down who did it without the address', async () => {
    const id = await subscribe('weg@bakkerij.test');
    await signInAs('sales');
    const form = formOf(id);
    const led = await followAction(() => subscribers.endSubscriptionFor('nl', { search: 'weg' }, form));
    expect(led).toEqual({ target: '/nl/admin/subscribers?search=weg&outcome=left' });
    expect((await find({ status: 'unsubscribed' }))?.rows).toMatchObject([{ email: 'weg@bakkerij.test' }]);
    const { data } = await stack.database.from('audit_log').select('*').eq('entity_id', id).throwOnError();
    expect(data).toMatchObject([
      {
        actor_role: 'sales',
        entity: 'newsletter_subscriptions',
        action: 'update',
        changed: { status: { from: 'confirmed', to: 'unsubscribed' } },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('bakkerij');
    expect(await endSubscription(seller, randomUUID())).toBe('unknown');
  });

  test('changes nothing for others: another role, nobody, another site, a role that was taken away', async () => {
    const id = await subscribe('blijft@bakkerij.test');
    const call = () => followAction(() => subscribers.endSubscriptionFor('fr', {}, formOf(id)));
    const refused = { target: '/admin/subscribers?outcome=forbidden' };
    expect(await call()).toEqual(refused);
    await signInAs(null);
    expect(await call()).toEqual(refused);
    await signInAs('editor');
    expect(await call()).toEqual(refused);
    expect((await get('subscribers')).status).toBe(403);
    await signInAs('sales');
    nextRequest.headers.set('origin', 'https://evil.test');
    expect(await call()).toEqual(refused);
    const former = await someStaff(stack, 'sales');
    await dismiss(stack, former);
    expect(await endSubscription(former, id)).toBe('forbidden');
    expect((await find({ status: 'confirmed' }))?.total).toBe(1);
  });

  test('is exported without formulas', async () => {
    await subscribe('=1+1@bakkerij.test');
    await signInAs('sales');
    const [line] = await linesOf(await get('subscribers'));
    expect(line).toMatch(/^'=1\+1@bakkerij\.test;Confirmed;Dutch;Footer;\d\d\/\d\d\/\d{4} \d\d:\d\d;/);
  });
});

async function apply(
  more: Record<string, unknown> = {},
): Promise<{ id: string; reference: string; file: string }> {
  const file = randomUUID();
  const reference = `482-917-${100 + Math.floor(Math.random() * 900)}`;
  const application = {
    idempotency_key: randomUUID(),
    derived_key: false,
    body_hash: 'a'.repeat(64),
    reference,
    locale: 'nl',
    position_id: 'spontaneous',
    name: 'Claes',
    first_name: 'Noor',
    email: 'noor@posta.test',
    phone: '+32470123456',
    message: '=SUM(A1)',
    keep_longer: false,
    spam: false,
    submitted_at: '2026-11-01T10:00:00Z',
    delete_after: '2027-05-01T10:00:00Z',
    session_hash: null,
    address_hash: 'h'.repeat(32),
    cv: { id: file, storage_path: `2026-11-01/${file}.pdf`, name: 'cv.pdf', kind: 'pdf', size: 1000 },
    limits: [],
    repeat_limits: [],
    ...more,
  };
  const { data } = await stack.database.rpc('submit_job_application', { application }).throwOnError();
  expect(data.status).toBe('stored');
  const found = await stack.database
    .from('job_applications')
    .select('id')
    .eq('reference', reference)
    .single()
    .throwOnError();
  return { id: found.data?.id, reference, file };
}

describe('The register of applications', () => {
  const find = (filter: Record<string, string>) =>
    readRegister(seller, applicationRegister, { limit: 50, ...filter });
  const namesOf = async (filter: Record<string, string>) =>
    (await find(filter))?.rows.map(({ firstName }) => firstName);

  test('finds by name, address and reference, by position, and shows no spam unless asked', async () => {
    const { reference, file } = await apply();
    await apply({
      first_name: 'Tom',
      email: 'tom@posta.test',
      position_id: 'sign-and-film-fitter',
      submitted_at: '2026-11-02T10:00:00Z',
    });
    await apply({ first_name: 'Robot', spam: true });
    expect(await namesOf({})).toEqual(['Tom', 'Noor']);
    expect(await namesOf({ search: 'noor cl' })).toEqual(['Noor']);
    expect(await namesOf({ search: 'TOM@' })).toEqual(['Tom']);
    expect(await namesOf({ search: reference })).toEqual(['Noor']);
    expect(await namesOf({ position: 'sign-and-film-fitter' })).toEqual(['Tom']);
    expect(await namesOf({ status: 'spam' })).toEqual(['Robot']);
    expect((await find({ status: 'all' }))?.total).toBe(3);
    expect((await find({ reference }))?.rows).toMatchObject([
      {
        reference,
        deleteAfter: new Date('2027-05-01T10:00:00Z'),
        files: [{ id: file, name: 'cv.pdf', size: 1000 }],
      },
    ]);
  });

  test('deletes one with its file before its time, and writes it down without a name', async () => {
    const { id, file, reference } = await apply();
    const other = await apply({ first_name: 'Tom' });
    await stack.database.storage.createBucket('job-applications', { public: false });
    const path = `2026-11-01/${file}.pdf`;
    const uploaded = await stack.database.storage
      .from('job-applications')
      .upload(path, Buffer.from('%PDF-1.7'));
    expect(uploaded.error).toBeNull();
    await signInAs('sales');
    const setAside = {
      template: 'application-notification',
      locale: 'fr',
      status: 'poisoned',
      payload: { reference, name: 'Claes' },
    };
    await stack.database.from('outbox_messages').insert(setAside).throwOnError();
    const led = await followAction(() => applications.deleteApplication('en', formOf(id)));
    expect(await stack.count('outbox_messages', { 'payload->>reference': reference })).toBe(0);
    expect(led).toEqual({ target: '/en/admin/applications?outcome=deleted' });
    expect((await find({}))?.rows.map((row) => row.id)).toEqual([other.id]);
    expect((await stack.database.storage.from('job-applications').download(path)).error).not.toBeNull();
    expect(await stack.count('storage_removals')).toBe(0);
    const { data } = await stack.database.from('audit_log').select('*').eq('entity_id', id).throwOnError();
    expect(data).toMatchObject([{ actor_role: 'sales', action: 'delete', entity: 'job_applications' }]);
    expect(JSON.stringify(data)).not.toMatch(/Noor|posta/);
    expect(await deleteApplicationNow(seller, id)).toBe('unknown');
  });

  test('deletes nothing for an editor, a visitor or a form of another site', async () => {
    const { id } = await apply();
    const call = (form = formOf(id)) => followAction(() => applications.deleteApplication('fr', form));
    const refused = { target: '/admin/applications?outcome=forbidden' };
    expect(await call()).toEqual(refused);
    await signInAs('editor');
    expect(await call()).toEqual(refused);
    expect((await get('applications')).status).toBe(403);
    await signInAs('sales');
    expect(await call(formOf('1 or 1=1'))).toEqual({ target: '/admin/applications?outcome=unknown' });
    nextRequest.headers.delete('origin');
    expect(await call()).toEqual(refused);
    expect((await find({}))?.total).toBe(1);
  });

  test('is exported without formulas', async () => {
    const { reference } = await apply({ name: '@Claes' });
    await signInAs('sales');
    const [line] = await linesOf(await get('applications'));
    expect(line).toBe(
      `${reference};Noor;'@Claes;noor@posta.test;(+32) 470 12 34 56;Speculative application;Dutch;01/11/2026 11:00;01/05/2027 12:00;New;'=SUM(A1)`,
    );
  });
});
