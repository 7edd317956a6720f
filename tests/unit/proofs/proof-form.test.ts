import { describe, expect, test } from 'vitest';
import { currentProof, proofLimits, proofStateOf, squareOfPoint } from '@/lib/proofs/proof';
import { readProofForm } from '@/lib/proofs/proof-form';
import { exampleDocument, examplePoint, exampleProof } from './example-proof';

function read(fields: Record<string, string>, version = exampleProof) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readProofForm(form, version);
}

const again = (outcome: string) => ({ kind: 'again', outcome });

describe('Whoever marks a proof', () => {
  const point = { intent: 'point', text: ' Le bleu est trop foncé. ' };

  test('says the place with a script, or chooses a square without one', () => {
    expect(read({ ...point, x: '0.3333', y: '1' })).toEqual({
      kind: 'point',
      point: { place: { x: 0.3333, y: 1 }, page: null, text: 'Le bleu est trop foncé.' },
    });
    expect(read({ ...point, square: 'C4' })).toMatchObject({ point: { place: { x: 0.25, y: 0.7 } } });
    // Where both came, the exact one counts.
    expect(read({ ...point, x: '0.5', y: '0.5', square: 'C4' })).toMatchObject({
      point: { place: { x: 0.5, y: 0.5 } },
    });
  });

  test('means all of it without a place', () => {
    expect(read(point)).toMatchObject({ point: { place: null, page: null } });
  });

  test('names the page of a document', () => {
    expect(read({ ...point, page: '3' }, exampleDocument)).toMatchObject({ point: { place: null, page: 3 } });
    expect(read({ ...point, page: '' }, exampleDocument)).toMatchObject({ point: { page: null } });
    for (const page of ['0', '1.5', 'x', '1000'])
      expect(read({ ...point, page }, exampleDocument)).toEqual(again('placeUnknown'));
  });

  test.each([
    [{ x: '2', y: '0' }, 'placeUnknown'],
    [{ x: '0.5' }, 'placeUnknown'],
    [{ square: 'Z9' }, 'placeUnknown'],
    [{ text: '' }, 'textNeeded'],
    [{ text: 'x'.repeat(proofLimits.point + 1) }, 'textTooLong'],
  ])('is told what is wrong: %o', (fields, outcome) => {
    expect(read({ ...point, ...fields })).toEqual(again(outcome));
  });

  test('cannot mark for ever', () => {
    const points = Array.from({ length: proofLimits.points }, () => examplePoint);
    expect(read(point, { ...exampleProof, points })).toEqual(again('full'));
  });

  test('takes a mark back by its id alone', () => {
    expect(read({ intent: `remove:${examplePoint.id}` })).toEqual({
      kind: 'removal',
      point: examplePoint.id,
    });
    expect(read({ intent: 'remove:1' })).toEqual(again('forbidden'));
  });
});

describe('Whoever approves', () => {
  const approval = { intent: 'approve', name: '  Claire   Dubois ', checked: 'on' };

  test('types a name and says that it was checked', () => {
    expect(read(approval)).toEqual({ kind: 'approved', name: 'Claire Dubois' });
    expect(read({ ...approval, name: '' })).toEqual(again('nameNeeded'));
    expect(read({ ...approval, name: 'C' })).toEqual(again('nameNeeded'));
    expect(read({ ...approval, name: 'x'.repeat(161) })).toEqual(again('nameTooLong'));
    expect(read({ ...approval, checked: '' })).toEqual(again('checkNeeded'));
  });

  test('does not approve what they have marked', () => {
    expect(read(approval, { ...exampleProof, points: [examplePoint] })).toEqual(again('pointsOpen'));
  });

  test('does not approve over a remark that was typed and not added', () => {
    expect(read({ ...approval, text: 'Trop foncé.', square: 'C4' })).toEqual(again('remarkOpen'));
    // A place alone says nothing.
    expect(read({ ...approval, text: ' \r\n', square: 'C4' })).toMatchObject({ kind: 'approved' });
  });
});

