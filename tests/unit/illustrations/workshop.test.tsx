import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawWorkshop } from '@/app/_drawings/workshop-file';
import { WorkshopSection } from '@/components/about/workshop-section';
import { workshopCopy } from '@/lib/about/workshop-copy';
import { locales } from '@/lib/i18n/locales';

const svg = renderToStaticMarkup(await drawWorkshop());

test('the section through the workshop is light enough for a phone', () => {
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(12_000);
});

test('it is a file of its own: no text that needs a font, no style sheet, nothing left out', () => {
  expect(svg.match(/<text|<style|<image|NaN|undefined/g)).toBeNull();
});

describe.each(locales)('its words in %s', (locale) => {
  const html = renderToStaticMarkup(<WorkshopSection locale={locale} />);

  test('stand below it as text, a room each', () => {
    expect(workshopCopy.rooms).toHaveLength(5);
    for (const { title, text } of workshopCopy.rooms) {
      expect(html).toContain(title[locale]);
      expect(html).toContain(text[locale]);
    }
  });

  test('are in a frame that the keyboard scrolls and that has a name', () => {
    expect(html).toMatch(/class="workshop-frame" aria-label="[^"]+" tabindex="0"/);
    expect(html).toMatch(/<img [^>]*alt="[^"]{60,}"/);
  });
});
