import { describe, expect, test } from 'vitest';
import { aboutCopy } from '@/lib/about/about-copy';
import { answerPromise } from '@/lib/company/answer-promise';
import { company } from '@/lib/company/company';
import * as facts from '@/lib/content/facts';
import { type PriceId, priceOf, prices } from '@/lib/content/prices';
import { faq } from '@/lib/home/faq';
import * as homeCopy from '@/lib/home/home-copy';
import { projectSteps } from '@/lib/home/project-steps';
import { formatPrice } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { serviceGroups } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';
import { collectTexts } from './collect-texts';
import { type Quantity, quantitiesIn } from './quantities';

const content = {
  ...services,
  groups: serviceGroups,
  home: { ...homeCopy },
  faq,
  steps: projectSteps,
  about: aboutCopy,
};

const name = ({ min, max, unit }: Omit<Quantity, 'written'>) =>
  `${min === max ? min : `${min} to ${max}`} ${unit}`;

/** Every duration and share among the facts, by name. */
function factNames(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const { min, max, unit } = value as Partial<Quantity>;
  if (typeof min === 'number' && typeof max === 'number')
    return [name({ min, max, unit: unit ?? 'percent' })];
  return Object.values(value).flatMap(factNames);
}

const { perforation } = facts.bannerMaterials.mesh;

const { quoteAnswerHours } = company;

const known = new Set([
  ...factNames(facts),
  name({ min: perforation, max: perforation, unit: 'percent' }),
  name({ min: quoteAnswerHours, max: quoteAnswerHours, unit: 'hours' }),
]);

/**
 * What may stand beside none of the facts, by reason and page: what a single page says once and nothing else depends on. A time or
 * a share that a customer could hold us to, or that two pages name, is a fact.
 */
const allowed: Record<string, Record<string, readonly string[]>> = {
  'one step of a job, told on its page': {
    about: ['1 to 2 days'],
    'car-wrapping': ['2 to 4 hours', '1 to 3 days'],
    embroidery: ['10 minutes'],
    'lettering-signage': ['2 to 4 hours'],
    'logo-design': ['2 days'],
    'paint-protection': ['2 hours', '1 to 3 hours', '3 days'],
    'point-of-sale': ['15 minutes', '4 weeks', '2 to 3 years'],
    'roll-up': ['2 to 3 days'],
    'shirt-designer': ['10 minutes', '5 minutes'],
    steps: ['15 minutes', '2 days'],
    'wall-decoration': ['2 to 7 days'],
    'walls-solar-film': ['2 to 3 days'],
    'wrap-simulator': ['5 minutes'],
    'wrapping-ppf': ['20 minutes'],
  },
  'what the customer does or sees, for a picture': {
    about: ['10 days'],
    banners: ['15 minutes'],
    'graphic-design': ['10 minutes'],
    lettering: ['2 days'],
    'lettering-signage': ['5 minutes', '2 years'],
    'paint-protection': ['5 years'],
    'roll-up': ['10 minutes'],
    'textile-printing-embroidery': ['2 years'],
    'walls-solar-film': ['20 minutes'],
    'wrapping-ppf': ['3 years'],
  },
  'what a material is made of or does': {
    embroidery: ['10 percent'],
    'solar-film': ['50 percent'],
    'textile-printing': ['80 percent'],
    'textile-printing-embroidery': ['5 percent'],
    'wall-decoration': ['1 percent'],
  },
  'an example that the page reckons through': {
    'illuminated-signs': ['5 hours', '27 years', '0 hours', '50 hours'],
  },
  'a time of day or the size of a child, no duration': {
    'illuminated-signs': ['23 hours', '6 hours', '23 to 6 hours'],
    'shirt-designer': ['8 years'],
    'signs-banners': ['6 hours'],
    'textile-printing-embroidery': ['8 years'],
  },
  'the law or a standard': {
    'logo-design': ['10 years', '5 years', '2 months'],
    'website-design': ['14 days', '400 percent'],
  },
};

const allowedOn = (page: string) => Object.values(allowed).flatMap((pages) => pages[page] ?? []);

const quantities = Object.entries(content).flatMap(([page, part]) =>
  collectTexts(part, page).flatMap(({ path, text }) =>
    locales.flatMap((locale) =>
      quantitiesIn(text[locale].replace(answerPromise[locale], ''), locale).map((quantity) => ({
        page,
        at: `${path} (${locale}): ${quantity.written}`,
        name: name(quantity),
      })),
    ),
  ),
);

