import { expect, test } from 'vitest';
import { sniffFile } from '@/lib/uploads/server/sniff-file';
import { measureOwnWork } from '../../../support/own-work';

const sniff = (text: string, name = 'logo.svg') => sniffFile(Buffer.from(text), name);

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg></svg>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg:svg></svg:svg >',
  '<!DOCTYPE svg [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n<svg></svg>',
])('a drawing is one, whatever stands before it: %s', async (text) => {
  expect(await sniff(text)).toBe('svg');
});

test.each([
  '<!doctype svg><!doctype svg><svg></svg>',
  '<!-- <svg> --><html></html>',
  '<!doctype html><svg></svg>',
  '<svg',
  '<svg>',
])('what is none is none: %s', async (text) => {
  expect(await sniff(text)).toBeNull();
});

const megabytes = (piece: string) => piece.repeat(Math.floor((10 * 1024 * 1024) / piece.length));

// Each takes a visitor one upload: what is read must grow with the file, and no faster.
test.each([
  ['comments', megabytes('<!---->')],
  ['declarations', megabytes('<?x?>')],
  ['types of document', megabytes('<!doctype svg>')],
  ['types that begin a list', `<!doctype svg [${megabytes(']<')}`],
  ['space', megabytes(' ')],
  ['space between comments', megabytes('<!-- -->      ')],
  ['ends that are none', `<svg>${megabytes('</svg ')}`],
])(
  'ten megabytes of %s are judged in less than a second',
  async (_, text) => {
    const worked = measureOwnWork();
    expect(await sniff(text)).toBeNull();
    expect(worked()).toBeLessThan(1000);
  },
  30_000,
);
