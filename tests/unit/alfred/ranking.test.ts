import { describe, expect, test } from 'vitest';
import { askAll, scoreOf } from '@/bench/alfred/ask-questions';
import { wrongFigures } from '@/bench/alfred/wrong-figures';
import { rough } from '@/lib/alfred/asked-before/rough';
import { strangers } from '@/lib/alfred/asked-before/strangers';
import { strangersLater } from '@/lib/alfred/asked-before/strangers-later';
import { walkIns, walkInsAgain, walkInsShort } from '@/lib/alfred/asked-before/walk-ins';
import { walkInsLater } from '@/lib/alfred/asked-before/walk-ins-later';
import { figureAskedFor } from '@/lib/alfred/asked-figures';
import { withCombinations, withoutCarriers } from '@/lib/alfred/combinations';
import { knowledgeOf } from '@/lib/alfred/knowledge';
import { createNearTerms } from '@/lib/alfred/near-terms';
import { wordsFor } from '@/lib/alfred/quoted-words';
import { rankPassages } from '@/lib/alfred/rank-passages';
import { detectLanguage } from '@/lib/alfred/read-question';
import { locales } from '@/lib/i18n/locales';
import { collectPassages } from '@/lib/search/collect-passages';

const knowledge = (locale: 'fr' | 'nl' | 'en') => knowledgeOf(locale, (page) => page);

describe('Words like those of the pages', () => {
  const near = createNearTerms(['polycarbonaat', 'gevel', 'vergunning', '=3', '440']);

  test('are found by the letters they share', () => {
    expect(near('polycabonaat')[0]?.[0]).toBe('polycarbonaat');
    expect(near('vergunningen')[0]?.[0]).toBe('vergunning');
  });

  test('are not found for short words, figures or words unlike all', () => {
    for (const term of ['gev', '4400', 'pannenkoek']) expect(near(term)).toEqual([]);
  });
});

describe('Pages', () => {
  test('are cut by matter for answers, and by section for search', () => {
    const sections = collectPassages('en', (page) => page);
    const matters = collectPassages('en', (page) => page, 'matters');
    expect(matters.length).toBeGreaterThan(sections.length * 1.3);
    expect(new Set(matters.map(({ id }) => id)).size).toBe(matters.length);
    expect(matters.every(({ heading, text }) => heading !== '' && text !== '')).toBe(true);
    const insurer = matters.filter(({ text, page }) => page === 'car-wrapping' && /omnium/.test(text));
    expect(insurer.map(({ text }) => /Car-Pass|DIV/.test(text))).toEqual([false]);
  });

  test('keep what is said of all materials at once', () => {
    const matters = collectPassages('en', (page) => page, 'matters');
    expect(matters.some(({ text, page }) => page === 'lettering' && /facing due south/.test(text))).toBe(
      true,
    );
    expect(matters.some(({ around }) => around?.includes('Lifespans are for outdoor use'))).toBe(true);
  });
});

describe('Ranking', () => {
  const first = (locale: 'fr' | 'nl' | 'en', text: string, story = '') =>
    rankPassages(knowledge(locale), { text, pages: [], story })[0]?.passage;

  test('finds the paragraph and not only the page', () => {
    expect(first('en', 'do I have to tell my insurer about the film on my car')?.text).toContain('omnium');
    expect(first('nl', 'hoeveel talen op een bord')?.heading).toContain('talen');
  });

  test('reads the parts of compounds, also of those that the pages write as two words', () => {
    expect(first('en', 'register a trademark')?.page).toBe('logo-design');
    expect(first('nl', 'polycarbonaatplaat folie')?.page).toBe('solar-film');
  });

  test('lets the story around a question weigh, without being asked', () => {
    const placeOf = (story: string) =>
      rankPassages(knowledge('en'), { text: 'a frosted band', pages: [], story }, 40).findIndex(
        ({ passage }) => passage.heading === 'The waiting room',
      );
    expect(placeOf('patients stare at the same wall for twenty minutes')).toBeLessThan(placeOf(''));
  });

  test('lets what names the thing lead to its pages, and the rest to the place', () => {
    const [best] = rankPassages(knowledge('en'), {
      text: 'can the banner be double sided',
      named: 'banner',
      pages: ['banners', 'signs-banners'],
    });
    expect(best?.passage.heading).toContain('double-sided');
  });
});

