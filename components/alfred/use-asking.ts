import { useRef, useState } from 'react';
import type { DrawnAnswer, DrawnBlock, DrawnSource } from '@/lib/alfred/drawn-answer';
import { answersAddress, readLines, type StreamRefusal } from '@/lib/alfred/stream';
import { mayStop } from './question-field';

/** A question asked in this window, and how far its answer is. */
export interface LiveExchange {
  key: number;
  question: string;
  blocks: DrawnBlock[];
  sources: DrawnSource[];
  /** Null until it is complete. */
  answer: DrawnAnswer | null;
  /** Of the message, once it is kept. */
  message: string | null;
}

export type AskingState =
  | { kind: 'ready' }
  | { kind: 'asking' }
  /** The answer is complete and on its way into the history: nothing is left to stop. */
  | { kind: 'keeping' }
  | { kind: 'stopped' }
  /** `question` is given back. */
  | { kind: 'failed'; reason: StreamRefusal };

export const isBusyAsking = ({ kind }: AskingState) => kind === 'asking' || kind === 'keeping';

/** Asks by a stream: the answer is drawn while it is made, and can be stopped. */
export function useAsking({
  locale,
  from,
  conversation,
}: {
  locale: string;
  from?: string;
  conversation: string | null;
}) {
  const [exchanges, setExchanges] = useState<LiveExchange[]>([]);
  const [state, setState] = useState<AskingState>({ kind: 'ready' });
  const [current, setCurrent] = useState(conversation);
  const running = useRef<AbortController | null>(null);
  const askedAt = useRef(0);
  const count = useRef(0);

  const change = (key: number, part: Partial<LiveExchange>) =>
    setExchanges((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => setExchanges((all) => all.filter((one) => one.key !== key));

  /** @returns the conversation it is kept in, or null when there is no answer */
  const ask = async (question: string): Promise<string | null> => {
    const asking = new AbortController();
    running.current = asking;
    askedAt.current = performance.now();
    count.current += 1;
    const key = count.current;
    setState({ kind: 'asking' });
    setExchanges((all) => [...all, { key, question, blocks: [], sources: [], answer: null, message: null }]);
    const fail = (reason: StreamRefusal) => {
      drop(key);
      setState(asking.signal.aborted ? { kind: 'stopped' } : { kind: 'failed', reason });
      return null;
    };
    try {
      const response = await fetch(answersAddress, {
        method: 'POST',
        body: new URLSearchParams({
          question,
          locale,
          ...(from ? { from } : {}),
          ...(current === null ? {} : { conversation: current }),
        }),
        signal: asking.signal,
      });
      if (!response.ok || !response.body) {
        const told = (await response.json().catch(() => null)) as { reason?: StreamRefusal } | null;
        return fail(told?.reason ?? 'unavailable');
      }
      for await (const line of readLines(response.body)) {
        if (line.kind === 'refused') return fail(line.reason);
        if (line.kind === 'draft') change(key, { blocks: line.blocks, sources: line.sources });
        if (line.kind === 'answer') {
          change(key, { answer: line.answer, blocks: line.answer.blocks, sources: line.answer.sources });
          running.current = null;
          setState({ kind: 'keeping' });
        }
        if (line.kind === 'kept') {
          change(key, { message: line.message });
          setCurrent(line.conversation);
          setState({ kind: 'ready' });
          return line.conversation;
        }
      }
      return fail('unavailable');
    } catch {
      return fail('unavailable');
    }
  };

  /** Lets go of those that the page shows by itself now. */
  const forget = (messages: readonly string[]) =>
    setExchanges((all) => {
      const left = all.filter(({ message }) => message === null || !messages.includes(message));
      return left.length === all.length ? all : left;
    });

  const stop = () => {
    if (mayStop(askedAt.current, performance.now())) running.current?.abort();
  };

  return { exchanges, state, conversation: current, ask, forget, stop };
}
