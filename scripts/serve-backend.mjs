import './lib/check-node.mjs';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { adoptMigrations } from './lib/adopt-migrations.mjs';
import { isAuthAdmin, prepareAuthAdmin } from './lib/auth-admin.mjs';
import { demoStaffOf, ensureCredentials } from './lib/credentials.mjs';
import { comesFromData, DamagedDatabaseError, saysDamaged } from './lib/damaged-database.mjs';
import {
  assertDurable,
  createLogFlush,
  flushUploads,
  makeDatabasesDurable,
  prepareDatabaseFolder,
} from './lib/durable-database.mjs';
import { defaultPorts, projectRoot } from './lib/environment.mjs';
import { createForgetter, isErasure } from './lib/forget-erased.mjs';
import { gatherSettings } from './lib/gather-settings.mjs';
import { dropArrayParsers } from './lib/lean-parsers.mjs';
import { reportFailure, reportReady, stopWithParent } from './lib/leash.mjs';
import { lockRefusal, takeLock } from './lib/lock.mjs';
import {
  BusyError,
  createPasswordThreads,
  lendPasswordWork,
  preparePasswordWork,
} from './lib/password-work.mjs';
import { interruptedRestore, removeAbandonedDrafts } from './lib/restore.mjs';
import { seedPortfolio } from './lib/seed-portfolio.mjs';
import { createSerialQueue } from './lib/serial-queue.mjs';
import { snapshotPath, snapshotsPath, takeSnapshot } from './lib/snapshot.mjs';

// Serves the embedded backend (GoTrue, PostgREST and storage on PGlite) on 127.0.0.1. Started by lib/stack.mjs. With
// `--as-it-is`, which a backup uses, the database is opened without migrations; with `--brief` it lives for minutes.

const largestBodyBytes = 12 * 1024 * 1024;
const longestRequestMs = 60_000;
const mostWaitingRequests = 2_000;
const checkpointEveryMs = 5 * 60_000;
const localPeer = { peerAddress: '127.0.0.1' };
const servedPrefixes = ['/auth/v1/', '/rest/v1/', '/storage/v1/'];

const dataDir = path.resolve(projectRoot, process.env.DATA_DIR ?? '.data');
const port = Number(process.env.BACKEND_PORT ?? defaultPorts.backend);
const isOpenedAsItIs = process.argv.includes('--as-it-is');
const isBrief = process.argv.includes('--brief');

process.chdir(projectRoot);

/** @type {Error | null} */
let lastDatabaseError = null;

