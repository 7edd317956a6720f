import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { type Locale, locales, openGraphLocale } from '@/lib/i18n/locales';
import { pathTo, routeOf } from '@/lib/i18n/routes';
import { allPages, clicksFrom, pageOf, pagesIn, readSharePicture } from '../support/built-site';
import { absolute, alternatesOf, publicPages } from '../support/public-pages';

/** Frequent words that the other two languages do not have. */
const telltales: Record<Locale, RegExp> = {
  fr: /^(le|la|les|du|des|et|pour|sur|qui|avec|vous|nous|votre|vos|nos|au|aux|par|dans|ou)$/,
  nl: /^(het|een|van|voor|met|wij|uw|onze|zijn|wordt|naar|bij|wie|niet|ook|wat|uit|dat|na)$/,
  en: /^(the|and|for|with|your|our|to|we|you|are|it|who|from|what|that|by|how|its|at)$/,
};

function words(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}’-]*/gu) ?? [];
}

/** The language a text looks like; the expected one when no word tells. */
function languageOf(text: string, expected: Locale): Locale {
  const count = (locale: Locale) => words(text).filter((word) => telltales[locale].test(word)).length;
  return locales.reduce((best, locale) => (count(locale) > count(best) ? locale : best), expected);
}

/** True when a paragraph has the frequent words of another language rather than its own. */
function isForeign(paragraph: string, expected: Locale): boolean {
  const count = (locale: Locale) => words(paragraph).filter((word) => telltales[locale].test(word)).length;
  // One or two may be a name or a quoted word.
  return locales.some((locale) => locale !== expected && count(locale) > Math.max(2, 2 * count(expected)));
}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('the words of a link say where it leads', () => {
  // What search engines and Lighthouse take for no description, and its like in the two other languages.
  const empty =
    /^((click |right )?here|(click )?this|go|start|(read|learn|see) more|more( info(rmation)?)?|information|en savoir plus|lire la suite|cliquez ici|ici|voir plus|plus|meer lezen|lees meer|meer( info(rmatie)?)?|klik hier|hier|bekijk meer)$/i;
  const odd = allPages.flatMap(({ path, document }) =>
    document.links.filter(({ text }) => empty.test(text.trim())).map(({ text }) => `${path} "${text}"`),
  );
  expect(odd).toEqual([]);
});

test('a link leads to a page in the language of its own, or in the one it announces', () => {
  const languageAt = (path: string) => /^\/(nl|en)(?=[/?#]|$)/.exec(path)?.[1] ?? 'fr';
  const odd = allPages.flatMap(({ path, locale, document }) =>
    document.links
      .filter(({ href, language }) => href.startsWith('/') && languageAt(href) !== (language || locale))
      .map(({ href, text }) => `${path} -> ${href} "${text}"`),
  );
  expect(odd).toEqual([]);
});

test('no two pages of the site share a title, a description or a share picture', () => {
  expect(allPages).toHaveLength(publicPages.length * locales.length);
  expect(duplicates(allPages.map(({ document }) => document.title))).toEqual([]);
  expect(duplicates(allPages.map(({ document }) => document.description))).toEqual([]);
  const pictures: string[] = [];
  const heavy: string[] = [];
  for (const { path, document } of allPages) {
    const picture = readSharePicture(document.openGraph.image ?? '');
    // The header chunk of a PNG: width and height at bytes 16 and 20.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    // A chat loads it before it shows the link.
    if (picture.length > 80_000) heavy.push(`${path}: ${picture.length} bytes`);
    pictures.push(createHash('sha256').update(picture).digest('hex'));
  }
  expect(heavy).toEqual([]);
  expect(duplicates(pictures).map((hash) => allPages[pictures.indexOf(hash)]?.path)).toEqual([]);
});

for (const locale of locales) {
  test(`every page in ${locale} is two clicks at most from its home page`, () => {
    const clicks = clicksFrom(locale);
    const far = publicPages
      .map((id) => pathTo(id, locale))
      .filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > 2);
    expect(far).toEqual([]);
  });

  test(`every page in ${locale} tells a crawler what it is`, () => {
    for (const { id, path, document } of pagesIn(locale)) {
      expect.soft(document.language, path).toBe(locale);
      expect.soft(document.headings, path).toEqual([expect.stringMatching(/\p{L}{3}/u)]);
      expect.soft(document.title.length, `${path}: ${document.title}`).toBeLessThanOrEqual(60);
      expect.soft(document.title.length, `${path}: ${document.title}`).toBeGreaterThan(15);
      expect.soft(document.description.length, `${path}: ${document.description}`).toBeLessThanOrEqual(155);
      expect
        .soft(document.description.length, `${path}: ${document.description}`)
        .toBeGreaterThanOrEqual(110);
      expect.soft(document.robots, path).not.toContain('noindex');
      expect.soft(document.canonicals.map(absolute), path).toEqual([absolute(path)]);
      expect.soft(document.canonicals[0], path).toContain('://');
      expect
        .soft(
          document.alternates.map(({ language, href }) => `${language} ${new URL(href).href}`).sort(),
          path,
        )
        .toEqual(alternatesOf(id));
      expect.soft(document.openGraph, path).toMatchObject({
        title: document.title,
        description: document.description,
        locale: openGraphLocale[locale],
        image: absolute(`/og/${locale}/${id}`),
        site_name: company.name,
      });
      expect.soft(absolute(document.openGraph.url ?? ''), path).toBe(absolute(path));
    }
  });

  test(`every page in ${locale} is written in its language`, () => {
    const wrong = pagesIn(locale)
      .flatMap(({ path, document: { title, description, main } }) =>
        [`${title} ${description}`, main].map((text) => ({ path, language: languageOf(text, locale), text })),
      )
      .filter(({ language }) => language !== locale)
      .map(({ path, language, text }) => `${path} looks ${language}: ${text.slice(0, 200)}`);
    expect(wrong).toEqual([]);
    const strange = pagesIn(locale)
      .flatMap(({ path, document }) => document.paragraphs.map((text) => ({ path, text })))
      .filter(({ text }) => isForeign(text, locale))
      .map(({ path, text }) => `${path}: ${text.slice(0, 200)}`);
    expect(strange).toEqual([]);
  });

  test(`every service page in ${locale} has at least 450 words to read without script`, () => {
    const services = pagesIn(locale).filter(({ id }) => routeOf(id).group !== undefined);
    expect(services.length).toBeGreaterThan(20);
    const short = services
      .map(({ path, document }) => ({ path, count: words(document.article).length }))
      .filter(({ count }) => count < 450);
    expect(short).toEqual([]);
  });

  test(`who the company is stands one click from every page in ${locale}`, () => {
    const pages = pagesIn(locale);
    const notice = pathTo('legal-notice', locale);
    const without = pages.filter(({ document }) => !document.footerLinks.some(({ href }) => href === notice));
    expect(without.map(({ path }) => path)).toEqual([]);
    const text = pageOf('legal-notice', locale).document.main;
    for (const fact of [
      company.name,
      company.legalName[locale],
      company.legalForm[locale],
      company.address.street[locale],
      `${company.address.postalCode} ${company.address.city[locale]}`,
      company.email,
      company.phone.display[locale],
      company.enterpriseNumber,
      company.vatNumber,
      company.register[locale],
    ]) {
      expect.soft(text).toContain(fact.replaceAll(/\s+/gu, ' '));
    }
  });
}
