import { describe, expect, test } from 'vitest';
import type { Answer } from '@/lib/alfred/answer';
import { askedPassages } from '@/lib/alfred/asked-with';
import { knowledgeOf } from '@/lib/alfred/knowledge';
import { fieldsOfHouse } from '@/lib/alfred/needs/fields-of-house';
import { fieldsOfMatters } from '@/lib/alfred/needs/fields-of-matters';
import { fieldsOfNeeds } from '@/lib/alfred/needs/fields-of-needs';
import { fieldsOfThings } from '@/lib/alfred/needs/fields-of-things';
import { fieldsIn, findMatters, findNeeds, isPartOf } from '@/lib/alfred/needs/find-needs';
import { matterRows } from '@/lib/alfred/needs/matters';
import { needRows } from '@/lib/alfred/needs/needs';
import { whyNotOurs } from '@/lib/alfred/off-topic';
import { answerText } from '@/lib/alfred/plain-answer';
import { rankPassages } from '@/lib/alfred/rank-passages';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import { type Locale, locales } from '@/lib/i18n/locales';
import { plainText } from '@/lib/search/words';
import { measureOwnWork } from '../../support/own-work';
import { testSources } from './sources';

const ask = (locale: Locale, question: string) =>
  answerByRules({ question, locale, history: [] }, testSources());

const textOf = (answer: Answer) => answerText(answer).replaceAll(/[\u00a0\u202f]/g, ' ');
const pagesOf = ({ citations }: Answer) => [...new Set(citations.map(({ link }) => link?.page))];

describe('Fields of meaning', () => {
  test('hold words as questions are read, in every language', () => {
    for (const [id, texts] of Object.entries({
      ...fieldsOfThings,
      ...fieldsOfNeeds,
      ...fieldsOfHouse,
      ...fieldsOfMatters,
    }))
      for (const locale of locales) {
        const words = texts[locale].split(' ');
        expect(words.length, `${id} ${locale}`).toBeGreaterThan(0);
        for (const word of words) expect(word, `${id} ${locale}`).toMatch(/^[a-z0-9]+(?:_[a-z0-9]+)*\*?$/);
      }
  });

  const said = (locale: Locale, text: string) => [...fieldsIn(plainText(text), locale).keys()];

  test('the end of a Dutch compound says what it is', () => {
    expect(said('nl', 'ons oefenlokaal')).toContain('room');
    expect(said('nl', 'dat is verplicht')).not.toContain('night');
  });

  test('a short word is meant as it stands', () => {
    expect(said('fr', 'une finition mat')).toContain('colour');
    expect(said('nl', 'welke maten')).not.toContain('colour');
  });

  test('what is not wanted is not meant', () => {
    expect(said('en', 'a sign with neon')).toContain('night');
    expect(said('en', 'a sign without neon')).not.toContain('night');
    expect(said('fr', 'une enseigne non lumineuse')).not.toContain('night');
  });
});

describe('Needs', () => {
  test('ask for no more than four words', () => {
    expect(Math.max(...[...needRows, ...matterRows].map(({ groups }) => groups.length))).toBeLessThanOrEqual(
      4,
    );
  });

  test('lead to passages that there are', () => {
    for (const locale of locales) {
      const passages = new Set(knowledgeOf(locale, (page) => page).passages.map(({ id }) => id));
      const missing = [...needRows, ...matterRows].filter(
        ({ passage, intent }) => intent === null && !passages.has(passage),
      );
      expect(missing).toEqual([]);
    }
  });

  test('lead to places that are noticed when others take them', () => {
    const { passages } = knowledgeOf('en', (page) => page);
    const watched = new Set(askedPassages.map(([id]) => id));
    const unwatched = [...needRows, ...matterRows].filter(
      ({ passage }) =>
        passage.includes('#section') &&
        !watched.has(passage) &&
        passages.find(({ id }) => id === passage)?.kind !== 'price',
    );
    expect(unwatched.map(({ passage }) => passage)).toEqual([
      'paint-protection#section-2.1',
      'brand-charter#section-3.2',
    ]);
  });

  test.each([
    ['fr', 'Les lapins de mon clapier cuisent derrière le carreau en août', 'solar-film'],
    ['fr', 'Le chemin de gravier a criblé les bas de caisse de ma berline', 'paint-protection'],
    ['nl', 'Een scherpe keizel heeft een putje geslagen in mijn motorkap', 'paint-protection'],
    ['nl', 'In onze turnzaal weergalmt het en de wanden zijn kaal', 'wall'],
    ['en', 'Our choir needs fleeces with a stitched badge', 'embroidery'],
    ['en', 'A gust tore the tarp off the scaffold', 'banners'],
  ] as const)('are shown by what happens to what (%s, %s)', (locale, text, page) => {
    expect(findNeeds(text, locale)[0]?.passage).toMatch(new RegExp(`^${page}`));
  });

  test('take a word of its own for each thing that is said', () => {
    // One word that is both the pane of a car and of a house is not two.
    expect(findNeeds('vitres', 'fr')).toEqual([]);
    expect(findNeeds('scratched', 'en')).toEqual([]);
  });

  test('are more surely shown by more of them', () => {
    const [first, ...others] = findNeeds('half of my van in another colour', 'en');
    expect(first?.said).toBe(3);
    for (const other of others) expect(other.said).toBeLessThanOrEqual(3);
  });
});

