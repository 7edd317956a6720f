import { describe, expect, test } from 'vitest';
import { movesAppointment, tellsFault } from '@/lib/alfred/own-works';
import { answerText } from '@/lib/alfred/plain-answer';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import { siteHelp } from '@/lib/alfred/site-help';
import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/search/words';
import { testSources } from './sources';

const ask = (question: string, locale: Locale) =>
  answerByRules({ question, locale, history: [] }, testSources());

describe('What somebody says of a thing that was made for them', () => {
  test.each([
    ['fr', 'Mon autocollant se décolle'],
    ['fr', 'Votre covering fait des bulles après deux mois, que faire ?'],
    ['fr', 'Mon enseigne ne s’allume plus'],
    ['fr', 'Les lettres que vous avez posées se sont détachées'],
    ['fr', 'Une lettre de notre enseigne s’est détachée'],
    ['nl', 'Mijn sticker laat los'],
    ['nl', 'De wrap die jullie plaatsten komt los aan de deurgreep'],
    ['nl', 'De opdruk op onze polo’s barst na drie wasbeurten'],
    ['en', 'One letter of our sign fell off'],
    ['en', 'The lettering you fitted last year is coming off, what now?'],
  ] as const)('is heard as a fault (%s: %s)', (locale, question) => {
    expect(tellsFault(plainText(question), locale)).toBe(true);
  });

  test.each([
    ['fr', 'Est-ce que mon covering se décolle au soleil ?'],
    ['fr', 'Comment enlever un autocollant qui se décolle ?'],
    ['fr', 'Ma voiture a cinq ans, quel film ?'],
    ['nl', 'Laat mijn sticker los in de winter?'],
    ['nl', 'Kan onze folie loskomen in de carwash?'],
    ['nl', 'Een oude sticker komt los van een raam'],
    ['nl', 'Mijn parket verkleurt door de zon, helpt folie daartegen?'],
    ['en', 'Will my wrap peel in the sun?'],
    ['en', 'Does our print crack in the dryer?'],
  ] as const)('is no fault where it is only supposed, or nobody’s (%s: %s)', (locale, question) => {
    expect(tellsFault(plainText(question), locale)).toBe(false);
  });

  test.each([
    ['fr', 'Mon autocollant se décolle'],
    ['nl', 'Mijn sticker laat los'],
    ['en', 'One letter of our sign fell off'],
  ] as const)('is answered by what to do, and passed on (%s)', async (locale, question) => {
    const answer = await ask(question, locale);
    expect(answerText(answer).startsWith(siteHelp.fault.said?.[locale] ?? '-')).toBe(true);
    expect(answer.citations.map(({ id }) => id)).toContain('terms#warranty');
    expect(answer.tools.map(({ kind }) => kind)).not.toContain('quote-form');
    expect(answer.handOver).toEqual({ kind: 'question', reason: 'person' });
  });
});

test('what is broken and none of ours stays nobody’s here', async () => {
  const answer = await ask('Mijn iPhone scherm is stuk, maken jullie dat?', 'nl');
  expect(answer.certainty).toBe('unknown');
  expect(answer.citations).toEqual([]);
});

describe('An appointment that does not suit', () => {
  test.each([
    ['fr', 'Je veux annuler mon rendez-vous'],
    ['fr', 'Comment déplacer la date de pose ?'],
    ['nl', 'Ik wil mijn afspraak verplaatsen'],
    ['nl', 'Kan ik de plaatsing uitstellen?'],
    ['en', 'I need to move my appointment'],
    ['en', 'Can we reschedule the installation date?'],
  ] as const)('is moved from the page of its request (%s: %s)', async (locale, question) => {
    const answer = await ask(question, locale);
    expect(answerText(answer)).toContain(siteHelp.appointment.said?.[locale] ?? '-');
    expect(answer.handOver?.reason).toBe('person');
  });

  test.each([
    ['fr', 'Faut-il prendre rendez-vous ?'],
    ['nl', 'Moet ik een afspraak maken?'],
    ['en', 'Can I cancel my order?'],
  ] as const)('is not what is asked by %s: %s', (locale, question) => {
    expect(movesAppointment(plainText(question), locale)).toBe(false);
  });
});

test.each([
  ['fr', 'Nettoyage intérieur complet d’un monospace'],
  ['nl', 'Auto poetsen en polijsten, doen jullie dat?'],
  ['en', 'Do you do car valeting?'],
] as const)('who wants a car cleaned is not told how films are washed (%s)', async (locale, question) => {
  const answer = await ask(question, locale);
  expect(answer.certainty).toBe('unknown');
  expect(answer.citations).toEqual([]);
});

test.each([
  ['fr', 'Lavage à la main d’un covering, comment faire ?'],
  ['nl', 'Auto reinigen met folie erop, doen jullie dat met de hand?'],
] as const)('who washes a film is (%s)', async (locale, question) => {
  const answer = await ask(question, locale);
  expect(answer.certainty).not.toBe('unknown');
});