/** The backend prints whole error objects, with the values of the row in them; one line without values is kept. */
function quietConsole() {
  /** @param {any[]} parts */
  const write = (parts) => {
    /** @type {NodeJS.ErrnoException | undefined} */
    const error = parts.find((part) => part instanceof Error);
    if (error?.code) lastDatabaseError = error;
    const text = error ? `${error.code ?? error.name}: ${error.message}` : parts.join(' ');
    // PostgreSQL puts the offending value at the end: `invalid input syntax for type uuid: "…"`.
    const withoutValue = text.replace(/\s+/g, ' ').replace(/: ".*$/, '');
    process.stderr.write(`${withoutValue.slice(0, 300)}\n`);
  };
  console.error = (...parts) => write(parts);
  console.warn = (...parts) => {
    if (!String(parts[0]).includes('EXPERIMENTAL FEATURES')) write(parts);
  };
}

/**
 * The backend's own app, and what of its inside is used here (docs/upgrading.md).
 *
 * @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof import('@supabase/lite/cli').createApi>>['project']['local']['createApp']>>} App
 * @typedef {App & { _mailer: any, _storageAdapter: any, connection: { driver: any }, config: any }} Backend
 */

/**
 * @param {import('./lib/credentials.mjs').Credentials} credentials
 * @returns {Promise<Backend>}
 */
async function openApp(credentials) {
  const databaseDir = path.join(dataDir, 'database');
  mkdirSync(databaseDir, { recursive: true });
  // supabase/config.toml refers to these by name.
  Object.assign(process.env, {
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${defaultPorts.site}`,
    SUPABASE_JWT_SECRET: credentials.jwtSecret,
    SUPABASE_PUBLISHABLE_KEY: credentials.publishableKey,
    SUPABASE_SECRET_KEY: credentials.secretKey,
    BACKEND_DATABASE_DIR: databaseDir,
    EXPERIMENTAL_STORAGE: '1',
    DO_NOT_TRACK: '1',
  });
  await makeDatabasesDurable({ isSmall: isBrief });
  const { createApi } = await import('@supabase/lite/cli');
  // Without a storage for cloud sessions given, the package makes a folder in the user's home for them.
  const authStorage = /** @type {any} */ ({});
  const api = await createApi({ withSupabaseClient: false, authStorage });
  const app = /** @type {Backend} */ (
    await api.project.local.createApp('supabase/config.toml', { admin: false })
  );
  await assertDurable(app.connection.driver);
  await dropArrayParsers(app.connection.driver);
  gatherSettings(app.connection.driver);
  app._storageAdapter.basePath = path.join(dataDir, 'storage');
  flushUploads(app._storageAdapter);
  return app;
}

/**
 * @param {Backend} app
 * @param {boolean} isOld whether there was a database before this start: it knows which migrations it has
 */
async function applyMigrations(app, isOld) {
  const { applyPendingMigrations, listMigrationFiles } = await import('@supabase/lite/cli');
  const { rows } = await app.connection.driver.query(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as known",
  );
  if (isOld && !rows[0].known) throw new DamagedDatabaseError(dataDir, 'its list of migrations is gone');
  await app.ensureSystemSchema();
  await adoptMigrations(app.connection.driver, await listMigrationFiles(app));
  try {
    await applyPendingMigrations(app);
  } catch (error) {
    const done = await app.connection.driver.query(
      'select version from supabase_migrations.schema_migrations',
    );
    const versions = new Set(done.rows.map((/** @type {{ version: string }} */ row) => row.version));
    const failed = (await listMigrationFiles(app)).find((file) => !versions.has(file.version));
    const reason = /** @type {Error | null} */ (lastDatabaseError)?.message ?? error.message;
    if (isOld && versions.size === 0)
      throw new DamagedDatabaseError(dataDir, 'its list of migrations is empty');
    if (saysDamaged(lastDatabaseError ?? error)) throw lastDatabaseError ?? error;
    throw new Error(
      `The migration ${failed?.filename ?? ''} fails: ${reason}. Correct it, then start again.`,
    );
  }
}

/**
 * Runs supabase/seed.sql once per database, and records that where the Supabase CLI does.
 *
 * @param {Backend} app
 */
async function applySeed(app) {
  const file = 'supabase/seed.sql';
  const database = app.connection.driver;
  await database.exec(
    'create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null)',
  );
  const known = await database.query('select 1 from supabase_migrations.seed_files where path = $1', [file]);
  if (known.rows.length > 0) return;
  const sql = readFileSync(file, 'utf8');
  try {
    await database.transaction(async (/** @type {any} */ transaction) => {
      await transaction.exec(sql);
      const hash = createHash('sha256').update(sql).digest('hex');
      await transaction.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
        file,
        hash,
      ]);
    });
  } catch (error) {
    throw new Error(`${file} fails: ${error.message}. Correct it, then start again.`);
  }
}

/**
 * Hands the backend's mails to the site's outbox: they leave in the person's language, once, and wait while the mail
 * server is down. The rows are written outside any transaction of the backend, which would wait for itself.
 *
 * @param {any} database
 */
function createMailer(database) {
  /** @type {(template: string, recipient: string, userId: string, payload: object) => Promise<void>} */
  const queue = async (template, recipient, userId, payload) => {
    const known = await database.query(
      "select raw_user_meta_data ->> 'locale' as locale from auth.users where id = $1",
      [userId],
    );
    const locale = known.rows[0]?.locale;
    const language = ['fr', 'nl', 'en'].includes(locale) ? locale : 'fr';
    await database.query(
      'insert into public.outbox_messages (template, locale, recipient, payload) values ($1, $2, $3, $4)',
      [template, language, recipient, JSON.stringify({ ...payload, locale: language })],
    );
  };
  const refuse = async () => {
    throw new Error('This site signs nobody in by such a mail');
  };
  /** @typedef {(to: string, tokenHash: string, code: string, about: { userId: string, newEmail?: string }) => Promise<void>} Send */
  return {
    /** @type {Send} */
    sendConfirmation: (to, tokenHash, _code, { userId }) =>
      queue('account-confirm', to, userId, { tokenHash }),
    /** @type {Send} */
    sendRecovery: (to, tokenHash, _code, { userId }) => queue('account-reset', to, userId, { tokenHash }),
    /** @type {Send} */
    sendEmailChange: (to, tokenHash, _code, { userId, newEmail }) =>
      queue('account-email-change', to, userId, { tokenHash, newEmail }),
    sendMagicLink: refuse,
    sendReauthentication: refuse,
  };
}

/**
 * Asking for another confirmation mail: the package refuses it for as long as the first mail is known, whenever that
 * was sent. How often it may be asked for is the site's to say. Answers the same whether or not an address waits.
 *
 * @param {Backend} app
 * @param {ReturnType<typeof createMailer>} mailer
 * @param {Buffer} body
 */
async function resendConfirmation(app, mailer, body) {
  let asked;
  try {
    asked = JSON.parse(body.toString());
  } catch {
    return null;
  }
  if (asked?.type !== 'signup' || typeof asked.email !== 'string') return null;
  const database = app.connection.driver;
  const tokenHash = randomBytes(32).toString('hex');
  const waiting = await database.query(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
     where email = $1 and email_confirmed_at is null and confirmation_sent_at is not null
     returning id, email`,
    [asked.email.toLowerCase(), tokenHash],
  );
  for (const { id, email } of waiting.rows)
    await mailer.sendConfirmation(email, tokenHash, '', { userId: id });
  return Response.json({});
}

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The demo staff account. It is made once, with the password that the launcher prints; a database copied from another
 * folder has that folder's password, so it is made anew there.
 *
 * @param {Backend} app
 * @param {import('./lib/credentials.mjs').Credentials} credentials
 */
async function ensureDemoStaff(app, credentials) {
  const database = app.connection.driver;
  const { email, password } = demoStaffOf(credentials);
  const hash = createHash('sha256').update(password).digest('hex');
  const record = await database.query('select hash from supabase_migrations.seed_files where path = $1', [
    'demo-staff',
  ]);
  if (record.rows[0]?.hash === hash) return;
  const known = await database.query('select id from auth.users where email = $1', [email]);
  // There is always an admin: this one, which no account has, stands in until the new account is one.
  if (known.rows.length > 0) {
    await database.query(
      "insert into public.staff_members (user_id, role) values ($1, 'admin') on conflict (user_id) do nothing",
      [nobody],
    );
  }
  for (const { id } of known.rows)
    await database.query('select public.erase_person($1, array[$2::uuid])', [email, id]);
  const mailer = app._mailer;
  app._mailer = { ...mailer, sendConfirmation: async () => {} };
  const result = await app.fetch(
    new Request(`http://127.0.0.1:${port}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: credentials.publishableKey },
      body: JSON.stringify({
        email,
        password,
        data: { first_name: 'Demo', last_name: 'Staff', locale: 'fr' },
      }),
    }),
    localPeer,
  );
  app._mailer = mailer;
  if (result.status !== 200) throw new Error(`The demo staff account cannot be made (${result.status}).`);
  await database.query(
    'update auth.users set email_confirmed_at = now(), confirmation_token = null where email = $1',
    [email],
  );
  await database.query("select public.grant_staff_role($1, 'admin')", [email]);
  await database.query('delete from public.staff_members where user_id = $1', [nobody]);
  await database.query(
    `insert into supabase_migrations.seed_files (path, hash) values ('demo-staff', $1)
     on conflict (path) do update set hash = excluded.hash`,
    [hash],
  );
}

/**
 * The sample works, once per database: whoever has deleted them all does not get them back.
 *
 * @param {Backend} app
 * @param {import('./lib/credentials.mjs').Credentials} credentials
 */
async function ensurePortfolio(app, credentials) {
  const database = app.connection.driver;
  const known = await database.query('select 1 from supabase_migrations.seed_files where path = $1', [
    'portfolio',
  ]);
  if (known.rows.length > 0) return;
  /** @type {Parameters<typeof seedPortfolio>[0]} */
  const ask = async (to, init) => app.fetch(new Request(`http://127.0.0.1:${port}${to}`, init), localPeer);
  const outcome = await seedPortfolio(ask, credentials.secretKey);
  await database.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
    'portfolio',
    outcome,
  ]);
}

/**
 * Signing in with Google, when a client of ours at Google is given; Google leads people back through the site.
 *
 * @param {Backend} app
 */
function offerGoogle(app) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, SITE_URL } = process.env;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return;
  app.config.auth.external = {
    ...app.config.auth.external,
    google: {
      enabled: true,
      client_id: GOOGLE_CLIENT_ID,
      secret: GOOGLE_CLIENT_SECRET,
      redirect_uri: `${SITE_URL}/api/auth/google/return`,
    },
  };
}

