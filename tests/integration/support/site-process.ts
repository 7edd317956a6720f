import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePorts } from '@/scripts/lib/ports.mjs';
import { findNode } from '@/scripts/lib/stack.mjs';

export interface SiteProcess {
  port: number;
  child: ChildProcess;
  /** What it has written, one line each. */
  lines: string[];
  /** Resolves with its exit code; null when a signal ended it. */
  exited: Promise<number | null>;
  /** kill -9. */
  kill(): Promise<unknown>;
  request(path: string, options?: SiteRequest): Promise<SiteAnswer>;
}

interface SiteRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string | AsyncIterable<Uint8Array>;
  agent?: http.Agent;
}

export interface SiteAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** Starts the built site as a process of its own, as `npm start` does. */
export async function startSiteProcess(env: Record<string, string>): Promise<SiteProcess> {
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build: run "npm run build" first.');
  const [port = 0] = await findFreePorts(1);
  const child = spawn(findNode(), [path.resolve('scripts/serve-site.mjs'), 'start'], {
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type: string }) => message.type === 'ready' && resolve());
    void exited.then(() => reject(new Error(`The site ended before it was ready: ${lines.join('\n')}`)));
  });
  return {
    port,
    child,
    lines,
    exited,
    kill() {
      child.kill('SIGKILL');
      return exited;
    },
    request: (target, options) => sendRequest(port, target, options),
  };
}

/** One request as a proxy passes it on: under the public name of the site, whatever process it goes to. */
async function sendRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {}, body, agent }: SiteRequest = {},
): Promise<SiteAnswer> {
  const options = { port, path: target, method, headers, ...(agent ? { agent } : {}) };
  const request = http.request({ host: '127.0.0.1', ...options });
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  // Whoever waits for the answer hears of it; until then nobody may be listening.
  answered.catch(() => undefined);
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) request.end(body);
  else {
    for await (const part of body) request.write(part);
    request.end();
  }
  const response = await answered;
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  // Node.js ends the stream of an answer that was cut, and says so here only.
  if (!response.complete) throw new Error(`The answer to ${target} was cut`);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: Buffer.concat(parts).toString(),
  };
}
