import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawFirstScene, drawWornScenes, drawWornTryout } from '@/app/_drawings/worn-scenes';
import { sceneViews } from '@/components/illustrations/scenes';
import { tryouts } from '@/components/services/tryouts/tryouts';
import { sceneIds, wornScenes } from '@/lib/content/scene-id';
import { loadLetters } from '@/lib/drawing/letters';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { findWornPage, withName } from '@/lib/nameplate/carried-name';
import { nameParameter } from '@/lib/nameplate/name-address';
import { makePlate } from '@/lib/nameplate/plate';
import { carryOn, UnwearablePageError, wearPage } from '@/lib/nameplate/wear-page';
import { wornPages, wornRewrites } from '@/lib/nameplate/worn-pages';

const letters = await loadLetters('bricolage');
const hostile = `"><script>alert(1)</script> & $& Fils`;
const plate = makePlate('Miller & Daughters', letters);

const page = (inside: string) =>
  `<!DOCTYPE html><html><head><title>x</title><meta name="robots" content="index"/></head><body><header><a class="a" href="/covering-ppf">P</a></header><main id="main">${inside}</main></body></html>`;
const head =
  '<header id="hero"><div class="px-4 lg:col-span-6">words</div><div class="relative lg:col-span-6"><svg viewBox="0 0 1 1"><g><text>KOLO</text></g></svg></div></header>';
const drawScenes = async (shown: readonly string[]) => `<svg data-shown="${shown.join(' ')}"></svg>`;
const wear = (inside: string, more: Partial<Parameters<typeof wearPage>[0]> = {}) =>
  wearPage({
    html: page(inside),
    plate,
    scene: null,
    tryout: null,
    note: '<aside>N</aside>',
    script: '/scripts/worn.js',
    company: plate.text,
    drawScenes,
    ...more,
  });

describe('a page that wears a name', () => {
  test('is for no search engine, and says whose name it is above its content', async () => {
    const worn = await wear('');
    expect(worn.match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex, follow"/>',
    ]);
    expect(worn).toContain('</header><aside>N</aside><main id="main">');
  });

  test('has its own drawing on the first screen, and the one of the build in a template', async () => {
    const worn = await wear(head, { scene: '<svg class="own"></svg>' });
    expect(worn).toContain('lg:col-span-6"><svg class="own"></svg></div></header>');
    expect(worn).toContain(
      '<template data-worn="#hero>:last-child>svg"><svg viewBox="0 0 1 1"><g><text>KOLO</text></g></svg></template></body>',
    );
    expect(
      await wear('<div class="hero-frame"><svg><g></g></svg></div>', { scene: '<svg></svg>' }),
    ).toContain('<template data-worn=".hero-frame>svg"><svg><g></g></svg></template>');
    await expect(wear('nothing', { scene: '<svg></svg>' })).rejects.toThrow(UnwearablePageError);
  });

  test('has what can be tried on it with the name, its letters too, and the drawing of the build in a template', async () => {
    const built =
      '<section class="tryout"><h2 id="tryout" class="sign">Zet &#x27;m aan</h2><svg><svg></svg><text>Luma</text></svg><div class="try-side"><input/></div></section>';
    const worn = await wear(built, { tryout: '<svg class="own"></svg>' });
    expect(worn).toContain('</h2><svg class="own"></svg><div class="try-side"><input/></div></section>');
    expect(worn).toContain(
      '<template data-worn=".tryout>svg"><svg><svg></svg><text>Luma</text></svg></template></body>',
    );
    expect(worn).toContain('<svg data-shown=""></svg>');
    const both = await wear(head + built, { scene: '<svg id="a"></svg>', tryout: '<svg id="b"></svg>' });
    expect(both.match(/<template data-worn=/g)).toHaveLength(2);
    await expect(wear('nothing', { tryout: '<svg></svg>' })).rejects.toThrow(UnwearablePageError);
  });

  test('shows the scenes that take a name as drawn at its end, each once, and the others as they were', async () => {
    const use = (picture: string) => `<use href="/pictures/scenes-0a1b.svg#${picture}"></use>`;
    const worn = await wear(
      ['shop-letters-pain', 'shop-sign', 'shop-letters', 'ppf', 'wrap-hall', 'van-films'].map(use).join(''),
    );
    const own = (scene: string) => `<use href="#worn-${scene}"></use>`;
    expect(worn).toContain(
      [
        own('shop-letters'),
        own('shop-sign'),
        own('shop-letters'),
        own('ppf'),
        use('wrap-hall'),
        use('van-films'),
      ].join(''),
    );
    expect(worn).toContain('<svg data-shown="shop-letters shop-sign ppf"></svg></body>');
  });

  test('a scene from a file of its own as well', async () => {
    const use = '<use href="/pictures/scene-shop-letters-pain-0a1b.svg#shop-letters-pain"></use>';
    const worn = await wear(use);
    expect(worn).toContain('<use href="#worn-shop-letters"></use>');
    expect(worn).toContain('<svg data-shown="shop-letters"></svg></body>');
  });

  test('fills the company of the quote form, unless the page has one', async () => {
    expect(await wear('<input id="quote-company" class="control" name="company"/>')).toContain(
      '<input id="quote-company" value="Miller &amp; Daughters" class="control" name="company"/>',
    );
    const filled = '<input id="quote-company" value="A" name="company"/>';
    expect(await wear(filled)).toContain(filled);
  });

  test('holds a hostile name as text alone', async () => {
    const worn = await wear('<input id="quote-company" name="company"/><a href="/enseignes">x</a>', {
      plate: makePlate(hostile, letters),
      company: hostile,
    });
    expect(worn).not.toContain('<script');
    expect(worn).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; $&amp; Fils"');
    expect(worn).toContain(
      'href="/enseignes?name=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E+%26+%24%26+Fils"',
    );
  });
});

