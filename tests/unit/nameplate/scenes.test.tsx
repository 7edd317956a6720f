import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HeroScene } from '@/components/illustrations/hero-scene';
import { NameLetters } from '@/components/illustrations/name-on';
import { NameWall } from '@/components/nameplate/name-wall';
import { ShareFront } from '@/components/nameplate/share-front';
import { loadLetters } from '@/lib/drawing/letters';
import { locales } from '@/lib/i18n/locales';
import { makePlate } from '@/lib/nameplate/plate';

const letters = await loadLetters('bricolage');
const plateOf = (name: string) => makePlate(name, letters);

/** References that lead nowhere in a drawing of its own. */
function lost(markup: string): string[] {
  const ids = new Set(Array.from(markup.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  const used = Array.from(markup.matchAll(/href="#(np[^"]*)"/g), ([, id = '']) => id);
  expect(used.length).toBeGreaterThan(0);
  return used.filter((id) => !ids.has(id));
}

describe.each([
  'Boulangerie Dupont',
  'Café de l’Œillet & Fils',
  'M',
  'Ý',
  'IJsboerke',
  '3D',
  'SCHILDERWERKEN VAN DEN BROECK-VANDENBERGHE',
  'a b c d e f g h i j k l m n o p q r s t u v w x',
])('%s', (name) => {
  const plate = plateOf(name);

  test('every letter on the wall is drawn, and no made-up name is left on it', () => {
    const wall = renderToStaticMarkup(<NameWall locale="fr" plate={plate} steps={[]} />);
    expect(lost(wall)).toEqual([]);
    const without = renderToStaticMarkup(<NameWall locale="fr" plate={undefined} steps={[]} />);
    const textsIn = (markup: string) =>
      Array.from(markup.matchAll(/<text[^>]*>([^<]+)<\/text>/g), ([, word = '']) => word);
    for (const made of [
      'Rosa',
      'Tamo',
      'Luma',
      'Salto',
      'Lino',
      'Zola',
      'Bim',
      'Melo',
      'Orbe',
      'Salta',
      'Bo',
      'Yala',
    ]) {
      expect(textsIn(without), made).toContain(made);
      expect(textsIn(wall)).not.toContain(made);
    }
    const ids = Array.from(wall.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the first screen and the picture to send hold their own letters', () => {
    expect(lost(renderToStaticMarkup(<HeroScene plate={plate} />))).toEqual([]);
    const picture = renderToStaticMarkup(
      <ShareFront plate={plate} maker={[plateOf('Opaak'), plateOf('Zaventem')]} />,
    );
    expect(lost(picture)).toEqual([]);
    // What turns it into a picture has no font to set a text with.
    expect(picture).not.toContain('<text');
  });
});

test('the letters of a name are in the document once', () => {
  const { glyphs } = plateOf('Anna Hannah');
  expect(glyphs.map(({ id }) => id).sort()).toEqual([...new Set(glyphs.map(({ id }) => id))].sort());
  expect(renderToStaticMarkup(<NameLetters plate={plateOf('Anna')} />).match(/<path/g)).toHaveLength(3);
});

test('each picture of the wall leads to a page of its trade in every language', () => {
  for (const locale of locales) {
    const wall = renderToStaticMarkup(<NameWall locale={locale} plate={undefined} steps={[]} />);
    const links = Array.from(wall.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href]) => href);
    expect(links.length).toBeGreaterThan(15);
    expect(new Set(links).size).toBe(links.length);
  }
});