describe('What nobody would type', () => {
  test('is read in a moment: a word of two thousand letters, one word a thousand times', () => {
    const worked = measureOwnWork();
    for (const locale of locales) {
      findNeeds('x'.repeat(2000), locale);
      findNeeds('nuit avond night '.repeat(120), locale);
    }
    expect(fieldsIn('avond '.repeat(300).trim(), 'nl').get('night')?.size).toBe(4);
    // Without its bounds it takes seconds.
    expect(worked()).toBeLessThan(1500);
  });
});

describe('Answers to a need', () => {
  test.each([
    ['fr', 'Mon jardin d’hiver est une étuve de juin à août', 'solar-film', /25 €/],
    ['nl', 'Onze serre is onleefbaar zodra de zon schijnt', 'solar-film', /€ 25/],
    ['en', 'Just the roof and boot of the hatchback in black', 'car-wrapping', /€300/],
  ] as const)('say what can be done and what it costs (%s, %s)', async (locale, question, page, price) => {
    const answer = await ask(locale, question);
    expect(answer.certainty).not.toBe('unknown');
    expect(pagesOf(answer)[0]).toBe(page);
    expect(textOf(answer)).toMatch(price);
  });

  test('a thing that is only what bears the need does not lead', async () => {
    const answer = await ask('en', 'Can you put our logo on fleeces we already have?');
    expect(pagesOf(answer)[0]).toBe('textile-printing-embroidery');
  });

  test('cite the page of a need behind an answer about something else', async () => {
    const answer = await ask('nl', 'Mag ik dat bord zelf ophangen?');
    expect(pagesOf(answer)).toContain('signs');
  });

  test('hours that are to stand on a door are not ours', async () => {
    const answer = await ask('en', 'Can I stick our opening hours on the door myself?');
    expect(answer.citations.map(({ id }) => id)).not.toContain('company.hours');
    expect(pagesOf(answer)[0]).toBe('lettering');
  });

  test.each([
    ['fr', 'Vous montez poser jusqu’à Bastogne, c’est si loin ?', 'home#faq.working-area'],
    ['nl', 'Werken jullie tussen kerst en nieuwjaar?', 'company.hours'],
    ['en', 'Have you got a landline?', 'company.contact'],
    ['en', 'The parcel came and it is the wrong colour, we are a company', 'terms#complaints'],
    ['fr', 'On peut payer une partie d’abord ?', 'terms#payment'],
    ['nl', 'Wis mijn gegevens uit jullie bestanden', 'privacy#rights'],
  ] as const)(
    'what is shown of an order or of hours is asked of the house (%s, %s)',
    async (locale, question, id) => {
      const { citations } = await ask(locale, question);
      expect(citations[0]?.id).toBe(id);
    },
  );

  test('the number of somebody else is not ours', async () => {
    expect((await ask('fr', 'Je peux avoir le gsm du patron ?')).certainty).toBe('unknown');
  });

  test('whoever asks for what is none of ours is not answered by what sounds like a need', async () => {
    expect(findNeeds('Do you make trophies for the tournament stage?', 'en')).not.toEqual([]);
    expect((await ask('en', 'Do you make trophies for the tournament stage?')).certainty).toBe('unknown');
  });

  test('an order that nobody answered is looked up, not searched for', async () => {
    const answer = await ask('fr', 'Demande envoyée lundi, toujours rien reçu');
    expect(answer.intents).toContain('order-status');
    // When an answer is due, and whom to call: no passage that has the same words.
    expect(answer.citations.map(({ id }) => id)).toEqual(['company.quote', 'company.contact']);
  });
});

