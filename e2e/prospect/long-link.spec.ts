import { locales } from '@/lib/i18n/locales';
import { QuoteForm } from '../support/quote-form';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 800 } });

// Customers of this trade paste links to drawings and shared files.
const link = `https://www.canva.com/design/${'DAGabcdefghijklmnop'.repeat(10)}/view?utm_content=share`;

for (const locale of locales) {
  test(`a long link in the message widens nothing on a phone, in ${locale}`, async ({ page }) => {
    const form = new QuoteForm(page, locale);
    await form.open();
    await form.field('message').fill(`Voir ${link} et ${'x'.repeat(180)}`);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(390);
    const box = await form.field('message').boundingBox();
    expect(box?.width ?? 999).toBeLessThanOrEqual(390);
    // And the field still grows with its text.
    expect(box?.height ?? 0).toBeGreaterThan(180);
  });
}
