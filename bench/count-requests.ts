import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stopLater } from './stop-everything';

const graceMilliseconds = 15_000;

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

export interface RequestCount {
  /** Requests a second. */
  rate: number;
  /** Milliseconds that 99 of a hundred answers do not exceed. */
  p99: number;
}

/** What wrk asks for: all paths in turn, gzip accepted. Written out once, so that a request costs it little. */
export function askInTurn(paths: readonly string[]): string {
  return `local requests, at = {}, 0
function init()
  wrk.headers["Accept-Encoding"] = "gzip"
  for i, path in ipairs({ ${paths.map((each) => JSON.stringify(each)).join(', ')} }) do
    requests[i] = wrk.format("GET", path)
  end
end
function request()
  at = at % #requests + 1
  return requests[at]
end
`;
}

/** @returns null when wrk has no figure; an answer other than 200 to 399, or none, is an error */
export function readCount(output: string): RequestCount | null {
  const trouble = /Non-2xx or 3xx responses.*|Socket errors.*|unable to connect.*/.exec(output)?.[0];
  if (trouble) throw new Error(trouble);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const [, p99, unit = ''] = /^\s*99%\s+([\d.]+)(us|ms|s|m)\s*$/m.exec(output) ?? [];
  return rate && p99 ? { rate: Number(rate), p99: Number(p99) * (milliseconds[unit] ?? Number.NaN) } : null;
}

/** One thread and 32 connections, each asking again as soon as it is answered. */
export async function countRequests(
  wrk: string,
  origin: string,
  paths: readonly string[],
  seconds: number,
): Promise<RequestCount> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-wrk-'));
  const removeFolder = stopLater(async () => rmSync(folder, { recursive: true, force: true }));
  const script = path.join(folder, 'pages.lua');
  writeFileSync(script, askInTurn(paths));
  const child = spawn(
    wrk,
    ['-t1', '-c32', `-d${seconds}s`, '--timeout', '10s', '--latency', '-s', script, origin],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const stop = stopLater(async () => child.kill('SIGKILL'));
  const timer = setTimeout(stop, seconds * 1000 + graceMilliseconds);
  let output = '';
  const collect = (part: Buffer) => {
    output += part;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  try {
    await new Promise((resolve, reject) => {
      child.once('close', resolve);
      child.once('error', reject);
    });
    const count = readCount(output);
    if (!count) throw new Error('no figure');
    return count;
  } catch (error) {
    throw new Error(`wrk on ${origin}: ${error instanceof Error ? error.message : error}`);
  } finally {
    clearTimeout(timer);
    await stop();
    await removeFolder();
  }
}