test('a page that wears a name is woken by its own script first', async () => {
  expect(await wear('<script async="" src="/p.js" data-scripts="/a.js /b.js"></script>')).toContain(
    'data-scripts="/scripts/worn.js /a.js /b.js"',
  );
});

describe('a link', () => {
  test('takes the name to pages that wear it, with its anchor, and leaves the others', () => {
    const query = '?name=Miller+%26+Daughters';
    expect(withName('/', plate)).toBe(`/${query}`);
    expect(withName('/nl#quote-form-start', plate)).toBe(`/nl${query}#quote-form-start`);
    expect(withName('/portfolio/vehicules/x', plate)).toBe(`/portfolio/vehicules/x${query}`);
    expect(withName(pathTo('nameplate', 'en'), plate)).toBe(`/en/your-sign${query}&keep=on`);
    expect(withName(pathTo('wrap-tool', 'fr'), plate)).toContain('text-0=Miller');
    for (const address of [
      '/auth',
      '/admin',
      '/?name=a',
      '/nl/nergens',
      'https://x.example/',
      '//x.example',
      '#main',
    ])
      expect(withName(address, plate), address).toBeNull();
  });

  test('is left to the browser, because the framework would fetch the page without the name', () => {
    expect(carryOn('<a class="b" href="/enseignes#a">x</a><a href="/auth">y</a>', plate)).toBe(
      '<a class="b" href="/enseignes?name=Miller+%26+Daughters#a" target="_top">x</a><a href="/auth">y</a>',
    );
  });
});

