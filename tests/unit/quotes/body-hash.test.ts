import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derivedKey } from '@/lib/forms/derived-key';
import { hashQuoteBody, type QuoteBody } from '@/lib/quotes/body-hash';

const body: QuoteBody = {
  request: {
    name: 'Dupont',
    firstName: 'Marie',
    email: 'marie@example.be',
    phone: '+32475123456',
    company: null,
    subject: 'lettering',
    message: 'Deux vitrines à lettrer.',
    newsletter: false,
  },
  attachmentIds: ['b', 'a'],
  locale: 'fr',
};

describe('the hash of a quote body', () => {
  test('does not depend on the order of fields or attachments', () => {
    const { name, ...others } = body.request;
    const shuffled = { request: { ...others, name }, attachmentIds: ['a', 'b'], locale: body.locale };
    expect(hashQuoteBody(shuffled)).toBe(hashQuoteBody(body));
    expect(hashQuoteBody(body)).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['the name', { request: { ...body.request, name: 'Dupond' } }],
    ['the first name', { request: { ...body.request, firstName: 'Mary' } }],
    ['the address', { request: { ...body.request, email: 'marie@example.com' } }],
    ['the phone', { request: { ...body.request, phone: null } }],
    ['the company', { request: { ...body.request, company: 'Dupont SRL' } }],
    ['the subject', { request: { ...body.request, subject: 'sign' as const } }],
    ['the message', { request: { ...body.request, message: 'Deux vitrines à lettrer' } }],
    ['the newsletter box', { request: { ...body.request, newsletter: true } }],
    ['an attachment', { attachmentIds: ['a'] }],
    ['a design', { designIds: ['c'] }],
    ['the language', { locale: 'nl' as const }],
  ])('changes with %s', (_name, change) => {
    expect(hashQuoteBody({ ...body, ...change })).not.toBe(hashQuoteBody(body));
  });

  test('does not let one field run into the next', () => {
    const moved = { ...body.request, name: 'Dupont","Marie', firstName: '' };
    expect(hashQuoteBody({ ...body, request: moved })).not.toBe(hashQuoteBody(body));
  });
});

describe('the key derived from a hash', () => {
  const hash = fc.stringMatching(/^[0-9a-f]{64}$/);

  test('is a UUID of version 8', () => {
    fc.assert(
      fc.property(hash, (hex) => {
        expect(derivedKey(hex)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
    );
  });

  test('is the same for the same body and another for another', () => {
    const other = { ...body, locale: 'en' as const };
    expect(derivedKey(hashQuoteBody(body))).toBe(derivedKey(hashQuoteBody({ ...body })));
    expect(derivedKey(hashQuoteBody(body))).not.toBe(derivedKey(hashQuoteBody(other)));
  });
});
