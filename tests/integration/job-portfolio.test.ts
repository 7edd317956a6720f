import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Accounts from '@/lib/accounts/actions';
import type * as Actions from '@/lib/jobs/portfolio-actions';
import { draftWorkOfJob } from '@/lib/jobs/server/draft-work';
import { beginJob } from '@/lib/jobs/server/job-store';
import type * as Photos from '@/lib/jobs/server/receive-photo';
import { findJobWork, removeJobWork } from '@/lib/jobs/server/work-store';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';
import { changeDeleted, findWork } from '@/lib/portfolio/server/manage-portfolio';
import { readPortfolioFile } from '@/lib/portfolio/server/portfolio-storage';
import { changeQuoteRequests } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';
import { comeFrom, someAccount } from './support/accounts';
import { phonePhoto, png } from './support/files';
import { followAction, newBrowser, standInForNext } from './support/next-request';
import { acknowledged, quoteInput, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let actions: typeof Actions;
let photographs: typeof Photos;
let sofie: Staff;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  actions = await import('@/lib/jobs/portfolio-actions');
  photographs = await import('@/lib/jobs/server/receive-photo');
  sofie = await someStaff(stack, 'admin');
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});

const email = 'lieve@works.test';

async function someJob(): Promise<string> {
  const { reference } = acknowledged(await submit({ input: quoteInput({ email }) }));
  await changeQuoteRequests(sofie, [{ reference, version: 1, status: 'won' }]);
  expect(await beginJob(sofie, reference)).toMatchObject({ status: 'ok' });
  return reference;
}

let drawn = 0;

/** Photos at these moments, in the order in which they were taken. */
async function takePhotos(
  reference: string,
  ...moments: ('before' | 'during' | 'after')[]
): Promise<string[]> {
  const before = new Set((await workOf(reference)).photos.map(({ id }) => id));
  for (const moment of moments) {
    drawn += 1;
    const photo = { bytes: await png(60 + drawn, 40), name: 'a.png', moment, words: 'Bij Lieve Peeters' };
    expect(await photographs.keepPhoto(sofie, reference, photo)).toBe('photoKept');
  }
  return (await workOf(reference)).photos.map(({ id }) => id).filter((id) => !before.has(id));
}

async function workOf(reference: string) {
  const work = await findJobWork(sofie, reference);
  if (!work) throw new Error('There is no job');
  return work;
}

async function madeWork(reference: string, chosen: readonly string[]): Promise<PortfolioItem> {
  const answer = await draftWorkOfJob(sofie, reference, chosen);
  if (typeof answer === 'string') throw new Error(answer);
  const work = await findWork(sofie, answer.id);
  if (!work) throw new Error('There is no work');
  return work;
}

const widthsOf = ({ images }: PortfolioItem) => images.map(({ width }) => width);

describe('Photos of a job', () => {
  test('become a draft in the order of the job, with nothing of the customer', async () => {
    const reference = await someJob();
    // Its moment says where a photo stands, not when it was sent or ticked.
    const [before = '', during = '', after = ''] = await takePhotos(reference, 'after', 'during', 'before');
    const work = await madeWork(reference, [after, before, during]);
    expect(work).toMatchObject({
      status: 'draft',
      kind: 'before-after',
      group: 'wrapping',
      title: { fr: 'Covering de véhicules', nl: 'Carwrapping', en: 'Vehicle wrapping' },
      place: { fr: '', nl: '', en: '' },
      story: null,
      featured: false,
    });
    expect(work.images.map(({ role }) => role)).toEqual(['before', 'picture', 'after']);
    const { photos } = await workOf(reference);
    expect(widthsOf(work)).toEqual(photos.map(({ width }) => width));
    expect(JSON.stringify(work)).not.toMatch(/Lieve|Peeters/);
    expect(await workOf(reference)).toMatchObject({
      work: { id: work.id, status: 'draft' },
      photos: [{ isInWork: true }, { isInWork: true }, { isInWork: true }],
    });
    // Visitors see nothing of it.
    const { data } = await stack.database.rpc('list_portfolio', { with_drafts: false }).throwOnError();
    expect(JSON.stringify(data)).not.toContain(work.id);
  });

  test('are copied without place or camera, and the copy is another file', async () => {
    const reference = await someJob();
    const photo = { bytes: await phonePhoto(), name: 'IMG.JPG', moment: 'after' as const, words: '' };
    await photographs.keepPhoto(sofie, reference, photo);
    const [kept] = (await workOf(reference)).photos;
    const work = await madeWork(reference, [kept?.id ?? '']);
    expect(work.kind).toBe('gallery');
    const id = work.images[0]?.id ?? '';
    const copy = await readPortfolioFile(`${id}.jpeg`);
    const seen = await sharp(copy ?? Buffer.alloc(0)).metadata();
    expect(seen.exif).toBeUndefined();
    expect([seen.width, seen.height]).toEqual([kept?.width, kept?.height]);
    // It is nobody's to remove.
    expect(await stack.count('storage_removals', { storage_path: `${id}.jpeg` })).toBe(0);
    expect(await removeJobWork(sofie, { reference, part: 'photo', id: kept?.id ?? '' })).toBe('ok');
    expect((await findWork(sofie, work.id))?.images).toHaveLength(1);
  });

  test('that come later are added to the same work, each once', async () => {
    const reference = await someJob();
    const first = await takePhotos(reference, 'before');
    const work = await madeWork(reference, first);
    const second = await takePhotos(reference, 'during', 'after');
    expect(await draftWorkOfJob(sofie, reference, [...first, ...second])).toEqual({
      id: work.id,
      did: 'photosAdded',
    });
    expect(await draftWorkOfJob(sofie, reference, [...first, ...second])).toEqual({
      id: work.id,
      did: 'photosThere',
    });
    const now = await findWork(sofie, work.id);
    expect(now?.images).toHaveLength(3);
    expect(now?.version).toBeGreaterThan(work.version);
  });

  test('make one work when the button is pressed twice at once', async () => {
    const reference = await someJob();
    const chosen = await takePhotos(reference, 'before', 'after');
    const answers = await Promise.all([
      draftWorkOfJob(sofie, reference, chosen),
      draftWorkOfJob(sofie, reference, chosen),
    ]);
    const dids = answers.map((answer) => (typeof answer === 'string' ? answer : answer.did)).sort();
    expect(dids).toEqual(['madeOfJob', 'photosThere']);
    const { work } = await workOf(reference);
    expect((await findWork(sofie, work?.id ?? ''))?.images).toHaveLength(2);
  });

  test('make another work once the first was deleted', async () => {
    const reference = await someJob();
    const chosen = await takePhotos(reference, 'after');
    const work = await madeWork(reference, chosen);
    await changeDeleted(sofie, 'item', work.id, work.version, true);
    expect((await workOf(reference)).work).toBeNull();
    expect(await draftWorkOfJob(sofie, reference, chosen)).toMatchObject({ did: 'madeOfJob' });
  });

  test('of another job, or gone, are none of this one', async () => {
    const reference = await someJob();
    const [strange] = await takePhotos(await someJob(), 'after');
    expect(await draftWorkOfJob(sofie, reference, [strange ?? ''])).toBe('photoMissing');
    expect(await draftWorkOfJob(sofie, '999-999-999', [strange ?? ''])).toBe('unknown');
    expect((await workOf(reference)).work).toBeNull();
  });

  test('are copied by those alone who see to jobs and write the portfolio', async () => {
    const reference = await someJob();
    const chosen = await takePhotos(reference, 'after');
    for (const role of ['sales', 'editor'] as const)
      expect(await draftWorkOfJob(await someStaff(stack, role), reference, chosen)).toBe('forbidden');
    expect((await workOf(reference)).work).toBeNull();
  });
});

