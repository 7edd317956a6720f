import 'server-only';
import { readViewer } from '@/lib/accounts/server/viewer';
import { entriesOf } from '@/lib/actions/server/form-action';
import { readAtMost } from '@/lib/http/read-at-most';
import type { Locale } from '@/lib/i18n/locales';
import { isLocale } from '@/lib/i18n/locales';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { drawAnswer, drawBlocks, drawSources } from '../drawn-answer';
import { parseAsked } from '../question-schema';
import type { StreamLine, StreamRefusal } from '../stream';
import { type AskEvent, askAlfred } from './ask-alfred';
import { forgetKeptQuestion, keepQuestion } from './kept-question';

const refuse = (reason: StreamRefusal, status: number) => answerJson({ reason }, status);

/** A question of 2,000 characters in any script, encoded, and three ids. */
const mostBytes = 40_000;

async function readForm(request: Request): Promise<FormData | null> {
  const read = await readAtMost(request.body, mostBytes);
  if (read.status !== 'ok') return null;
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return null;
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(read.bytes)))
    form.set(name, value);
  return form;
}

/** What a browser is told of an event; null for what it does not draw. */
function lineOf(event: AskEvent, locale: Locale): StreamLine | null {
  switch (event.kind) {
    case 'draft':
      return {
        kind: 'draft',
        blocks: drawBlocks(event.blocks, locale),
        sources: drawSources(event.citations, locale),
      };
    case 'answer':
      return { kind: 'answer', answer: drawAnswer(event.answer) };
    case 'looking':
      return null;
    default:
      return event;
  }
}

/** Answers a question line by line as the answer is made (`lib/alfred/stream.ts`); who goes away stops it. */
export async function answerInLines(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return refuse('forbidden', 403);
  const form = await readForm(request);
  const locale = form?.get('locale');
  if (!form || !isLocale(locale)) return refuse('invalidText', 400);
  const read = parseAsked(entriesOf(form, 'question', 'conversation', 'replaces', 'from'));
  const who = await readViewer();
  if (who.status === 'visitor') {
    if (read.ok) await keepQuestion(read.data.question);
    return refuse('signedOut', 401);
  }
  if (who.status === 'away') return refuse('unavailable', 503);
  if (!read.ok) return refuse((read.fields.question?.[0] ?? 'invalidText') as StreamRefusal, 422);
  await forgetKeptQuestion();

  const asking = new AbortController();
  request.signal.addEventListener('abort', () => asking.abort());
  const events = askAlfred({
    ...read.data,
    viewer: who.viewer,
    locale,
    address: clientAddress(request.headers),
    now: new Date(),
    signal: asking.signal,
  });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) return controller.close();
      const line = lineOf(value, locale);
      controller.enqueue(encoder.encode(line ? `${JSON.stringify(line)}\n` : '\n'));
    },
    cancel: () => asking.abort(),
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