describe('Whoever asks for a change', () => {
  test('says which: by points, by words, or by both', () => {
    const marked = { ...exampleProof, points: [examplePoint] };
    expect(read({ intent: 'changes' })).toEqual(again('wordsNeeded'));
    expect(read({ intent: 'changes' }, marked)).toEqual({ kind: 'changes', words: null, point: null });
    expect(read({ intent: 'changes', words: 'Plus\r\ngrand.' })).toEqual({
      kind: 'changes',
      words: 'Plus\ngrand.',
      point: null,
    });
    expect(read({ intent: 'changes', words: 'x'.repeat(2001) })).toEqual(again('wordsTooLong'));
  });
});

describe('A remark that was typed and not added', () => {
  const typed = { intent: 'changes', words: '', text: 'Trop foncé.', square: 'C4' };

  test('goes with the change as its last one', () => {
    const point = { place: { x: 0.25, y: 0.7 }, page: null, text: 'Trop foncé.' };
    expect(read(typed)).toEqual({ kind: 'changes', words: null, point });
    expect(read({ ...typed, words: 'Plus grand.' })).toEqual({
      kind: 'changes',
      words: 'Plus grand.',
      point,
    });
  });

  test('that cannot be taken keeps the change back', () => {
    expect(read({ ...typed, square: 'Z9' })).toEqual(again('placeUnknown'));
    expect(read({ ...typed, text: 'x'.repeat(proofLimits.point + 1) })).toEqual(again('textTooLong'));
    const points = Array.from({ length: proofLimits.points }, () => examplePoint);
    expect(read(typed, { ...exampleProof, points })).toEqual(again('full'));
  });
});

test('the Enter key adds a remark, or approves where a name is typed or the box is ticked', () => {
  const entered = { intent: 'enter', text: '', name: '' };
  expect(read({ ...entered, text: 'Trop foncé.' })).toMatchObject({ kind: 'point' });
  expect(read(entered)).toEqual(again('textNeeded'));
  expect(read({ ...entered, name: 'Claire Dubois' })).toEqual(again('checkNeeded'));
  expect(read({ ...entered, checked: 'on' })).toEqual(again('nameNeeded'));
  expect(read({ ...entered, name: 'Claire Dubois', checked: 'on' })).toMatchObject({ kind: 'approved' });
  expect(read({ ...entered, name: 'Claire Dubois', checked: 'on', text: 'Trop foncé.' })).toEqual(
    again('remarkOpen'),
  );
});

test.each(['', 'accept', 'approved', 'remove:'])('a button that there is not does nothing: %o', (intent) => {
  expect(read({ intent })).toEqual(again('forbidden'));
});

describe('The proof that counts', () => {
  const decision = {
    kind: 'approved' as const,
    name: 'Claire Dubois',
    words: null,
    hash: exampleProof.file.hash,
    locale: 'fr' as const,
    email: 'claire@example.org',
    at: new Date('2026-11-23T10:00:00Z'),
  };

  test('is the one sent last; an approval of the one before is past', () => {
    const first = { ...exampleProof, position: 1, state: 'replaced' as const, decision };
    const second = { ...exampleProof, position: 2 };
    expect(currentProof({ versions: [second, first] })).toBe(second);
    expect(proofStateOf(first)).toBe('replaced');
    expect(proofStateOf(second)).toBe('open');
    expect(proofStateOf({ ...second, decision })).toBe('approved');
    expect(currentProof({ versions: [] })).toBeNull();
  });

  test('calls a point by its square, and one of a document by none', () => {
    expect(squareOfPoint(examplePoint, exampleProof.file)).toBe('C4');
    expect(squareOfPoint({ ...examplePoint, place: null }, exampleProof.file)).toBeNull();
    expect(squareOfPoint(examplePoint, exampleDocument.file)).toBeNull();
  });
});
