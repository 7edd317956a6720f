import { expect, test } from 'vitest';
import { dropHints } from '@/lib/asleep/server/drop-sheet-hints';

const cleaned = (text: string) => Buffer.from(dropHints(Buffer.from(text))).toString();

test('a hint to preload a style sheet becomes one that nobody knows, as long as before', () => {
  const rows = ':HL["/_next/static/chunks/a-1.css","style"]\n0:{"P":null}\n';
  expect(cleaned(rows)).toBe(':HZ["/_next/static/chunks/a-1.css","style"]\n0:{"P":null}\n');
  expect(cleaned(rows + rows)).not.toContain(':HL');
});

test('hints of another kind, and what only looks like one, stay', () => {
  for (const rows of [
    ':HL["/_next/static/media/a.woff2","font",{"crossOrigin":""}]\n',
    ':HL["/_next/static/chunks/a.css"\n","style"]',
    '2:["$","p",null,{"children":"HL"}]\n',
  ]) {
    expect(cleaned(rows)).toBe(rows);
  }
});
