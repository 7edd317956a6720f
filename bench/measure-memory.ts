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

/** V8: resident memory of the site while it answers so many page requests, spread over all pages. */
export async function measureMemory(pid: number, urls: string[], total: number): Promise<ResultsRow[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const before = readResident(pid);
  const resident: number[] = [];
  let sent = 0;
  let answered = 0;
  try {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (sent < total) {
          const url = urls[sent % urls.length] as string;
          sent += 1;
          await requestPage(agent, url);
          answered += 1;
          if (answered % Math.ceil(total / samples) === 0) resident.push(readResident(pid));
        }
      }),
    );
  } finally {
    agent.destroy();
  }
  const fifth = (index: number) =>
    takeMedian(resident.slice((samples / 5) * index, (samples / 5) * (index + 1)));
  const last = readResident(pid);
  const highest = Math.max(...resident, last);
  const growth = fifth(4) / fifth(2);
  return [
    {
      check: 'V8',
      what: `resident memory of the site after ${total.toLocaleString('en')} page requests`,
      figure: `${Math.round(last)} MB (highest ${Math.round(highest)} MB)`,
      reference: `before: ${Math.round(before)} MB`,
      limit: `< ${limitMegabytes} MB`,
      holds: last < limitMegabytes,
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
