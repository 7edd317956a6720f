import { describe, expect, test } from 'vitest';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import { askedOfTheUsualTown, asksToCome } from '@/lib/alfred/towns';
import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/search/words';
import { testSources } from './sources';

const ask = (locale: Locale, question: string) =>
  answerByRules({ question, locale, history: [] }, testSources());

const asks = (locale: Locale, question: string) => asksToCome(plainText(question), locale);

describe('Whether we come to a town', () => {
  test.each([
    ['fr', 'Vous livrez à Liège ?'],
    ['fr', 'Livrez-vous à Charleroi ?'],
    ['fr', 'Venez-vous poser à Namur ?'],
    ['fr', 'Je suis à Mons, vous vous déplacez ?'],
    ['fr', 'Vous travaillez aussi à Bruges ?'],
    ['nl', 'Leveren jullie in Antwerpen?'],
    ['nl', 'Plaatsen jullie ook in Sint-Truiden?'],
    ['nl', 'Komen jullie naar Gent?'],
    ['nl', 'Ik woon in Oostende, komen jullie daar plaatsen?'],
    ['en', 'Do you deliver to Antwerp?'],
    ['en', 'Can you come to Liège?'],
    ['en', 'Do you come to La Louvière for a shopfront?'],
  ] as const)('is answered in %s of any of them: %s', async (locale, question) => {
    const answer = await ask(locale, question);
    expect(answer.certainty).toBe('sure');
    expect(answer.citations[0]?.id).toBe('home#faq.working-area');
  });

  test.each([
    ['fr', 'Livrez-vous des pizzas à Liège ?'],
    ['fr', 'Vous travaillez à Tournai, vous posez des portes ?'],
    ['nl', 'Komen jullie een haag snoeien in Aalst?'],
    ['en', 'Do you sell houses in Ghent?'],
    ['en', 'How do I get from Ghent to Paris by train?'],
  ] as const)('is not what is asked in %s: %s', async (locale, question) => {
    expect((await ask(locale, question)).certainty).toBe('unknown');
  });

  test.each([
    ['fr', 'Vous venez de Liège ?'],
    ['fr', 'Vous êtes de Namur ?'],
    ['nl', 'Komen jullie uit Gent?'],
    ['nl', 'Zijn jullie van Leuven?'],
    ['en', 'Do you come from Ghent?'],
    ['en', 'Are you from Antwerp?'],
  ] as const)('is another question than where we are, which is said in %s: %s', async (locale, question) => {
    const { certainty, citations } = await ask(locale, question);
    expect([certainty, ...citations.map(({ id }) => id)]).toEqual(['sure', 'company.contact']);
  });

  test('is asked of us, of a town, and not of the time it takes', () => {
    expect(asks('fr', 'Quand pouvez-vous livrer à Huy ?')).toBe(false);
    expect(asks('fr', 'Vous livrez en France ?')).toBe(false);
    expect(asks('fr', 'Vous venez de Liège ?')).toBe(false);
    expect(asks('nl', 'Komen jullie uit Gent?')).toBe(false);
    expect(asks('en', 'Do you come from Ghent?')).toBe(false);
    expect(asks('nl', 'Hoe laat vertrekt de trein naar Gent?')).toBe(false);
    expect(asks('en', 'I like to come to Ghent')).toBe(false);
    expect(asks('en', 'Do you deliver to Ghentish shops?')).toBe(false);
    expect(asks('en', 'Do you deliver to Ghent?')).toBe(true);
  });

  test('is looked up as it was asked before, of one town in the place of all', () => {
    expect(askedOfTheUsualTown('vous venez a la louviere et a mons', 'fr')).toBe(
      'vous venez a arlon et a arlon',
    );
    expect(askedOfTheUsualTown('komen jullie naar heist op den berg', 'nl')).toBe(
      'komen jullie naar hasselt',
    );
  });
});