/**
 * @param {http.ServerResponse} response
 * @param {number} status
 * @param {string} message
 */
function answer(response, status, message) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}

/**
 * @param {http.IncomingMessage} request
 * @returns {Promise<Buffer | null>} null when the body is too large; it is read to its end all the same
 */
async function readBody(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= largestBodyBytes) parts.push(part);
  }
  return size <= largestBodyBytes ? Buffer.concat(parts) : null;
}

/**
 * The address that a request asks for: dots and backslashes resolved, as every later step sees it. Null when it is none
 * that we serve: judged by the raw target, `/auth/v1/../../_system/config` would pass for one of ours.
 *
 * @param {http.IncomingMessage} request
 */
function readAddress(request) {
  if (!request.url?.startsWith('/')) return null;
  const address = URL.parse(`http://127.0.0.1:${port}${request.url}`);
  if (!address || !servedPrefixes.some((prefix) => address.pathname.startsWith(prefix))) return null;
  // The package resolves escapes after our own checks of paths. Only names of stored files need any.
  const mayBeEscaped = address.pathname.startsWith('/storage/v1/object/');
  return mayBeEscaped || !address.pathname.includes('%') ? address : null;
}

/**
 * @param {http.IncomingMessage} request
 * @param {URL} address
 * @param {Buffer} body
 */
