import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

// bcrypt takes a tenth of a second of a core. The backend would do it where it serves, within the queue of the database:
// seven sign-ins a second and nothing else is answered. Here it is done before, by threads, with a queue of its own.

// As the backend reads it.
const rounds = Number(process.env.LITE_AUTH_BCRYPT_COST ?? 10);
const mostWaiting = 60;
const longestWaitMs = 3_000;
/**
 * Compared with where there is no password, so that nobody can tell by the time that takes: its cost decides that. It is the hash of
 * nothing, and need not be worked out at each start.
 */
const nobodysHash = `$2b$${String(rounds).padStart(2, '0')}$`.padEnd(60, '.');

/**
 * @typedef {{ password: string, hash?: string, rounds?: number }} Work
 * @typedef {{ work: Work, resolve: (result: any) => void, reject: (error: Error) => void, timer?: NodeJS.Timeout }} Job
 * @typedef {Worker & { job?: Job | null }} PasswordWorker
 * @typedef {ReturnType<typeof createPasswordThreads>} PasswordThreads
 * @typedef {{ compared?: { password: string, hash: string, isRight: boolean } | null, hashed?: { password: string, hash: string } }} WorkedOut
 * @typedef {<T>(work: () => T) => T} Within
 */

/** There is more to do than the threads can. */
export class BusyError extends Error {}

/**
 * @param {{ threads?: number }} [options]
 */
export function createPasswordThreads({
  threads = Math.max(1, Math.min(2, availableParallelism() - 1)),
} = {}) {
  /** @type {PasswordWorker[]} */
  const idle = [];
  /** @type {Job[]} */
  const waiting = [];
  /** @type {PasswordWorker[]} */
  const workers = [];
  let isClosed = false;

  function start() {
    /** @type {PasswordWorker} */
    const worker = new Worker(new URL('./password-thread.mjs', import.meta.url));
    worker.unref();
    worker.on('message', ({ result, error }) => {
      const { job } = worker;
      worker.job = null;
      if (error) job?.reject(new Error(error));
      else job?.resolve(result);
      next(worker);
    });
    worker.on('error', (error) => {
      workers.splice(workers.indexOf(worker), 1);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
      worker.job?.reject(error);
      if (!isClosed) start();
    });
    workers.push(worker);
    next(worker);
  }

  /** @param {PasswordWorker} worker */
  function next(worker) {
    const job = waiting.shift();
    if (!job) {
      idle.push(worker);
      return;
    }
    clearTimeout(job.timer);
    worker.job = job;
    worker.postMessage(job.work);
  }

  /**
   * @param {Work} work
   * @returns {Promise<any>}
   */
  function run(work) {
    if (waiting.length >= mostWaiting) return Promise.reject(new BusyError());
    return new Promise((resolve, reject) => {
      /** @type {Job} */
      const job = { work, resolve, reject };
      job.timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(job), 1);
        reject(new BusyError());
      }, longestWaitMs);
      waiting.push(job);
      const worker = idle.shift();
      if (worker) next(worker);
    });
  }

  for (let made = 0; made < threads; made += 1) start();
  return {
    /** @type {(password: string) => Promise<string>} */
    hash: (password) => run({ password, rounds }),
    /** @type {(password: string, hash: string) => Promise<boolean>} */
    compare: (password, hash) => run({ password, hash }),
    async close() {
      isClosed = true;
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** @type {AsyncLocalStorage<WorkedOut>} */
const known = new AsyncLocalStorage();

/**
 * Lets the backend find what the threads have worked out for its request; whatever else it wants, it still works out
 * itself. Called once, before anything is asked of the backend.
 */
export function lendPasswordWork() {
  const { hash, compare } = bcrypt;
  bcrypt.hash = (password, salt) => {
    const done = known.getStore()?.hashed;
    return done && done.password === password ? Promise.resolve(done.hash) : hash(password, salt);
  };
  bcrypt.compare = (password, stored) => {
    const found = known.getStore()?.compared;
    return found && found.password === password && found.hash === stored
      ? Promise.resolve(found.isRight)
      : compare(password, stored);
  };
}

/**
 * Runs what asks the backend with what has been worked out for it.
 *
 * @template T
 * @param {WorkedOut} work
 * @param {() => T} run
 * @returns {T}
 */
export function withPasswordWork(work, run) {
  return known.run(work, run);
}

/**
 * @param {unknown} password
 * @returns {password is string}
 */
const isHashable = (password) => typeof password === 'string' && password !== '' && password.length <= 72;

/**
 * @param {Buffer} body
 * @returns {Record<string, unknown>}
 */
function readBodyOf(body) {
  try {
    return JSON.parse(body.toString()) ?? {};
  } catch {
    return {};
  }
}

/**
 * Whose token a request carries, unproved: it only decides what is worked out in advance.
 *
 * @param {string | undefined} authorization
 */
function claimedAccount(authorization) {
  const [, payload = ''] = (authorization ?? '').split('.');
  const { sub } = readBodyOf(Buffer.from(payload, 'base64url'));
  return typeof sub === 'string' && /^[0-9a-f-]{36}$/.test(sub) ? sub : null;
}

/**
 * Does the password work of a request to the backend before it enters the queue.
 *
 * @param {{ method: string, pathname: string, search: string, body: Buffer, authorization?: string | undefined }} request
 * @param {PasswordThreads} threads
 * @param {(sql: string, values: unknown[]) => Promise<{ rows: { encrypted_password: string }[] }>} query within the queue
 * @returns {Promise<{ answer: Response } | { within: Within }>} the answer, where the password is wrong; or
 *   what the request is to run within
 * @throws {BusyError}
 */
export async function preparePasswordWork({ method, pathname, search, body, authorization }, threads, query) {
  /** @type {(work: WorkedOut) => { within: Within }} */
  const within = (work) => ({ within: (run) => withPasswordWork(work, run) });
  if (method === 'POST' && pathname === '/auth/v1/token' && search.includes('grant_type=password')) {
    const { email, password } = readBodyOf(body);
    if (typeof email !== 'string' || !isHashable(password)) return within({});
    const { rows } = await query('select encrypted_password from auth.users where email = $1', [
      email.toLowerCase(),
    ]);
    const stored = rows[0]?.encrypted_password || null;
    const isRight = await threads.compare(password, stored ?? nobodysHash);
    // An account that waits for its confirmation is known to whoever knows its password, and to nobody else.
    return isRight && stored
      ? within({ compared: { password, hash: stored, isRight } })
      : { answer: wrongPassword() };
  }
  if (method === 'POST' && pathname === '/auth/v1/signup') {
    const { password } = readBodyOf(body);
    if (!isHashable(password)) return within({});
    return within({ hashed: { password, hash: await threads.hash(password) } });
  }
  if (method === 'PUT' && pathname === '/auth/v1/user') {
    const { password } = readBodyOf(body);
    const account = claimedAccount(authorization);
    if (!isHashable(password) || !account) return within({});
    const { rows } = await query('select encrypted_password from auth.users where id = $1', [account]);
    const stored = rows[0]?.encrypted_password || null;
    return within({
      compared: stored ? { password, hash: stored, isRight: await threads.compare(password, stored) } : null,
      hashed: { password, hash: await threads.hash(password) },
    });
  }
  return within({});
}

const wrongPassword = () =>
  Response.json(
    { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    { status: 400 },
  );
