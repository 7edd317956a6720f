import { expect, test } from 'vitest';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { beginPassport } from '@/lib/passports/begin-passport';
import { careAdvice, careIds, careName, knownCares } from '@/lib/passports/care';
import { claimMessage, parseClaim } from '@/lib/passports/claim-form';
import { readPassportForm } from '@/lib/passports/passport-form';
import { beginWord, isWordDue } from '@/lib/passports/word';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { findFilm } from '@/lib/wrap-simulator/films';
import { exampleOffer } from '../offers/example-offer';

const today = '2026-11-22';

function formOf(entries: Record<string, string | string[]>): FormData {
  const form = new FormData();
  const all = {
    position: '0',
    doneOn: '2026-11-20',
    years: '5',
    made: 'Covering complet (1 véhicule)\r\n\r\n  Logo   sur les portes ',
    films: 'B01 Noir brillant',
    care: ['wrap', 'nonsense'],
    ...entries,
  };
  for (const [name, value] of Object.entries(all)) for (const one of [value].flat()) form.append(name, one);
  return form;
}

test('reads lines without empty ones, and only advice that there is', () => {
  expect(readPassportForm(formOf({}), today)).toEqual({
    ok: true,
    position: 0,
    content: {
      doneOn: '2026-11-20',
      years: 5,
      made: ['Covering complet (1 véhicule)', 'Logo sur les portes'],
      films: ['B01 Noir brillant'],
      care: ['wrap'],
    },
  });
});

test.each([
  [{ doneOn: '2026-02-30' }, 'dayWrong'],
  [{ doneOn: '2026-11-23' }, 'dayWrong'],
  [{ years: '16' }, 'yearsWrong'],
  [{ years: '-1' }, 'yearsWrong'],
  [{ years: '2.5' }, 'yearsWrong'],
  [{ years: '' }, 'yearsWrong'],
  [{ made: ' \n ' }, 'madeNeeded'],
  [{ made: 'x\n'.repeat(21) }, 'tooMuch'],
  [{ made: 'a\u0000b' }, 'textWrong'],
  [{ films: 'x'.repeat(181) }, 'filmsTooMuch'],
  [{ films: 'a\u0000b' }, 'filmsWrong'],
  [{ position: '' }, 'invalid'],
  [{ position: '-1' }, 'invalid'],
])('says what is wrong with %o', (entries, outcome) => {
  expect(readPassportForm(formOf(entries), today)).toEqual({ ok: false, outcome });
});

const accepted = {
  reference: '482-917-635',
  number: 'D-2026-00001',
  status: 'accepted' as const,
  version: 2,
  versions: [
    {
      position: 1,
      state: 'sent' as const,
      offer: exampleOffer,
      author: null,
      sending: null,
      decision: {
        kind: 'accepted' as const,
        name: 'Claire Dubois',
        reason: null,
        choice: ['a3'],
        gross: 1,
        deposit: 1,
        pdfHash: '0'.repeat(64),
        termsVersion: '1',
        locale: defaultLocale,
        email: 'claire@example.test',
        at: new Date(),
      },
    },
  ],
};

test('begins with the lines that were accepted and the films of the design', () => {
  const design = { ...defaultDesign, coverage: 'full' as const };
  const film = findFilm(design.film);
  const begun = beginPassport({
    subject: 'covering',
    locale: 'fr',
    doneOn: today,
    offer: accepted,
    designs: [{ kind: 'wrap', document: design }],
  });
  expect(begun.made).toHaveLength(2);
  expect(begun.made[0]).toContain('Covering complet');
  expect(begun.made.join()).toContain('Film solaire sélectif');
  expect(begun.made.join()).not.toContain('réfléchissant');
  expect(begun.films).toContain(`${film?.code} ${film?.name.fr}`);
  expect(begun).toMatchObject({ doneOn: today, years: 5 });
  expect(begun.care).toContain('wrap');
});

test('begins with nothing where nothing is known', () => {
  const begun = beginPassport({ subject: 'design', locale: 'en', doneOn: today, offer: null, designs: [] });
  expect(begun).toEqual({ doneOn: today, years: 0, made: [], films: [], care: [] });
});

test('every trade has advice in each language, and none is said twice', () => {
  expect(careIds.length).toBeGreaterThanOrEqual(8);
  for (const locale of locales) {
    const sentences = careIds.flatMap((id) => careAdvice(id, locale));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const id of careIds) expect(careName(id, locale)).not.toBe('');
  }
  expect(knownCares(['textile', 'gone', 'wrap'])).toEqual(['wrap', 'textile']);
});

test('a claim says which order it is about, before what was typed', () => {
  const read = parseClaim({
    firstName: 'Lieve',
    name: 'Peeters',
    email: 'lieve@bakkerij.test',
    message: 'De rand aan het portier komt los.',
  });
  expect(read.ok).toBe(true);
  const message = claimMessage('De rand komt los.', { reference: '482-917-635', until: '2031-11-20' }, 'nl');
  expect(message).toBe(
    'Waarborg, bestelling 482-917-635 (tot en met 20\u00a0november 2031):\n\nDe rand komt los.',
  );
  expect(claimMessage('x', { reference: '482-917-635', until: null }, 'en')).toBe(
    'Warranty, order 482-917-635:\n\nx',
  );
  expect(claimMessage('x', { reference: '482-917-635', until: null }, 'fr')).toBe(
    'Garantie, commande 482-917-635\u00a0:\n\nx',
  );
  expect(parseClaim({ firstName: 'Lieve' })).toMatchObject({ ok: false, fields: { message: ['required'] } });
});

test('a word is asked for after five working days, not before', () => {
  const none = () => false;
  // A Friday in the evening.
  const doneAt = new Date('2026-11-20T18:00:00Z');
  expect(isWordDue({ doneAt }, new Date('2026-11-26T23:00:00Z'), none)).toBe(true);
  expect(isWordDue({ doneAt }, new Date('2026-11-26T22:59:00Z'), none)).toBe(false);
  expect(isWordDue({ doneAt }, new Date('2026-11-27T12:00:00Z'), (day) => day === '2026-11-25')).toBe(false);
});

test.each(locales)('the letter that asks for a word is ready to be sent (%s)', (locale) => {
  const facts = { firstName: 'Claire', project: 'covering', sender: 'Sarah', companyName: 'Agence' };
  const { subject, body } = beginWord(locale, facts);
  expect(subject.length).toBeLessThanOrEqual(60);
  expect(body).toMatch(/Claire[\s\S]*covering[\s\S]*Sarah\nAgence$/);
  expect(`${subject}${body}`).not.toContain('!');
  // No place is left that has to be filled in.
  expect(body).not.toMatch(/\[[^\]]*\]/);
});
