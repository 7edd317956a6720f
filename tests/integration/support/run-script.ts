import { spawn } from 'node:child_process';
import path from 'node:path';
import { findNode } from '@/scripts/lib/stack.mjs';

export interface ScriptRun {
  code: number | null;
  output: string;
}

/** Runs a script of `scripts/` to its end. Nothing of this process's environment that describes a stack reaches it. */
export async function runScript(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<ScriptRun> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(findNode(), [path.resolve('scripts', name), ...args], {
    env: {
      NODE_ENV: 'test',
      ...(PATH && { PATH }),
      ...(HOME && { HOME }),
      ...(TMPDIR && { TMPDIR }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, output };
}
