import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { POST as Upload } from '@/app/api/admin/portfolio/[id]/files/route';
import type * as Accounts from '@/lib/accounts/actions';
import { stopLoops } from '@/lib/loops/loops';
import { findWork } from '@/lib/portfolio/find-works';
import type { Portfolio, PortfolioItem } from '@/lib/portfolio/portfolio';
import { answerPortfolioFile } from '@/lib/portfolio/server/answer-file';
import { purgeWorks } from '@/lib/portfolio/server/purge-works';
import type * as Actions from '@/lib/portfolio/staff/actions';
import { missingFields } from '@/lib/portfolio/staff/missing-in';
import { workValues } from '@/lib/portfolio/staff/work-difference';
import type { Staff } from '@/lib/staff/staff';
import { comeFrom, someAccount } from './support/accounts';
import { phonePhoto, pixelBomb, svg } from './support/files';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { startTestStack, type TestStack } from './support/test-stack';
import { phoneVideo, screenVideo } from './support/video-files';

let stack: TestStack;
let accounts: typeof Accounts;
let actions: typeof Actions;
let upload: typeof Upload;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  actions = await import('@/lib/portfolio/staff/actions');
  ({ POST: upload } = await import('@/app/api/admin/portfolio/[id]/files/route'));
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());

/** Signs this browser in to an account with this role. */
async function signInAs(role: 'editor' | 'sales'): Promise<void> {
  const email = await someAccount(stack, accounts);
  const granted = await stack.database.rpc('grant_staff_role', { account_email: email, granted_role: role });
  expect(granted.data).toBe('granted');
}

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

const inEach = (name: string, text: string) =>
  Object.fromEntries(['fr', 'nl', 'en'].map((locale) => [`${name}.${locale}`, `${text} ${locale}`]));

const everyText = (name: string) => ({
  ...inEach('title', name),
  ...inEach('place', 'Gand'),
  ...inEach('material', 'Film'),
  ...inEach('size', '2 m'),
  ...inEach('time', 'un jour'),
});

async function list(withDrafts = true): Promise<Portfolio> {
  const { data } = await stack.database.rpc('list_portfolio', { with_drafts: withDrafts }).throwOnError();
  return data;
}

async function find(id: string): Promise<PortfolioItem> {
  const { data } = await stack.database.rpc('find_portfolio_work', { item: id }).throwOnError();
  return data;
}

async function chosen(more: Record<string, string> = {}) {
  const [category] = (await list()).categories;
  return formOf({ categoryId: category?.id ?? '', group: 'walls', kind: 'gallery', ...more });
}

/** A draft with a title in French alone. */
async function someDraft(title = `Essai ${randomUUID().slice(0, 8)}`): Promise<string> {
  const answer = await followAction(async () =>
    actions.saveWork('nl', null, null, await chosen({ 'title.fr': title })),
  );
  const [, id] = /^\/nl\/admin\/portfolio\/([0-9a-f-]{36})\?outcome=made/.exec(
    'target' in answer ? answer.target : '',
  ) ?? ['', ''];
  expect(id, JSON.stringify(answer)).not.toBe('');
  return id;
}

function send(id: string, bytes: Uint8Array, headers: Record<string, string> = {}) {
  const cookie = nextRequest.cookies
    .getAll()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const request = new Request(`${stack.siteUrl}/api/admin/portfolio/${id}/files?locale=nl`, {
    method: 'POST',
    headers: { origin: stack.siteUrl, cookie, ...headers },
    body: new Uint8Array(bytes),
  });
  return upload(request, { params: Promise.resolve({ id }) });
}

async function describePictures(id: string, more: Record<string, string> = {}) {
  const { images, version } = await find(id);
  const texts = images.map((image) => ({
    [`${image.id}.role`]: image.role,
    ...inEach(`${image.id}.alt`, 'Een muur'),
  }));
  return chosen(Object.assign({ version: String(version), ...everyText('Mur') }, ...texts, more));
}

