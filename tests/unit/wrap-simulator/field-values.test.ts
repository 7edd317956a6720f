import { expect, test } from 'vitest';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { fieldValues } from '@/lib/wrap-simulator/field-values';
import { newLine, type WrapDesign } from '@/lib/wrap-simulator/wrap-design';

const lettered = (...lines: Partial<WrapDesign['lines'][number]>[]): WrapDesign => ({
  ...defaultDesign,
  lines: lines.map((line) => ({ ...newLine, ...line })),
});

const fieldsOfLine = ['text', 'side', 'both', 'family', 'height', 'colour', 'x', 'y'];
const lineIn = (fieldOf: (name: string) => string | null, at: number) =>
  fieldsOfLine.map((name) => fieldOf(`${name}-${at}`));

const asNew = ['', 'left', 'on', 'bricolage', '180', 'white', '', ''];

test('what was chosen for a line that has no words yet is left as it is', () => {
  const fieldOf = fieldValues(lettered({ text: 'Lin', height: 90 }), ['Lin', '', ' ']);
  expect(fieldOf('height-0')).toBe('90');
  for (const at of [1, 2, 3, 4, 5]) expect(lineIn(fieldOf, at)).toEqual(fieldsOfLine.map(() => null));
});

test('a line whose words are taken back is a new line', () => {
  expect(lineIn(fieldValues(lettered(), ['Lin']), 0)).toEqual(asNew);
});

test('a line that moves up leaves a new line where it stood', () => {
  const fieldOf = fieldValues(lettered({ text: 'Lin', side: 'rear', x: 300 }), ['', 'Lin']);
  expect(lineIn(fieldOf, 0)).toEqual(['Lin', 'rear', 'on', 'bricolage', '180', 'white', '300', '']);
  expect(lineIn(fieldOf, 1)).toEqual(asNew);
});

test('words that are too long stay as they were typed, also when their line moves up', () => {
  const typed = 'x'.repeat(75);
  const design = lettered({ text: typed.slice(0, 60) });
  expect(fieldValues(design, [typed])('text-0')).toBe(typed);
  expect(fieldValues(design, ['', typed])('text-0')).toBe(typed);
  expect(fieldValues(lettered({ text: 'Lin' }), [typed])('text-0')).toBe('Lin');
});

test('a choice that the design has not is empty', () => {
  const fieldOf = fieldValues({ ...defaultDesign, panels: { bonnet: 'film' } }, []);
  expect(fieldOf('panel-bonnet')).toBe('film');
  for (const name of ['panel-roof', 'logo-0', 'logo-both-0', 'logo-x-0']) expect(fieldOf(name)).toBe('');
});
