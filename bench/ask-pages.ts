import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { takePercentile } from './take-median';

const connections = 64;
const answerMilliseconds = 10_000;

export interface PaceOptions {
  /** Plain http. */
  urls: string[];
  perSecond: number;
  seconds: number;
}

export interface AskedPages {
  asked: number;
  /** With 200. */
  answered: number;
  /** Asked for, in a second, as it really went. */
  rate: number;
  /** Milliseconds from when a page was due to be asked for to the end of its answer. */
  p99: number;
}

/** Asks for pages in turn at a steady pace, gzip accepted, whether or not the ones before have been answered. */
export async function askPages({ urls, perSecond, seconds }: PaceOptions): Promise<AskedPages> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const ask = (url: string, due: number) =>
    new Promise<void>((resolve) => {
      const request = http.get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        answer.resume();
        answer.once('error', () => resolve());
        answer.once('end', () => {
          if (answer.statusCode === 200) times.push(performance.now() - due);
          resolve();
        });
      });
      request.setTimeout(answerMilliseconds, () => request.destroy());
      request.once('error', () => resolve());
    });
  const total = Math.round(perSecond * seconds);
  const running: Promise<void>[] = [];
  const started = performance.now();
  for (let index = 0; index < total; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const early = due - performance.now();
    // A timer knows whole milliseconds only: what is late goes out at once, so that the pace is kept.
    if (early > 0) await sleep(Math.ceil(early));
    running.push(ask(urls[index % urls.length] as string, due));
  }
  const elapsed = (performance.now() - started) / 1000;
  await Promise.all(running);
  agent.destroy();
  return { asked: total, answered: times.length, rate: total / elapsed, p99: takePercentile(times, 0.99) };
}
