import { expect, test } from 'vitest';
import { answerText } from '@/lib/alfred/plain-answer';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import { type SubjectId, subjectIds, subjectOf } from '@/lib/alfred/subjects';
import { type Locale, locales } from '@/lib/i18n/locales';
import { testSources } from './sources';

/** As anybody asks for anything; the thing takes the place of the braces, with its article. */
const plainest: Record<Locale, readonly string[]> = {
  fr: [
    '{}',
    'Combien coûte {} ?',
    'prix {}',
    'Vous faites {} ?',
    'Je cherche {} pour mon entreprise, vous pouvez m’aider ?',
    '{} pour mon magasin',
    '{} près de chez moi',
    'Il nous faut {} pour un nouveau magasin.',
    'Quel est le prix de {} pour une petite entreprise et quand est-ce prêt ?',
  ],
  nl: [
    '{}',
    'Wat kost {}?',
    'prijs {}',
    'Doen jullie {}?',
    'Ik zoek {} voor mijn bedrijf, kunnen jullie helpen?',
    '{} voor mijn winkel',
    '{} in de buurt',
    'Wij hebben {} nodig voor onze zaak.',
    'Wat is de prijs van {} voor een kleine zaak en wanneer is het klaar?',
  ],
  en: [
    '{}',
    'How much is {}?',
    '{} price',
    'Do you do {}?',
    'I am looking for {} for my company, can you help?',
    '{} for my shop',
    '{} near me',
    'We need {} for our new shop.',
    'What is the price of {} for a small business and when is it ready?',
  ],
};

async function ask(locale: Locale, question: string) {
  const { certainty, citations } = await answerByRules({ question, locale, history: [] }, testSources());
  return { certainty, page: citations[0]?.link?.page };
}

test.each(locales.flatMap((locale) => subjectIds.map((id): [Locale, SubjectId] => [locale, id])))(
  'What is asked plainly is answered by the page of the thing (%s, %s)',
  async (locale, id) => {
    const { noun, pages } = subjectOf(id);
    for (const words of plainest[locale]) {
      const question = words.replace('{}', noun[locale]);
      const { certainty, page } = await ask(locale, question);
      expect.soft(certainty, question).not.toBe('unknown');
      expect.soft(pages, question).toContain(page);
    }
  },
);

test.each([
  ['fr', 'On a besoin d’un roll-up et de quelques bâches pour un événement', ['roll-up', 'banners']],
  ['fr', 'Nous voudrions des polos brodés', ['embroidery']],
  ['nl', 'Ik start mijn zaak, ik heb een logo en visitekaartjes nodig', ['logo-design', 'graphic-design']],
  ['nl', 'Ik heb een uithangbord en belettering nodig', ['signs', 'lettering']],
  ['en', 'I’m starting my business, I need a logo and business cards', ['logo-design', 'graphic-design']],
  ['en', 'We need a roll-up and a few banners for an event', ['roll-up', 'banners']],
] as const)('Of what is wanted each thing says what it costs (%s, %s)', async (locale, question, pages) => {
  const { certainty, citations } = await answerByRules({ question, locale, history: [] }, testSources());
  expect(certainty).toBe('sure');
  for (const page of pages) expect(citations.map(({ link }) => link?.page)).toContain(page);
});

test.each([
  ['fr', 'Je ne veux plus de covering'],
  ['fr', 'On n’a pas besoin d’une enseigne'],
  ['nl', 'Wij willen geen wrap meer'],
  ['en', 'I don’t want a roll-up'],
] as const)(
  'Of what is not wanted no price is said: somebody hears of it (%s, %s)',
  async (locale, question) => {
    const answer = await answerByRules({ question, locale, history: [] }, testSources());
    expect(answer.certainty).toBe('unknown');
    expect(answer.handOver).not.toBeNull();
    expect(answerText(answer)).not.toContain('€');
    expect(answerText(answer)).toMatch(/annuler|annuleren|cancel/);
  },
);

