import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { LauncherError } from './progress.mjs';

const keptLines = 60;

/**
 * One long-running process of the stack. It has a process group of its own, so that Ctrl-C in a terminal reaches
 * only the launcher, which then stops the parts in order.
 */
export class Part {
  /**
   * @param {{
   *   name: string, command: string, args: string[], cwd: string, env: Record<string, string | undefined>,
   *   graceMs: number, readyMs: number, onLine?: (line: string, part: string, stream: 'stdout' | 'stderr') => void,
   *   onUnexpectedExit?: (reason: string) => void,
   * }} options `graceMs`: how long it may take to stop; `readyMs`: how long it may take to serve
   */
  constructor(options) {
    this.options = options;
    /** @type {import('node:child_process').ChildProcess | null} */
    this.child = null;
    this.exited = Promise.resolve();
    /** @type {string[]} */
    this.lines = [];
    this.isWanted = false;
  }

  get isRunning() {
    return this.child !== null;
  }

  get pid() {
    return this.child?.pid ?? null;
  }

  /** Resolves when the process serves; throws a LauncherError when it ends or stays silent instead. */
  async start() {
    if (this.child) return;
    const { name, command, args, cwd, env, readyMs } = this.options;
    this.lines = [];
    this.isWanted = true;
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    let isReady = false;
    for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
      const input = /** @type {import('node:stream').Readable} */ (child[stream]);
      createInterface({ input }).on('line', (line) => {
        this.#keep(line);
        // What a tool says about itself while it starts is of interest only when it fails.
        if (isReady || stream === 'stderr') this.options.onLine?.(line, this.options.name, stream);
      });
    }
    /** @type {Promise<void>} */
    this.exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        // What it started in turn must not outlive it.
        this.#signal('SIGKILL');
        this.child = null;
        resolve();
        if (isReady && this.isWanted) this.options.onUnexpectedExit?.(signal ?? `code ${code}`);
      });
    });
    /** @type {(resolve: () => void, reject: (error: Error) => void) => void} */
    const untilReady = (resolve, reject) => {
      /** @param {string} message */
      const fail = (message) => reject(new LauncherError(message));
      const timer = setTimeout(() => {
        this.kill();
        fail(`The ${name} did not answer within ${readyMs / 1000} s.${this.#tail()}`);
      }, readyMs);
      child.on('message', (said) => {
        const message = /** @type {{ type?: string, sentence?: string } | null} */ (said);
        if (message?.type === 'ready') {
          clearTimeout(timer);
          isReady = true;
          resolve();
        }
        if (message?.type === 'failed') {
          clearTimeout(timer);
          fail(message.sentence ?? '');
        }
      });
      child.once('error', (error) => {
        clearTimeout(timer);
        this.child = null;
        fail(`The ${name} cannot be started: ${error.message}.`);
      });
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        fail(`The ${name} ended before it was ready (${signal ?? `code ${code}`}).${this.#tail()}`);
      });
    };
    await new Promise((resolve, reject) => untilReady(() => resolve(null), reject));
  }

  /** Asks the process to end and waits; kills it after its grace time. */
  async stop() {
    this.isWanted = false;
    if (!this.child) return this.exited;
    this.#signal('SIGCONT');
    this.#signal('SIGTERM', { group: false });
    const timer = setTimeout(() => this.#signal('SIGKILL'), this.options.graceMs);
    await this.exited;
    clearTimeout(timer);
  }

  /** kill -9, for the whole group. */
  async kill() {
    this.isWanted = false;
    this.#signal('SIGKILL');
    await this.exited;
  }

  /** The process keeps its port and answers nothing. */
  pause() {
    this.#signal('SIGSTOP');
  }

  resume() {
    this.#signal('SIGCONT');
  }

  /** @param {NodeJS.Signals} signal */
  #signal(signal, { group = true } = {}) {
    if (!this.child?.pid) return;
    try {
      process.kill(group ? -this.child.pid : this.child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }

  /** @param {string} line */
  #keep(line) {
    this.lines.push(line);
    if (this.lines.length > keptLines) this.lines.shift();
  }

  #tail() {
    const text = this.lines.filter((line) => line.trim() !== '').slice(-15);
    return text.length > 0 ? ` Its last lines:\n${text.join('\n')}` : '';
  }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined>, show?: boolean, channel?: boolean }} options
 *   `show` lets its output through; `channel` lets a script of ours notice when this process is gone
 * @returns {Promise<{ code: number | null, output: string }>} `output` is empty when shown
 */
export async function runCommand(command, args, { cwd, env, show = false, channel = false }) {
  const output = show ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: channel ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
  });
  running.add(child);
  let text = '';
  /** @param {string} part */
  const collect = (part) => {
    text += part;
  };
  child.stdout?.setEncoding('utf8').on('data', collect);
  child.stderr?.setEncoding('utf8').on('data', collect);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return { code, output: text };
  } catch (error) {
    throw new LauncherError(`${command} cannot be run (${error.code}): install it, then run this again.`);
  } finally {
    running.delete(child);
  }
}

/** Kills what runCommand started and everything it started in turn. */
export function killCommands() {
  for (const child of running) {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It ended on its own.
    }
  }
}