describe('An editor', () => {
  test('begins a draft, adds a photo, describes it and publishes', async () => {
    await signInAs('editor');
    const id = await someDraft();
    expect(await find(id)).toMatchObject({ status: 'draft', version: 1, title: { nl: '' } });
    const photo = await phonePhoto();
    const answer = await send(id, photo);
    expect(answer.status).toBe(201);
    const { id: picture, version } = await answer.json();
    expect(version).toBe(2);
    const [image] = (await find(id)).images;
    // Upright, although the camera lay on its side.
    expect(image).toMatchObject({ id: picture, format: 'jpeg', width: 20, height: 60 });
    const stored = await stack.database.storage.from('portfolio').download(`${picture}.jpeg`);
    const bytes = Buffer.from((await stored.data?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes.includes('SecretMaker')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();

    const form = await describePictures(id, { intent: 'publish', [`${picture}.focalX`]: '20' });
    expect(await followAction(() => actions.saveWork('nl', id, null, form))).toEqual({
      target: `/nl/admin/portfolio/${id}?outcome=published&from=2`,
    });
    const shown = (await list(false)).items.find((item) => item.id === id);
    expect(shown).toMatchObject({
      slug: { nl: 'mur-nl' },
      images: [{ focalX: 20, alt: { nl: 'Een muur nl' } }],
    });
  });

  test('keeps as a draft what cannot be published yet, and is told by name what is missing', async () => {
    await signInAs('editor');
    const id = await someDraft('Mur peint');
    const form = await chosen({
      version: '1',
      'title.fr': 'Mur peint',
      'place.fr': 'Liège',
      intent: 'publish',
    });
    expect(await followAction(() => actions.saveWork('fr', id, null, form))).toEqual({
      target: `/admin/portfolio/${id}?outcome=incomplete&from=1`,
    });
    const draft = await find(id);
    expect(draft).toMatchObject({ status: 'draft', version: 2, place: { fr: 'Liège' } });
    const missing = missingFields(draft);
    expect(missing).toEqual(expect.arrayContaining(['title.nl', 'place.en', 'time.en']));
    expect(missing).not.toContain('place.fr');

    const broken = await chosen({ version: '2', 'title.fr': 'x'.repeat(500), intent: 'publish' });
    expect(await followAction(() => actions.saveWork('fr', id, null, broken))).toMatchObject({
      value: { status: 'invalid', fields: { 'title.fr': ['tooLong'] } },
    });
    const complete = await chosen({ version: '2', ...everyText('Sans image'), intent: 'publish' });
    expect(await followAction(() => actions.saveWork('fr', id, null, complete))).toEqual({
      target: `/admin/portfolio/${id}?outcome=incomplete&from=2`,
    });
    expect(await find(id)).toMatchObject({ status: 'draft', version: 3, place: { fr: 'Gand fr' } });
  });

  test('gives a work an address that follows its titles until it is published, and leads on from the former one', async () => {
    await signInAs('editor');
    const id = await someDraft('Lettres');
    expect((await find(id)).slug.nl).toMatch(/^x-/);
    expect(workValues(await find(id))).toMatchObject({ 'slug.fr': '', 'slug.nl': '' });
    const save = async (fields: Record<string, string>) => {
      const { version } = await find(id);
      const form = await chosen({ ...workValues(await find(id)), version: String(version), ...fields });
      return followAction(() => actions.saveWork('fr', id, null, form));
    };
    await save({ ...everyText('Lettres en relief') });
    expect((await find(id)).slug).toMatchObject({ fr: 'lettres-en-relief-fr', nl: 'lettres-en-relief-nl' });
    await save({ 'title.nl': 'Gevelletters' });
    expect((await find(id)).slug.nl).toBe('gevelletters');

    await send(id, await phonePhoto());
    const [image] = (await find(id)).images;
    await save({ ...inEach(`${image?.id}.alt`, 'Een muur'), intent: 'publish' });
    expect(await find(id)).toMatchObject({ status: 'published', slug: { nl: 'gevelletters' } });
    expect(workValues(await find(id))['slug.nl']).toBe('gevelletters');
    await save({ 'slug.nl': 'letters-op-de-gevel' });
    const portfolio = await list(false);
    for (const address of ['gevelletters', 'letters-op-de-gevel']) {
      expect(findWork(portfolio, 'nl', address)?.id).toBe(id);
    }
    expect((await find(id)).formerSlugs).toEqual(['gevelletters']);

    // What visitors may have met leads on, whatever it was called while it was withdrawn.
    await save({ intent: 'withdraw' });
    await save({ 'slug.nl': 'grote-letters' });
    await save({ ...inEach(`${image?.id}.alt`, 'Een muur'), intent: 'publish' });
    expect(await find(id)).toMatchObject({ status: 'published', slug: { nl: 'grote-letters' } });
    expect((await find(id)).formerSlugs).toEqual(
      expect.arrayContaining(['gevelletters', 'letters-op-de-gevel']),
    );
  });

  test('stands in the journal by its title, and a new order as one line', async () => {
    await signInAs('editor');
    const id = await someDraft('Bâche de chantier');
    const works = (await list()).items.map((item) => item.id);
    expect(await actions.putInOrder('item', [...works].reverse())).toBe('moved');
    const read = async (filter: object) =>
      (
        await stack.database
          .rpc('list_audit_log', {
            filter: { entities: ['portfolio_items'], ...filter },
            max_count: 50,
            skip: 0,
          })
          .throwOnError()
      ).data;
    const [order, made] = (await read({})).lines;
    expect(order).toMatchObject({ times: expect.any(Number), entityId: null, label: null });
    expect(order.times).toBeGreaterThan(2);
    expect(made).toMatchObject({ times: 1, entityId: id, label: 'Bâche de chantier', action: 'insert' });
    expect((await read({ whole: true })).total).toBe((await read({})).total + order.times - 1);
  });

  test('is told what a colleague has saved meanwhile, and overwrites nothing', async () => {
    await signInAs('editor');
    const id = await someDraft('Deux mains');
    const first = await chosen({ version: '1', 'title.fr': 'Première version' });
    await followAction(() => actions.saveWork('fr', id, null, first));
    const late = await chosen({ version: '1', 'title.fr': 'Deuxième version' });
    const answer = await followAction(() => actions.saveWork('fr', id, null, late));
    expect(answer).toMatchObject({
      value: { status: 'conflict', conflict: { version: 2, theirs: { 'title.fr': 'Première version' } } },
    });
    expect(await find(id)).toMatchObject({ title: { fr: 'Première version' } });
  });

  test('is told by its name of a category that a colleague has made meanwhile', async () => {
    await signInAs('editor');
    const id = await someDraft('Deux rayons');
    const names = { ...inEach('title', 'Rayons'), ...inEach('intro', 'Côte à côte') };
    await followAction(() => actions.saveCategory('fr', null, null, formOf(names)));
    const made = (await list()).categories.at(-1);
    const seen = { version: '1', 'title.fr': 'Deux rayons' };
    const moved = await chosen({ ...seen, categoryId: made?.id ?? '' });
    await followAction(() => actions.saveWork('fr', id, null, moved));
    const late = await chosen(seen);
    expect(await followAction(() => actions.saveWork('nl', id, null, late))).toMatchObject({
      value: {
        status: 'conflict',
        conflict: { theirs: { categoryId: made?.id }, category: { value: made?.id, label: made?.title.nl } },
      },
    });
  });

  test('shows a picture of a published work only once it is described', async () => {
    await signInAs('editor');
    const id = await someDraft('Deux images');
    await send(id, await phonePhoto());
    await followAction(async () =>
      actions.saveWork('fr', id, null, await describePictures(id, { intent: 'publish' })),
    );
    const { id: second } = await (await send(id, await phonePhoto())).json();
    const shown = async () => (await list(false)).items.find((item) => item.id === id)?.images.length;
    const file = async () =>
      (await stack.database.rpc('find_portfolio_file', { file: second }).throwOnError()).data;
    expect(await shown()).toBe(1);
    expect(await file()).toMatchObject({ published: false });
    await followAction(async () => actions.saveWork('fr', id, null, await describePictures(id)));
    expect(await shown()).toBe(2);
    expect(await file()).toMatchObject({ published: true });
  });

  test('deletes with a way back, and puts in order', async () => {
    await signInAs('editor');
    const [one, other] = [await someDraft(), await someDraft()];
    const places = async () =>
      (await list()).items.map(({ id }) => id).filter((id) => id === one || id === other);
    expect(await places()).toEqual([other, one]);
    const move = formOf({ entity: 'item', id: one, ids: `${other},${one}`, direction: 'up' });
    expect(await followAction(() => actions.moveEntry('en', '', move))).toEqual({
      target: '/en/admin/portfolio?outcome=moved',
    });
    expect(await places()).toEqual([one, other]);
    const last = formOf({ entity: 'item', id: one, ids: `${one},${other}`, direction: 'up' });
    expect(await followAction(() => actions.moveEntry('en', '', last))).toEqual({
      target: '/en/admin/portfolio?outcome=first',
    });
    const gone = formOf({ entity: 'item', id: one, version: '1' });
    expect(await followAction(() => actions.changeDeleted('en', '', gone))).toEqual({
      target: `/en/admin/portfolio?outcome=deleted&undo=item.${one}.2&from=1`,
    });
    expect(await places()).toEqual([other]);
    // Whoever missed the notice finds it in the bin.
    const { listDeletedWorks } = await import('@/lib/portfolio/server/manage-portfolio');
    const inBin = async () => (await listDeletedWorks({} as Staff)).find(({ id }) => id === one);
    expect(await inBin()).toMatchObject({ version: 2, deletedAt: expect.any(Date) });
    const back = formOf({ undo: 'true', entity: 'item', id: one, version: '2' });
    expect(await followAction(() => actions.changeDeleted('en', '', back))).toMatchObject({
      target: expect.stringContaining('outcome=restored'),
    });
    expect(await inBin()).toBeUndefined();
    expect(await places()).toEqual([one, other]);
  });

  test('brings a work back with its category, which was deleted after it', async () => {
    await signInAs('editor');
    const form = formOf({ ...inEach('title', 'Caravanes'), ...inEach('intro', 'Sur la route') });
    await followAction(() => actions.saveCategory('fr', null, null, form));
    const shelf = (await list()).categories.at(-1)?.id ?? '';
    const id = await someDraft('Une caravane');
    await stack.database.from('portfolio_items').update({ category_id: shelf }).eq('id', id).throwOnError();
    const change = (entries: Record<string, string>) =>
      followAction(() => actions.changeDeleted('fr', '', formOf(entries)));
    await change({ entity: 'item', id, version: '1' });
    await change({ entity: 'category', id: shelf, version: '1' });
    expect((await list()).categories.map((one) => one.id)).not.toContain(shelf);
    expect(await change({ undo: 'true', entity: 'item', id, version: '2' })).toMatchObject({
      target: expect.stringContaining('outcome=restored'),
    });
    const { categories, items } = await list();
    expect(categories.map((one) => one.id)).toContain(shelf);
    expect(items.find((one) => one.id === id)).toMatchObject({ categoryId: shelf });
  });

  test('is told what a colleague has changed of a category, field by field, and overwrites nothing', async () => {
    await signInAs('editor');
    const form = (title: string, more: Record<string, string> = {}) =>
      formOf({ ...inEach('title', title), ...inEach('intro', 'Sur l’eau'), ...more });
    await followAction(() => actions.saveCategory('fr', null, null, form('Péniches')));
    const made = (await list()).categories.at(-1);
    const id = made?.id ?? '';
    const first = form('Bateaux', { version: '1' });
    expect(await followAction(() => actions.saveCategory('fr', id, null, first))).toEqual({
      target: '/admin/portfolio/categories?outcome=categorySaved',
    });
    const late = form('Navires', { version: '1', 'intro.en': 'On the water' });
    expect(await followAction(() => actions.saveCategory('fr', id, null, late))).toEqual({
      value: {
        status: 'conflict',
        values: Object.fromEntries(late),
        conflict: {
          version: 2,
          theirs: {
            'title.fr': 'Bateaux fr',
            'title.nl': 'Bateaux nl',
            'title.en': 'Bateaux en',
            'intro.en': 'Sur l’eau en',
          },
        },
      },
    });
    expect((await list()).categories.at(-1)).toMatchObject({ version: 2, title: { fr: 'Bateaux fr' } });
    const anyway = form('Navires', { version: '2' });
    expect(await followAction(() => actions.saveCategory('fr', id, null, anyway))).toMatchObject({
      target: expect.stringContaining('categorySaved'),
    });
  });

  test('makes a category in three languages, which goes only when it is empty', async () => {
    await signInAs('editor');
    const half = formOf({ 'title.fr': 'Bateaux' });
    expect(await followAction(() => actions.saveCategory('fr', null, null, half))).toMatchObject({
      value: { status: 'invalid', fields: { 'title.nl': ['required'], 'intro.en': ['required'] } },
    });
    const whole = formOf({ ...inEach('title', 'Bateaux'), ...inEach('intro', 'Sur l’eau') });
    expect(await followAction(() => actions.saveCategory('fr', null, null, whole))).toEqual({
      target: '/admin/portfolio/categories?outcome=categorySaved',
    });
    const { categories } = await list();
    expect(categories.at(-1)).toMatchObject({ slug: { fr: 'bateaux-fr', en: 'bateaux-en' }, sample: false });
    const used = formOf({ entity: 'category', id: categories[0]?.id ?? '', version: '1' });
    expect(await followAction(() => actions.changeDeleted('fr', 'categories', used))).toEqual({
      target: '/admin/portfolio/categories?outcome=inUse',
    });
  });
});

describe('A video', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const stored = async ({ id, format }: { id: string; format: string }) =>
    (await stack.database.storage.from('portfolio').download(`${id}.${format}`)).data;

  test('is added without what tells where it was taken, described, published and played in parts', async () => {
    await signInAs('editor');
    const id = await someDraft('Un film');
    const answer = await send(id, phoneVideo());
    expect(answer.status).toBe(201);
    const added = await find(id);
    expect(added).toMatchObject({
      kind: 'video',
      version: 2,
      video: { format: 'mp4', seconds: 4, text: { fr: '' } },
    });
    const { video } = added;
    if (!video) throw new Error('There is no video');
    const bytes = Buffer.from((await (await stored(video))?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes.includes('PICTURE-SAMPLE')).toBe(true);
    expect(bytes.includes('50.8826')).toBe(false);

    // Without the picture that stands for it, and without its words, it is not published.
    const early = await chosen({ version: '2', ...everyText('Film'), kind: 'video', intent: 'publish' });
    expect(await followAction(() => actions.saveWork('fr', id, null, early))).toMatchObject({
      target: expect.stringContaining('outcome=incomplete'),
    });
    // What was typed is kept.
    expect(await find(id)).toMatchObject({ status: 'draft', version: 3, title: { nl: 'Film nl' } });
    const told = inEach('videoText', 'On pose le film');
    const alone = await chosen({
      version: '3',
      ...everyText('Film'),
      ...told,
      kind: 'video',
      intent: 'publish',
    });
    expect(await followAction(() => actions.saveWork('fr', id, null, alone))).toMatchObject({
      target: expect.stringContaining('outcome=incomplete'),
    });
    const ask = (isStaff: boolean, headers: Record<string, string> = {}) =>
      answerPortfolioFile(
        new Request(`${stack.siteUrl}/media/portfolio/${video.id}/video.mp4`, { headers }),
        video.id,
        'video.mp4',
        async () => isStaff,
      );
    expect((await ask(false)).status).toBe(404);
    expect((await ask(true)).status).toBe(200);
    await send(id, await phonePhoto());
    const whole = await describePictures(id, { ...told, kind: 'video', intent: 'publish' });
    expect(await followAction(() => actions.saveWork('fr', id, null, whole))).toMatchObject({
      target: expect.stringContaining('outcome=published'),
    });
    const shown = (await list(false)).items.find((item) => item.id === id);
    expect(shown?.video).toMatchObject({ id: video.id, text: { nl: 'On pose le film nl' } });
    const part = await ask(false, { range: 'bytes=0-9' });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);

    // What everybody sees is not taken away from under it.
    const published = await find(id);
    const gone = formOf({ entity: 'video', id: video.id, version: String(published.version) });
    expect(await followAction(() => actions.changeDeleted('fr', id, gone))).toEqual({
      target: `/admin/portfolio/${id}?outcome=incomplete`,
    });
    expect((await ask(false)).status).toBe(200);
  });

  test('of a work that shows its pictures alone is seen by staff alone', async () => {
    await signInAs('editor');
    const id = await someDraft('Une galerie');
    await send(id, await phonePhoto());
    await followAction(async () =>
      actions.saveWork('fr', id, null, await describePictures(id, { intent: 'publish' })),
    );
    expect((await send(id, phoneVideo())).status).toBe(201);
    const { video, kind } = await find(id);
    expect(kind).toBe('gallery');
    const file = async () =>
      (await stack.database.rpc('find_portfolio_file', { file: video?.id }).throwOnError()).data;
    expect(await file()).toMatchObject({ published: false });
    // The other texts are saved all the same.
    expect(
      await followAction(async () => actions.saveWork('fr', id, null, await describePictures(id))),
    ).toMatchObject({ target: expect.stringContaining('outcome=saved') });
    const asVideo = await describePictures(id, { kind: 'video' });
    expect(await followAction(() => actions.saveWork('fr', id, null, asVideo))).toMatchObject({
      value: { status: 'invalid', fields: { 'videoText.nl': ['required'] } },
    });
  });

  test('keeps the words that a colleague gave it, when a form from before it is saved all the same', async () => {
    await signInAs('editor');
    const id = await someDraft('Un film à deux');
    const before = workValues(await find(id));
    const early = Object.fromEntries(Object.entries(before).filter(([name]) => !/^videoText/.test(name)));
    await send(id, phoneVideo());
    const told = { ...workValues(await find(id)), ...inEach('videoText', 'On pose le film') };
    const theirs = await chosen({ ...told, featured: 'on', version: '2' });
    expect(await followAction(() => actions.saveWork('fr', id, null, theirs))).toMatchObject({
      target: expect.stringContaining('outcome=saved'),
    });
    const mine = { ...early, 'title.fr': 'Mon film' };
    const late = await chosen({ ...mine, version: '1' });
    expect(await followAction(() => actions.saveWork('fr', id, null, late))).toMatchObject({
      value: {
        status: 'conflict',
        conflict: { version: 3, theirs: { 'title.fr': 'Un film à deux', featured: 'on' } },
      },
    });
    const anyway = await chosen({ ...mine, version: '3' });
    expect(await followAction(() => actions.saveWork('fr', id, null, anyway))).toMatchObject({
      target: expect.stringContaining('outcome=saved'),
    });
    expect(await find(id)).toMatchObject({
      title: { fr: 'Mon film' },
      featured: false,
      video: { text: { fr: 'On pose le film fr', nl: 'On pose le film nl', en: 'On pose le film en' } },
    });
  });

  test('is not written over, and comes back after it was deleted, for a month', async () => {
    await signInAs('editor');
    const id = await someDraft('Un seul film');
    await send(id, phoneVideo());
    const second = await send(id, screenVideo());
    expect([second.status, (await second.json()).error]).toEqual([409, 'videoThere']);
    const { video } = await find(id);
    if (!video) throw new Error('There is no video');
    // Two at once: the database lets one in.
    const late = await stack.database
      .rpc('add_portfolio_video', {
        actor: (await stack.database.from('staff_members').select('user_id').limit(1).throwOnError())
          .data?.[0]?.user_id,
        item: id,
        video: { id: randomUUID(), format: 'mp4', seconds: 4 },
      })
      .throwOnError();
    expect(late.data).toEqual({ status: 'inUse' });

    const gone = formOf({ entity: 'video', id: video.id, version: '2' });
    expect(await followAction(() => actions.changeDeleted('en', id, gone))).toEqual({
      target: `/en/admin/portfolio/${id}?outcome=videoDeleted&undo=video.${video.id}.3&from=2`,
    });
    expect((await find(id)).video).toBeNull();
    // A player that was opened before goes on playing.
    const file = await stack.database.rpc('find_portfolio_file', { file: video.id }).throwOnError();
    expect(file.data).toMatchObject({ format: 'mp4', published: false });
    // A form that is saved meanwhile does not take it away for good.
    const form = await chosen({ version: '3', 'title.fr': 'Sans film' });
    await followAction(() => actions.saveWork('en', id, null, form));
    const back = formOf({ undo: 'true', entity: 'video', id: video.id, version: '4' });
    expect(await followAction(() => actions.changeDeleted('en', id, back))).toMatchObject({
      target: expect.stringContaining('outcome=restored'),
    });
    expect((await find(id)).video).toMatchObject({ id: video.id, seconds: 4 });

    const again = formOf({ entity: 'video', id: video.id, version: '5' });
    await followAction(() => actions.changeDeleted('en', id, again));
    await purgeWorks(inDays(29));
    expect(await stored(video)).not.toBeNull();
    await purgeWorks(inDays(31));
    expect(await stored(video)).toBeNull();
    // There is room for another one.
    expect((await send(id, screenVideo())).status).toBe(201);
    expect((await find(id)).video).toMatchObject({ format: 'webm', seconds: 4 });
  });

  test('that browsers do not play, or that does not say how long it is, is refused with the reason', async () => {
    await signInAs('editor');
    const id = await someDraft();
    const refuse = async (bytes: Uint8Array) => {
      const answer = await send(id, bytes, { 'content-type': 'video/mp4' });
      return [answer.status, (await answer.json()).error];
    };
    expect(await refuse(phoneVideo({ codec: 'hvc1' }))).toEqual([415, 'videoCodec']);
    expect(await refuse(phoneVideo({ duration: 0 }))).toEqual([415, 'videoLength']);
    expect(await refuse(phoneVideo({ duration: 601_000 }))).toEqual([415, 'videoLength']);
    expect(await refuse(phoneVideo().subarray(0, 200))).toEqual([415, 'fileBroken']);
    const tooLarge = Buffer.concat([phoneVideo(), Buffer.alloc(10 * 1024 * 1024)]);
    expect(await refuse(tooLarge)).toEqual([413, 'fileTooLarge']);
    expect(await find(id)).toMatchObject({ version: 1, video: null });
  });
});

describe('An upload (S11)', () => {
  test('is judged by its content, its size and its pixels, and leaves nothing when it is refused', async () => {
    await signInAs('editor');
    const id = await someDraft();
    const refuse = async (bytes: Uint8Array) => {
      const answer = await send(id, bytes, { 'content-type': 'image/png' });
      return [answer.status, (await answer.json()).error];
    };
    expect(await refuse(svg)).toEqual([415, 'fileType']);
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await refuse(heic)).toEqual([415, 'fileHeic']);
    expect(await refuse(new Uint8Array())).toEqual([415, 'fileType']);
    expect(await refuse((await phonePhoto()).slice(0, 200))).toEqual([415, 'fileBroken']);
    expect(await refuse(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual([413, 'fileTooLarge']);
    const asked = performance.now();
    expect(await refuse(pixelBomb(30_000, 30_000))).toEqual([413, 'tooManyPixels']);
    expect(performance.now() - asked).toBeLessThan(5_000);
    expect((await find(id)).images).toEqual([]);
    expect((await send(randomUUID(), await phonePhoto())).status).toBe(404);
    expect((await send(id, await phonePhoto(), { origin: 'https://evil.test' })).status).toBe(403);
  });

  test('comes as a plain form too, and leads back', async () => {
    await signInAs('editor');
    const id = await someDraft();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await phonePhoto())], 'foto.jpg', { type: 'image/jpeg' }));
    const encoded = new Response(form);
    const type = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const answer = await send(id, new Uint8Array(await encoded.arrayBuffer()), type);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/nl/admin/portfolio/${id}?outcome=uploaded`);
    expect((await find(id)).images).toHaveLength(1);
  });
});

describe('Whoever is no editor', () => {
  const tryAll = async (id: string) => {
    const [category] = (await list()).categories;
    const entry = { entity: 'item', id, version: '1' };
    return [
      await followAction(async () => actions.saveWork('fr', null, null, await chosen(everyText('Pirate')))),
      await followAction(async () => actions.saveWork('fr', id, null, await chosen(everyText('Pirate')))),
      await followAction(() =>
        actions.saveCategory('fr', category?.id ?? null, null, formOf(everyText('x'))),
      ),
      await followAction(() => actions.changeDeleted('fr', '', formOf(entry))),
      await followAction(() => actions.moveEntry('fr', '', formOf({ ...entry, ids: `${id},${id}` }))),
      await actions.putInOrder('item', [id]),
      (await send(id, await phonePhoto())).status,
    ];
  };
  const allRefused = (reason: 'signedOut' | 'forbidden') => [
    ...Array(3).fill({ value: { status: 'refused', reason } }),
    { target: '/admin/portfolio?outcome=forbidden' },
    { target: expect.stringMatching(/outcome=(forbidden|first)$/) },
    'forbidden',
    403,
  ];

  test('a seller, a visitor, and an editor whose role is gone are refused', async () => {
    await signInAs('editor');
    const id = await someDraft();
    const before = await find(id);
    newBrowser();
    expect(await tryAll(id)).toMatchObject(allRefused('signedOut'));
    await signInAs('sales');
    expect(await tryAll(id)).toMatchObject(allRefused('forbidden'));
    newBrowser();
    await signInAs('editor');
    await stack.database.from('staff_members').delete().eq('role', 'editor').throwOnError();
    expect(await tryAll(id)).toMatchObject(allRefused('forbidden'));
    expect(await find(id)).toEqual(before);
  });
});
