import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model does with one request, step by step. */
export type ModelStep =
  | { say: string; finish?: 'length' | 'eos' }
  /** Calls a tool; the rest of its story is told at the next request. */
  | { call: string; with: Record<string, unknown> }
  /** Says nothing more, and holds the line. */
  | 'stall'
  /** Drops the line. */
  | 'break'
  /** Answers with this status. */
  | { status: number }
  /** Sends what is no protocol. */
  | 'garbage';

interface ModelRequestBody {
  model: string;
  stream: boolean;
  messages: { role: string; content: string | null }[];
  tools?: { function: { name: string } }[];
}

export interface ModelServer {
  url: string;
  /** What has been asked, in order. */
  requests: { body: ModelRequestBody; authorization: string | undefined }[];
  /** One list of steps for each request to come; the last one is repeated. */
  script(...turns: readonly ModelStep[][]): void;
  close(): Promise<void>;
}

const characters = 7;

function send(response: ServerResponse, delta: unknown, finish: string | null = null): void {
  const chunk = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_795_000_000,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

function finish(response: ServerResponse, reason: string): void {
  send(response, {}, reason);
  const usage = { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 };
  response.write(
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_795_000_000, model: 'scripted', choices: [], usage })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

function play(response: ServerResponse, steps: readonly ModelStep[]): void {
  let calls = 0;
  let reason: string | null = null;
  for (const step of steps) {
    if (step === 'stall') return;
    if (step === 'break') {
      // What was written leaves first, else the other side sees no beginning.
      setImmediate(() => response.destroy());
      return;
    }
    if (step === 'garbage') {
      response.end('data: {"choices": [{"delta": \n\n<html>502</html>');
      return;
    }
    if ('say' in step) {
      for (let at = 0; at < step.say.length; at += characters)
        send(response, { content: step.say.slice(at, at + characters) });
      reason = step.finish ?? null;
    } else if ('call' in step) {
      send(response, {
        tool_calls: [
          {
            index: calls,
            id: `call_${calls}`,
            type: 'function',
            function: { name: step.call, arguments: JSON.stringify(step.with) },
          },
        ],
      });
      calls += 1;
    }
  }
  finish(response, reason ?? (calls > 0 ? 'tool_calls' : 'stop'));
}

/** A language model that says what it is told to, by the OpenAI protocol of chat completions, streamed. */
export async function startModelServer(): Promise<ModelServer> {
  let turns: readonly ModelStep[][] = [[{ say: 'Nothing was scripted.' }]];
  let turn = 0;
  const requests: ModelServer['requests'] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      requests.push({ body: JSON.parse(text), authorization: request.headers.authorization });
      const steps = turns[Math.min(turn, turns.length - 1)] ?? [];
      turn += 1;
      const [first] = steps;
      if (typeof first === 'object' && 'status' in first) {
        response.writeHead(first.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { message: 'scripted', type: 'scripted' } }));
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      send(response, { role: 'assistant', content: '' });
      play(response, steps);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...next) => {
      turns = next;
      turn = 0;
      requests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
