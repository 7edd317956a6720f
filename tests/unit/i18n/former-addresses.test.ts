import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { expect, test } from 'vitest';
import { formerAddresses } from '@/lib/i18n/former-addresses';
import { locales } from '@/lib/i18n/locales';
import { pageIds, pathTo } from '@/lib/i18n/routes';
import nextConfig from '@/next.config';

const addresses = pageIds.flatMap((id) => locales.map((locale) => pathTo(id, locale)));

test('an address that a page had leads for good to the one it has', async () => {
  const redirects = (await nextConfig(PHASE_PRODUCTION_SERVER).redirects?.()) ?? [];
  for (const [source, destination] of [
    ['/nl/autobelettering', '/nl/carwrapping'],
    ['/nl/lichtreclame-belgie', '/nl/lichtreclame'],
    ['/en/advertising-lettering', '/en/vinyl-lettering'],
    ['/en/brand-charter', '/en/brand-guidelines'],
  ]) {
    const first = redirects.find((redirect) => redirect.source === source);
    expect(first).toEqual({ source, destination, permanent: true });
  }
  for (const former of formerAddresses) expect(redirects).toContainEqual(former);
});

test('no former address is in use, stands twice or leads to another former one', () => {
  const sources = formerAddresses.map(({ source }) => source);
  expect(new Set(sources).size).toBe(sources.length);
  for (const { source, destination } of formerAddresses) {
    expect(addresses).not.toContain(source);
    expect(addresses).toContain(destination);
    expect(sources).not.toContain(destination);
  }
});
