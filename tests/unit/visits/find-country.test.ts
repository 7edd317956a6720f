import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Country from '@/lib/visits/server/find-country';
import { stubServerEnvironment } from '../support/server-environment';

let service: Server;
let answer: (response: ServerResponse) => void;
let asked: string[] = [];
const written: string[] = [];

stubServerEnvironment();
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    written.push(String(line));
    return true;
  });
});
afterAll(() => {
  vi.restoreAllMocks();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked = [];
});

/** The country of a request, with these settings. */
async function find(
  headers: Record<string, string>,
  settings: { header?: string; service?: boolean; hops?: number },
) {
  const { port } = service.address() as AddressInfo;
  vi.stubEnv('COUNTRY_HEADER', settings.header ?? '');
  vi.stubEnv('TRUSTED_PROXY_HOPS', String(settings.hops ?? 1));
  vi.stubEnv('COUNTRY_SERVICE_URL', settings.service ? `http://127.0.0.1:${port}/of/{address}` : '');
  // The environment is parsed once.
  vi.resetModules();
  const { findCountry, findCountryHere } = (await import(
    '@/lib/visits/server/find-country'
  )) as typeof Country;
  const country = await findCountry(new Headers(headers));
  if (!settings.service) expect(findCountryHere(new Headers(headers))).toBe(country);
  return country;
}

const belgian = { 'x-forwarded-for': '81.240.10.20' };
const json = (body: unknown) => (response: ServerResponse) => response.end(JSON.stringify(body));

describe('The country of a visit', () => {
  test('is what the hosting says, and no service is asked', async () => {
    answer = json({ country: 'NL' });
    expect(await find({ ...belgian, 'x-country': 'BE' }, { header: 'X-Country', service: true })).toBe('BE');
    expect(asked).toEqual([]);
  });

  test('is what the service says where the hosting does not know', async () => {
    answer = json({ country: 'nl', city: 'Breda', ip: '81.240.10.20' });
    expect(await find({ ...belgian, 'x-country': 'XX' }, { header: 'X-Country', service: true })).toBe('NL');
    expect(asked).toEqual(['/of/81.240.10.20']);
  });

  test.each([
    ['81.240.10.20', 'BE'],
    ['193.190.198.1', 'BE'],
    ['145.53.0.1', 'NL'],
    ['2a02:a03f::1', 'BE'],
    // Reserved, and a part of the internet that no registry has given away.
    ['224.0.0.1', 'Unknown'],
    ['3fff::1', 'Unknown'],
  ])('of the address %s is %s by the file that comes with the site', async (address, country) => {
    expect(await find({ 'x-forwarded-for': address }, {})).toBe(country);
  });

  test('of an address of a private network is unknown, and a header that is not configured says nothing', async () => {
    expect(await find({ 'x-forwarded-for': '10.1.2.3', 'cf-ipcountry': 'BE' }, {})).toBe('Unknown');
  });

  test('is never what a visitor writes into the header, where no proxy of ours stands before the site', async () => {
    const forged = { 'x-forwarded-for': '145.53.0.1', 'x-country': 'BE' };
    expect(await find(forged, { header: 'X-Country', hops: 0 })).toBe('NL');
    expect(await find(forged, { header: 'X-Country', hops: 1 })).toBe('BE');
  });

  test.each(['10.1.2.3', '127.0.0.1', '192.168.1.9', '172.20.0.1', 'fd00::1', '::1', 'garbage', ''])(
    'of the address "%s" is asked of nobody',
    async (address) => {
      answer = json({ country: 'BE' });
      expect(await find({ 'x-forwarded-for': address }, { service: true })).toBe('Unknown');
      expect(asked).toEqual([]);
    },
  );

  test.each<[string, (response: ServerResponse) => void]>([
    ['an error', (response) => response.writeHead(500).end('{"country":"BE"}')],
    ['garbage', (response) => response.end('<html>')],
    ['nothing', (response) => response.end()],
    ['null', json(null)],
    ['another type', json({ country: ['BE'] })],
    ['a word', json({ country: 'Belgium' })],
    ['a redirection', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a megabyte', (response) => response.end(`{"country":"BE","x":"${'x'.repeat(1_000_000)}"}`)],
    ['a cut connection', (response) => response.destroy()],
  ])('is unknown when the service answers with %s', async (_, reply) => {
    answer = reply;
    expect(await find(belgian, { service: true })).toBe('Unknown');
    expect(asked).toHaveLength(1);
  });

  test('is unknown within its three seconds when the service does not answer, or never ends', async () => {
    for (const reply of [() => undefined, (response: ServerResponse) => response.write('{"country":')]) {
      answer = reply as typeof answer;
      const started = performance.now();
      expect(await find(belgian, { service: true })).toBe('Unknown');
      expect(performance.now() - started).toBeLessThan(4500);
    }
  });

  test('leaves no address in the log', () => {
    expect(written.join('')).toContain('visits.countryUnknown');
    expect(written.join('')).not.toContain('81.240.10.20');
  });
});
