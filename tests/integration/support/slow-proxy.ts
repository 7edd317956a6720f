import { connect, createServer, type Server, type Socket } from 'node:net';

export interface SlowProxy {
  url: string;
  /** What comes back from the backend is held back. */
  hold(): void;
  /** Connections are cut as soon as they are made. */
  refuse(): void;
  /** Everything passes again. */
  release(): void;
  close(): Promise<void>;
}

/** Stands between the site and its backend, to make answers late while requests arrive in time. */
export async function startSlowProxy(targetUrl: string): Promise<SlowProxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let mode: 'pass' | 'hold' | 'refuse' = 'pass';
  const server: Server = createServer((near) => {
    if (mode === 'refuse') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (chunk) => far.write(chunk));
    // Not passed on: the backend must not notice that the site has stopped waiting.
    near.on('end', () => undefined);
    far.on('data', (chunk) => {
      const pass = () => (mode === 'hold' ? setTimeout(pass, 20) : near.destroyed || near.write(chunk));
      pass();
    });
    far.on('end', () => near.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    hold: () => {
      mode = 'hold';
    },
    refuse: () => {
      mode = 'refuse';
      for (const socket of sockets) socket.destroy();
    },
    release: () => {
      mode = 'pass';
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