describe('drawings', () => {
  test('of every scene that takes a name are drawn with it, and refer to nothing that is not there', async () => {
    const drawn = await drawWornScenes(plate, wornScenes);
    const ids = Array.from(drawn.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    const used = Array.from(drawn.matchAll(/(?:href="|url\()#([^")]+)/g), ([, id]) => id);
    for (const scene of wornScenes) expect(ids).toContain(`worn-${scene}`);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    const texts = Array.from(drawn.matchAll(/<text[^>]*>([^<]+)</g), ([, word]) => word);
    for (const made of ['Luma', 'Tamo', 'Zola', 'Bim', 'Salta', 'Lino', 'Bo', 'Melo', 'ALTO'])
      expect(texts).not.toContain(made);
  });

  test('that say a name are all there: none keeps a made-up one', () => {
    const saying = sceneIds.filter((id) => {
      const Scene = sceneViews[id];
      const [one, other] = ['Xa', 'Quo'].map((lettering) =>
        renderToStaticMarkup(<Scene lettering={lettering} />),
      );
      return one !== other;
    });
    expect([...wornScenes].sort()).toEqual(saying.sort());
  });

  describe.each([
    'illuminated-signs',
    'signs',
    'lettering',
    'roll-up',
    'banners',
    'point-of-sale',
    'website-design',
  ] as const)('of what can be tried on the page of %s', (page) => {
    const made = /<text[^>]*>(?:Luma|TAMO|ROSA|Zola|Salta|Ambra|Lino)</;

    test.each([plate.text, 'M', 'SCHILDERWERKEN VAN DEN BROECK-VANDENBERGHE'])('say %s', async (name) => {
      const own = makePlate(name, letters);
      const drawn = (await drawWornTryout(page, own)) ?? '';
      expect(drawn).toMatch(/^<svg .*<\/svg>$/s);
      expect(drawn).not.toMatch(made);
      expect(drawn).not.toContain('NaN');
      const ids = [
        ...own.glyphs.map(({ id }) => id),
        ...Array.from(drawn.matchAll(/ id="([^"]+)"/g), ([, id]) => id),
      ];
      const used = Array.from(drawn.matchAll(/(?:href="|url\()#([^")]+)/g), ([, id]) => id);
      expect(used.some((id) => id?.startsWith('np'))).toBe(true);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    });

    test('are found on the page as it is built, which says a made-up one', async () => {
      const tryout = tryouts[page];
      if (!tryout) throw new Error('nothing to try');
      const built = renderToStaticMarkup(<tryout.View locale="fr" />);
      expect(built).toMatch(made);
      const worn = await wear(built, { tryout: await drawWornTryout(page, plate) });
      const [live = '', kept = ''] = worn.split('<template data-worn=');
      expect(live).not.toMatch(made);
      expect(kept).toMatch(made);
    });
  });

  test('of what can be tried elsewhere say no name that somebody could take for one', async () => {
    for (const [page, tryout] of Object.entries(tryouts) as [
      ServicePageId,
      (typeof tryouts)[ServicePageId],
    ][]) {
      if (await drawWornTryout(page, plate)) continue;
      const View = tryout?.View ?? (() => null);
      const svg = /<svg[\s\S]*<\/svg>/.exec(renderToStaticMarkup(<View locale="en" />))?.[0] ?? '';
      const words = Array.from(svg.matchAll(/<text[^>]*>([^<]+)</g), ([, word = '']) => word);
      expect(
        words.filter((word) => /\p{L}{3}/u.test(word) && !['Paint', 'Film'].includes(word)),
        page,
      ).toEqual([]);
    }
    expect(await drawWornTryout('home', plate)).toBeNull();
  });

  test('of a first screen bring their own letters', async () => {
    const front = makePlate('Zoë', letters, 'nh');
    for (const id of ['home', 'car-wrapping', 'paint-protection', 'about'] as const) {
      const drawn = (await drawFirstScene(id, front)) ?? '';
      expect(drawn).toContain('id="nh5a"');
      expect(drawn).toContain('href="#nh5a"');
    }
    expect(await drawFirstScene('wrapping-ppf', front)).toBeNull();
    expect(await drawFirstScene('terms', front)).toBeNull();
  });
});

test('every page that wears a name is rewritten by its address in each language, when somebody reads it', () => {
  expect(wornPages.length).toBeGreaterThan(30);
  const sources = wornRewrites.map(
    ({ source }) => new RegExp(`^${source.replace('/:page(', '/(?:').replace('/:rest*', '(?:/.*)?')}$`),
  );
  for (const id of wornPages)
    for (const locale of locales) {
      const path = pathTo(id, locale);
      expect(findWornPage(path)).toBe(id);
      expect(
        sources.filter((source) => source.test(path)),
        path,
      ).toHaveLength(1);
    }
  for (const { has, missing } of wornRewrites) {
    expect(has[0]).toMatchObject({ type: 'query', key: nameParameter });
    expect(missing.map(({ key }) => key)).toEqual(['content-type', 'rsc']);
  }
});
