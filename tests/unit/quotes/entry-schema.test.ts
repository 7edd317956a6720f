import { describe, expect, test } from 'vitest';
import { parseEntry } from '@/lib/quotes/desk/entry-schema';
import { parseDetails } from '@/lib/quotes/request/details-schema';

const said = {
  source: 'phone',
  firstName: 'Lieve',
  name: 'Peeters',
  phone: '0477 12 34 56',
  email: '',
  company: '',
  language: 'nl',
  subject: 'sign',
  message: 'Terugbellen.',
  wished: '',
};

const fieldsOf = (changes: Record<string, string>) => {
  const read = parseEntry({ ...said, ...changes });
  return read.ok ? null : read.fields;
};

describe('What was said on the telephone', () => {
  test('is taken in a few words, with a number as it is stored and no address', () => {
    expect(parseEntry(said)).toMatchObject({
      ok: true,
      data: {
        phone: '+32477123456',
        email: null,
        company: null,
        wished: null,
        letter: false,
        message: 'Terugbellen.',
      },
    });
  });

  test('is taken with an address alone', () => {
    expect(parseEntry({ ...said, phone: '', email: 'lieve@bakkerij.test', letter: 'on' })).toMatchObject({
      ok: true,
      data: { phone: null, email: 'lieve@bakkerij.test', letter: true },
    });
  });

  test('is not taken when nobody could answer it, and everything typed comes back', () => {
    const read = parseEntry({ ...said, phone: ' ' });
    expect(read).toMatchObject({ ok: false, fields: { phone: ['phoneOrMail'] } });
    expect(read.values).toMatchObject({ name: 'Peeters', message: 'Terugbellen.', language: 'nl' });
  });

  test('is answered the way that was wished for, so that way must be there', () => {
    expect(fieldsOf({ wished: 'mail' })).toEqual({ email: ['required'] });
    expect(fieldsOf({ wished: 'call', phone: '', email: 'lieve@bakkerij.test' })).toEqual({
      phone: ['required'],
    });
    expect(fieldsOf({ wished: 'call' })).toBeNull();
    expect(fieldsOf({ wished: 'visit' })).toBeNull();
  });

  test('says beside each field what is wrong with it', () => {
    expect(
      fieldsOf({
        name: '',
        phone: '12',
        email: 'lieve@',
        subject: 'claim',
        source: 'site',
        wished: 'pigeon',
        message: '',
      }),
    ).toEqual({
      name: ['required'],
      phone: ['invalidPhone'],
      email: ['invalidEmail'],
      subject: ['invalidChoice'],
      source: ['invalidChoice'],
      wished: ['invalidChoice'],
      message: ['required'],
    });
  });
});

describe('Corrected details', () => {
  const { source: _source, message: _message, wished: _wished, ...details } = said;

  test('leave somebody without an address only where the form of the site did not ask for one', () => {
    expect(parseDetails(details, false)).toMatchObject({ ok: true, data: { email: null } });
    expect(parseDetails(details, true)).toMatchObject({ ok: false, fields: { email: ['required'] } });
  });

  test('leave nobody out of reach', () => {
    expect(parseDetails({ ...details, phone: '' }, false)).toMatchObject({
      ok: false,
      fields: { phone: ['phoneOrMail'] },
    });
  });
});
