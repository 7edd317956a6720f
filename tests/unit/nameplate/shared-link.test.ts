import { expect, test, vi } from 'vitest';
import { filled } from '@/lib/i18n/copy';
import { type Locale, locales } from '@/lib/i18n/locales';
import { nameplateLabels } from '@/lib/nameplate/nameplate-copy';

let locale: Locale = 'fr';

vi.mock('@/lib/i18n/locale', () => ({ currentLocale: async () => locale }));
// Of the page only what a link shows of it is asked for.
vi.mock('@/components/nameplate/nameplate.css', () => ({}));
vi.mock('@/components/home/hero', () => ({ Hero: () => null }));
vi.mock('@/app/_blocks/site-frame', () => ({ SiteFrame: () => null }));
vi.mock('@/app/_blocks/quote-block', () => ({ QuoteBlock: () => null }));

async function headOf(name: string): Promise<string> {
  const { generateMetadata } = await import('@/app/[locale]/(public)/nameplate/page');
  const searchParams = Promise.resolve({ name });
  return JSON.stringify(await generateMetadata({ params: Promise.resolve({ locale }), searchParams }));
}

test.each(locales)('in %s a shared link says the name, and no insult anywhere', async (asked) => {
  locale = asked;
  const labels = nameplateLabels(asked);
  expect(await headOf('Chez Zoë')).toContain(filled(labels.titleOf, { name: 'Chez Zoë' }));
  for (const insult of ['Klootzak', 'C0nnard & Fils', 'Fuck']) {
    const head = await headOf(insult);
    expect(head).toContain(`"title":"${labels.title}"`);
    expect(head).not.toMatch(/klootzak|c0nnard|fuck/i);
  }
});
