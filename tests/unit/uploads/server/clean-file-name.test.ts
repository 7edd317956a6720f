import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName } from '@/lib/uploads/server/receive-upload';
import { measureOwnWork } from '../../../support/own-work';

test.each([
  ['Logo été.PNG', 'png', 'Logo été.png'],
  ['photo.jpeg', 'jpeg', 'photo.jpeg'],
  ['C:\\Users\\Lieve\\plan.pdf', 'pdf', 'plan.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['logo.svg.exe', 'svg', 'logo.svg.exe.svg'],
  ['', 'ai', 'file.ai'],
  ['.pdf', 'pdf', 'pdf.pdf'],
  ['a\r\nContent-Type: text/html.png', 'png', 'html.png'],
  ['\u202Egnp.exe', 'png', 'gnp.exe.png'],
] as const)('%j of kind %s is kept as %j', (name, kind, expected) => {
  expect(cleanFileName(name, kind)).toBe(expected);
});

test('any name fits the database and says what the file is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const cleaned = cleanFileName(name, 'png');
      expect(cleaned).toMatch(/^[^\p{Cc}/\\]+\.png$/u);
      expect([...cleaned].length).toBeLessThanOrEqual(124);
      expect(cleaned.isWellFormed()).toBe(true);
    }),
  );
});

test.each(['.', ' ', '. ', '/', '\u0000'])('megabytes of %j in a name take no time', (sign) => {
  const worked = measureOwnWork();
  expect(cleanFileName(`a${sign.repeat(4_000_000)}z.png`, 'png')).toMatch(/\.png$/);
  expect(worked()).toBeLessThan(2000);
});
