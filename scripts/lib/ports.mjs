import { randomInt } from 'node:crypto';
import net from 'node:net';
import { LauncherError } from './progress.mjs';

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | null>} null, or the code of what stands against it
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'error'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function answers(port, host) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host });
    /** @param {boolean} result */
    const finish = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(500, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

/**
 * @param {number} port
 * @returns {Promise<'free' | 'used' | 'forbidden'>}
 */
async function probePort(port) {
  if ((await answers(port, '127.0.0.1')) || (await answers(port, '::1'))) return 'used';
  for (const host of ['127.0.0.1', undefined]) {
    const code = await canListen(port, host);
    if (code === 'EADDRINUSE') return 'used';
    if (code === 'EACCES') return 'forbidden';
  }
  return 'free';
}

/**
 * Refuses when a port is taken, before anything is started.
 *
 * @param {{ port: number, variable: string, purpose: string }[]} wanted
 */
export async function checkPorts(wanted) {
  const seen = new Map();
  for (const { port, variable, purpose } of wanted) {
    if (seen.has(port)) {
      throw new LauncherError(
        `${variable} and ${seen.get(port)} are both ${port}: give each a port of its own.`,
      );
    }
    seen.set(port, variable);
    const state = await probePort(port);
    if (state === 'used') {
      throw new LauncherError(
        `Port ${port} (${purpose}) is in use: stop the program that holds it, or choose another with ` +
          `${variable}=${port + 10} before the command.`,
      );
    }
    if (state === 'forbidden') {
      throw new LauncherError(
        `Port ${port} (${purpose}) may not be opened by this user: choose one above 1023 with ${variable}.`,
      );
    }
  }
}

// Below those that systems give to connections by themselves (32768 and up): what is free now still is when a server
// that starts meanwhile opens it.
const firstPort = 25_000;
const endPort = 32_000;

/**
 * Finds `count` different free ports on this machine.
 *
 * @param {number} count
 */
export async function findFreePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(firstPort, endPort);
    if ((await canListen(port, '127.0.0.1')) === null) ports.add(port);
  }
  return [...ports];
}
