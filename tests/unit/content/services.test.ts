import { describe, expect, test } from 'vitest';
import { faq } from '@/lib/home/faq';
import * as homeCopy from '@/lib/home/home-copy';
import { locales } from '@/lib/i18n/locales';
import { routeOf } from '@/lib/i18n/routes';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { groupOf } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';
import { faqData, serviceData } from '@/lib/services/structured-data';
import { collectTexts, countOwnWords } from './collect-texts';

const pages = Object.keys(services) as ServicePageId[];

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(pages)('%s', (page) => {
  const service = services[page];

  test.each(locales)('has at least 450 words in %s', (locale) => {
    const { seo: _seo, ...visible } = service;
    const total = collectTexts(visible, page).reduce((sum, { text }) => sum + words(text[locale]), 0);
    expect(total).toBeGreaterThanOrEqual(450);
  });

  test('has a title and a description that search results show whole', () => {
    for (const locale of locales) {
      expect(service.seo.title[locale].length, service.seo.title[locale]).toBeLessThanOrEqual(60);
      expect(service.seo.description[locale].length).toBeGreaterThanOrEqual(110);
      expect(service.seo.description[locale].length).toBeLessThanOrEqual(155);
    }
  });

  test('ends with its questions and is in the group of the route table', () => {
    expect(service.sections.at(-1)?.kind).toBe('faq');
    expect(groupOf(page).id).toBe(routeOf(page).group);
  });

  test('offers to search engines exactly the prices it shows', () => {
    for (const locale of locales) {
      const shown = service.sections.flatMap((section) =>
        section.kind === 'films' || section.kind === 'packages' || section.kind === 'pricing'
          ? section.items.filter(({ price }) => price !== 'ppf-custom')
          : [],
      );
      const { offers } = serviceData(service, page, locale) as unknown as { offers: unknown[] };
      expect(offers).toHaveLength(shown.length);
      const questions = service.sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
      const data = faqData(service, locale) as unknown as { mainEntity: { name: string }[] };
      expect(data.mainEntity.map(({ name }) => name)).toEqual(
        questions.map(({ question }) => question[locale]),
      );
    }
  });
});

test('titles, descriptions and headlines are each page’s own', () => {
  for (const locale of locales) {
    for (const pick of ['title', 'description'] as const) {
      const all = pages.map((page) => services[page].seo[pick][locale]);
      expect(new Set(all).size).toBe(all.length);
    }
    const headlines = pages.map((page) => services[page].headline[locale]);
    expect(new Set(headlines).size).toBe(headlines.length);
  }
});

test.each(locales)('no sentence of %s stands on two pages', (locale) => {
  const owner = new Map<string, string>();
  const twice: string[] = [];
  const all = [...Object.entries(services), ['home', { homeCopy: { ...homeCopy }, faq }]] as [
    string,
    object,
  ][];
  for (const [page, content] of all) {
    for (const { text } of collectTexts(content, page)) {
      // Short labels are no sentences.
      const sentences = text[locale].split(/(?<=[.?])\s+/);
      for (const sentence of sentences.filter((one) => countOwnWords(one, locale) >= 5)) {
        const first = owner.get(sentence);
        if (first && first !== page) twice.push(`${first} and ${page}: ${sentence}`);
        owner.set(sentence, page);
      }
    }
  }
  expect(twice).toEqual([]);
});
