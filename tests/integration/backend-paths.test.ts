import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;

beforeAll(async () => {
  stack = await startMaillessStack();
});

afterAll(() => stack?.stop());

/** The answer to a request target sent to the letter: every client of HTTP would tidy it first. */
function askRaw(target: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(stack.backendUrl);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\napikey: ${stack.publishableKey}\r\nConnection: close\r\n\r\n`,
      );
    });
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      const [head = '', ...body] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), body: body.join('\r\n\r\n') });
    });
  });
}

const ways = [
  '/_system/config',
  '/auth/v1/../../_system/config',
  '/auth/v1/../../_system/introspect',
  '/auth/v1/../../_system/info',
  '/auth/v1/../../',
  '/auth/v1/..',
  '/rest/v1/%2e%2e/%2E%2e/_system/config',
  '/storage/v1/.%2e/../_system/config',
  '/storage/v1/object/../../../_system/config',
  '/storage/v1/object/..%2f..%2f..%2f_system%2fconfig',
  '/storage/v1\\..\\..\\_system\\config',
  '/auth/v1/..\\..\\_system/config',
  '//127.0.0.1/auth/v1/../../_system/config',
  '/auth/v1/../../%5fsystem/config',
  'http://127.0.0.1/_system/config',
  '/auth/v1/%61dmin/users',
];

test.each(ways)('nothing but the three services is served: %s', async (target) => {
  const { status, body } = await askRaw(target);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body.length).toBeLessThan(300);
});

test('the services themselves answer, by a path with dots in it too', async () => {
  expect((await askRaw('/auth/v1/health')).status).toBe(200);
  expect((await askRaw('/rest/v1/../../auth/v1/health')).status).toBe(200);
});
