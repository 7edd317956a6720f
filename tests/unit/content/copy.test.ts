import { describe, expect, test } from 'vitest';
import { aboutCopy } from '@/lib/about/about-copy';
import { papersCopy } from '@/lib/about/papers-copy';
import { workshopCopy } from '@/lib/about/workshop-copy';
import * as careersCopy from '@/lib/careers/careers-copy';
import { jobOffers } from '@/lib/careers/job-offers';
import { clients } from '@/lib/company/clients';
import { company } from '@/lib/company/company';
import { testimonials } from '@/lib/company/testimonials';
import { faq } from '@/lib/home/faq';
import * as homeCopy from '@/lib/home/home-copy';
import { projectSteps } from '@/lib/home/project-steps';
import { locales } from '@/lib/i18n/locales';
import { legalNotice } from '@/lib/legal/legal-notice';
import { privacy } from '@/lib/legal/privacy';
import { terms } from '@/lib/legal/terms';
import { workSamples } from '@/lib/portfolio/work-samples';
import { serviceGroups, serviceLabels } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';
import * as windyBanner from '@/lib/services/tryouts/banners';
import * as sewnCapital from '@/lib/services/tryouts/embroidery';
import * as litSign from '@/lib/services/tryouts/illuminated-signs';
import * as readWindow from '@/lib/services/tryouts/lettering';
import * as testedLogo from '@/lib/services/tryouts/logo-design';
import * as scratchedBonnet from '@/lib/services/tryouts/paint-protection';
import * as dressedShelf from '@/lib/services/tryouts/point-of-sale';
import * as pulledRollUp from '@/lib/services/tryouts/roll-up';
import * as distantSign from '@/lib/services/tryouts/signs';
import * as filmedWindow from '@/lib/services/tryouts/solar-film';
import * as paperedRoom from '@/lib/services/tryouts/wall-decoration';
import * as sunlitScreen from '@/lib/services/tryouts/website-design';
import { collectTexts, countOwnWords } from './collect-texts';

const modules = {
  company,
  homeCopy: { ...homeCopy },
  serviceGroups,
  serviceLabels,
  services,
  tryouts: {
    ...windyBanner,
    ...sewnCapital,
    ...litSign,
    ...readWindow,
    ...scratchedBonnet,
    ...pulledRollUp,
    ...distantSign,
    ...filmedWindow,
    ...testedLogo,
    ...dressedShelf,
    ...paperedRoom,
    ...sunlitScreen,
  },
  projectSteps,
  faq,
  testimonials,
  workSamples,
  aboutCopy,
  workshopCopy,
  papersCopy,
  careersCopy: { ...careersCopy },
  jobOffers,
  terms,
  legalNotice,
  privacy,
};
const collected = collectTexts(modules, 'content');
const texts = collected.flatMap(({ path, text }) =>
  locales.map((locale) => ({ path: `${path} (${locale})`, locale, text: text[locale] })),
);
const written = (locale: string) => texts.filter((entry) => entry.locale === locale);

/** The offending texts, so that a failure shows where to look. */
const matching = (entries: typeof texts, pattern: RegExp) =>
  entries.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`);

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test('the walk finds the texts of every module', () => {
  for (const name of Object.keys(modules)) {
    expect(
      collected.some(({ path }) => path.startsWith(`content.${name}.`)),
      name,
    ).toBe(true);
  }
  expect(collected.length).toBeGreaterThan(150);
});

describe('every text', () => {
  test('says something and has no space at its ends', () => {
    expect(texts.filter(({ text }) => text.trim() === '' || text.trim() !== text)).toEqual([]);
  });

  test('has no double space and no unfilled placeholder', () => {
    expect(matching(texts, / {2}|undefined|\bnull\b|NaN|\$\{|\[object/)).toEqual([]);
  });

  test('has curly apostrophes and quotes only', () => {
    expect(matching(texts, /['"`´]/)).toEqual([]);
  });

  test('has no exclamation mark', () => {
    expect(matching(texts, /!/)).toEqual([]);
  });

  test('keeps clear of the words this agency does not use', () => {
    const worn =
      /(?<!\p{L})solutions?(?!\p{L})|oplossing|passion|gepassioneerd|\bpassie\b|innovati|innovant|unique? en son genre|state.of.the.art|one.stop|world.class|leader\b|marktleider|savoir-faire/iu;
    expect(matching(texts, worn)).toEqual([]);
  });

  test('keeps a number and its unit on one line', () => {
    expect(matching(texts, /\d (ans|jaar|years|h|heures|uur|hours|cm|m|m²|g|%|€)(?![\p{L}])/u)).toEqual([]);
    expect(matching(texts, /€ \d/)).toEqual([]);
  });

  test('ends as a sentence when it has more than one', () => {
    // A heading may ask and answer without one.
    const prose = texts.filter(({ path }) => !/\.(heading|title|headline) \(/.test(path));
    const unfinished = prose.filter(({ text }) => /[.?] /.test(text) && !/[.?]$/.test(text));
    expect(unfinished).toEqual([]);
  });
});

