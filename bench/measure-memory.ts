import { execFileSync } from 'node:child_process';
import http from 'node:http';
import type { ResultsRow } from './results-row';
import { takeMedian } from './take-median';

const connections = 16;
const samples = 50;
const limitMegabytes = 400;
// The last fifth may be this much above the middle fifth and is still flat: what a collection of garbage moves.
const flatLimit = 1.1;

/** Resident memory of one process in MB (a million bytes). */
function readResident(pid: number): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kibibytes.trim()) * 1024) / 1e6;
}

function requestPage(agent: http.Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answers ${answer.statusCode}.`)),
      );
    });
    request.setTimeout(30_000, () => request.destroy(new Error(`${url} does not answer.`)));
    request.once('error', reject);
  });
}

/** Asks for pages in turn over all connections. */
async function requestPages(urls: string[], total: number, onAnswer: () => void = () => {}): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  try {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (sent < total) {
          const url = urls[sent % urls.length] as string;
          sent += 1;
          await requestPage(agent, url);
          onAnswer();
        }
      }),
    );
  } finally {
    agent.destroy();
  }
}

/** In MB. */
export interface ResidentMemory {
  started: number;
  /** When each of so many pages had been asked for once. */
  pages: { count: number; memory: number };
  /** While so many more requests were answered, evenly spread, and when all were. */
  load: { count: number; samples: number[]; last: number };
}

/** V8: with every page kept, under load, and whether it stays there. */
export function judgeMemory({ started, pages, load }: ResidentMemory): ResultsRow[] {
  const fifth = (index: number) => {
    const length = load.samples.length / 5;
    return takeMedian(load.samples.slice(length * index, length * (index + 1)));
  };
  const highest = Math.max(...load.samples, load.last);
  const growth = fifth(4) / fifth(2);
  return [
    {
      check: 'V8',
      what: `resident memory of the site, started and asked once for each of ${pages.count} pages`,
      figure: `${Math.round(pages.memory)} MB`,
      reference: `started: ${Math.round(started)} MB`,
      limit: `≤ ${limitMegabytes} MB`,
      holds: pages.memory <= limitMegabytes,
    },
    {
      check: 'V8',
      what: `resident memory of the site after ${load.count.toLocaleString('en')} page requests more`,
      figure: `${Math.round(load.last)} MB (highest ${Math.round(highest)} MB)`,
      reference: `before: ${Math.round(pages.memory)} MB`,
      limit: `< ${limitMegabytes} MB`,
      holds: load.last < limitMegabytes,
    },
    {
      check: 'V8',
      what: 'of these, the last fifth over the middle fifth (flat)',
      figure: `${Math.round(fifth(4))} MB`,
      reference: `middle: ${Math.round(fifth(2))} MB`,
      ratio: growth,
      limit: `≤ ${flatLimit.toFixed(2)} ×`,
      holds: growth <= flatLimit,
    },
  ];
}

/**
 * V8: resident memory of a site that has just started, when it has every page, and while it answers so many requests,
 * spread over all pages.
 */
export async function measureMemory(pid: number, urls: string[], total: number): Promise<ResultsRow[]> {
  const started = readResident(pid);
  await requestPages(urls, urls.length);
  const memory = readResident(pid);
  const resident: number[] = [];
  let answered = 0;
  await requestPages(urls, total, () => {
    answered += 1;
    if (answered % Math.ceil(total / samples) === 0) resident.push(readResident(pid));
  });
  return judgeMemory({
    started,
    pages: { count: urls.length, memory },
    load: { count: total, samples: resident, last: readResident(pid) },
  });
}