test.each([
  ['fr', 'Et je ne veux pas de roll-up', 'annuler'],
  ['fr', 'Nous ne voulons plus d’enseigne', 'annuler'],
  ['nl', 'Ik wil geen roll-up meer', 'annuleren'],
  ['nl', 'We hoeven geen stickers', 'annuleren'],
  ['en', 'But we don’t need a banner', 'cancel'],
] as const)('In whatever words it is said: %s, %s', async (locale, question, said) => {
  const answer = await answerByRules({ question, locale, history: [] }, testSources());
  expect(answer.certainty).toBe('unknown');
  expect(answerText(answer)).toContain(said);
});

test.each([
  ['fr', 'Je ne veux pas que le film abîme ma peinture'],
  ['nl', 'Ik wil niet dat de wrap mijn lak beschadigt'],
  ['en', 'I don’t want my wrap to peel'],
] as const)('What is feared of a thing is not said to be unwanted: %s, %s', async (locale, question) => {
  const { certainty } = await answerByRules({ question, locale, history: [] }, testSources());
  expect(certainty).toBe('sure');
});

test('Nor where something else was asked before', async () => {
  const history = ['how much to letter my van', 'phone number'].map((text) => ({
    from: 'visitor' as const,
    text,
  }));
  const asked = { question: 'I don’t want a roll-up', locale: 'en' as const, history };
  const answer = await answerByRules(asked, testSources());
  expect(answer.certainty).toBe('unknown');
  expect(answerText(answer)).toContain('cancel');
});

test.each([
  ['fr', 'Combien coûte un lettrage ?', 'TVA comprise ?'],
  ['nl', 'Wat kost belettering op mijn bestelwagen?', 'btw inbegrepen?'],
  ['en', 'How much is vinyl lettering?', 'VAT included?'],
] as const)(
  'Whether VAT is in it is told of a thing without a price, too (%s, %s, %s)',
  async (locale, before, question) => {
    const history = [{ from: 'visitor' as const, text: before }];
    const { citations } = await answerByRules({ question, locale, history }, testSources());
    expect(citations[0]?.id).toBe('terms#prices');
  },
);

test.each([
  ['fr', 'Je voudrais un covering pas cher', /€/],
  ['fr', 'Il nous faut plus de polos', /semaines/],
  ['en', 'We want some roll-ups', /working days/],
] as const)('What is wanted cheap, or more of, is wanted (%s, %s)', async (locale, question, said) => {
  expect(answerText(await answerByRules({ question, locale, history: [] }, testSources()))).toMatch(said);
});

test.each([
  ['nl', 'waar kan ik volgen hoever ge staat met mijn offerte', 'account'],
  ['fr', 'vous en êtes où, ou vous en êtes avec ma commande ?', 'account'],
  ['en', 'how far are you with our order', 'account'],
] as const)('Who asks how far it is finds the way to it (%s, %s)', async (locale, question, page) => {
  const { tools } = await answerByRules({ question, locale, history: [] }, testSources());
  expect(tools.map(({ link }) => link.page)).toContain(page);
});

test.each([
  ['nl', 'binnen hoeveel tijd hoor ik iets?'],
  ['fr', 'Quand est-ce que j’ai de vos nouvelles ?'],
  ['en', 'How soon will I hear from you?'],
] as const)('Who asks when they hear is told until when (%s, %s)', async (locale, question) => {
  const { citations } = await answerByRules({ question, locale, history: [] }, testSources());
  expect(citations[0]?.id).toBe('company.quote');
});

test.each([
  ['fr', 'Il nous faut une enseigne lisible à 50 mètres', /50/],
  ['nl', 'Wij willen een bord dat men van op 50 meter kan lezen', /\bm\b|meter/],
  ['en', 'I need a sign that can be read from 50 metres', /metres|\bm\b/],
] as const)('What is said of it besides is answered (%s, %s)', async (locale, question, said) => {
  expect(answerText(await answerByRules({ question, locale, history: [] }, testSources()))).toMatch(said);
});