describe('What is asked of the house without its words', () => {
  test.each([
    ['fr', 'Dois-je verser quelque chose à la commande ?', 'terms#payment'],
    ['nl', 'Er staat geen datum op de bestelling, wanneer moet u ten laatste leveren?', 'terms#delivery'],
    ['en', 'By when must we report a scratch on it?', 'terms#complaints'],
    ['nl', 'Mag ik stalen voelen?', 'about#section-3.4'],
    ['nl', 'Wie vraagt de toelating voor de hoogwerker?', 'home#faq.working-area'],
    ['en', 'Is there a night shift?', 'careers#section-1.3'],
    ['nl', 'Houdt u mij in de gaten op uw site?', 'privacy#cookies'],
    ['fr', 'Mon numéro finit-il chez des annonceurs, par téléphone ?', 'privacy#purposes'],
  ] as const)('is a need like any other (%s, %s)', (locale, question, passage) => {
    expect(findNeeds(question, locale).map((need) => need.passage)).toContain(passage);
  });

  test('to hold on to a website’s bookings is no deposit', () => {
    expect(
      findNeeds('Payer en deux fois une réservation en ligne', 'fr').map(({ passage }) => passage),
    ).not.toContain('terms#payment');
  });
});

describe('What is none of ours', () => {
  test.each([
    ['fr', 'Vous réparez les chaudières ?'],
    ['nl', 'Plaatsen jullie ook trekhaken?'],
    ['en', 'Could you replace my clutch?'],
  ] as const)('is what other trades do to things of theirs (%s, %s)', (locale, question) => {
    expect(whyNotOurs(plainText(question), locale)).toBe('otherTrades');
  });

  test('is answered where it is a part of what is needed', async () => {
    const [need] = findNeeds('Le soleil mange la couleur de mes meubles', 'fr');
    expect(need && isPartOf(need, 'meubles', 'fr')).toBe(true);
    expect(need && isPartOf(need, 'pneus', 'fr')).toBe(false);
    expect((await ask('fr', 'Le soleil mange la couleur de mes meubles')).certainty).not.toBe('unknown');
  });

  test('to sell a book is, to deliver bread is not', () => {
    expect(whyNotOurs('vous imprimez des livres', 'fr')).toBe('otherTrades');
    expect(whyNotOurs('je livre du pain', 'fr')).toBeNull();
  });
});

describe('What is asked of a named thing', () => {
  test.each([
    ['fr', 'Le PPF devient-il jaune ?', 'ppf', 'paint-protection#section-3.2'],
    ['nl', 'Kan een roll-up langs twee kanten bedrukt zijn?', 'roll-up', 'roll-up#section-6.3'],
    ['en', 'How do I iron the embroidery?', 'embroidery', 'embroidery#section-7.3'],
  ] as const)('has a place on its page (%s, %s)', (locale, question, subject, passage) => {
    expect(findMatters(question, [subject], locale)[0]?.passage).toBe(passage);
    expect(findMatters(question, ['website'], locale)).toEqual([]);
  });

  test('is quoted, also behind what the words lead to', async () => {
    const answer = await ask('nl', 'waarom kost borduren per kleur niet meer');
    expect(textOf(answer)).toMatch(/vijftien naalden/);
  });
});

describe('Ranking by fields', () => {
  test('a passage ranks higher for a word that it does not say, of a field that it speaks of', () => {
    const knowledge = knowledgeOf('en', (page) => page);
    const scoreFor = (text: string) =>
      rankPassages(knowledge, { text, pages: ['solar-film'], only: ['solar-film'] }, 40).find(
        ({ passage }) => passage.id === 'solar-film#section-6.2',
      )?.score;
    // No page says "milky"; one of them speaks of what it is a sign of.
    expect(scoreFor('milky film')).toBeGreaterThan(scoreFor('purchased film') ?? Number.NaN);
  });
});
