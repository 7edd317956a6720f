import { describe, expect, test } from 'vitest';
import { type DeviceSigns, readDevice } from '@/lib/visits/server/read-device';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const agents = {
  edge: `${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  chrome: `${windows} Chrome/142.0.0.0 Safari/537.36`,
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};

/** "type / browser version / system version" of a request. */
function read(headers: Record<string, string>, signs?: DeviceSigns) {
  const { type, browserName, browserVersion, osName, osVersion } = readDevice(new Headers(headers), signs);
  return `${type} / ${browserName} ${browserVersion} / ${osName} ${osVersion}`;
}

describe('The device', () => {
  test.each([
    ['edge', {}, 'desktop / Microsoft Edge 142 / Windows Unknown'],
    ['edge', { platformVersion: '15.0.0' }, 'desktop / Microsoft Edge 142 / Windows 11'],
    ['edge', { platformVersion: '10.0.0' }, 'desktop / Microsoft Edge 142 / Windows 10'],
    ['phone', {}, 'mobile / Chrome 142 / Android Unknown'],
    ['phone', { platformVersion: '16.0.0' }, 'mobile / Chrome 142 / Android 16'],
    ['tablet', {}, 'tablet / Chrome 142 / Android Unknown'],
    ['iphone', { touch: true }, 'mobile / Safari 26 / iOS 18'],
    ['mac', { touch: false }, 'desktop / Safari 26 / macOS Unknown'],
    ['mac', { touch: true }, 'tablet / Safari 26 / iPadOS Unknown'],
    ['firefox', {}, 'desktop / Firefox 145 / Linux Unknown'],
  ] as const)('%s with %j is %s', (agent, signs, expected) => {
    expect(read({ 'user-agent': agents[agent] }, signs)).toBe(expected);
  });

  test('is told by client hints where they say more than the user agent', () => {
    const brave = {
      'user-agent': agents.chrome,
      'sec-ch-ua': '"Brave";v="142", "Chromium";v="142", "Not_A Brand";v="99"',
      'sec-ch-ua-mobile': '?0',
      'sec-ch-ua-platform': '"Chrome OS"',
    };
    expect(read(brave)).toBe('desktop / Brave 142 / Chrome OS Unknown');
    expect(read({ 'user-agent': agents.chrome, 'sec-ch-ua-mobile': '?1' })).toContain('mobile / ');
  });

  test('is unknown, and within the bounds of its table, whatever is sent', () => {
    const long = 'x'.repeat(10_000);
    const nonsense = ['', ' ', long, `Mozilla/5.0 (${long})`, '\u00ff'.repeat(200), '"'.repeat(600)];
    for (const text of nonsense) {
      const headers = new Headers({
        'user-agent': text,
        'sec-ch-ua': text,
        'sec-ch-ua-platform': text,
        'sec-ch-ua-mobile': text,
      });
      const device = readDevice(headers, { platformVersion: text.slice(0, 20) });
      expect(['desktop', 'tablet', 'mobile']).toContain(device.type);
      for (const value of [device.browserName, device.osName]) {
        expect(value.length).toBeGreaterThan(0);
        expect(value.length).toBeLessThanOrEqual(60);
      }
      for (const value of [device.browserVersion, device.osVersion])
        expect(value).toMatch(/^(?:\d{1,6}|Unknown)$/);
    }
  });
});