describe('French', () => {
  test('has a no-break space before double punctuation', () => {
    expect(matching(written('fr'), /(?<![\u00a0\u202f])[:;?»](?!\d)/u)).toEqual([]);
  });

  test('has a no-break space inside guillemets', () => {
    expect(matching(written('fr'), /«(?![\u00a0\u202f])/u)).toEqual([]);
  });

  test('addresses the reader as vous', () => {
    // "Ton" is also a shade.
    const familiar = /(?<![\p{L}’])(tu|toi|tes|(?<!\bde )ton(?! direct))(?![\p{L}-])/iu;
    expect(matching(written('fr'), familiar)).toEqual([]);
  });
});

describe('Dutch', () => {
  test('addresses the reader as u', () => {
    expect(matching(written('nl'), /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu)).toEqual([]);
  });

  test('has no space before double punctuation', () => {
    expect(matching(written('nl'), /\s[:;?]/u)).toEqual([]);
  });
});

describe('English', () => {
  test('is British', () => {
    const american =
      /\b(color|colors|gray|center|catalog|license plate|windshield|truck bed|(?!sizes?\b)\p{L}+ize[ds]?)\b/iu;
    expect(matching(written('en'), american)).toEqual([]);
  });

  test('has no space before double punctuation', () => {
    expect(matching(written('en'), /\s[:;?]/u)).toEqual([]);
  });
});

test('prose is written anew in each language', () => {
  const copied = collected.filter(({ path, text }) => {
    // An address and a phone number are what they are in any language.
    if (/^content\.company\.(address|phone)\./.test(path)) return false;
    const longEnough = locales.every((locale) => words(text[locale]) >= 4);
    return longEnough && new Set(locales.map((locale) => text[locale])).size < locales.length;
  });
  expect(copied).toEqual([]);
});

test('no sentence stands in two places', () => {
  for (const locale of locales) {
    const seen = new Map<string, string>();
    for (const { path, text } of written(locale)) {
      // A group's label is its page's label, the one home of that name.
      if (path.includes('serviceLabels') || path.endsWith(`.label (${locale})`)) continue;
      // Specimens hang below the heading of the works they stand in for.
      if (path.includes('specimensIntro.heading')) continue;
      for (const sentence of text.split(/(?<=[.?])\s/u)) {
        if (countOwnWords(sentence, locale) < 5) continue;
        expect(seen.get(sentence), `"${sentence}" in ${path}`).toBeUndefined();
        seen.set(sentence, path);
      }
    }
  }
});

test('search titles are at most 60 characters and descriptions between 110 and 155', () => {
  for (const locale of locales) {
    const title = homeCopy.homeSeo.title[locale];
    const description = homeCopy.homeSeo.description[locale];
    expect([...title].length, title).toBeLessThanOrEqual(60);
    expect([...description].length, description).toBeLessThanOrEqual(155);
    expect([...description].length, description).toBeGreaterThanOrEqual(110);
  }
});

test('the hero reads like a shop sign: at most six words, and 25 below', () => {
  for (const locale of locales) {
    expect(words(homeCopy.hero.headline[locale])).toBeLessThanOrEqual(6);
    expect(words(homeCopy.hero.sub[locale])).toBeLessThanOrEqual(25);
  }
});

test('the headline of a service group has at most six words', () => {
  for (const { headline } of serviceGroups) {
    for (const locale of locales) expect(words(headline[locale]), headline[locale]).toBeLessThanOrEqual(6);
  }
});

test('the about text has 120 to 160 words', () => {
  for (const locale of locales) {
    const count = words(homeCopy.about.paragraphs[locale].join(' '));
    expect(count, locale).toBeGreaterThanOrEqual(120);
    expect(count, locale).toBeLessThanOrEqual(160);
  }
});

test('every answer of the FAQ has 50 to 90 words', () => {
  for (const { id, answer } of faq) {
    for (const locale of locales) {
      const count = words(answer[locale]);
      expect(count, `${id} ${locale}`).toBeGreaterThanOrEqual(50);
      expect(count, `${id} ${locale}`).toBeLessThanOrEqual(90);
    }
  }
});

test('every question of the FAQ is a question', () => {
  expect(
    faq.flatMap(({ question }) => Object.values(question)).filter((text) => !text.endsWith('?')),
  ).toEqual([]);
});

test('each of the five steps has two sentences', () => {
  expect(projectSteps).toHaveLength(5);
  for (const { id, text } of projectSteps) {
    for (const locale of locales) {
      expect(text[locale].match(/[.?](?=\s|$)/g), `${id} ${locale}`).toHaveLength(2);
    }
  }
});

test('invented content says that it is', () => {
  for (const list of [clients, testimonials, workSamples, jobOffers]) {
    expect(list.length).toBeGreaterThan(0);
    expect(list.filter(({ sample }) => !sample)).toEqual([]);
  }
});

test('ids are unique within their list', () => {
  for (const list of [
    clients,
    faq,
    homeCopy.figures,
    jobOffers,
    projectSteps,
    serviceGroups,
    testimonials,
    workSamples,
  ]) {
    const ids = list.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('every ink has a film name, and no two share one', () => {
  for (const locale of locales) {
    const names = serviceGroups.map(({ id }) => homeCopy.filmNames[id][locale]);
    expect(new Set(names).size).toBe(serviceGroups.length);
  }
});