describe('reading quantities', () => {
  test.each<[Locale, string, string[]]>([
    ['fr', 'livré en 5\u00a0à\u00a07\u00a0jours ouvrables', ['5 to 7 workingDays']],
    ['fr', 'deux ou trois étés, 15 à 35\u202f% de trous', ['2 to 3 years', '15 to 35 percent']],
    ['nl', 'zeven tot tien jaar, 50% gaatjes', ['7 to 10 years', '50 percent']],
    ['en', 'a 5-year warranty, within 24\u00a0hours, two weeks', ['5 years', '24 hours', '2 weeks']],
    ['en', 'rinse it a week later, 440\u00a0g/m², 80\u201310 apart', []],
  ])('in %s: %s', (locale, text, expected) => {
    expect(quantitiesIn(text, locale).map(name)).toEqual(expected);
  });
});

test('every duration and share of the copy is a fact, or has its reason', () => {
  const strays = quantities.filter((one) => !known.has(one.name) && !allowedOn(one.page).includes(one.name));
  expect(strays.map(({ at }) => at)).toEqual([]);
});

test('no reason outlives what it excuses', () => {
  const unused = Object.values(allowed).flatMap((pages) =>
    Object.entries(pages).flatMap(([page, names]) =>
      names
        .filter((excused) => !quantities.some((one) => one.page === page && one.name === excused))
        .map((excused) => `${page}: ${excused}`),
    ),
  );
  expect(unused).toEqual([]);
});

test('the three languages name the same years, weeks, working days and shares', () => {
  const binding: Quantity['unit'][] = ['years', 'weeks', 'workingDays', 'percent'];
  const differing = Object.entries(content).flatMap(([page, part]) =>
    collectTexts(part, page).filter(({ text }) => {
      const said = locales.map((locale) =>
        quantitiesIn(text[locale], locale)
          .filter(({ unit }) => binding.includes(unit))
          .map(name)
          .filter((one) => known.has(one) || !allowedOn(page).includes(one))
          .sort()
          .join(', '),
      );
      return new Set(said).size > 1;
    }),
  );
  expect(differing).toEqual([]);
});

test('every amount in euro is one of the price list', () => {
  for (const locale of locales) {
    const listed = (Object.keys(prices) as PriceId[]).flatMap((id) => {
      const { amount } = priceOf(id);
      return amount === null ? [] : [formatPrice(amount, locale)];
    });
    const foreign = collectTexts(content, 'content').filter(({ text }) => {
      const bare = listed
        .sort((one, other) => other.length - one.length)
        .reduce((rest, amount) => rest.replaceAll(amount, ''), text[locale]);
      return bare.includes('€');
    });
    expect(foreign).toEqual([]);
  }
});

describe('the promise to answer within 24 hours', () => {
  const hours = /24[\s\u00a0\u202f-]*(?:h(?:eures?|ours?)?\b|uur)/giu;

  /** Texts that name the hours without the promise as it is. */
  const bare = (entries: readonly { path: string; text: string }[], locale: Locale) =>
    entries
      .filter(({ text }) => text.replaceAll(answerPromise[locale], '').search(hours) >= 0)
      .map(({ path, text }) => `${path}: ${text}`);

  test.each(locales)('always says working days on the pages, in %s', (locale) => {
    const texts = collectTexts(content, 'content').map(({ path, text }) => ({ path, text: text[locale] }));
    // Figures set large say working days below; the other two are hours a garment or a wallpaper rests.
    const apart =
      /\.figures\.\d+\.value|\.metric:|textile-printing\.sections\.\d+\.items\.\d+\.metric|wall-decoration\.sections\.\d+\.steps\.\d+\.duration/;
    expect(bare(texts, locale).filter((line) => !apart.test(line))).toEqual([]);
    const figure = homeCopy.figures.find(({ id }) => id === 'answer');
    const days = { fr: 'jours ouvrables', nl: 'werkdagen', en: 'working days' }[locale];
    expect(figure?.label[locale]).toContain(days);
    const about = collectTexts(aboutCopy, 'about').find(({ text }) => /^24/.test(text[locale]));
    const title = collectTexts(aboutCopy, 'about').find(
      ({ path }) => path === about?.path.replace('metric', 'title'),
    );
    expect(title?.text[locale]).toContain(days);
  });

  test.each(locales)('always says working days in labels, in %s', async (locale) => {
    const texts = (value: unknown, path: string): { path: string; text: string }[] =>
      typeof value === 'string'
        ? [{ path, text: value }]
        : Object.entries(value as object).flatMap(([key, child]) => texts(child, `${path}.${key}`));
    expect(bare(texts(await loadMessages(locale), 'messages'), locale)).toEqual([]);
  });
});
