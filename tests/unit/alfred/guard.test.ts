import { describe, expect, test } from 'vitest';
import { type Doubt, doubtOf } from '@/lib/alfred/guard/check-sentence';
import { isContrary } from '@/lib/alfred/guard/negation';
import { readClaims } from '@/lib/alfred/guard/read-claims';
import { knowledgeOf } from '@/lib/alfred/knowledge';
import { withFigures } from '@/lib/alfred/number-words';
import { type Locale, locales } from '@/lib/i18n/locales';

/** Text of passages by their ids, with their headings. */
function passages(locale: Locale, ids: readonly string[]): string[] {
  const { passages: all } = knowledgeOf(locale, (page) => page);
  return ids.map((id) => {
    const found = all.find((passage) => passage.id === id);
    if (!found) throw new Error(`No passage is called ${id}`);
    return `${found.heading}. ${found.text}`;
  });
}

const about = {
  wrap: ['car-wrapping', 'car-wrapping#section-1.1', 'car-wrapping#section-1.2', 'car-wrapping#section-7.1'],
  film: ['solar-film', 'solar-film#section-1.1'],
  sign: ['signs', 'illuminated-signs'],
  rollUp: ['roll-up', 'home#faq.delivery-times'],
  hours: ['company.hours', 'company.contact', 'company.quote'],
};

function judge(
  locale: Locale,
  topic: keyof typeof about,
  sentence: string,
  sums: number[] = [],
  question = '',
): Doubt | null {
  return doubtOf(sentence, { cited: passages(locale, about[topic]), facts: [], sums, question, locale });
}

type Row = readonly [locale: Locale, topic: keyof typeof about, sentence: string];

const true_: readonly Row[] = [
  ['fr', 'wrap', 'Un covering complet démarre à 1 500 €, TVA de 21 % et pose comprises.'],
  ['fr', 'wrap', 'Un covering complet démarre à quinze cents euros et prend trois à cinq jours ouvrables.'],
  ['fr', 'wrap', 'Un covering partiel démarre à 300 € et prend 1 à 2 jours ouvrables.'],
  ['fr', 'wrap', 'Le film coulé est garanti 5 ans.'],
  ['fr', 'film', 'Le film réfléchissant démarre à 25 € le m², pose comprise.'],
  ['fr', 'rollUp', 'Un roll-up est livré en 5 à 7 jours ouvrables.'],
  ['fr', 'hours', 'Nous sommes ouverts du lundi au vendredi, de 9 h à 17 h 30.'],
  ['fr', 'hours', 'Appelez le 02 000 20 06 ou écrivez à info@opaak.example.'],
  ['nl', 'wrap', 'Een volledige wrap begint bij vijftienhonderd euro en duurt 3 tot 5 werkdagen.'],
  ['nl', 'wrap', 'Een gedeeltelijke wrap kost vanaf € 300.'],
  ['nl', 'sign', 'Lichtreclame begint vanaf € 800 en hangt er 3 tot 5 weken na uw akkoord.'],
  ['nl', 'hours', 'Wij zijn open van maandag tot vrijdag, van 9 tot 17.30 uur.'],
  ['en', 'wrap', 'A full wrap starts at €1,500 and takes three to five working days.'],
  ['en', 'wrap', 'A full wrap starts at fifteen hundred euros, including fitting.'],
  ['en', 'film', 'Reflective film starts from €25 per m² and lasts 10 to 15 years.'],
  ['en', 'rollUp', 'A roll-up is ready in five to seven working days.'],
  ['nl', 'film', 'Reflecterende folie begint bij € 25 per vierkante meter, btw inbegrepen.'],
  [
    'fr',
    'film',
    'Nos prix sont en euros : le film réfléchissant démarre à 25 € par mètre carré, TVA comprise.',
  ],
  ['en', 'wrap', 'Prices in euros include VAT of 21%: a full wrap starts at €1,500.'],
  ['en', 'hours', 'The quote is free and reaches you within 24 hours on working days.'],
];

