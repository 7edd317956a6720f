import { describe, expect, test } from 'vitest';
import { phrases } from '@/lib/alfred/phrases';
import { answerText } from '@/lib/alfred/plain-answer';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import { asksHoursOfAPlace, asksOurHours } from '@/lib/alfred/whose-hours';
import type { Locale } from '@/lib/i18n/locales';
import { testSources } from './sources';

const ask = (locale: Locale, question: string) =>
  answerByRules({ question, locale, history: [] }, testSources());

describe('When places of others open', () => {
  test.each([
    ['fr', 'l’atomium ferme à quelle heure'],
    ['fr', 'Savez-vous à quelle heure ferme l’Atomium ?'],
    ['fr', 'Le musée est-il ouvert le dimanche ?'],
    ['fr', 'quels sont les horaires de la commune'],
    ['nl', 'Hoe laat sluit het Atomium?'],
    ['nl', 'Weet u hoe laat de Ikea sluit?'],
    ['nl', 'Is het gemeentehuis vandaag open?'],
    ['en', 'What time does the Atomium close?'],
    ['en', 'Is the library open today?'],
    ['en', 'Opening hours of the town hall'],
    ['en', 'the atomium closes at what time'],
    ['nl', 'het atomium sluit hoe laat'],
  ] as const)('is not known in %s: %s', async (locale, question) => {
    const answer = await ask(locale, question);
    expect(answer.certainty).toBe('unknown');
    expect(answerText(answer)).toContain(phrases[locale].notOurs.theirHours);
  });

  test('is another question than when we do', async () => {
    for (const [locale, question] of [
      ['fr', 'l’atelier ferme à quelle heure'],
      ['fr', 'ça ferme à quelle heure'],
      ['fr', 'le magasin est ouvert quand'],
      ['fr', 'opaak ferme à quelle heure'],
      ['fr', 'Êtes-vous ouverts pendant le ramadan ?'],
      ['fr', 'C’est ouvert le 15 août ?'],
      ['fr', 'a quel heure ouvre le magasin'],
      ['nl', 'Hoe laat sluit de winkel?'],
      ['nl', 'Is de receptie open over de middag?'],
      ['nl', 'Is de toonzaal open op zaterdag?'],
      ['nl', 'Zijn jullie open op zondag?'],
      ['fr', 'l’agence ouvre quand'],
      ['fr', 'quand ferme le bureau'],
      ['fr', 'la société est fermée en août ?'],
      ['fr', 'quelqu’un à l’atelier samedi ?'],
      ['nl', 'is het atelier zondag dicht'],
      ['nl', 'openingsuren van de werkplaats'],
      ['nl', 'hoe laat sluit de werkplaats'],
      ['nl', 'is de studio toe op zondag'],
      ['en', 'when does the studio close'],
      ['en', 'does the workshop close at lunch'],
      ['en', 'is the firm shut on sunday'],
      ['en', 'What time does the shop close?'],
      ['en', 'Is the showroom open on Saturday?'],
      ['en', 'Are you open on bank holidays?'],
    ] as const) {
      const { certainty, citations } = await ask(locale, question);
      expect(certainty, question).toBe('sure');
      expect(
        citations.map(({ id }) => id),
        question,
      ).toContain('company.hours');
    }
  });

  test('is asked of what opens, not of what stands beside it', () => {
    expect(asksHoursOfAPlace('la poste ferme quand', [], 'fr')).toBe(true);
    expect(asksHoursOfAPlace('ca ferme apres la poste', [], 'fr')).toBe(false);
    expect(asksHoursOfAPlace('vous fermez quand la poste ferme', [], 'fr')).toBe(false);
    expect(asksHoursOfAPlace('ouvert pendant le ramadan', ['ramadan'], 'fr')).toBe(false);
    expect(asksHoursOfAPlace('hoe laat sluit plopsaqua', ['plopsaqua'], 'nl')).toBe(true);
    expect(asksHoursOfAPlace('hoe laat sluit het', [], 'nl')).toBe(false);
  });

  test('is not asked of a house by who has one, nor of an agency of another kind', () => {
    expect(asksOurHours('l agence ouvre quand', 'fr')).toBe(true);
    expect(asksOurHours('quand ouvre l agence de voyage', 'fr')).toBe(false);
    expect(asksOurHours('vous posez quand le bureau est ferme', 'fr')).toBe(false);
    expect(asksOurHours('kunnen jullie plakken als het kantoor dicht is', 'nl')).toBe(false);
    expect(asksOurHours('openingsuren van de werkplaats', 'nl')).toBe(true);
    expect(asksOurHours('openingsuren van mijn werkplaats op de deur', 'nl')).toBe(false);
    expect(asksOurHours('can you fit it when the office is closed', 'en')).toBe(false);
  });
});
