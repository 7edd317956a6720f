import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePorts } from '@/scripts/lib/ports.mjs';
import { nginxConfig, type RunningNginx } from './start-nginx';
import { startServer, waitForAnswer } from './start-server';
import { stopLater } from './stop-everything';

// What is shipped; the two files beside it name certificates and instances, which are others here.
const shipped = path.resolve(import.meta.dirname, '..', 'deploy', 'nginx', 'site.conf');
const brotliModules = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/local/nginx/modules'].map(
  (folder) => path.join(folder, 'ngx_http_brotli_filter_module.so'),
);
const startMilliseconds = 10_000;

export interface RunningProxy extends RunningNginx {
  /** False where nginx has no brotli module: then those lines of the configuration are left out. */
  brotli: boolean;
}

/**
 * Starts nginx with the configuration that is shipped, before the site: on a port of its own, without TLS (as what it
 * is compared with), with its files in a folder of its own.
 *
 * @param options whether what one place may ask is limited as shipped; everything here comes from one place
 * @returns why there is none, when there is none
 */
export async function startProxy(
  nginx: string | null,
  sitePort: number,
  { limits = false }: { limits?: boolean } = {},
): Promise<RunningProxy | { missing: string }> {
  if (!existsSync(shipped)) return { missing: 'not configured' };
  if (nginx === null) return { missing: 'no nginx' };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-proxy-'));
  const removeFolder = stopLater(async () => rmSync(folder, { recursive: true, force: true }));
  const [port, plainPort] = await findFreePorts(2);
  const brotliModule = brotliModules.find((file) => existsSync(file));
  const replacements: [RegExp, string][] = [
    [/^\s*listen \[::\].*$/gm, ''],
    [/\blisten 80\b/g, `listen 127.0.0.1:${plainPort}`],
    [/^\s*include \S*listen\.conf;/gm, `listen 127.0.0.1:${port};`],
    [/\/run\/nginx-/g, `${folder}/`],
    [/\/var\/cache\/nginx\b/g, folder],
    ...(limits ? [] : [[/^\s*limit_req\w*\s[^;]*;/gm, ''] as [RegExp, string]]),
    ...(brotliModule ? [] : [[/^\s*brotli\w*\s[^;]*;/gm, ''] as [RegExp, string]]),
  ];
  const site = replacements.reduce(
    (text, [found, instead]) => text.replace(found, instead),
    readFileSync(shipped, 'utf8'),
  );
  const upstream = `upstream site { server 127.0.0.1:${sitePort}; keepalive 32; }`;
  const config = path.join(folder, 'nginx.conf');
  const before = brotliModule ? `load_module ${brotliModule};` : '';
  writeFileSync(config, nginxConfig(folder, `${upstream}\n${site}`, before));
  const stopServer = startServer(nginx, ['-p', folder, '-c', config]);
  const url = `http://localhost:${port}`;
  await waitForAnswer(url, startMilliseconds);
  return {
    url,
    brotli: brotliModule !== undefined,
    async stop() {
      await stopServer();
      await removeFolder();
    },
  };
}