describe('The button', () => {
  async function press(reference: unknown, chosen: readonly string[], locale = 'nl'): Promise<string> {
    const form = new FormData();
    for (const id of chosen) form.append('photo', id);
    const answer = await followAction(() => actions.draftWork(locale, reference as string, form));
    return 'target' in answer ? answer.target : '';
  }

  async function signInAs(role: string): Promise<void> {
    const account = await someAccount(stack, accounts);
    const args = { account_email: account, granted_role: role };
    expect((await stack.database.rpc('grant_staff_role', args)).data).toBe('granted');
  }

  test('leads to the work, and a refusal back to the job with the same photos ticked', async () => {
    const reference = await someJob();
    const [one = '', other = ''] = await takePhotos(reference, 'before', 'after');
    await signInAs('admin');
    expect(await press(reference, [])).toContain('draft=photosNeeded');
    const gone = await press(reference, [one, crypto.randomUUID()]);
    expect(gone).toContain(`draft=photoMissing&photos=${one.slice(0, 8)}.`);
    expect(gone).toContain('#draft');
    const { id } = (await madeWork(reference, [one])) ?? {};
    expect(await press(reference, [other])).toMatch(new RegExp(`${id}\\?outcome=photosAdded$`));
  });

  test('asks who presses it, whatever the page has bound', async () => {
    const reference = await someJob();
    const chosen = await takePhotos(reference, 'after');
    expect(await press(reference, chosen)).toContain('draft=forbidden');
    await signInAs('sales');
    expect(await press(reference, chosen)).toContain('draft=forbidden');
    newBrowser();
    await signInAs('admin');
    for (const forged of [null, undefined, 7, {}, '', '../..', '999-999-9999', ['x']])
      expect(await press(forged, chosen), String(forged)).not.toContain('outcome=');
    expect(await press(reference, chosen, 'xx')).toContain('draft=forbidden');
    expect((await workOf(reference)).work).toBeNull();
  });
});

test('an erasure takes the photos and what leads from the work to them, and leaves the work', async () => {
  const reference = await someJob();
  const work = await madeWork(reference, await takePhotos(reference, 'before', 'after'));
  const { data } = await stack.database.rpc('export_person', { address: email, accounts: [] });
  expect(data.jobPhotos).toContainEqual(expect.objectContaining({ reference, copied_to_portfolio: true }));
  const erasure = { address: email, address_hash: 'h'.repeat(43), reason: 'asked' };
  const erased = await stack.database.rpc('erase_address', { actor: sofie.viewer.id, erasure });
  expect(erased.data).toMatchObject({ status: 'ok' });
  expect((await findWork(sofie, work.id))?.images).toHaveLength(2);
  expect(await workOf(reference)).toMatchObject({ work: null, photos: [] });
  expect(await stack.count('portfolio_copies', { image_id: work.images[0]?.id ?? '' })).toBe(0);
});
