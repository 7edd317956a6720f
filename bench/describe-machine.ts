import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BenchSettings } from './bench-settings';
import { calmLoad } from './wait-for-calm';

const root = path.resolve(import.meta.dirname, '..');

function packageVersion(name: string): string {
  return JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** What a program says about its version; several write it where errors go. */
function programVersion(file: string | null, flag: string): string {
  if (file === null) return 'none';
  try {
    const said = execFileSync('sh', ['-c', '"$0" "$1" 2>&1 || true', file, flag], { encoding: 'utf8' });
    return /\d+(?:\.\d+)+/.exec(said)?.[0] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

function readCommit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    // What a bench writes changes nothing of what it measures.
    const others = ['--', '.', ':!bench/*.md'];
    const changed =
      git('status', '--porcelain', '--untracked-files=no', ...others) === '' ? '' : ', with changes';
    return git('rev-parse', '--short', 'HEAD') + changed;
  } catch {
    return 'unknown';
  }
}

/** Name and value of everything that a figure depends on. */
export function describeMachine(
  { chromium, nginx, wrk }: BenchSettings,
  date: Date,
  load: number,
): [string, string][] {
  const processors = os.cpus();
  return [
    ['Date', date.toISOString().slice(0, 16).replace('T', ' ')],
    ['Commit', readCommit()],
    [
      'Machine',
      `${processors[0]?.model.trim() ?? 'unknown'}, ${processors.length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB`,
    ],
    [
      'System',
      `${os.type()} ${os.release()}, load at the start ${load.toFixed(2)}${load < calmLoad ? '' : ', **not at rest: its times are no figures**'}`,
    ],
    [
      'Versions',
      [
        `Node ${process.versions.node}`,
        ...['next', 'react', 'lighthouse'].map((name) => `${name} ${packageVersion(name)}`),
        `Chromium ${programVersion(chromium, '--version')}`,
        `nginx ${programVersion(nginx, '-v')}`,
        `wrk ${programVersion(wrk, '-v')}`,
      ].join(', '),
    ],
  ];
}
