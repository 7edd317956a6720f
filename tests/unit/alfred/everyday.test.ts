import { describe, expect, test } from 'vitest';
import { lawPlaceOf } from '@/lib/alfred/law-places';
import { isLikelyMeant } from '@/lib/alfred/likelihood';
import { withOwnData } from '@/lib/alfred/own-data';
import { answerText } from '@/lib/alfred/plain-answer';
import { plainerWord, withoutTurns } from '@/lib/alfred/plain-words';
import { verbsTogether } from '@/lib/alfred/separable-verbs';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import { anchors } from '@/lib/i18n/anchors';
import type { Locale } from '@/lib/i18n/locales';
import { stem } from '@/lib/search/words';
import { testSources } from './sources';

async function ask(locale: Locale, question: string) {
  const answer = await answerByRules({ question, locale, history: [] }, testSources());
  return {
    ...answer,
    pages: answer.citations.map(({ link }) => link?.page),
    text: answerText(answer)
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replaceAll('**', ''),
  };
}

describe('Words of everyday', () => {
  test('stand for those of the pages, in any form', () => {
    expect(plainerWord('gosses', 'fr')).toBe('enfant');
    expect(plainerWord('huisbaas', 'nl')).toBe('eigenaar');
    expect(plainerWord('jumpers', 'en')).toBe('sweater');
    expect(plainerWord('covering', 'fr')).toBeNull();
  });

  test('are said as they are meant', () => {
    expect(withoutTurns('vous garantissez que ca tient', 'fr')).toBe('vous promettre que ca tient');
    expect(withoutTurns('garantissez vous le film', 'fr')).toBe('garantissez vous le film');
    expect(withoutTurns('can you guarantee that it sticks', 'en')).toBe('can you promise that it sticks');
    expect(withoutTurns('is dat betalend', 'nl')).toBe('is dat gratis');
    expect(withoutTurns('le nom est libre avant de depenser un euro', 'fr')).toBe('le nom est libre');
  });

  test.each([
    ['fr', 'vous passez voir sans faire payer', 'vous passez voir gratuitement'],
    ['fr', 'un croquis sans qu on paie', 'un croquis gratuitement'],
    ['fr', 'je peux payer sans compte', 'je peux payer sans compte'],
    ['nl', 'een schets zonder te betalen', 'een schets gratis'],
    ['nl', 'komt u voor niets kijken', 'komt u gratis kijken'],
    ['en', 'a sketch without having to pay', 'a sketch free'],
    ['en', 'do you pay for parking', 'do you pay for parking'],
  ] as const)('ask for what costs nothing, and not how it is paid (%s, %s)', (locale, said, meant) => {
    expect(withoutTurns(said, locale)).toBe(meant);
  });

  test.each([
    ['fr', 'je ne veux pas dépenser un euro'],
    ['fr', 'Je ne veux pas dépenser le moindre sou'],
    ['nl', 'ik wil geen euro uitgeven'],
    ['en', 'I don’t want to spend a single penny'],
  ] as const)('a euro that is not spent asks no price in %s: %s', async (locale, question) => {
    const { intents } = await answerByRules({ question, locale, history: [] }, testSources());
    expect(intents).not.toContain('price');
  });

  test('have one stem in Dutch, whatever vowel stands before the s', () => {
    for (const [many, one] of [
      ['breedtes', 'breedte'],
      ['offertes', 'offerte'],
      ['vacatures', 'vacature'],
      ['naambordjes', 'naambord'],
    ] as const)
      expect(stem(many, 'nl')).toBe(stem(one, 'nl'));
  });
});

describe('Money back', () => {
  test.each([
    ['fr', 'je change d avis', 'terms#withdrawal'],
    ['fr', 'les polos sont ils rembourses', 'terms#withdrawal'],
    ['fr', 'j annule suis je rembourse', 'terms#cancellation'],
    ['nl', 'krijg ik mijn geld terug', 'terms#withdrawal'],
    ['nl', 'ik annuleer wordt dat terugbetaald', 'terms#cancellation'],
    ['en', 'can i get a refund', 'terms#withdrawal'],
  ] as const)('is a matter of withdrawal where nothing is cancelled (%s, %s)', (locale, plain, place) => {
    expect(lawPlaceOf(plain, locale)).toBe(place);
  });
});

describe('What it costs and how long it lasts', () => {
  test('is asked in other words than theirs', async () => {
    expect((await ask('nl', 'Vanaf hoeveel doet u een logo?')).intents).toContain('price');
    expect((await ask('nl', 'Wat betaal ik voor een naambordje?')).intents).toContain('price');
    expect((await ask('nl', 'Vanaf hoeveel stuks loont zeefdruk?')).intents).not.toContain('price');
    expect((await ask('fr', 'Elles durent combien de temps, vos LED ?')).intents).toContain('lifetime');
    expect((await ask('en', 'How many summers before a banner gives up?')).intents).toContain('lifetime');
  });
});

