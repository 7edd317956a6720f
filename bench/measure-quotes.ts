import { randomInt, randomUUID } from 'node:crypto';
import { signPayload } from '@/lib/security/signing';
import type { Stack } from '@/scripts/lib/stack.mjs';
import { type AskedPages, askPages } from './ask-pages';
import { askPagesBeside } from './ask-pages-beside';
import type { ResultsRow } from './results-row';
import { takePercentile } from './take-median';

const quotesPerSecond = 20;
const pagesPerSecond = 1_000;
/** A pace that was not kept is not what was asked for. */
const leastPace = 0.99;
const limitMilliseconds = 250;
const answerMilliseconds = 20_000;
// A person has had the form open for a minute.
const ticketAgeMilliseconds = 60_000;

interface PlainForm {
  action: string;
  hidden: [name: string, value: string][];
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The quote form as a browser without script sees it. */
async function readForm(pageUrl: string): Promise<PlainForm> {
  const html = await (await fetch(pageUrl)).text();
  const form = [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].find(([text]) =>
    text.includes('name="message"'),
  )?.[0];
  if (!form) throw new Error('The home page has no quote form.');
  const attribute = (tag: string, name: string) =>
    decode(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const action = attribute(/^<form\b[^>]*>/.exec(form)?.[0] ?? '', 'action');
  const hidden = [...form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([tag]): [string, string] => [
    attribute(tag, 'name'),
    attribute(tag, 'value'),
  ]);
  return { action: new URL(action, pageUrl).href, hidden };
}

function fillForm({ hidden }: PlainForm, appSecret: string): FormData {
  const id = randomUUID().slice(0, 8);
  const form = new FormData();
  for (const [name, value] of hidden) form.set(name, value);
  const ticket = { at: Date.now() - ticketAgeMilliseconds, session: randomUUID(), key: randomUUID() };
  const values = {
    firstName: 'Lieve',
    name: 'Peeters',
    email: `lieve.${id}@bakkerij.test`,
    phone: '0470 12 34 56',
    company: 'Bakkerij Peeters',
    subject: 'covering',
    message: `Twee bestelwagens volledig in folie, met ons logo op beide zijden. Dossier ${id}.`,
    website: '',
    ticket: signPayload(appSecret, 'form-ticket', ticket),
  };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

/** @returns milliseconds from `due` to the end of the answer, or null when it is no acknowledgement */
async function sendQuote(form: PlainForm, stack: Stack, due: number): Promise<number | null> {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: fillForm(form, stack.env.APP_SECRET ?? ''),
      redirect: 'manual',
      headers: {
        origin: stack.siteUrl,
        // Everyone sends from an address of their own, as behind a proxy: limits are for one person.
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      },
      signal: AbortSignal.timeout(answerMilliseconds),
    });
    await answer.arrayBuffer();
    // Accepted requests, and no others, lead to the page with the reference.
    return answer.status === 303 ? performance.now() - due : null;
  } catch {
    return null;
  }
}

async function countStored(stack: Stack): Promise<number> {
  const answer = await fetch(`${stack.backendUrl}/rest/v1/quote_requests?select=reference&limit=1`, {
    headers: {
      apikey: stack.secretKey,
      authorization: `Bearer ${stack.secretKey}`,
      prefer: 'count=exact',
    },
  });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-range')?.split('/')[1]);
}

export interface SentQuotes {
  sent: number;
  /** Milliseconds to each acknowledgement. */
  accepted: number[];
  stored: number;
}

/** At a steady pace, whether or not the ones before have been answered. */
async function sendQuotes(stack: Stack, form: PlainForm, seconds: number): Promise<SentQuotes> {
  // The first answers of a new process cost more than any later one.
  for (let index = 0; index < 10; index += 1) await sendQuote(form, stack, performance.now());
  const before = await countStored(stack);
  const sent = quotesPerSecond * seconds;
  const started = performance.now();
  const times = await Promise.all(
    Array.from({ length: sent }, async (_, index) => {
      const due = started + (index * 1000) / quotesPerSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      return sendQuote(form, stack, due);
    }),
  );
  return {
    sent,
    accepted: times.filter((time) => time !== null),
    stored: (await countStored(stack)) - before,
  };
}

/** V8, from what was sent to a site at rest, and to one that was asked for pages meanwhile. */
export function judgeQuotes(
  seconds: number,
  alone: SentQuotes,
  beside: SentQuotes,
  pages: AskedPages,
): ResultsRow[] {
  const quotes = `quote requests, ${quotesPerSecond} a second for ${seconds} s`;
  const p99Of = ({ accepted }: SentQuotes) => takePercentile(accepted, 0.99);
  const times = (what: string, of: SentQuotes): ResultsRow => ({
    check: 'V8',
    what: `${what}, p99`,
    figure: `${Math.round(p99Of(of))} ms (p50 ${Math.round(takePercentile(of.accepted, 0.5))} ms)`,
    limit: `< ${limitMilliseconds} ms`,
    holds: of.accepted.length === of.sent && p99Of(of) < limitMilliseconds,
  });
  const counts = ({ sent, accepted, stored }: SentQuotes): ResultsRow => ({
    check: 'V8',
    what: 'of these, accepted and stored',
    figure: `${accepted.length} and ${stored}`,
    reference: `${sent} sent`,
    limit: 'all',
    holds: accepted.length === sent && stored === sent,
  });
  return [
    times(quotes, alone),
    counts(alone),
    {
      ...times(`${quotes}, while pages are asked for`, beside),
      reference: `at rest: ${Math.round(p99Of(alone))} ms`,
      ratio: p99Of(beside) / p99Of(alone),
    },
    counts(beside),
    {
      check: 'V8',
      what: 'the pages asked for meanwhile, by a client of their own at a steady pace',
      figure: `${Math.round(pages.rate)} a second, p99 ${Math.round(pages.p99)} ms`,
      reference: `${pages.answered} of ${pages.asked} answered`,
      limit: `≥ ${leastPace * pagesPerSecond} a second, all answered`,
      holds: pages.rate >= leastPace * pagesPerSecond && pages.answered === pages.asked,
    },
  ];
}

/** V8: quote requests by themselves, then while pages are asked for. */
export async function measureQuotes(stack: Stack, urls: string[], seconds: number): Promise<ResultsRow[]> {
  const form = await readForm(`${stack.siteUrl}/`);
  const alone = await sendQuotes(stack, form, seconds);
  // So that every page has been drawn: what is to disturb the quotes is answering.
  await askPages({ urls, perSecond: 20, seconds: urls.length / 20 });
  const [beside, pages] = await Promise.all([
    sendQuotes(stack, form, seconds),
    askPagesBeside({ urls, perSecond: pagesPerSecond, seconds }),
  ]);
  return judgeQuotes(seconds, alone, beside, pages);
}
