import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findLockOwner } from '../../../scripts/lib/lock.mjs';

const startOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

test.runIf(existsSync('/proc/self/stat'))(
  'who has ended holds no data folder, though its parent has not heard of it yet',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
    // The shell becomes a program that never asks what became of its child.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 30'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [said] = await once(parent.stdout, 'data');
      const pid = Number(String(said).trim());
      const start = startOf(pid)[19] ?? null;
      const owner = {
        pid,
        launcher: pid,
        host: os.hostname(),
        since: new Date().toISOString(),
        port: null,
        start,
      };
      writeFileSync(path.join(folder, 'lock'), JSON.stringify(owner));
      expect(findLockOwner(folder)).toMatchObject({ pid });
      await expect.poll(() => startOf(pid)[0], { timeout: 5000 }).toBe('Z');
      expect(findLockOwner(folder)).toBeNull();
    } finally {
      parent.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