describe('Whose it is', () => {
  test('is asked about: one’s own address is data, ours is the way to us', async () => {
    expect(withOwnData('vendez vous mon adresse mail', 'fr')).toBe('vendez vous mes donnees');
    expect(withOwnData('put my number on the van', 'en')).toBe('put my number on the van');
    expect(lawPlaceOf('verkopen jullie mijn gegevens', 'nl')).toBe('privacy#purposes');
    expect(lawPlaceOf('do you share my data', 'en')).toBe('privacy#recipients');
    expect((await ask('fr', 'Allez-vous revendre mon numéro de téléphone ?')).pages[0]).toBe('privacy');
  });

  test('decides which hours and which phone are meant', async () => {
    const theirs = await ask('nl', 'Moet mijn zaak gesloten zijn als jullie komen?');
    expect(theirs.citations.map(({ id }) => id)).not.toContain('company.hours');
    expect((await ask('en', 'Do you replace phone chargers?')).certainty).toBe('unknown');
    expect((await ask('en', 'What is your phone number?')).text).toContain('2 000 20 06');
  });

  test('decides what nobody wrote down', async () => {
    expect((await ask('nl', 'Hoeveel winst maakte jullie bedrijf?')).certainty).toBe('unknown');
    expect((await ask('en', 'Tell me about your company')).text).toContain('2006');
  });
});

describe('Where hours and address lead', () => {
  test('is where they stand: beside the form of the home page, and beside the map', async () => {
    const hours = (await ask('fr', 'Quelles sont vos heures d’ouverture ?')).citations[0]?.link;
    expect([hours?.page, hours?.anchor]).toEqual(['home', anchors.quoteForm]);
    const place = (await ask('nl', 'Hoe geraak ik bij jullie?')).citations[0]?.link;
    expect([place?.page, place?.anchor]).toEqual(['about', anchors.map]);
  });
});

describe('What is asked', () => {
  test('since when is no lead time', async () => {
    for (const [locale, question] of [
      ['fr', 'Depuis combien de temps êtes-vous là ?'],
      ['nl', 'Hoelang bestaan jullie al?'],
      ['en', 'How long have you been in business?'],
    ] as const)
      expect((await ask(locale, question)).text).toContain('2006');
  });

  test('is answered in both halves of a sentence', async () => {
    const { text } = await ask('en', 'a one page site for my practice, how much and how long');
    expect(text).toMatch(/€1,200/);
    expect(text).toMatch(/4 to 8 weeks/);
  });

  test('whether it is free is asked of the sentence before it', async () => {
    const { text } = await ask('nl', 'Komen jullie mijn winkel doorlichten voor de schappen? Is dat gratis?');
    expect(text).toMatch(/gratis|kosteloos/i);
  });

  test('how long a quote stands is in the terms', async () => {
    for (const [locale, question] of [
      ['fr', 'Votre devis expire au bout de combien de temps ?'],
      ['nl', 'Hoelang blijft die offerte staan?'],
      ['en', 'How long does a quote hold?'],
    ] as const)
      expect((await ask(locale, question)).citations[0]?.id).toBe('terms#orders');
  });

  test('whether something turns yellow is not how long it lasts', async () => {
    const { text } = await ask('nl', 'Wordt ppf geel?');
    expect(text).toMatch(/vergeling|honinggeel/);
  });

  test('what a plate weighs per square metre is no price', async () => {
    expect((await ask('nl', 'Hoeveel weegt dibond per m²?')).text).toMatch(/kg/);
  });

  test('how much of something else is no price', async () => {
    expect((await ask('en', 'How much brighter is the LED sign?')).intents).not.toContain('price');
    expect((await ask('en', 'How much time do you need for a roll-up?')).text).toMatch(/5 to 7 working days/);
    expect((await ask('en', 'How much is a full wrap?')).intents).toContain('price');
  });

  test('whose shop opens decides whose hours are meant', async () => {
    for (const [locale, theirs, ours] of [
      ['fr', 'J’ouvre une boulangerie en mars, que me faut-il ?', 'Quand ouvrez-vous ?'],
      ['nl', 'Ik open binnenkort een kapsalon, wat heb ik nodig?', 'Zijn jullie open?'],
      ['en', 'We open in May, what should we get first?', 'Are you open?'],
    ] as const) {
      expect((await ask(locale, theirs)).intents).not.toContain('hours');
      expect((await ask(locale, ours)).intents).toContain('hours');
    }
  });

  test('a word of money may mean something else', async () => {
    for (const [locale, question] of [
      ['nl', 'Wat is de duur van de plaatsing van een lichtreclame?'],
      ['nl', 'Kan er een logo op een kostuum geborduurd worden?'],
      ['en', 'Who is in charge of the permit?'],
      ['en', 'What would the best material be for a wall?'],
    ] as const)
      expect((await ask(locale, question)).intents).not.toContain('price');
    expect((await ask('nl', 'Is een roll-up duur?')).intents).toContain('price');
    expect((await ask('en', 'What would it all be for a full wrap?')).intents).toContain('price');
  });

  test('an invoice may be where a logo was found', async () => {
    expect((await ask('en', 'our logo only exists as a picture on an old invoice')).pages[0]).toBe(
      'graphic-design',
    );
    expect((await ask('en', 'When must I pay the invoice?')).citations[0]?.id).toBe('terms#payment');
  });

  test('where an order is, no page is cited for', async () => {
    const { citations, tools } = await ask('nl', 'Waar is mijn bestelling?');
    expect(citations).toEqual([]);
    expect(tools.map(({ link }) => link?.page)).toContain('account');
  });

  test('who looks for work may say how they would come', async () => {
    const { pages, certainty } = await ask(
      'fr',
      'Je cherche du boulot, y a-t-il un train jusque chez vous ?',
    );
    expect(certainty).not.toBe('unknown');
    expect(pages[0]).toBe('careers');
  });

  test('a photo off a chat is no way to reach us', async () => {
    expect((await ask('nl', 'Is een foto van whatsapp goed genoeg voor op een t-shirt?')).certainty).not.toBe(
      'unknown',
    );
    expect((await ask('nl', 'Zitten jullie op whatsapp?')).certainty).toBe('unknown');
  });
});

