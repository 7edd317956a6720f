import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextFieldError } from '@/lib/forms/text-fields';
import { quoteLimits } from '@/lib/quotes/limits';
import { parseQuoteRequest } from '@/lib/quotes/quote-request-schema';
import { measureOwnWork } from '../../support/own-work';

const valid = {
  name: 'Dupont',
  firstName: 'Marie',
  email: 'marie.dupont@example.be',
  phone: '0475 12 34 56',
  company: 'Boulangerie Dupont',
  subject: 'lettering',
  message: 'Deux vitrines à lettrer, rue Haute.',
};

type Fields = Parameters<typeof parseQuoteRequest>[0];

function read(change: Fields) {
  const result = parseQuoteRequest({ ...valid, ...change });
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.fields)}`);
  return result.data;
}

function refuse(change: Fields): Record<string, TextFieldError[]> {
  const result = parseQuoteRequest({ ...valid, ...change });
  if (result.ok) throw new Error('accepted');
  return result.fields;
}

const typedFields = ['name', 'firstName', 'email', 'phone', 'company', 'message'] as const;

describe('a complete request', () => {
  test('is read as it was meant', () => {
    expect(read({})).toEqual({
      name: 'Dupont',
      firstName: 'Marie',
      email: 'marie.dupont@example.be',
      phone: '+32475123456',
      company: 'Boulangerie Dupont',
      subject: 'lettering',
      message: 'Deux vitrines à lettrer, rue Haute.',
      newsletter: false,
    });
  });

  test('needs no phone and no company', () => {
    expect(read({ phone: '', company: '  ' })).toMatchObject({ phone: null, company: null });
    expect(read({ phone: undefined, company: undefined })).toMatchObject({ phone: null, company: null });
  });

  test('takes only the fields of the form', () => {
    const extra = {
      role: 'admin',
      user_id: '1',
      status: 'won',
      created_at: '2000-01-01',
      ['__proto__']: 'x',
    };
    expect(Object.keys(read(extra)).sort()).toEqual(
      ['company', 'email', 'firstName', 'message', 'name', 'newsletter', 'phone', 'subject'].sort(),
    );
  });

  test.each([
    ['on', true],
    ['true', true],
    ['off', false],
    ['', false],
    [undefined, false],
    [new File(['on'], 'on'), false],
  ])('reads a newsletter box of %s as %s', (newsletter, expected) => {
    expect(read({ newsletter }).newsletter).toBe(expected);
  });
});

describe('a missing or wrong field', () => {
  test('is named for each field of an empty form', () => {
    expect(parseQuoteRequest({})).toEqual({
      ok: false,
      fields: {
        name: ['required'],
        firstName: ['required'],
        email: ['required'],
        subject: ['required'],
        message: ['required'],
      },
      values: {},
    });
  });

  test.each([
    ['name', ' \t '],
    ['firstName', '\u200b\u200b'],
    ['email', '   '],
    ['message', '\r\n\r\n\u00a0'],
  ])('%s made of nothing visible is required', (field, typed) => {
    expect(refuse({ [field]: typed })).toEqual({ [field]: ['required'] });
  });

  test('is refused as text when it is a file', () => {
    const file = new File(['x'], 'x.txt');
    for (const field of [...typedFields, 'subject']) {
      expect(refuse({ [field]: file })).toEqual({ [field]: ['invalidText'] });
    }
  });

  test('is refused as text when it came twice and was read as a list', () => {
    const twice = ['Dupont', 'Durand'] as unknown as string;
    expect(refuse({ name: twice })).toEqual({ name: ['invalidText'] });
  });

  test.each(['unknown', 'Lettering', 'constructor', 'x'.repeat(10_000)])(
    'subject %j is no choice',
    (subject) => {
      expect(refuse({ subject })).toEqual({ subject: ['invalidChoice'] });
    },
  );

  test.each([
    'marie',
    'marie@',
    '@example.be',
    'marie@example',
    'marie dupont@example.be',
    'marie@example..be',
    'marie@@example.be',
    '.marie@example.be',
    'ma..rie@example.be',
    'marie.@example.be',
    'marie@127.0.0.1',
    'marie@-example.be',
    'Marie <marie@example.be>',
    'marie@example.be, other@example.be',
    `${'m'.repeat(65)}@example.be`,
  ])('%j is no address', (email) => {
    expect(refuse({ email })).toEqual({ email: ['invalidEmail'] });
  });

  test.each(["o'neill+devis@example.co.uk", 'a@b.be', 'info@xn--caf-dma.be', `${'m'.repeat(64)}@example.be`])(
    '%j is an address',
    (email) => {
      expect(read({ email: ` ${email} ` }).email).toBe(email);
    },
  );
});

describe('lengths', () => {
  test('count code points, not UTF-16 units', () => {
    expect(read({ name: '😀'.repeat(100) }).name).toHaveLength(200);
    expect(refuse({ name: '😀'.repeat(101) })).toEqual({ name: ['tooLong'] });
    expect(refuse({ message: '😀'.repeat(9) })).toEqual({ message: ['tooShort'] });
    expect(read({ message: '😀'.repeat(10) }).message).toHaveLength(20);
  });

  test('count after composing letters and trimming', () => {
    expect(read({ name: `  ${'e\u0301'.repeat(100)}  ` }).name).toBe('é'.repeat(100));
    expect(refuse({ message: '   trop   \n  ' })).toEqual({ message: ['tooShort'] });
    expect(read({ message: `${' '.repeat(900)}${'x'.repeat(5000)}\r\n` }).message).toHaveLength(5000);
  });

  test.each([
    ['name', 'x'.repeat(101), 'tooLong'],
    ['firstName', 'x'.repeat(101), 'tooLong'],
    ['company', 'x'.repeat(151), 'tooLong'],
    ['email', `${'m'.repeat(60)}@${`${'d'.repeat(60)}.`.repeat(3)}${'b'.repeat(20)}`, 'tooLong'],
    ['message', 'x'.repeat(5001), 'tooLong'],
    ['message', 'too short', 'tooShort'],
    ['phone', '0'.repeat(41), 'invalidPhone'],
  ])('%s past its bound is refused', (field, typed, error) => {
    expect(refuse({ [field]: typed })).toEqual({ [field]: [error] });
  });

  test.each([
    ['letters', 'x'.repeat(1_000_000)],
    ['spaces', ' '.repeat(1_000_000)],
    ['marks that are slow to put in order', `a${'\u0301\u0316'.repeat(500_000)}`],
    ['line ends', '\r\n'.repeat(500_000)],
    ['lone surrogates', '\ud800'.repeat(1_000_000)],
    ['direction marks', '\u202e'.repeat(1_000_000)],
    ['at signs', 'a@'.repeat(500_000)],
    ['digits', '0'.repeat(1_000_000)],
  ])('a megabyte of %s in every field is refused at once and not given back whole', (_name, typed) => {
    const fields = Object.fromEntries([...typedFields, 'subject', 'newsletter'].map((name) => [name, typed]));
    const worked = measureOwnWork();
    const result = parseQuoteRequest(fields);
    // Far above what it takes on a busy machine and far below what an unbounded reading would: some of these take minutes.
    expect(worked()).toBeLessThan(10_000);
    if (result.ok) throw new Error('accepted');
    for (const name of [...typedFields, 'subject']) expect(result.fields[name]).toHaveLength(1);
    expect(JSON.stringify(result.values).length).toBeLessThan(60_000);
  });

  test('marks piled on one letter below every bound are refused, before they are put in order', () => {
    const pile = `a${'\u0301\u0316'.repeat(2000)}`;
    expect(refuse({ message: pile })).toEqual({ message: ['invalidText'] });
    const broken = Array.from({ length: 200 }, () => '\u0301'.repeat(20)).join('\u202e');
    expect(refuse({ message: `a${broken}` })).toEqual({ message: ['invalidText'] });
  });

  test('ten thousand made-up fields change nothing', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`field${i}`, 'x'.repeat(50)]));
    expect(read(many).name).toBe('Dupont');
  });
});

describe('characters', () => {
  test.each([
    ['NUL', '\u0000'],
    ['a bell', '\u0007'],
    ['an escape', '\u001b'],
    ['DEL', '\u007f'],
    ['a C1 control', '\u0085'],
    ['a lone high surrogate', '\ud83d'],
    ['a lone low surrogate', '\ude00'],
    ['what bad UTF-8 turns into', '\ufffd'],
  ])('%s is refused in every field', (_name, character) => {
    for (const field of typedFields) {
      expect(refuse({ [field]: `${valid[field]}${character}${valid[field]}` })).toEqual({
        [field]: ['invalidText'],
      });
    }
    expect(refuse({ subject: `lettering${character}` })).toEqual({ subject: ['invalidText'] });
  });

  test.each(['\r', '\n', '\r\n', '\u2028', '\u2029'])(
    '%j is refused where a mail header could end',
    (lineEnd) => {
      for (const field of ['name', 'firstName', 'email', 'company', 'phone'] as const) {
        expect(refuse({ [field]: `${valid[field]}${lineEnd}Bcc: x@example.com` })).toEqual({
          [field]: ['invalidText'],
        });
        expect(refuse({ [field]: `${valid[field]}${lineEnd}` })).toEqual({ [field]: ['invalidText'] });
      }
    },
  );

  test('every line end of a message becomes LF', () => {
    expect(read({ message: 'une ligne\r\ndeux\rtrois\u2028quatre\n\ncinq' }).message).toBe(
      'une ligne\ndeux\ntrois\nquatre\n\ncinq',
    );
  });

  test('tabs stay in a message and become a space elsewhere', () => {
    expect(read({ message: 'largeur\t120 cm' }).message).toBe('largeur\t120 cm');
    expect(read({ name: 'Van\t den \u00a0 Berghe' }).name).toBe('Van den Berghe');
  });

  test('marks that turn the reading direction are taken out', () => {
    expect(read({ name: '\u202eDup\u2066ont\u2069\u202c' }).name).toBe('Dupont');
    expect(read({ message: 'photo\u202egpj.exe' }).message).toBe('photogpj.exe');
  });

  test('names of other alphabets, apostrophes and joined emoji stay as they are', () => {
    for (const name of ["D'Hondt-Łukasiewicz", 'יעל', 'محمد', '👩‍🎨', 'Nguyễn', 'O’Neill']) {
      expect(read({ name }).name).toBe(name);
    }
  });

  test('markup is text like any other', () => {
    expect(read({ name: '<script>alert(1)</script>' }).name).toBe('<script>alert(1)</script>');
  });
});

describe('a phone number', () => {
  test.each([
    ['0475 12 34 56', '+32475123456'],
    ['0475/12.34.56', '+32475123456'],
    ['0475/12 34 56', '+32475123456'],
    ['04 75 12 34 56', '+32475123456'],
    ['02/720.00.00', '+3227200000'],
    ['(02) 720-00-00', '+3227200000'],
    ['+32 475 12 34 56', '+32475123456'],
    ['+32 (0)475 12 34 56', '+32475123456'],
    ['0032 475 12 34 56', '+32475123456'],
    ['32475123456', '+32475123456'],
    ['tel. 02 720 00 00', '+3227200000'],
    ['Tél : 02 720 00 00', '+3227200000'],
    ['GSM: 0475 12 34 56', '+32475123456'],
    ['0475‑12‑34‑56', '+32475123456'],
    ['+31 6 12345678', '+31612345678'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['+352 621 123 456', '+352621123456'],
    ['+1 (212) 555-0123', '+12125550123'],
  ])('%s is stored as %s', (phone, expected) => {
    expect(read({ phone }).phone).toBe(expected);
  });

  test.each([
    'abc',
    '12',
    '0000000000',
    '+32475123456789',
    '02 720 00 00 / 0475 12 34 56',
    '+',
    '+99912345678',
    '02 720 00 00 ext. 56',
    '02 720 00 00 poste 56',
    '0475 12 34 56 le soir',
    'le soir 0475 12 34 56',
  ])('%s is refused', (phone) => {
    expect(refuse({ phone })).toEqual({ phone: ['invalidPhone'] });
  });
});

describe('values to show again', () => {
  test('are what was typed in every field, right or wrong', () => {
    const typed = { ...valid, email: ' Marie@ ', phone: '0475', message: 'court\r\n', newsletter: 'on' };
    const result = parseQuoteRequest({ ...typed, role: 'admin' });
    expect(result).toMatchObject({ ok: false, values: { ...typed, message: 'court\n' } });
    expect(result.ok || Object.keys(result.values)).not.toContain('role');
  });

  test('keep a message well past its bound', () => {
    const message = 'x'.repeat(12_000);
    const result = parseQuoteRequest({ ...valid, message });
    expect(result.ok || result.values.message).toBe(message);
  });

  test('hold no control character, direction mark or broken character, and no file', () => {
    const result = parseQuoteRequest({
      ...valid,
      name: 'Du\u0000po\u202ent',
      message: `${'x'.repeat(19_999)}😀`,
      company: new File(['x'], 'x'),
    });
    if (result.ok) throw new Error('accepted');
    expect(result.values.name).toBe('Dupont');
    expect(result.values.message?.isWellFormed()).toBe(true);
    expect(result.values).not.toHaveProperty('company');
  });
});

describe('whatever is sent', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom('on', 'lettering', '0475 12 34 56', 'a@b.be', undefined),
  );
  const anyForm = fc.record({
    name: anything,
    firstName: anything,
    email: anything,
    phone: anything,
    company: anything,
    subject: anything,
    message: anything,
    newsletter: anything,
  });

  test('either gives values within the bounds, or says why not', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const result = parseQuoteRequest(form);
        if (!result.ok) {
          expect(Object.values(result.fields).every((keys) => keys.length > 0)).toBe(true);
          return;
        }
        expect([...result.data.message].length).toBeLessThanOrEqual(quoteLimits.message.max);
      }),
    );
  });

  test('a field that is taken is taken again unchanged', () => {
    fc.assert(
      fc.property(anything, anything, (name, message) => {
        const first = parseQuoteRequest({ ...valid, name, message });
        if (!first.ok) return;
        expect(read({ name: first.data.name, message: first.data.message })).toEqual(first.data);
        expect(first.data.name).toMatch(/^[^\r\n]{1,200}$/u);
        expect(first.data.name.isWellFormed()).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