function toWebRequest(request, address, body) {
  const headers = new Headers();
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    headers.append(request.rawHeaders[index] ?? '', request.rawHeaders[index + 1] ?? '');
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(address, {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

/**
 * Signed addresses come under another name, and with a prefix that supabase-js adds itself.
 *
 * @param {http.IncomingMessage} request
 * @param {URL} address
 * @param {Response} result
 */
async function completeSignedUrls(request, { pathname }, result) {
  const signs = request.method === 'POST' && /^\/storage\/v1\/object\/(upload\/)?sign\//.test(pathname);
  if (!signs || result.status !== 200) return result;
  /** @param {any} entry */
  const complete = (entry) => {
    if (typeof entry?.signedUrl !== 'string') return entry;
    const relative = entry.signedUrl.replace(/^\/storage\/v1/, '');
    return { ...entry, signedURL: relative, url: relative };
  };
  const answer = await result.json();
  return Response.json(Array.isArray(answer) ? answer.map(complete) : complete(answer));
}

/**
 * @param {http.ServerResponse} response
 * @param {Response} result
 */
async function writeWebResponse(response, result) {
  /** @type {Record<string, string | string[]>} */
  const headers = {};
  for (const [name, value] of result.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = result.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(result.status, headers);
  if (result.body === null) return response.end();
  await pipeline(
    Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (result.body)),
    response,
  );
}

/**
 * @param {http.IncomingMessage} request
 * @param {string} secretKey
 */
function holdsSecretKey(request, secretKey) {
  const given = Buffer.from(String(request.headers.apikey ?? ''));
  const expected = Buffer.from(secretKey);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** @typedef {ReturnType<typeof createSerialQueue>} Queue */

/**
 * A copy of the data folder, made while no request is at work. For who can read the folder's keys.
 *
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {Backend} app
 * @param {Queue} queue
 * @param {ReturnType<typeof createForgetter>} forgetter
 * @param {string} secretKey
 */
async function answerSnapshot(request, response, app, queue, forgetter, secretKey) {
  if (!holdsSecretKey(request, secretKey)) return answer(response, 401, 'The secret key is missing');
  const name = new URL(request.url ?? '', 'http://127.0.0.1').searchParams.get('name') ?? '';
  const target = snapshotPath(dataDir, name);
  if (request.method !== 'POST' || target === null) return answer(response, 400, 'Which snapshot?');
  await forgetter.finish();
  const taken = await queue.run(() => takeSnapshot(app.connection.driver, dataDir, target));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(taken));
}

/**
 * One request after the other, and none answered before what it changed is on the disk: the backend opens transactions
 * on the single connection of PGlite without keeping others out, so that two at once would run in each other's role and
 * commit or roll back each other's rows.
 *
 * @param {Backend} app
 * @param {Queue} queue
 * @param {import('./lib/password-work.mjs').PasswordThreads} threads
 * @param {ReturnType<typeof createForgetter>} forgetter
 * @param {import('./lib/credentials.mjs').Credentials} credentials
 */
function createServer(app, queue, threads, forgetter, { secretKey, publishableKey }) {
  /** @type {(sql: string, values: unknown[]) => Promise<any>} */
  const query = (sql, values) => queue.run(() => app.connection.driver.query(sql, values));
  return http.createServer({ keepAliveTimeout: 65_000 }, async (request, response) => {
    try {
      if (request.url?.startsWith(`${snapshotsPath}?`)) {
        return await answerSnapshot(request, response, app, queue, forgetter, secretKey);
      }
      // The backend also offers a database browser and its own settings, secrets included, to anyone who asks.
      const address = readAddress(request);
      if (!address) return answer(response, 404, 'Not found');
      if (queue.waiting >= mostWaitingRequests) return answer(response, 503, 'Too many requests are waiting');
      const body = await readBody(request);
      if (body === null) return answer(response, 413, 'The request is too large');
      const { method = 'GET' } = request;
      const { pathname, search } = address;
      /** @type {Awaited<ReturnType<typeof prepareAuthAdmin>> | null} */
      let administer = null;
      /** @type {{ within: import('./lib/password-work.mjs').Within } | null} */
      let prepared = null;
      if (isAuthAdmin(pathname)) {
        if (!holdsSecretKey(request, secretKey)) return answer(response, 401, 'The secret key is missing');
        const backendUrl = `http://127.0.0.1:${port}`;
        const asked = { method, pathname, body, backendUrl, publishableKey };
        administer = await prepareAuthAdmin(asked, threads);
      } else if (pathname.startsWith('/auth/v1/')) {
        const { authorization } = request.headers;
        const worked = await preparePasswordWork(
          { method, pathname, search, body, authorization },
          threads,
          query,
        );
        if ('answer' in worked) return await writeWebResponse(response, worked.answer);
        prepared = worked;
      }
      const peerAddress = request.socket.remoteAddress ?? null;
      const result = await queue.run(async () => {
        // Whoever asked has given up: the work would only delay the others.
        if (response.destroyed) return null;
        if (administer) return administer(app);
        if (request.method === 'POST' && pathname === '/auth/v1/resend') {
          const resent = await resendConfirmation(app, app._mailer, body);
          if (resent) return resent;
        }
        const ask = () => app.fetch(toWebRequest(request, address, body), { peerAddress });
        return prepared ? prepared.within(ask) : ask();
      });
      if (result?.ok && isErasure(pathname)) forgetter.note();
      if (result) await writeWebResponse(response, await completeSignedUrls(request, address, result));
    } catch (error) {
      if (response.destroyed) return;
      if (error instanceof BusyError) return answer(response, 503, 'Too many passwords are waiting');
      console.error(error);
      if (response.headersSent) response.destroy();
      else answer(response, 500, 'Internal error');
    }
  });
}

/**
 * PGlite never checkpoints by itself: its log would grow until the disk is full.
 *
 * @param {Backend} app
 * @param {Queue} queue
 */
function scheduleCheckpoints(app, queue) {
  /** @type {string | null} */
  let checkpointed = null;
  const position = async () =>
    (await app.connection.driver.query('select pg_current_wal_insert_lsn()::text as lsn')).rows[0].lsn;
  setInterval(() => {
    queue
      .run(async () => {
        if ((await position()) === checkpointed) return;
        await app.connection.driver.exec('checkpoint');
        checkpointed = await position();
      })
      .catch((error) => console.error(error));
  }, checkpointEveryMs).unref();
}

/**
 * @param {any} error
 * @param {boolean} isOpening whether a database that was there before could not even be opened
 */
function sayFailure(error, isOpening) {
  if (error instanceof DamagedDatabaseError) return error.message;
  const isDamaged = isOpening ? comesFromData(error) : saysDamaged(error);
  if (isDamaged)
    return new DamagedDatabaseError(dataDir, lastDatabaseError?.message ?? error.message).message;
  return `The backend cannot start. ${error.message}`;
}

async function serve() {
  quietConsole();
  const lock = await takeLock(dataDir, {
    port,
    onLost: () => {
      process.stderr.write(`Another process took over ${dataDir}; this one stops.\n`);
      process.exit(1);
    },
  });
  if (!lock.held) return reportFailure(lockRefusal(dataDir, lock.owner));
  const interrupted = interruptedRestore(dataDir);
  if (interrupted) {
    lock.release();
    return reportFailure(interrupted);
  }
  removeAbandonedDrafts(dataDir);
  /** @type {{ app: Backend | null, server: http.Server | null }} */
  const started = { app: null, server: null };
  let isOld = false;
  let flushLog = async () => {};
  const threads = createPasswordThreads();
  const queue = createSerialQueue({
    longestJobMs: longestRequestMs,
    onStuck: () => {
      process.stderr.write('A request has held the database for a minute; the backend stops.\n');
      process.exit(1);
    },
    keep: () => flushLog(),
  });
  stopWithParent(async () => {
    const { server } = started;
    if (server?.listening) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
    }
    await queue.idle();
    await threads.close();
    await started.app?.connection.close();
    lock.release();
  }, 8_000);
  try {
    const credentials = ensureCredentials(dataDir);
    const folder = prepareDatabaseFolder(dataDir);
    isOld = folder.isOld;
    const app = await openApp(credentials);
    started.app = app;
    if (!isOpenedAsItIs) {
      await applyMigrations(app, isOld);
      await applySeed(app);
    }
    lendPasswordWork();
    app._mailer = createMailer(app.connection.driver);
    offerGoogle(app);
    if (!isOpenedAsItIs) {
      await ensureDemoStaff(app, credentials);
      await ensurePortfolio(app, credentials);
    }
    flushLog = createLogFlush(app.connection.driver);
    await flushLog();
    folder.keep();
    const forgetter = createForgetter(app.connection.driver, queue);
    const server = createServer(app, queue, threads, forgetter, credentials);
    started.server = server;
    await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host: '127.0.0.1' }, () => resolve(null));
    });
    scheduleCheckpoints(app, queue);
    reportReady();
  } catch (error) {
    await started.app?.connection.close().catch(() => {});
    lock.release();
    reportFailure(sayFailure(error, isOld && started.app === null));
  }
}

await serve();
