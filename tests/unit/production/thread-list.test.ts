import { expect, test } from 'vitest';
import { threadList } from '@/lib/production/thread-list';

test('a thread that comes back is sewn with the needle it had', () => {
  const stitch = { kind: 'stitch', x: 0, y: 0 } as const;
  const commands = [stitch, { kind: 'stop' }, stitch, stitch, { kind: 'stop' }, stitch] as const;
  const threads = ['#ffffff', '#ffd21f', '#ffffff'];
  const columns = ['order', 'needle', 'card', 'colour', 'difference', 'stitches'];
  const rows = threadList({ commands, threads }, columns).trim().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(';'))).toEqual([
    ['1', '1', 'W 01', '#ffffff', '0,0', '1'],
    ['2', '2', 'Y 03', '#ffd21f', '0,0', '2'],
    ['3', '1', 'W 01', '#ffffff', '0,0', '1'],
  ]);
});