const planted: readonly Row[] = [
  // Prices that are not ours, in figures and in words.
  ['fr', 'wrap', 'Un covering complet démarre à 1 400 €, TVA comprise.'],
  ['fr', 'wrap', 'Un covering complet démarre à quatorze cents euros.'],
  ['fr', 'wrap', 'Un covering complet coûte mille deux cent nonante euros.'],
  ['nl', 'wrap', 'Een volledige wrap begint bij veertienhonderdvijftig euro.'],
  ['nl', 'wrap', 'Een volledige wrap kost vanaf € 1.250.'],
  ['en', 'wrap', 'A full wrap starts at twelve hundred euros.'],
  ['en', 'wrap', 'A full wrap starts at €999.'],
  ['en', 'wrap', 'A full wrap starts at 1.4k €.'],
  ['en', 'wrap', 'The price of a full wrap starts at 1400.'],
  // The right figure of the wrong thing.
  ['fr', 'wrap', 'Un covering complet démarre à 300 €.'],
  ['nl', 'wrap', 'Een volledige wrap kost vanaf € 300.'],
  ['en', 'wrap', 'A full wrap costs from €300.'],
  ['en', 'sign', 'An unlit shop sign starts at €800.'],
  ['fr', 'sign', 'Un lettrage démarre à 500 €.'],
  // A starting price as if it were the price.
  ['fr', 'wrap', 'Un covering complet coûte 1 500 €.'],
  ['nl', 'wrap', 'Een volledige wrap kost € 1.500.'],
  ['en', 'wrap', 'A full wrap is €1,500.'],
  // Times.
  ['fr', 'wrap', 'Un covering complet prend 2 jours.'],
  ['fr', 'wrap', 'Un covering complet prend 3 à 5 jours.'],
  ['fr', 'rollUp', 'Un roll-up est livré en 48 heures.'],
  ['fr', 'wrap', 'Le film coulé est garanti dix ans.'],
  ['nl', 'wrap', 'Een wrap duurt twee weken.'],
  ['nl', 'rollUp', 'Een roll-up wordt morgen geleverd.'],
  ['nl', 'wrap', 'Op gegoten folie krijgt u levenslang waarborg.'],
  ['en', 'wrap', 'A full wrap takes a week.'],
  ['en', 'rollUp', 'A roll-up is ready the same day.'],
  ['en', 'wrap', 'Cast film has a warranty of twenty-five years.'],
  ['en', 'film', 'Reflective film lasts 30 years.'],
  // Hours, days, addresses.
  ['fr', 'hours', 'Nous sommes ouverts du lundi au samedi, de 9 h à 17 h 30.'],
  ['fr', 'hours', 'Nous sommes ouverts de 8 h à 19 h.'],
  ['nl', 'hours', 'Wij zijn open tot 18.30 uur.'],
  ['en', 'hours', 'We are open around the clock.'],
  ['en', 'hours', 'Call +32 470 12 34 56.'],
  ['fr', 'hours', 'Écrivez à patron@opaak-devis.example.'],
  // What is included, what is given away.
  ['fr', 'sign', 'Une enseigne démarre à 500 €, pose comprise.'],
  ['nl', 'sign', 'Een gevelbord kost vanaf € 500, plaatsing inbegrepen.'],
  ['en', 'wrap', 'A full wrap starts at €1,500 excluding VAT.'],
  ['en', 'wrap', 'You get a discount of 10%.'],
  ['fr', 'wrap', 'Le deuxième covering est à moitié prix.'],
  ['nl', 'wrap', 'De plaatsing van een wrap is gratis.'],
  // Links and markup.
  ['en', 'wrap', 'See https://cheap-wraps.example/offer for the price.'],
  ['en', 'wrap', 'See [our price list](https://evil.example) for a wrap.'],
  ['fr', 'wrap', 'Payez le covering sur opaak-promo.com.'],
  ['nl', 'wrap', '<img src=x> Een wrap gaat mee.'],
  // What no page says, without any figure.
  ['en', 'wrap', 'Our founder personally trained with the royal family in Monaco during winter.'],
];