describe('What is torn apart, theirs, or this site’s own', () => {
  test('Dutch verbs are put together again', async () => {
    const isSaid = (word: string) => word === 'aansluit';
    expect(verbsTogether('wie sluit de lichtreclame aan', isSaid)).toEqual(['aansluit']);
    expect(verbsTogether('hangt het aan de gevel', isSaid)).toEqual([]);
    const { citations } = await ask('nl', 'Wie sluit de lichtreclame aan?');
    expect(citations[0]?.id).toBe('illuminated-signs#section-3.1');
  });

  test('a sale of theirs is not asked of us, ours is', async () => {
    expect((await ask('fr', 'une bâche pour nos soldes, ça tient combien de temps ?')).text).toMatch(
      /2 à 4 ans/,
    );
    expect((await ask('fr', 'Avez-vous des soldes sur les bâches ?')).certainty).toBe('unknown');
  });

  test('what a page of ours answers is ours, though another trade is named', async () => {
    for (const [locale, question, page] of [
      ['fr', 'La femme de ménage peut-elle laver la vitre juste après la pose des lettres ?', 'lettering'],
      ['nl', 'Mag de poetsvrouw de ruit wassen net na het kleven van de letters?', 'lettering'],
      ['en', 'Does our cleaning lady damage the letters on the glass if she washes them?', 'lettering'],
    ] as const) {
      const { certainty, citations } = await ask(locale, question);
      expect(certainty).not.toBe('unknown');
      expect(citations.map(({ link }) => link?.page)).toContain(page);
    }
  });

  test('a price on this site is no price of a site', async () => {
    for (const [locale, question] of [
      ['fr', 'Le prix affiché sur votre site est-il définitif ?'],
      ['nl', 'Is de prijs op jullie site definitief?'],
      ['en', 'Is the price on your website final?'],
    ] as const)
      expect((await ask(locale, question)).citations[0]?.id).toBe('terms#orders');
  });

  test('a mistake in what was approved is a matter of the proof', async () => {
    expect((await ask('en', 'there is a mistake in the text I approved, who pays')).citations[0]?.id).toBe(
      'terms#proofs',
    );
  });

  test('possible for something is no date', async () => {
    expect((await ask('fr', 'Le covering est-il possible pour un scooter ?')).intents).not.toContain(
      'lead-time',
    );
    expect((await ask('fr', 'Un roll-up, c’est possible pour vendredi ?')).intents).toContain('lead-time');
  });
});

describe('What it is about', () => {
  test('a clear film on a car is no wrap', async () => {
    expect((await ask('en', 'is there a see through film for my car')).pages[0]).toBe('paint-protection');
  });

  test('a logo that something else bears is not asked about', async () => {
    const { pages } = await ask('fr', 'des gilets fluo avec notre logo, c’est conforme ?');
    expect(['embroidery', 'textile-printing']).toContain(pages[0]);
  });

  test('a picture on something worn is printed', async () => {
    expect((await ask('en', 'can my grandson’s sketch go on a jumper')).pages[0]).toMatch(/textile|shirt/);
  });

  test('a vehicle may be a part of its name', async () => {
    expect((await ask('nl', 'Moet het ondernemingsnummer op een koelwagen staan?')).pages[0]).toBe(
      'lettering',
    );
  });
});

describe('Whether a passage is meant', () => {
  const signs = {
    score: 1.2,
    coveredByWords: 0.6,
    covered: 0.7,
    headed: 0.3,
    said: 2,
    called: 0,
    words: 4,
    isStrange: false,
    asksPrice: false,
    isTold: false,
  };

  test('is weighed by all there is to see', () => {
    expect(isLikelyMeant(signs)).toBe(true);
    expect(isLikelyMeant({ ...signs, covered: 0.2, coveredByWords: 0.2, said: 1, score: 0.6 })).toBe(false);
    expect(isLikelyMeant(signs, 10)).toBe(false);
  });

  test('one word that weighs much in a whole sentence is enough', () => {
    const one = { ...signs, covered: 0.35, coveredByWords: 0.35, headed: 0, said: 1, score: 1.5 };
    expect(isLikelyMeant(one)).toBe(true);
    expect(isLikelyMeant({ ...one, isStrange: true })).toBe(false);
  });
});
