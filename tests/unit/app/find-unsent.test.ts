import { describe, expect, test } from 'vitest';
import { findUnsent } from '@/app/_blocks/personal/find-unsent';
import { returnFormCookies } from '@/lib/forms/server/returned-form';
import { returnedDecision } from '@/lib/offers/server/receive-decision';
import { returnedProofForm } from '@/lib/proofs/server/receive-proof-form';
import { stubServerEnvironment } from '../support/server-environment';

stubServerEnvironment();

/** The jar of a browser that a form was given back to. */
function jarWith(form: string, values: Record<string, string>) {
  const content = { fields: {}, refused: null, values, ticket: null, upload: null };
  const jar = new Map(returnFormCookies(form, '/', content, 'words').map(({ name, value }) => [name, value]));
  return (name: string) => jar.get(name);
}

const late = 'decidedBefore';

describe('What was typed after somebody else had decided', () => {
  test('about an offer is the message that can be sent', () => {
    const jar = jarWith(returnedDecision, { name: '', reason: 'Te duur.' });
    expect(findUnsent({ offer: late, proof: undefined }, jar)).toBe('Te duur.');
    const signed = jarWith(returnedDecision, { name: 'Marc', reason: '' });
    expect(findUnsent({ offer: late, proof: undefined }, signed)).toBeUndefined();
  });

  test('about a proof goes with its remark, and where that was meant', () => {
    const words = (values: Record<string, string>) =>
      findUnsent({ offer: undefined, proof: late }, jarWith(returnedProofForm, values));
    expect(words({ words: 'Groter.', square: 'C4', text: 'Te donker.' })).toBe('(C4) Te donker.\n\nGroter.');
    expect(words({ page: '3', text: 'Te donker.' })).toBe('(p. 3) Te donker.');
    expect(words({ words: 'Groter.', square: 'C4' })).toBe('Groter.');
    expect(words({ name: 'Marc' })).toBeUndefined();
  });

  test('is none where the form was not too late, or the cookie is gone', () => {
    const jar = jarWith(returnedDecision, { reason: 'Te duur.' });
    expect(findUnsent({ offer: 'reasonTooLong', proof: undefined }, jar)).toBeUndefined();
    expect(findUnsent({ offer: late, proof: undefined }, () => undefined)).toBeUndefined();
  });
});