/** What a reader sees and a pattern for figures and Latin letters does not. */
const disguised: readonly Row[] = [
  // Figures of other scripts, in other clothes, or of the Romans.
  ['fr', 'wrap', 'Un covering complet démarre à １４００ €, TVA comprise.'],
  ['fr', 'wrap', 'Un covering complet démarre à ١٤٠٠ €, TVA comprise.'],
  ['fr', 'wrap', 'Un covering complet démarre à 𝟏𝟒𝟎𝟎 €, TVA comprise.'],
  ['fr', 'wrap', 'Un covering complet démarre à ①④⓪⓪ €.'],
  ['fr', 'wrap', 'Un covering complet démarre à ½ de 1 500 €.'],
  ['fr', 'wrap', 'Un covering complet démarre à MCD €.'],
  ['fr', 'wrap', 'Un covering complet démarre à 1 5\u200b00 €.'],
  // Letters that only look like ours, and signs that nobody sees.
  ['fr', 'wrap', 'Un covering complet démarre à qu\u0430torze cents euros.'],
  ['fr', 'wrap', 'Un covering complet est gr\u0430tuit.'],
  ['fr', 'wrap', 'Un covering complet est gra\u200btuit.'],
  ['fr', 'wrap', 'Un covering complet est gra\u00adtuit.'],
  ['fr', 'wrap', 'Un covering complet est ｇｒａｔｕｉｔ.'],
  ['fr', 'wrap', 'Pour un covering complet, voyez evil。com.'],
  ['fr', 'hours', 'Écrivez à info＠evil.example.'],
  // Numbers of another language, with accents of their own, or none at all.
  ['fr', 'wrap', 'Un covering complet démarre à vierzehnhundert euros.'],
  ['nl', 'wrap', 'Een volledige wrap begint bij fifteen hundred euro.'],
  ['nl', 'wrap', 'Een volledige wrap begint bij vierténhonderd euro.'],
  ['en', 'wrap', 'A full wrap starts at a few euros.'],
  // The right figure of another unit.
  ['fr', 'wrap', 'Un covering complet démarre à 1 500 £, TVA de 21 % et pose comprises.'],
  ['fr', 'wrap', 'Un covering complet démarre à 1 500 dollars.'],
  ['fr', 'wrap', 'Un covering complet démarre à 1 500 centimes.'],
  ['en', 'wrap', 'A full wrap starts at £1,500.'],
  ['en', 'wrap', 'A full wrap starts at $ 1,500.'],
  ['en', 'wrap', 'A full wrap starts at 1500 cents.'],
  ['en', 'wrap', 'A full wrap starts at €1,500 per m².'],
  ['nl', 'wrap', 'Een volledige wrap begint vanaf € 1.500 per maand.'],
  ['fr', 'wrap', 'Le film coulé est garanti 5 décennies.'],
  ['fr', 'wrap', 'Le film coulé est garanti cinq siècles.'],
  ['en', 'wrap', 'A full wrap takes a decade.'],
  // Where the money should go.
  ['fr', 'hours', 'Versez un acompte sur le compte BE71096123456769.'],
  ['nl', 'hours', 'Stort het voorschot op BE71 0961 2345 6769.'],
];

