import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What becomes of a call: it never arrives, or its answer never does. */
type Loss = 'request' | 'answer';

export interface LossyBackend {
  url: string;
  /** The next call of this function of the database is lost, that one alone. */
  lose(what: Loss, called: string): void;
  /** How many calls were lost so far. */
  lost(): number;
  close(): Promise<void>;
}

const calledBy = (url = '') => /\/rpc\/(\w+)/.exec(url)?.[1] ?? null;

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Stands between the site and its backend, and cuts the line as whoever dies between a question and its answer does. */
export async function startLossyBackend(targetUrl: string): Promise<LossyBackend> {
  const { hostname, port: targetPort } = new URL(targetUrl);
  let next: { what: Loss; called: string } | null = null;
  let count = 0;

  const carry = (near: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method, url, headers } = near;
      const far = ask({ hostname, port: targetPort, method, path: url, headers }, resolve);
      far.on('error', reject);
      far.end(body);
    });

  async function answer(near: IncomingMessage, back: ServerResponse): Promise<void> {
    const body = await bodyOf(near);
    const loss = next?.called === calledBy(near.url) ? next.what : null;
    if (loss) {
      next = null;
      count += 1;
    }
    if (loss === 'request') {
      near.socket.destroy();
      return;
    }
    const far = await carry(near, body);
    // All of it: then the database has done its work.
    const read = await bodyOf(far);
    if (loss === 'answer') {
      near.socket.destroy();
      return;
    }
    back.writeHead(far.statusCode ?? 502, far.headers);
    back.end(read);
  }

  const server = createServer((near, back) => {
    answer(near, back).catch(() => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    lose: (what, called) => {
      next = { what, called };
    },
    lost: () => count,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
