import { expect, test } from 'vitest';
import { waitForCalm } from '@/bench/wait-for-calm';

function machine(loads: number[]) {
  const lines: string[] = [];
  return {
    lines,
    options: {
      readLoad: () => (loads.length > 1 ? loads.shift() : loads[0]) ?? 0,
      wait: async () => undefined,
      say: (line: string) => lines.push(line),
    },
  };
}

test('a machine at rest is measured at once', async () => {
  const { lines, options } = machine([0.4]);
  expect(await waitForCalm({ busy: false, ...options })).toBe(0.4);
  expect(lines).toEqual([]);
});

test('a busy one is waited for, and says so', async () => {
  const { lines, options } = machine([7.25, 2, 0.9]);
  expect(await waitForCalm({ busy: false, ...options })).toBe(0.9);
  expect(lines).toEqual(['load 7.25: waiting until it is below 1', 'load 2.00: waiting until it is below 1']);
});

test('one that stays busy is not measured', async () => {
  const { options } = machine([7]);
  await expect(waitForCalm({ busy: false, ...options })).rejects.toThrow('The load is 7.00 after 15 minutes');
});

test('who asks for it measures all the same', async () => {
  const { options } = machine([7]);
  expect(await waitForCalm({ busy: true, ...options })).toBe(7);
});
