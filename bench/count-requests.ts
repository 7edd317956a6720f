import { spawn } from 'node:child_process';
import { stopLater } from './stop-everything';

const graceMilliseconds = 15_000;

/** Requests a second with one thread and 32 connections; an answer other than 200 to 399 is an error. */
export async function countRequests(wrk: string, url: string, seconds: number): Promise<number> {
  const child = spawn(wrk, ['-t1', '-c32', `-d${seconds}s`, '--timeout', '10s', url], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = stopLater(async () => child.kill('SIGKILL'));
  const timer = setTimeout(stop, seconds * 1000 + graceMilliseconds);
  let output = '';
  const collect = (part: Buffer) => {
    output += part;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await new Promise((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  clearTimeout(timer);
  await stop();
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const trouble = /Non-2xx or 3xx responses.*|Socket errors.*|unable to connect.*/.exec(output)?.[0];
  if (!rate || trouble) throw new Error(`wrk on ${url}: ${trouble ?? 'no figure'}`);
  return Number(rate);
}
