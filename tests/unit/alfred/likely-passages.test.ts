import { describe, expect, test } from 'vitest';
import type { Answer } from '@/lib/alfred/answer';
import { passagesSaying } from '@/lib/alfred/asked-before/passages-saying';
import { likelyPassages, takePassageLessons } from '@/lib/alfred/likely-passages';
import { answerText } from '@/lib/alfred/plain-answer';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import type { Locale } from '@/lib/i18n/locales';
import { atOnce } from '@/lib/limits/steps';
import type { Passage } from '@/lib/search/passage';
import { testSources } from './sources';

function learn(lessons: readonly (readonly [ids: string[], signs: string])[]) {
  const taken = takePassageLessons();
  for (const [ids, signs] of lessons) taken.add(ids, signs.split(' '));
  return atOnce(taken.end());
}

const everything = () => 1;

const plainOf = (answer: Answer) => answerText(answer).replaceAll(/[\u00a0\u202f]/g, ' ');

/** @param before asked earlier in the same conversation */
const ask = (locale: Locale, question: string, before: readonly string[] = []) =>
  answerByRules(
    { question, locale, history: before.map((text) => ({ from: 'visitor' as const, text })) },
    testSources(),
  );

describe('Passages that are likely to answer', () => {
  const learnt = learn([
    [['care#wash'], 'wash film window'],
    [['care#wash'], 'clean film window'],
    [['care#dry'], 'dry film'],
    [['price#wrap', 'price#film'], 'price film car'],
  ]);

  test('are those that answered questions most like it', () => {
    const [first, ...others] = likelyPassages(learnt, ['wash', 'window'], everything);
    expect(first?.id).toBe('care#wash');
    expect(first?.share).toBeGreaterThan(0.9);
    for (const { share } of others) expect(share).toBeLessThan(0.1);
  });

  test('share a vote where each of them answers', () => {
    const shares = new Map(
      likelyPassages(learnt, ['price', 'car'], everything).map(({ id, share }) => [id, share]),
    );
    expect(shares.get('price#wrap')).toBeCloseTo(shares.get('price#film') ?? 0);
    expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test('are none where nothing like it was asked, or no such passage is there any more', () => {
    expect(likelyPassages(learnt, ['toaster'], everything)).toEqual([]);
    expect(likelyPassages(learnt, ['wash'], () => 0)).toEqual([]);
  });

  test('say what a right answer says, on the pages that answer', () => {
    const passage = (id: string, page: Passage['page'], text: string) =>
      ({ id, page, text, heading: '' }) as Passage;
    const saying = passagesSaying([
      passage('terms#late', 'terms', 'Nous comptons 8\u00a0%.'),
      passage('terms#early', 'terms', 'Rien.'),
      passage('privacy#late', 'privacy', '8 %'),
    ]);
    expect(saying(['terms', 'home'], /8 %/)).toEqual(['terms#late']);
  });
});

test.each([
  [
    'fr',
    'Comment je sais si personne n’utilise déjà le nom que j’ai choisi, avant de dépenser un euro ?',
    'graphic-design',
    /Banque-Carrefour/,
  ],
  [
    'nl',
    'mijn aanhangwagen heeft platte kanten, welke folie neem ik daarvoor als het niet te veel mag kosten',
    'car-wrapping',
    /Gekalanderd|monomeer|polymeer|vlakke?/i,
  ],
  ['en', 'who do I report a privacy problem to, officially', 'privacy', /data protection authority/i],
] as const)(
  'What answered before is quoted, in words that nobody asked with (%s: %s)',
  async (locale, question, page, said) => {
    const answer = await ask(locale, question);
    expect(answer.citations.map(({ link }) => link?.page)).toContain(page);
    expect(answerText(answer)).toMatch(said);
  },
);

describe('A question that goes on', () => {
  test.each([
    [
      'fr',
      'voiture de société, covering possible ?',
      'et à la fin du contrat il se passe quoi avec le film',
      'car-wrapping',
    ],
    ['nl', 'we laten ons logo bij jullie maken', 'is dat dan volledig van ons?', 'logo-design'],
    ['en', 'do you do stickers for the floor of a supermarket', 'how long do they survive', 'point-of-sale'],
  ] as const)('is read with what was asked before it (%s: %s)', async (locale, before, question, page) => {
    const { citations } = await ask(locale, question, [before]);
    expect(citations[0]?.link?.page).toBe(page);
  });

  test('and is nobody’s is not made ours by what was', async () => {
    const { certainty } = await ask('en', 'and do you have a table for two tonight?', [
      'what does a full wrap cost?',
    ]);
    expect(certainty).toBe('unknown');
  });
});

describe('Several things in one breath', () => {
  test.each([
    [
      'nl',
      'Hoe lang rekenen jullie voor het logo, en daarna voor een lichtbak?',
      [/3 tot 5 weken/, /2 tot 3 weken/],
    ],
    [
      'fr',
      'enseigne éclairée et camionnette recouverte entièrement, prix de départ des deux svp',
      [/800 €/, /1 500 €/],
    ],
    [
      'en',
      'Getting my van done in one colour and jackets with our name stitched on: how long for the van, how long for the jackets?',
      [/3 to 5 working days/, /2 to 3 weeks/],
    ],
  ] as const)('are each told of (%s: %s)', async (locale, question, said) => {
    const text = plainOf(await ask(locale, question));
    for (const one of said) expect(text).toMatch(one);
  });

  test.each([
    ['fr', 'protéger tout l’avant de la voiture avec le film transparent, quel budget', /site/],
    ['en', 'a roll-up, and how much is the stand?', /wrap|logo/],
  ] as const)('is not what only goes on about one (%s: %s)', async (locale, question, others) => {
    const { blocks } = await ask(locale, question);
    const own = blocks.filter(({ kind }) => kind !== 'quote');
    expect(JSON.stringify(own)).not.toMatch(others);
  });

  test('come before what else is read, each with its note, and none of them twice', async () => {
    const answer = await ask('fr', 'combien pour un logo et une charte graphique');
    expect(answer.blocks.slice(0, 2).map(({ kind }) => kind)).toEqual(['list', 'paragraph']);
    const text = plainOf(answer);
    for (const said of ['299 €', '890 €']) expect(text.split(said)).toHaveLength(2);
    expect(text.match(/TVA de 21 % comprise/g)).toHaveLength(2);
  });

  test('are all told of where there are three', async () => {
    const text = plainOf(
      await ask('en', 'what do a logo, brand guidelines and a website cost, and how long does each take?'),
    );
    for (const said of [/€299/, /€890/, /€1,200/, /2 to 3 weeks/, /2 to 5 weeks/, /4 to 8 weeks/])
      expect(text).toMatch(said);
  });

  test('are not told of where one of them is refused', async () => {
    const { blocks } = await ask('fr', 'je ne veux pas d’enseigne ni de logo, c’est combien');
    expect(JSON.stringify(blocks.filter(({ kind }) => kind !== 'quote'))).not.toContain('299');
  });
});