/** Ten kinds of lies that a model tells with the pages before it, in each language. */
const kindsOfLies: Record<string, readonly Row[]> = {
  'numbers written out': [
    ['fr', 'wrap', 'Un covering complet démarre à douze cents euros, pose comprise.'],
    ['fr', 'wrap', 'Un covering complet démarre à un peu plus de mille euros.'],
    ['nl', 'wrap', 'Een volledige wrap begint bij duizend tweehonderd euro.'],
    ['nl', 'wrap', 'Een volledige wrap begint bij een duizendtal euro.'],
    ['en', 'wrap', 'A full wrap starts at a thousand and fifty euros.'],
    ['en', 'wrap', 'A full wrap starts at a grand.'],
  ],
  ranges: [
    ['fr', 'wrap', 'Un covering complet démarre entre 1 200 et 1 500 €.'],
    ['fr', 'wrap', 'Un covering complet prend 3 à 4 jours ouvrables.'],
    ['nl', 'wrap', 'Een volledige wrap begint tussen € 1.200 en € 1.500.'],
    ['nl', 'wrap', 'Een volledige wrap duurt 2 tot 5 werkdagen.'],
    ['en', 'wrap', 'A full wrap starts between €1,200 and €1,500.'],
    ['en', 'wrap', 'A full wrap takes 3–4 working days.'],
  ],
  'a share of the price': [
    ['fr', 'wrap', 'Le deuxième covering coûte la moitié du prix.'],
    ['fr', 'wrap', 'Le covering partiel revient au tiers du prix d’un covering complet.'],
    ['nl', 'wrap', 'De tweede wrap krijgt u voor de helft van de prijs.'],
    ['nl', 'wrap', 'Een gedeeltelijke wrap kost een derde van de prijs.'],
    ['en', 'wrap', 'The second wrap is half the price.'],
    ['en', 'wrap', 'A partial wrap is a third of the price, two for the price of one.'],
  ],
  'units swapped': [
    ['fr', 'wrap', 'Un covering complet prend 3 à 5 semaines.'],
    ['fr', 'film', 'Le film réfléchissant démarre à 25 € le mètre courant.'],
    ['nl', 'wrap', 'Een volledige wrap duurt 3 tot 5 uur.'],
    ['nl', 'film', 'Reflecterende folie begint bij € 25 per raam.'],
    ['en', 'wrap', 'A full wrap takes 3 to 5 months.'],
    ['en', 'film', 'Reflective film starts from €25 per window.'],
  ],
  'dates and days': [
    ['fr', 'wrap', 'Le prix du covering reste valable jusqu’au 31 décembre.'],
    ['fr', 'hours', 'Nous sommes fermés le 15 août et le mardi.'],
    ['nl', 'wrap', 'De prijs van een wrap geldt tot 31/12/2027.'],
    ['nl', 'hours', 'Wij zijn gesloten op woensdag.'],
    ['en', 'wrap', 'The price of a wrap holds until 31 December.'],
    ['en', 'hours', 'We are open until 1 January, except on Tuesdays.'],
  ],
  'digits of another script': [
    ['fr', 'wrap', 'Un covering complet démarre à １ ２００ €.'],
    ['fr', 'wrap', 'Un covering complet démarre à 𝟏𝟐𝟎𝟎 €.'],
    ['nl', 'wrap', 'Een volledige wrap begint bij € ١٢٠٠.'],
    ['nl', 'wrap', 'Een volledige wrap begint bij € l.2OO.'],
    ['en', 'wrap', 'A full wrap starts at €①②⓪⓪.'],
    ['en', 'wrap', 'A full wrap starts at € MCC.'],
  ],
  'percent for euro': [
    ['fr', 'wrap', 'Un covering complet démarre à 1 500 €, dont 21 € de TVA.'],
    ['fr', 'wrap', 'Le covering partiel représente 300 % du covering complet.'],
    ['nl', 'wrap', 'Een wrap begint bij € 1.500, met € 21 btw.'],
    ['nl', 'wrap', 'Een wrap kost vanaf € 1.500, inclusief 6% btw.'],
    ['en', 'wrap', 'A full wrap starts at €1,500, with €21 of VAT.'],
    ['en', 'wrap', 'A full wrap starts at €1,500 including 6% VAT.'],
  ],
  'the "from" dropped': [
    ['fr', 'wrap', 'Le prix d’un covering complet est de 1 500 €, TVA comprise.'],
    ['fr', 'film', 'Le film réfléchissant coûte 25 € le m².'],
    ['nl', 'wrap', 'De prijs van een volledige wrap bedraagt € 1.500.'],
    ['nl', 'film', 'Reflecterende folie kost € 25 per m².'],
    ['en', 'wrap', 'You pay €1,500 for a full wrap, and no more.'],
    ['en', 'film', 'Reflective film costs €25 per m².'],
  ],
  'VAT in or out': [
    ['fr', 'wrap', 'Un covering complet démarre à 1 500 €, TVA non comprise.'],
    ['fr', 'wrap', 'Un covering complet démarre à 1 500 €, plus la TVA.'],
    ['nl', 'wrap', 'Een volledige wrap begint bij € 1.500, btw niet inbegrepen.'],
    ['nl', 'wrap', 'Een volledige wrap begint bij € 1.500, plus btw.'],
    ['en', 'wrap', 'A full wrap starts at €1,500, VAT not included.'],
    ['en', 'wrap', 'A full wrap starts at €1,500 net of VAT.'],
  ],
  'the wrong product': [
    ['fr', 'film', 'Le film dépoli démarre à 25 € le m².'],
    ['fr', 'sign', 'Une enseigne lumineuse démarre à 500 €.'],
    ['nl', 'sign', 'Lichtreclame begint bij € 500.'],
    ['nl', 'wrap', 'Belettering begint bij € 300.'],
    ['en', 'wrap', 'Lettering for a van starts at €1,500.'],
    ['en', 'sign', 'An illuminated sign starts at €500.'],
  ],
};

