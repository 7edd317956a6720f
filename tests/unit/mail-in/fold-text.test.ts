import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '@/lib/mail-in/fold-text';
import { measureOwnWork } from '../../support/own-work';

const lines = (...all: string[]) => all.join('\n');

describe('What is quoted below an answer is folded', () => {
  test.each([
    ['Gmail in French', 'Le lun. 23 nov. 2026 à 09:12, Opaak <hello@opaak.test> a écrit :'],
    ['Gmail in Dutch', 'Op ma 23 nov 2026 om 09:12 schreef Opaak <hello@opaak.test>:'],
    ['Apple Mail in English', 'On 23 Nov 2026, at 09:12, Opaak <hello@opaak.test> wrote:'],
  ])('%s', (_, attribution) => {
    const text = lines(
      'Oui, allez-y.',
      '',
      attribution,
      '',
      '> Bonjour Lieve,',
      '>',
      '> Notre prix suit.',
      '',
    );
    const { shown, folded } = foldText(text);
    expect(shown.trim()).toBe('Oui, allez-y.');
    expect(folded).toContain('Notre prix suit.');
    expect(folded).toContain(attribution);
  });

  test('also where the line that names the writer is broken in two', () => {
    const text = lines(
      'Prima.',
      '',
      'Op ma 23 nov 2026 om 09:12 schreef Opaak',
      '<hello@opaak.test>:',
      '> Dag',
    );
    expect(foldText(text).shown.trim()).toBe('Prima.');
  });

  test('Outlook, which marks no line', () => {
    const text = lines(
      'Akkoord.',
      '',
      '________________________________',
      'Van: Opaak <hello@opaak.test>',
      'Verzonden: maandag 23 november 2026 9:12',
      'Aan: Lieve',
      'Onderwerp: Uw offerte',
      '',
      'Dag Lieve,',
    );
    expect(foldText(text)).toMatchObject({ shown: lines('Akkoord.', '') });
  });

  test('a signature, and what a telephone writes below everything', () => {
    expect(foldText(lines('Merci', '-- ', 'Lieve Peeters', '0470 00 00 00')).shown).toBe('Merci');
    expect(foldText(lines('Merci', '', 'Envoyé de mon iPhone')).shown.trim()).toBe('Merci');
    expect(foldText(lines('Dank', '', 'Verstuurd vanaf mijn iPhone', '', '> Dag')).shown.trim()).toBe('Dank');
  });
});

describe('Nothing that somebody wrote is hidden', () => {
  test('an answer below the quotation is shown, and the quotation above it is folded', () => {
    const text = lines('On 23 Nov 2026, Opaak wrote:', '> Which blue?', '', 'The dark one.');
    expect(foldText(text)).toEqual({
      shown: lines('', 'The dark one.'),
      folded: lines('On 23 Nov 2026, Opaak wrote:', '> Which blue?'),
    });
  });

  test('answers between quoted lines stay among them', () => {
    const text = lines('> Which blue?', 'The dark one.', '> And when?', 'On Friday.');
    expect(foldText(text)).toEqual({ shown: text, folded: '' });
  });

  test('a mail that is all quotation is shown as it is', () => {
    const text = lines('Le lundi, Opaak a écrit :', '> Bonjour');
    expect(foldText(text)).toEqual({ shown: text, folded: '' });
  });

  test('a sentence that begins like a mark is a sentence', () => {
    const text = lines('De: het logo', 'Op vrijdag kan niet.', 'On the van, please.', '--', '');
    expect(foldText(text).shown).toContain('On the van, please.');
    const sentence = lines('Op maandag schreef ik dat het blauw moest:', 'niet groen.', 'Groeten');
    expect(foldText(sentence)).toEqual({ shown: sentence, folded: '' });
  });
});

const line = fc.oneof(
  fc.string({ maxLength: 20 }).map((text) => text.replace(/[\r\n]/g, ' ')),
  fc.constantFrom(
    '',
    '> quoted',
    '>',
    '-- ',
    '--',
    'On Monday, Opaak wrote:',
    'Le lundi, Opaak a écrit :',
    'Op maandag schreef Opaak:',
    'From: Opaak',
    'Sent: Monday',
    'Subject: quote',
    '-----Original Message-----',
    '________________________________',
    'Sent from my iPhone',
    'Yes, go on.',
  ),
);

test('every line is in one of the two parts, in its order, and something is shown of what is not blank', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (all) => {
      const { shown, folded } = foldText(all.join('\n'));
      const parts = [...shown.split('\n'), ...(folded === '' ? [] : folded.split('\n'))];
      const inOrder = (part: string[]) => {
        let at = 0;
        for (const one of all) if (at < part.length && one === part[at]) at += 1;
        return at === part.length;
      };
      expect(inOrder(shown.split('\n'))).toBe(true);
      expect(folded === '' || inOrder(folded.split('\n'))).toBe(true);
      const words = (texts: string[]) => texts.filter((one) => one !== '').sort();
      expect(words(parts)).toEqual(words(all));
      expect(shown.trim() !== '' || all.join('').trim() === '').toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('a text that was made to be slow is not', () => {
  const worked = measureOwnWork();
  foldText(`${'>\n'.repeat(50_000)}a`);
  foldText(`${'> a\nb\n'.repeat(1900)}`);
  foldText(`${'Sent from my iPhone\n'.repeat(3900)}a`);
  foldText(`${'On a b c wrote\n'.repeat(3900)}> a\nb`);
  expect(worked()).toBeLessThan(3000);
});
