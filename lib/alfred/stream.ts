import type { DrawnAnswer, DrawnBlock, DrawnSource } from './drawn-answer';

/** Where a browser asks: an answer comes line by line, each a `StreamLine` as JSON. */
export const answersAddress = '/api/account/alfred/answers';

/** Why a question was not answered; names a sentence of `DeskLabels.refused`. */
export type StreamRefusal =
  | 'rateLimited'
  | 'dayIsFull'
  | 'unknown'
  | 'full'
  | 'unavailable'
  | 'forbidden'
  | 'signedOut'
  | 'required'
  | 'tooLong'
  | 'invalidText';

/** One line of an answer on its way. */
export type StreamLine =
  | { kind: 'draft'; blocks: DrawnBlock[]; sources: DrawnSource[] }
  | { kind: 'answer'; answer: DrawnAnswer }
  | { kind: 'kept'; conversation: string; message: string }
  | { kind: 'refused'; reason: StreamRefusal };

/** Reads lines as they come, whatever pieces they come in. */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<StreamLine, void, undefined> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line) as StreamLine;
    if (done) return;
  }
}
