import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { answerFlight } from '@/lib/asleep/server/answer-flight';
import { openFolderPageStore } from '@/lib/asleep/server/folder-page-store';
import { publishContent } from '@/lib/asleep/server/publish-content';
import { showsContent } from '@/lib/asleep/server/shows-content';
import { stubServerEnvironment } from '../support/server-environment';

const given = vi.hoisted(() => ({ tags: [] as string[] }));
// What the framework does with it: the tags of what is read through it are those of the page.
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, _key: string[], options: { tags: string[] }) => {
    given.tags = options.tags;
    return read;
  },
}));

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'publish-'));
stubServerEnvironment({ DATA_DIR: dataDir, REDIS_URL: '' });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The site's own store, as another process of the same build sees it. */
const folder = () => openFolderPageStore(path.join(dataDir, 'pages'), 'any');

test('a publication carries the tag of the pages that show such content', async () => {
  await showsContent('portfolio');
  await publishContent('portfolio');
  const { tags } = await folder().readPublications(0);
  expect(tags).toEqual(given.tags);
  await publishContent('careers');
  expect((await folder().readPublications(0)).tags).toHaveLength(2);
});

test.each(['x.js', '../../../backend.json', '0123456789abcdef', '0123456789ABCDEF.js', ''])(
  'nothing but a flight is served: %o',
  async (name) => {
    expect((await answerFlight(name)).status).toBe(404);
  },
);

test('with the store away a flight answers 503 and an incident', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  rmSync(path.join(dataDir, 'pages'), { recursive: true });
  writeFileSync(path.join(dataDir, 'pages'), 'in the way');
  const answer = await answerFlight('0123456789abcdef.js');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: 'unavailable', incident: expect.stringMatching(/^E-\w{6}$/) });
  write.mockRestore();
});