describe('The guard', () => {
  test('knows more disguises than one', () => expect(disguised.length).toBeGreaterThan(25));

  test.each(disguised)('%s catches what is disguised: %s, “%s”', (locale, topic, sentence) => {
    expect(judge(locale, topic, sentence)).not.toBeNull();
  });

  test('lets a sign pass that its evidence has', () => {
    const evidence = { facts: [], sums: [], question: '', locale: 'en' as const };
    const sentence = 'The Ωmega film is cast.';
    expect(doubtOf(sentence, { ...evidence, cited: ['The Ωmega film is cast and glossy.'] })).toBeNull();
    expect(doubtOf(sentence, { ...evidence, cited: ['The Omega film is cast and glossy.'] })).toBe(
      'characters',
    );
  });

  test.each(
    Object.entries(kindsOfLies).flatMap(([kind, list]) => list.map((row) => [kind, ...row] as const)),
  )('catches %s: %s, %s, “%s”', (_kind, locale, topic, sentence) => {
    expect(judge(locale, topic, sentence)).not.toBeNull();
  });

  test.each(true_)('%s lets what is so pass: %s, “%s”', (locale, topic, sentence) => {
    expect(judge(locale, topic, sentence)).toBeNull();
  });

  test.each(planted)('%s catches what is not so: %s, “%s”', (locale, topic, sentence) => {
    expect(judge(locale, topic, sentence)).not.toBeNull();
  });

  test('lets a sum pass that was worked out, and no other', () => {
    const question = 'prix pour 30 m²';
    const sentence = (total: string) => `Pour 30 m² de film réfléchissant, comptez à partir de ${total}.`;
    expect(judge('fr', 'film', sentence('750 €'), [750], question)).toBeNull();
    expect(judge('fr', 'film', sentence('700 €'), [750], question)).toBe('price');
    expect(judge('fr', 'film', sentence('750 €'), [], question)).toBe('price');
  });

  test('repeats measures of the question, but neither its amounts nor its times', () => {
    const ask = (sentence: string, question: string) => judge('en', 'wrap', sentence, [], question);
    expect(
      ask('For a panel of 80 cm a partial wrap may be enough, from €300.', 'my panel is 80 cm'),
    ).toBeNull();
    expect(ask('Yes, a full wrap starts at €900.', 'is it right that a full wrap is €900?')).toBe('price');
    expect(ask('Yes, a full wrap takes 9 working days.', 'it takes 9 working days, right?')).toBe('number');
  });

  test('wants a source for whatever says something', () => {
    const none = { cited: [], facts: [], sums: [], question: '', locale: 'en' as const };
    expect(doubtOf('A full wrap starts at €1,500.', none)).not.toBeNull();
    expect(doubtOf('Shall I pass that on?', none)).toBeNull();
  });
});

