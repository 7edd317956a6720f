import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '@/lib/alfred/knowledge';
import { whyNotOurs } from '@/lib/alfred/off-topic';
import { withoutPreamble } from '@/lib/alfred/read-question';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/search/words';
import { testSources } from './sources';

const ask = (locale: Locale, question: string, before: readonly string[] = []) =>
  answerByRules(
    { question, locale, history: before.map((text) => ({ from: 'visitor' as const, text })) },
    testSources(),
  );

describe('What leads up to a question', () => {
  test.each([
    ['fr', 'Bonjour, petite question : combien coûte un roll-up ?', 'combien coûte un roll-up ?'],
    ['fr', 'Bonsoir à tous ! Où êtes-vous ?', 'Où êtes-vous ?'],
    ['nl', 'Dag, ik had een vraagje: wat kost een wrap?', 'wat kost een wrap?'],
    ['nl', 'Beste medewerker, wanneer zijn jullie open?', 'wanneer zijn jullie open?'],
    ['en', 'Hi there, quick question: do you embroider caps?', 'do you embroider caps?'],
  ] as const)('is left out (%s, %s)', (locale, text, left) => {
    expect(withoutPreamble(text, locale)).toBe(left);
  });

  test.each([
    ['fr', 'Bonjour !'],
    ['fr', 'Enseigne lumineuse : quel prix ?'],
    ['fr', 'Ma question porte sur un covering : quel prix ?'],
    ['nl', 'Dag!'],
    ['en', 'Hello,'],
    ['en', 'Van wrap: how long does it take?'],
  ] as const)('a greeting alone and a thing that is named stay (%s, %s)', (locale, text) => {
    expect(withoutPreamble(text, locale)).toBe(text);
  });

  test('a question that follows another one is read the same behind a greeting', async () => {
    const plain = await ask('nl', 'en voor 20 m²?', ['wat kost raamfolie tegen de zon']);
    const greeted = await ask('nl', 'Dag, nog een vraag: en voor 20 m²?', [
      'Goedendag, wat kost raamfolie tegen de zon',
    ]);
    expect(plain.certainty).not.toBe('unknown');
    expect(greeted.blocks).toEqual(plain.blocks);
  });
});

describe('Typing errors', () => {
  test('a word with two letters that changed places is that word, however rare it is', () => {
    const { speller } = knowledgeOf('en', (page) => page);
    expect(speller.correct(['domian'])).toEqual(['domain']);
    expect(speller.correct(['chrmoe'])).toEqual(['chrome']);
  });
});

describe('What is asked of others, or written nowhere', () => {
  test.each([
    ['fr', 'À quelle heure part le dernier bus ?'],
    ['nl', 'Hoe laat vertrekt de bus?'],
    ['en', 'What time is the last bus?'],
  ] as const)('when a bus leaves is not when we open (%s)', async (locale, question) => {
    const { citations, certainty } = await ask(locale, question);
    expect(citations.map(({ id }) => id)).not.toContain('company.hours');
    expect(certainty).toBe('unknown');
  });

  test.each([
    ['fr', 'À quelle heure fermez-vous le vendredi soir ?'],
    ['fr', 'ouvert samedi matin'],
    ['nl', 'Hoe laat gaan jullie open op maandag?'],
    ['nl', 'zaterdagvoormiddag open?'],
    ['en', 'Open over lunch on Fridays?'],
    ['en', 'What time do you close?'],
  ] as const)('when we open is still told (%s, %s)', async (locale, question) => {
    const { citations } = await ask(locale, question);
    expect(citations.map(({ id }) => id)).toContain('company.hours');
  });

  test.each([
    ['fr', 'Vous avez combien d’imprimantes ?'],
    ['fr', 'Quelle est la marque de votre plotter ?'],
    ['nl', 'Hoeveel borduurmachines hebben jullie?'],
    ['nl', 'Welke printer gebruiken jullie?'],
    ['en', 'How many plotters do you own?'],
    ['en', 'What is the manager’s private phone number?'],
  ] as const)('machines are not counted, and nobody’s own number is given (%s, %s)', (locale, question) => {
    expect(whyNotOurs(plainText(question), locale)).toBe('unwritten');
  });

  test('what we print with is no question about which machine', () => {
    expect(whyNotOurs(plainText('How many colours do you have?'), 'en')).toBeNull();
    expect(whyNotOurs(plainText('Quelles encres utilisez-vous ?'), 'fr')).toBeNull();
  });
});
