import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findInSpool, inspectSpool, listSpool, type Spool, writeToSpool } from '@/lib/forms/server/spool';
import { type QuoteRecord, quoteRecordSchema } from '@/lib/quotes/server/quote-record';
import { quoteRow } from './support/quote-rows';

const made: string[] = [];
let root: string;
let spool: Spool<QuoteRecord>;

function spoolIn(folder: string): Spool<QuoteRecord> {
  return {
    folder: path.join(folder, 'spool/quotes'),
    setAsideFolder: path.join(folder, 'spool/quotes-set-aside'),
    schema: quoteRecordSchema,
  };
}

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'spool-'));
  made.push(root);
  spool = spoolIn(root);
});

afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

const record = (overrides: Partial<QuoteRecord> = {}) => ({ ...(quoteRow() as QuoteRecord), ...overrides });

describe('The spool', () => {
  test('gives back what was written, oldest first', async () => {
    const records = [record(), record(), record()];
    for (const [index, each] of records.entries()) {
      expect(await writeToSpool(spool, each)).toEqual({ status: 'spooled', record: each });
      const time = new Date(Date.now() - (10 - index) * 1000);
      await utimes(path.join(spool.folder, `${each.idempotency_key}.json`), time, time);
    }
    const keys = await listSpool(spool, new Date());
    expect(keys).toEqual(records.map((each) => each.idempotency_key));
    expect(await findInSpool(spool, keys[0] ?? '')).toEqual(records[0]);
  });

  test('makes one file for ten writers of one key, and tells all of them what it says', async () => {
    const first = record();
    const written = await Promise.all(
      Array.from({ length: 10 }, (_, index) => writeToSpool(spool, { ...first, name: `Writer ${index}` })),
    );
    expect(written.filter(({ status }) => status === 'spooled')).toHaveLength(1);
    expect(written.filter(({ status }) => status === 'already')).toHaveLength(9);
    expect(new Set(written.map((result) => ('record' in result ? result.record.name : null))).size).toBe(1);
    expect(await readdir(spool.folder)).toEqual([`${first.idempotency_key}.json`]);
  });

  test('keeps its files from other users of the machine', async () => {
    await writeToSpool(spool, record());
    const { stat } = await import('node:fs/promises');
    const [name = ''] = await readdir(spool.folder);
    expect((await stat(spool.folder)).mode & 0o077).toBe(0);
    expect((await stat(path.join(spool.folder, name))).mode & 0o077).toBe(0);
  });

  test('leaves the unfinished file of a writer alone for an hour, then clears it away', async () => {
    await mkdir(spool.folder, { recursive: true });
    const unfinished = path.join(spool.folder, '.unfinished-1-abc');
    await writeFile(unfinished, '{"version":1');
    expect(await listSpool(spool, new Date())).toEqual([]);
    expect(await readdir(spool.folder)).toEqual(['.unfinished-1-abc']);
    expect(await listSpool(spool, new Date(Date.now() + 61 * 60 * 1000))).toEqual([]);
    expect(await readdir(spool.folder)).toEqual([]);
  });

  test('says so when a file stands where its folder should be', async () => {
    await mkdir(path.dirname(spool.folder), { recursive: true });
    await writeFile(spool.folder, '');
    expect(await writeToSpool(spool, record())).toMatchObject({ status: 'failed' });
    expect(await inspectSpool(spool)).toMatchObject({ usable: false });
  });
});

// Mounting a tiny disk needs rights that not every machine gives.
const tiny = await mkdtemp(path.join(os.tmpdir(), 'tiny-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32k', 'tmpfs', tiny]).status === 0;
afterAll(async () => {
  if (isMounted) spawnSync('umount', [tiny]);
  await rm(tiny, { recursive: true, force: true });
});

test.skipIf(!isMounted)(
  'A full disk is said so, leaves no half file, and works again once there is room',
  async () => {
    const full = spoolIn(tiny);
    const large = () => record({ message: 'x'.repeat(5000) });
    const results: string[] = [];
    for (let written = 0; written < 8; written += 1) results.push((await writeToSpool(full, large())).status);
    expect(results).toContain('spooled');
    expect(results.at(-1)).toBe('failed');
    expect(await inspectSpool(full)).toMatchObject({ usable: false });
    const names = await readdir(full.folder);
    expect(names).toHaveLength(results.filter((status) => status === 'spooled').length);
    for (const key of await listSpool(full, new Date())) expect(await findInSpool(full, key)).not.toBeNull();

    await rm(path.join(full.folder, names[0] ?? ''));
    expect(await writeToSpool(full, large())).toMatchObject({ status: 'spooled' });
  },
);
