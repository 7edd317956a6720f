import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginJob } from '@/lib/jobs/server/job-store';
import { purgePhotoFiles, readPhoto } from '@/lib/jobs/server/photo-files';
import { keepPhoto } from '@/lib/jobs/server/receive-photo';
import { addJobRecord, findJobWork, removeJobWork } from '@/lib/jobs/server/work-store';
import { changeQuoteRequests } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';
import { pdf, phonePhoto, pixelBomb, png } from './support/files';
import { acknowledged, quoteInput, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let sofie: Staff;
let karim: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  sofie = await someStaff(stack, 'admin');
  karim = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

const email = 'lieve@work.test';

async function someJob(): Promise<string> {
  const { reference } = acknowledged(await submit({ input: quoteInput({ email }) }));
  await changeQuoteRequests(sofie, [{ reference, version: 1, status: 'won' }]);
  expect(await beginJob(sofie, reference)).toMatchObject({ status: 'ok' });
  return reference;
}

async function workOf(reference: string) {
  const work = await findJobWork(sofie, reference);
  if (!work) throw new Error('There is no job');
  return work;
}

const sent = (bytes: Uint8Array, name = 'IMG_0001.JPG') => ({
  bytes,
  name,
  moment: 'before' as const,
  words: 'De kale gevel',
});

describe('A photo of a job', () => {
  test('is kept upright, without place or camera, with a small picture beside it, and once', async () => {
    const reference = await someJob();
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(await keepPhoto(karim, reference, sent(photo))).toBe('photoKept');
    // Sent again because the line broke: still one.
    expect(await keepPhoto(karim, reference, sent(photo))).toBe('photoKept');
    const { photos } = await workOf(reference);
    expect(photos).toHaveLength(1);
    const [kept] = photos;
    expect(kept).toMatchObject({ moment: 'before', words: 'De kale gevel' });
    for (const path of [kept?.path ?? '', kept?.smallPath ?? '']) {
      const drawn = await sharp((await readPhoto(path)) ?? Buffer.alloc(0)).metadata();
      expect(drawn.exif).toBeUndefined();
      expect(drawn.orientation ?? 1).toBe(1);
      expect(Math.max(drawn.width, drawn.height)).toBeLessThanOrEqual(path.endsWith('.webp') ? 480 : 3200);
    }
  });

  test('sent again with another moment or other words says them anew, and keeps words it has', async () => {
    const reference = await someJob();
    const photo = sent(await png(62, 60), 'a.png');
    const says = async () => (await workOf(reference)).photos.map(({ moment, words }) => [moment, words]);
    expect(await keepPhoto(karim, reference, photo)).toBe('photoKept');
    expect(await keepPhoto(sofie, reference, { ...photo, moment: 'after', words: '' })).toBe('photoKept');
    expect(await says()).toEqual([['after', 'De kale gevel']]);
    expect(await keepPhoto(karim, reference, { ...photo, moment: 'after', words: 'De nieuwe gevel' })).toBe(
      'photoKept',
    );
    expect(await says()).toEqual([['after', 'De nieuwe gevel']]);
  });

  test('is judged by what it is, not by its name', async () => {
    const reference = await someJob();
    expect(await keepPhoto(karim, reference, sent(new TextEncoder().encode(String(pdf))))).toBe('fileType');
    expect(await keepPhoto(karim, reference, sent(new Uint8Array()))).toBe('fileNeeded');
    expect(await keepPhoto(karim, reference, sent(pixelBomb(20_000, 20_000), 'a.png'))).toBe('fileTooLarge');
    expect(await keepPhoto(karim, '999-999-999', sent(await png()))).toBe('unknown');
    expect((await workOf(reference)).photos).toEqual([]);
  });

  test('goes with its files when it is deleted, and only by those who see to jobs', async () => {
    const reference = await someJob();
    await keepPhoto(karim, reference, sent(await png(60, 60), 'a.png'));
    const [photo] = (await workOf(reference)).photos;
    const id = photo?.id ?? '';
    const editor = await someStaff(stack, 'editor');
    expect(await keepPhoto(editor, reference, sent(await png(61, 60), 'b.png'))).toBe('forbidden');
    expect(await removeJobWork(editor, { reference, part: 'photo', id })).toBe('forbidden');
    // The photo of another job is none of this one.
    expect(await removeJobWork(karim, { reference: await someJob(), part: 'photo', id })).toBe('unknown');
    expect(await removeJobWork(karim, { reference, part: 'photo', id })).toBe('ok');
    expect(await removeJobWork(karim, { reference, part: 'photo', id })).toBe('unknown');
    expect(await purgePhotoFiles()).toBeGreaterThanOrEqual(2);
    expect(await readPhoto(photo?.path ?? '')).toBeNull();
    expect(await readPhoto(photo?.smallPath ?? '')).toBeNull();
  });
});

describe('Time and material', () => {
  const time = (minutes: number) => ({
    kind: 'time' as const,
    what: 'Plaatsing',
    minutes,
    worker: karim.viewer.id,
    doneOn: '2026-11-24',
  });
  const film = {
    kind: 'material' as const,
    what: 'Avery 3100',
    quantity: 12.5,
    unit: 'm',
    doneOn: '2026-11-23',
  };

  test('are noted once, by their day, and removed', async () => {
    const reference = await someJob();
    expect(await addJobRecord(sofie, reference, time(90))).toBe('ok');
    // A form sent twice is one line.
    expect(await addJobRecord(sofie, reference, time(90))).toBe('ok');
    expect(await addJobRecord(karim, reference, film)).toBe('ok');
    // Corrected in its unit alone it is another line.
    expect(await addJobRecord(karim, reference, { ...film, unit: 'm2' })).toBe('ok');
    const { records } = await workOf(reference);
    expect(records).toMatchObject([
      { kind: 'material', what: 'Avery 3100', quantity: 12.5, unit: 'm' },
      { kind: 'material', what: 'Avery 3100', quantity: 12.5, unit: 'm2' },
      { kind: 'time', minutes: 90, doneOn: '2026-11-24' },
    ]);
    expect(await removeJobWork(karim, { reference, part: 'record', id: records[2]?.id ?? '' })).toBe('ok');
    expect((await workOf(reference)).records).toHaveLength(2);
  });

  test('of nobody, of more than a day, or of no job are refused', async () => {
    const reference = await someJob();
    expect(await addJobRecord(sofie, reference, time(1441))).toBe('invalid');
    expect(await addJobRecord(sofie, reference, { ...time(5), worker: crypto.randomUUID() })).toBe('invalid');
    expect(await addJobRecord(sofie, reference, { ...film, unit: 'kg' })).toBe('invalid');
    expect(await addJobRecord(sofie, reference, { ...film, quantity: 0 })).toBe('invalid');
    expect(await addJobRecord(sofie, '999-999-999', film)).toBe('unknown');
    expect(await addJobRecord(await someStaff(stack, 'editor'), reference, film)).toBe('forbidden');
    expect(await findJobWork(sofie, '999-999-999')).toBeNull();
  });
});

test('a person’s copy has both; an erasure takes the photos, and leaves what an order took as long as the order', async () => {
  const reference = await someJob();
  await keepPhoto(karim, reference, sent(await png(70, 60), 'a.png'));
  await addJobRecord(karim, reference, {
    kind: 'time',
    what: 'Opmeten',
    minutes: 30,
    worker: karim.viewer.id,
    doneOn: '2026-11-24',
  });
  const { data } = await stack.database.rpc('export_person', { address: email, accounts: [] });
  expect(data.jobPhotos).toContainEqual(expect.objectContaining({ reference, words: 'De kale gevel' }));
  expect(data.jobRecords).toContainEqual(expect.objectContaining({ reference, what: 'Opmeten' }));
  expect(JSON.stringify(data.jobPhotos)).not.toContain('storage_path');
  const erasure = { address: email, address_hash: 'h'.repeat(43), reason: 'asked' };
  expect((await stack.database.rpc('erase_address', { actor: sofie.viewer.id, erasure })).data).toMatchObject(
    {
      status: 'ok',
    },
  );
  expect((await workOf(reference)).photos).toEqual([]);
  expect((await workOf(reference)).records).toHaveLength(1);
});