describe('The words that are quoted', () => {
  test('hold the kind of figure that was asked for', () => {
    expect(figureAskedFor('quelle hauteur', 'fr')?.test('de 8 à 10 cm')).toBe(true);
    expect(figureAskedFor('hoe lang duurt het', 'nl')?.test('2 tot 3 weken')).toBe(true);
    expect(figureAskedFor('how many hours', 'en')?.test('no number here')).toBe(false);
    expect(figureAskedFor('bonjour', 'fr')).toBeNull();
    const passage = knowledge('en').passages.find(({ id }) => id === 'terms#late-payment');
    if (!passage) throw new Error('The terms have an article on late payment');
    const words = wordsFor(passage, 'how long reminder', knowledge('en'), figureAskedFor('how long', 'en'));
    expect(words.replaceAll('\u00a0', ' ')).toMatch(/14 (calendar )?days/);
    expect(words.length).toBeLessThan(passage.text.length);
  });

  test.each(locales)('never hold a right without what it does not cover: %s', (locale) => {
    const passage = knowledge(locale).passages.find(({ id }) => id === 'terms#withdrawal');
    expect(passage?.text).toMatch(/VI\.53/);
    for (const asked of ['14 jours', 'how long refund', 'geld terug'])
      expect(passage && wordsFor(passage, asked, knowledge(locale))).toBe(passage?.text);
  });
});

describe('What words mean together', () => {
  test('leaves out what is not wanted', () => {
    expect(withCombinations(['sign'], 'a sign for our bar with light')).toEqual(['led-sign']);
    expect(withCombinations(['sign'], 'a sign for our bar nothing lit')).toEqual(['sign']);
    expect(withCombinations(['sign'], 'une enseigne non lumineuse')).toEqual(['sign']);
  });

  test('takes a printed banner for a banner and a printed shirt for a shirt', () => {
    expect(withoutCarriers(['banner', 'textile-printing'], 'spandoek bedrukken')).toEqual(['banner']);
    expect(withoutCarriers(['textile-printing'], 't shirts bedrukken')).toEqual(['textile-printing']);
  });
});

describe('The language of a question', () => {
  test('is not told by one word that a neighbour has, too', () => {
    expect(detectLanguage('wallpaper over old wallpaper', 'en')).toBe('en');
    expect(detectLanguage('How much is a full wrap?', 'fr')).toBe('en');
  });
});

describe('Questions of people who have not read the pages', () => {
  test('are mostly answered, with no wrong figure', async () => {
    const asked = await askAll([...walkIns, ...walkInsAgain, ...walkInsShort]);
    expect(asked.flatMap(({ answer, question }) => wrongFigures(answer, question.question))).toEqual([]);
    const score = scoreOf(asked);
    expect(score.first).toBeGreaterThanOrEqual(0.9);
    expect(score.amongThree).toBeGreaterThanOrEqual(0.94);
    expect(score.facts).toBeGreaterThanOrEqual(0.85);
    expect(score.unknown).toBeGreaterThanOrEqual(0.95);
  });

  test('are understood however they are typed: text messages, Flemish, Belgian French, two at once', async () => {
    const asked = await askAll(rough);
    expect(asked.flatMap(({ answer, question }) => wrongFigures(answer, question.question))).toEqual([]);
    const score = scoreOf(asked);
    expect(score.first).toBeGreaterThanOrEqual(0.97);
    expect(score.facts).toBeGreaterThanOrEqual(0.95);
    expect(score.unknown).toBe(1);
  });

  test('are understood of who knows neither the house nor its pages', async () => {
    const asked = await askAll(strangers);
    const score = scoreOf(asked);
    expect(score.first).toBeGreaterThanOrEqual(0.95);
    expect(score.facts).toBeGreaterThanOrEqual(0.93);
    expect(score.unknown).toBeGreaterThanOrEqual(0.9);
  });

  test('never give a wrong figure, seen or not', async () => {
    const asked = await askAll([...walkInsLater, ...strangers, ...strangersLater]);
    expect(asked.flatMap(({ answer, question }) => wrongFigures(answer, question.question)).length).toBe(0);
  });
});
