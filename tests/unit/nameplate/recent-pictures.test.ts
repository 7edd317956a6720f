import { expect, test, vi } from 'vitest';
import { recentPicture } from '@/lib/nameplate/server/recent-pictures';

const bytes = (value: number) => new Uint8Array([value]);

test('a picture is drawn once for all who ask, and again after it failed', async () => {
  const draw = vi.fn(async () => bytes(1));
  const both = await Promise.all([recentPicture('once', draw), recentPicture('once', draw)]);
  expect(both[0]).toBe(both[1]);
  expect(draw).toHaveBeenCalledTimes(1);

  const fail = vi.fn(() => Promise.reject(new Error('no memory')));
  await expect(recentPicture('twice', fail)).rejects.toThrow('no memory');
  expect(await recentPicture('twice', async () => bytes(2))).toEqual(bytes(2));
});

test('only so many are kept, those that were asked for last', async () => {
  const draw = vi.fn(async () => bytes(3));
  await recentPicture('old', draw);
  for (let at = 0; at < 59; at += 1) await recentPicture(`name ${at}`, draw);
  await recentPicture('old', draw);
  expect(draw).toHaveBeenCalledTimes(60);
  for (let at = 0; at < 59; at += 1) await recentPicture(`other ${at}`, draw);
  await recentPicture('old', draw);
  expect(draw).toHaveBeenCalledTimes(119);
  await recentPicture('name 0', draw);
  expect(draw).toHaveBeenCalledTimes(120);
});
