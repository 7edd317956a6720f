import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findFreePorts } from '@/scripts/lib/ports.mjs';
import { startServer, waitForAnswer } from './start-server';
import { stopLater } from './stop-everything';

const startMilliseconds = 10_000;

export interface RunningNginx {
  url: string;
  stop(): Promise<unknown>;
}

/**
 * A configuration that keeps everything it writes in one folder.
 *
 * @param http what stands in the block of that name
 * @param before what stands before all blocks
 */
export function nginxConfig(folder: string, http: string, before = ''): string {
  // One worker, as the site is one process. Its files stand in a folder only this user may enter.
  return `${before}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${http}
}
`;
}

/**
 * Serves files with nginx on 127.0.0.1, gzipped ahead: as fast as a file can be served.
 *
 * @param pages HTML by path, such as `/nl/privacybeleid`
 * @param zipped the same pages as another server has gzipped them; without it they are gzipped here
 */
export async function serveWithNginx(
  nginx: string,
  pages: Map<string, string>,
  zipped?: Map<string, Buffer>,
): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-nginx-'));
  const removeFolder = stopLater(async () => rmSync(folder, { recursive: true, force: true }));
  for (const [pagePath, html] of pages) {
    const file = path.join(folder, 'pages', pagePath, 'page.html');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.gz`, zipped?.get(pagePath) ?? gzipSync(html));
  }
  const [port] = await findFreePorts(1);
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    nginxConfig(
      folder,
      `  types { text/html html; }
  default_type text/html;
  charset utf-8;
  server {
    listen 127.0.0.1:${port};
    gzip_static on;
    location / {
      root ${folder}/pages;
      try_files $uri/page.html =404;
    }
  }`,
    ),
  );
  const stopServer = startServer(nginx, ['-p', folder, '-c', config]);
  const url = `http://localhost:${port}`;
  await waitForAnswer(url, startMilliseconds);
  return {
    url,
    async stop() {
      await stopServer();
      await removeFolder();
    },
  };
}
