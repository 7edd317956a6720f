import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerNotes } from '@/lib/asleep/server/answer-notes';
import type { OwnAnswer, OwnRequest } from '@/lib/asleep/server/request-own-page';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';

/** What the framework says of a form whose action this build does not have. */
const notFoundHeader = 'x-nextjs-action-not-found';

/** Milliseconds. There is no answer of before to give: a busy site is better late than without what was typed. */
const patience = 15_000;

/** Bytes; the framework takes no larger form. */
const largestForm = 1024 * 1024;

export interface StaleFormsOptions {
  ask(path: string, headers: Record<string, string>, sent?: OwnRequest): Promise<OwnAnswer>;
  /** Remembers the notes of a request that this process sends to itself; returns how to name them. */
  remember(notes: AnswerNotes): { headers: Record<string, string>; forget(): void };
}

/**
 * A page that was opened before a release names actions that the new build does not have, and the framework answers its
 * plain form with a line of English. Here such a form is sent once more, in the sender's name, with the action of the
 * same form in the page of today: what was typed arrives, or comes back in the form. A browser with script says itself
 * that the page is out of date.
 */
export function createStaleForms({ ask, remember }: StaleFormsOptions) {
  return {
    /** Call before the framework reads the request. */
    watch(request: IncomingMessage, response: ServerResponse): void {
      const type = request.headers['content-type'] ?? '';
      if (request.method !== 'POST' || request.headers['next-action'] !== undefined) return;
      if (!/^multipart\/form-data\b/i.test(type)) return;
      const body = tapBody(request);
      holdWhen(
        response,
        () => response.hasHeader(notFoundHeader),
        (answer) => {
          sendAgain(request, body())
            .then(answer)
            .catch((error: unknown) => {
              incident(error, { where: 'stale form' });
              answer({ status: 503, rawHeaders: ['Content-Type', 'text/plain'], body: Buffer.alloc(0) });
            });
        },
      );
    },
  };

  async function sendAgain(request: IncomingMessage, body: Buffer | null): Promise<OwnAnswer> {
    const target = request.url ?? '/';
    const page = await ask(target, pick(request, ['cookie', 'accept-language', 'user-agent']), { patience });
    const form = body && (await readForm(body, request.headers['content-type'] ?? ''));
    const hidden = form && findActionFields(page.body.toString(), [...form.keys()]);
    if (!form || !hidden) return { ...page, status: page.status === 200 ? 409 : page.status };
    log.info('door.staleForm', { path: target.split('?')[0] });
    const again = new FormData();
    for (const [name, value] of hidden) again.append(name, value);
    for (const [name, value] of form) if (!isActionField(name)) again.append(name, value);
    const encoded = new Response(again);
    const { headers, forget } = remember({ shown: [], sender: request.headers['x-forwarded-for'] as string });
    try {
      const own = pick(request, ['cookie', 'accept-language', 'user-agent', 'origin', 'host', 'referer']);
      return await ask(
        target,
        { ...own, ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
        { method: 'POST', body: Buffer.from(await encoded.arrayBuffer()), patience },
      );
    } finally {
      forget();
    }
  }
}

const isActionField = (name: string) => name.startsWith('$ACTION');

function pick({ headers }: IncomingMessage, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}

async function readForm(body: Buffer, type: string): Promise<FormData | null> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    return null;
  }
}

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const readAttribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replace(/&(quot|amp|lt|gt|#x27);/g, (_, entity: string) => entities[entity] ?? '') ?? null;

/**
 * The hidden fields that name the action of the form in a page which has the fields that were sent.
 *
 * @param sent names of fields, those of another build's action among them
 */
function findActionFields(html: string, sent: readonly string[]): [string, string][] | null {
  const typed = new Set(sent.filter((name) => !isActionField(name)));
  let best: { fields: [string, string][]; shared: number } | null = null;
  for (const [form] of html.matchAll(/<form\b[\s\S]*?<\/form>/g)) {
    const controls = form.match(/<(?:input|textarea|select|button)\b[^>]*>/g) ?? [];
    const names = controls.flatMap((tag) => readAttribute(tag, 'name') ?? []);
    const fields = controls.flatMap((tag): [string, string][] => {
      const name = readAttribute(tag, 'name');
      return name !== null && isActionField(name) ? [[name, readAttribute(tag, 'value') ?? '']] : [];
    });
    const shared = new Set(names.filter((name) => typed.has(name))).size;
    if (fields.length > 0 && shared > (best?.shared ?? 0)) best = { fields, shared };
  }
  return best?.fields ?? null;
}

/** Keeps what arrives of a body, whoever reads it. @returns null when it was too large or is not whole */
function tapBody(request: IncomingMessage): () => Buffer | null {
  let parts: Buffer[] | null = [];
  let length = 0;
  const push = request.push.bind(request);
  request.push = (chunk, encoding) => {
    if (chunk !== null && parts !== null) {
      const part = Buffer.from(chunk);
      length += part.length;
      if (length > largestForm) parts = null;
      else parts.push(part);
    }
    return push(chunk, encoding);
  };
  return () => (parts !== null && request.complete ? Buffer.concat(parts) : null);
}

/** Nothing of these belongs to the answer that takes another's place. */
const hopByHop = /^(?:connection|keep-alive|transfer-encoding|content-length|date)$/i;

/** Keeps an answer back when its head says so, and has another take its place. */
function holdWhen(
  response: ServerResponse,
  isHeld: () => boolean,
  replace: (answer: (other: OwnAnswer) => void) => void,
): void {
  const { writeHead, write, end } = response;
  let held = false;
  const finish = (other: OwnAnswer) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    const headers: [string, string][] = [];
    for (let at = 0; at < other.rawHeaders.length; at += 2) {
      const [name = '', value = ''] = other.rawHeaders.slice(at, at + 2);
      if (!hopByHop.test(name)) headers.push([name, value]);
    }
    const all = [...headers, ['Content-Length', String(other.body.length)]].flat();
    writeHead.call(response, other.status, all as never);
    end.call(response, other.body as never, 'buffer' as never);
  };
  response.writeHead = ((...args: unknown[]) => {
    if (held) return response;
    if (!isHeld()) return writeHead.apply(response, args as never);
    held = true;
    replace(finish);
    return response;
  }) as never;
  response.write = ((...args: unknown[]) => held || write.apply(response, args as never)) as never;
  response.end = ((...args: unknown[]) => {
    // Without a head of its own `end` would write one.
    if (!held && !response.headersSent && isHeld()) response.writeHead(response.statusCode);
    return held ? response : end.apply(response, args as never);
  }) as never;
}
