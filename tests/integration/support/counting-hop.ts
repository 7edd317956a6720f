import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CountingHop {
  port: number;
  /** The requests that came through, as they came. */
  seen: { target: string; headers: http.IncomingHttpHeaders }[];
  close(): void;
}

/** Stands between a proxy and the site, passes everything on, and keeps what the proxy has asked for. */
export async function startCountingHop(sitePort: number): Promise<CountingHop> {
  const seen: CountingHop['seen'] = [];
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    seen.push({ target: request.url ?? '', headers: { ...request.headers } });
    const { method, url, headers } = request;
    const passed = http.request({ host: '127.0.0.1', port: sitePort, method, path: url, headers, agent });
    passed.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
