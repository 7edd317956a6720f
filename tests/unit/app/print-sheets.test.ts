import { expect, test } from 'vitest';
import { GET, generateStaticParams } from '@/app/media/print/[locale]/[page]/route';
import { qrModules } from '@/lib/drawing/qr-modules';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { serviceRows } from '@/lib/i18n/service-catalogue';
import { absoluteUrl } from '@/lib/seo/metadata';

const ask = (locale: string, page: string) =>
  GET(new Request('http://localhost'), { params: Promise.resolve({ locale, page }) });

test('each service has its sheet in each language, with the code of its own address', async () => {
  const sheets = generateStaticParams();
  expect(sheets).toHaveLength(Object.keys(serviceRows).length * locales.length);
  const codes = new Set<string>();
  for (const { locale, page } of sheets) {
    const answer = await ask(locale, page);
    expect.soft(answer.headers.get('content-type'), page).toBe('text/css; charset=utf-8');
    const code = /content: url\("data:image\/svg\+xml,([^"]+)"\)/.exec(await answer.text())?.[1] ?? '';
    const address = absoluteUrl(pathTo(page as keyof typeof serviceRows, locale as (typeof locales)[number]));
    expect.soft(decodeURIComponent(code), page).toContain(qrModules(address, 0).path);
    codes.add(code);
  }
  expect(codes.size).toBe(sheets.length);
});

test.each([
  ['de', 'signs'],
  ['fr', 'constructor'],
  ['fr', 'home'],
])('there is none for %s/%s', async (locale, page) => {
  expect((await ask(locale, page)).status).toBe(404);
});