test.each([
  ['fr', 'combien pour ma camionnette'],
  ['fr', 'Combien coûte une camionnette avec logo et c’est prêt quand ?'],
  ['nl', 'hoeveel voor mijn camionette'],
  ['nl', 'Wat kost een bestelwagen met logo?'],
  ['nl', 'Wat kost een bestelwagen met logo en wanneer is dat klaar?'],
  ['en', 'how much for my van'],
  ['en', 'What does a van with a logo cost and when is it ready?'],
] as const)('A vehicle is brought to be lettered (%s, %s)', async (locale, question) => {
  const { certainty, page } = await ask(locale, question);
  expect(certainty).toBe('sure');
  expect(page).toBe('lettering');
});

test.each([
  ['fr', 'Vous faites la signalisation ?', 'signage'],
  ['fr', 'Vous faites des logos ?', 'logo-design'],
  ['nl', 'Doen jullie een huisstijlgids?', 'brand-charter'],
  ['en', 'Do you do corporate identity?', 'brand-charter'],
] as const)(
  'Of a thing that is only named its own page speaks first (%s, %s)',
  async (locale, question, own) => {
    expect((await ask(locale, question)).page).toBe(own);
  },
);

test.each([
  ['fr', 'Bonjour, je voudrais savoir combien coûte {}. Merci d’avance !'],
  ['nl', 'Goeiedag, ik had graag geweten wat {} kost. Alvast bedankt!'],
  ['en', 'Hello, could you please let me know what {} costs? Kind regards'],
] as const)('Politeness asks for nothing (%s, %s)', async (locale, words) => {
  for (const id of subjectIds) {
    const { noun, pages } = subjectOf(id);
    const { certainty, page } = await ask(locale, words.replace('{}', noun[locale]));
    expect.soft(certainty, id).not.toBe('unknown');
    expect.soft(pages, id).toContain(page);
  }
});

test.each([
  ['fr', 'logo pour coiffeur', 'logo-design', '299'],
  ['fr', 'film solaire pour véranda', 'solar-film', '25'],
  ['nl', '25 t-shirts voor een voetbalclub', 'textile-printing', '24 uur'],
  ['nl', 'belettering voor food truck', 'lettering', '24 uur'],
  ['en', 'logo for a hairdresser', 'logo-design', '299'],
] as const)(
  'For whom a thing is to be asks nothing more of it (%s, %s)',
  async (locale, question, page, said) => {
    const answer = await answerByRules({ question, locale, history: [] }, testSources());
    expect(answer.certainty).toBe('sure');
    expect(answer.citations[0]?.link?.page).toBe(page);
    expect(answerText(answer).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(said);
  },
);

test.each([
  [
    'fr',
    'Combien de temps ma voiture reste chez vous pour un covering complet ?',
    /3\sà\s5\sjours\souvrables/,
  ],
  ['nl', 'Hoe lang blijft mijn auto bij jullie voor een volledige wrap?', /3\stot\s5\swerkdagen/],
  ['en', 'How long does my car stay with you for a full wrap?', /3\sto\s5\sworking\sdays/],
] as const)(
  'How long a thing stays with us is how long the work takes (%s)',
  async (locale, question, said) => {
    const answer = answerText(await answerByRules({ question, locale, history: [] }, testSources()));
    expect(answer).toMatch(said);
    expect(answer).not.toMatch(/film\scoulé|gegoten\sfolie|usual\slife/);
  },
);

test.each([
  ['fr', 'J’ai mon logo en Word, ça va ?'],
  ['nl', 'ik heb een logo in word, is dat ok?'],
  ['en', 'I only have my logo in Word, is that ok?'],
] as const)('A logo in a text program is a question about files (%s)', async (locale, question) => {
  const { citations } = await answerByRules({ question, locale, history: [] }, testSources());
  expect(citations[0]?.id).toBe('home#faq.file-formats');
});