describe('Negation', () => {
  const contrary: readonly Row[] = [
    ['fr', 'wrap', 'Le film coulé n’est pas garanti 5 ans.'],
    ['fr', 'wrap', 'Un covering complet ne prend pas 3 à 5 jours ouvrables.'],
    ['fr', 'wrap', 'Nous posons le film coulé sans garantie.'],
    ['fr', 'hours', 'Notre devis n’est pas gratuit.'],
    ['fr', 'hours', 'Le devis n’est jamais gratuit, et il arrive sous 24 h.'],
    ['nl', 'wrap', 'Op gegoten folie krijgt u geen 5 jaar waarborg.'],
    ['nl', 'wrap', 'Gegoten folie wordt niet 5 jaar gewaarborgd.'],
    ['nl', 'wrap', 'Een volledige wrap duurt niet 3 tot 5 werkdagen.'],
    ['nl', 'hours', 'Onze offerte is niet gratis.'],
    ['nl', 'wrap', 'Waarborg op gegoten folie geven wij niet.'],
    ['en', 'wrap', 'Cast film is not covered by a warranty of 5 years.'],
    ['en', 'wrap', 'A full wrap doesn’t take 3 to 5 working days.'],
    ['en', 'hours', 'Our quote isn’t free.'],
    ['en', 'hours', 'The quote is never free.'],
    ['en', 'wrap', 'Cast film comes with no warranty.'],
  ];

  test.each(contrary)('%s catches the contrary of what is cited: %s, “%s”', (locale, topic, sentence) => {
    expect(judge(locale, topic, sentence)).toBe('contrary');
  });

  const alsoTrue: readonly Row[] = [
    ['fr', 'hours', 'Le devis est gratuit, sans engagement, et arrive sous 24 h, les jours ouvrables.'],
    ['fr', 'wrap', 'La garantie de 5 ans sur le film coulé ne couvre pas les accrochages.'],
    ['fr', 'wrap', 'Un covering partiel ne prend que 1 à 2 jours ouvrables.'],
    ['nl', 'wrap', 'De waarborg van 5 jaar op gegoten folie dekt geen aanrijding.'],
    ['nl', 'wrap', 'Een gedeeltelijke wrap duurt niet langer dan 1 tot 2 werkdagen.'],
    ['nl', 'film', 'Zonder verplaatsing begint reflecterende folie bij € 25 per m².'],
    ['en', 'wrap', 'The 5-year warranty on cast film does not cover collisions.'],
    ['en', 'wrap', 'A partial wrap takes not more than 1 to 2 working days.'],
    ['en', 'film', 'Reflective film starts at €25 per m², not including travel.'],
  ];

  test.each(alsoTrue)(
    '%s lets a negation pass that denies something else: %s, “%s”',
    (locale, topic, sentence) => {
      expect(judge(locale, topic, sentence)).toBeNull();
    },
  );

  test.each([
    ['fr', 'Le film chromé n’est pas garanti 5 ans.', 'Le film chromé est garanti 5 ans.'],
    ['nl', 'Chroomfolie wordt niet 5 jaar gewaarborgd.', 'Chroomfolie wordt 5 jaar gewaarborgd.'],
    ['en', 'Chrome film is not guaranteed for 5 years.', 'Chrome film is guaranteed for 5 years.'],
  ] as const)('%s catches what the passage denies, and lets the denial pass', (locale, denied, said) => {
    const evidence = { cited: [denied], facts: [], sums: [], question: '', locale };
    expect(doubtOf(said, evidence)).toBe('contrary');
    expect(doubtOf(denied, evidence)).toBeNull();
  });

  test.each(locales)('finds next to nothing contrary between a page’s own sentences (%s)', (locale) => {
    const { passages: all } = knowledgeOf(locale, (page) => page);
    const pages = ['home', 'car-wrapping', 'solar-film', 'terms', 'careers'];
    const contraryOnes = all
      .filter(({ page }) => pages.includes(page))
      .flatMap((passage) => {
        const others = all
          .filter((other) => other.page === passage.page && other !== passage)
          .map(({ heading, text }) => `${heading}. ${text}`);
        return [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(passage.text)].filter(
          ({ segment }) => isContrary(segment, others, locale),
        );
      });
    expect(contraryOnes.length).toBeLessThanOrEqual(1);
  });
});

describe('Numbers in words', () => {
  test.each([
    ['fr', 'quinze cents euros', '1500 euros'],
    ['fr', 'mille cinq cents', '1500'],
    ['fr', 'quatre-vingt-dix-neuf', '99'],
    ['fr', 'septante et un', '71'],
    ['fr', 'un film neuf', 'un film neuf'],
    ['nl', 'vijfentwintig werkdagen', '25 werkdagen'],
    ['nl', 'tweeduizendvijfhonderd', '2500'],
    ['nl', 'een bord en een doek', 'een bord en een doek'],
    ['en', 'one hundred and fifty', '150'],
    ['en', 'twenty-five years', '25 years'],
    ['en', 'a sign and a van', 'a sign and a van'],
  ] as const)('%s: “%s”', (locale, text, expected) => {
    expect(withFigures(text, locale)).toBe(expected);
  });

  test('are read with their units, ranges included', () => {
    const of = (text: string, locale: Locale) =>
      readClaims(text, locale).numbers.map(({ value, unit }) => [value, unit]);
    expect(of('5 à 7 jours ouvrables', 'fr')).toEqual([
      [5, 'workingDay'],
      [7, 'workingDay'],
    ]);
    expect(of('€ 1.500 of € 300', 'nl')).toEqual([
      [1500, 'euro'],
      [300, 'euro'],
    ]);
    expect(of('9 h à 17 h 30', 'fr')).toContainEqual([1050, 'clock']);
    expect(of('1 cm et 10 mm', 'fr')).toEqual([
      [10, 'length'],
      [10, 'length'],
    ]);
    expect(of('on 24 December', 'en')).toEqual([[24, 'date-12']]);
  });
});
