import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPath, samplePoints } from '@/lib/drawing/path-data';
import { reduceSvg } from '@/lib/drawing/reduce-svg';
import { measureOwnWork } from '../../support/own-work';

const svg = (inside: string, more = 'viewBox="0 0 100 50"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`;

function reduced(text: string) {
  const made = reduceSvg(text);
  if (made.status !== 'ok') throw new Error(made.status);
  return made;
}

function boxOf(path: string) {
  const points = samplePoints(readPath(path, 10_000) ?? [], 32);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
}

test.each([
  ['rect', '<rect x="10" y="10" width="40" height="20"/>'],
  ['rounded rect', '<rect x="10" y="10" width="40" height="20" rx="5"/>'],
  ['ellipse', '<ellipse cx="30" cy="20" rx="20" ry="10"/>'],
  ['polygon', '<polygon points="10,10 50,10 50,30 10,30"/>'],
  ['path', '<path d="M10 10h40v20H10z"/>'],
  ['arcs', '<path d="M10 20a20 10 0 1140 0 20 10 0 01-40 0z"/>'],
  ['moved', '<g transform="translate(5 5)"><rect x="5" y="5" width="40" height="20"/></g>'],
  ['scaled', '<g transform="scale(2)"><rect x="5" y="5" width="20" height="10"/></g>'],
  ['turned', '<rect x="20" y="0" width="20" height="40" transform="rotate(90 30 20)"/>'],
  ['by a matrix', '<rect width="20" height="10" transform="matrix(2 0 0 2 10 10)"/>'],
  ['millimetres', '<rect width="10mm" height="5mm"/>'],
])('a %s becomes an outline, cut to what it covers', (_name, shape) => {
  const { width, height, shapes } = reduced(svg(shape));
  expect([width, Math.round(height)]).toEqual([1000, 500]);
  expect(shapes).toHaveLength(1);
  expect(boxOf(shapes[0]?.path ?? '')).toEqual([0, 0, 1000, 500]);
  expect(shapes[0]?.path).toMatch(/^[MLCZ\d .-]+$/);
});

test('colours come from attributes, classes, styles and groups, the nearest first', () => {
  const fills = reduced(
    svg(`<style>/* .c{fill:#111} */ .a,.b{fill:#0a0;stroke:none} .b{fill:rgb(0,0,255)}</style>
      <g fill="red"><rect width="9" height="9"/><rect width="9" height="9" class="a"/><rect width="9" height="9" class="b"/>
      <rect width="9" height="9" class="b" style="fill:#abc"/><rect width="9" height="9" fill="currentColor" color="white"/></g>
      <rect width="9" height="9"/><rect width="9" height="9" fill="hsl(120, 100%, 25%)"/>`),
  ).shapes.map(({ fill }) => fill);
  expect(fills).toEqual(['#ff0000', '#00aa00', '#0000ff', '#aabbcc', '#ffffff', '#000000', '#008000']);
});

test('round ends and corners of a line are kept, what is usual is not said', () => {
  const { shapes } = reduced(
    svg(`<g style="stroke-linecap:round;stroke-linejoin:round"><path d="M0 0H50V50" stroke="#123456" fill="none"/></g>
      <path d="M0 0H50" stroke="#123456" stroke-linecap="url(#x)" stroke-linejoin="miter" fill="none"/>`),
  );
  expect(shapes[0]?.line).toMatchObject({ cap: 'round', join: 'round' });
  expect(Object.keys(shapes[1]?.line ?? {})).toEqual(['colour', 'width']);
});

test('lines, opacity and holes are kept, what is hidden is not', () => {
  const { shapes } = reduced(
    svg(`<line x1="0" y1="0" x2="50" y2="0" stroke="#123456" stroke-width="4" fill="none"/>
      <path d="M0 0h50v50h-50zM10 10h9v9h-9z" fill-rule="evenodd" opacity=".5" fill="#000"/>
      <rect width="9" height="9" display="none"/><g style="visibility:hidden"><rect width="9" height="9"/></g>
      <rect width="9" height="9" fill="none"/><rect x="500" width="9" height="9"/>`),
  );
  expect(shapes).toHaveLength(2);
  expect(shapes[0]).toMatchObject({ fill: null, line: { colour: '#123456' } });
  expect(shapes[1]).toMatchObject({ evenOdd: true, opacity: 0.5 });
});

test('what a program could do in it is gone, and what is missing is said', () => {
  const made = reduced(
    svg(`<script>alert(1)</script><style>@import url(http://evil.example/x.css); .a{fill:url(http://evil.example)}</style>
      <defs><linearGradient id="g"><stop stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff"/></linearGradient></defs>
      <foreignObject><body onload="alert(2)"/></foreignObject><image href="http://evil.example/i.png"/>
      <text>hello</text><use href="#a"/><a href="javascript:alert(3)"><rect width="50" height="25" onclick="alert(4)" fill="url(#g)"/></a>
      <rect width="9" height="9" clip-path="url(#c)"/>`),
  );
  expect(JSON.stringify(made)).not.toMatch(/alert|evil|http|hello|javascript|url|on[a-z]+=/);
  expect(made.shapes[0]?.fill).toBe('#ff0000');
  expect([...made.notes].sort()).toEqual(['effects', 'gradients', 'images', 'text']);
});

test.each([
  ['no drawing', 'hello', 'fileBroken'],
  ['not closed', '<svg><g></svg>', 'fileBroken'],
  ['another language', '<html><svg></svg></html>', 'fileBroken'],
  ['nothing in it', svg('<text>only words</text>'), 'pictureEmpty'],
  ['a point', svg('<path d="M0 0"/>'), 'pictureEmpty'],
  ['nested without end', `<svg>${'<g>'.repeat(100_000)}`, 'fileBroken'],
  ['a million elements', svg('<g/>'.repeat(300_000)), 'fileBroken'],
  ['a path without end', svg(`<path d="M0 0${'l1 1'.repeat(200_000)}"/>`), 'pictureTooDetailed'],
  ['a polygon without end', svg(`<polygon points="${'1 2 '.repeat(200_000)}"/>`), 'pictureTooDetailed'],
  ['beyond every number', svg('<rect width="1e308" height="9" transform="scale(1e308)"/>'), 'pictureEmpty'],
])('%s is refused by name', (_name, text, status) => {
  expect(reduceSvg(text)).toEqual({ status });
});

test('entities are never expanded', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "&a;&a;&a;&a;">]>`;
  const { shapes } = reduced(`${bomb}<svg viewBox="0 0 9 9"><rect width="9" height="9" fill="&b;"/></svg>`);
  expect(shapes[0]?.fill).toBe('#000000');
});

test.each([
  ['comments', `<svg><style>${'/*'.repeat(500_000)}</style></svg>`],
  ['brackets', `<svg ${'a="b" '.repeat(200_000)}`],
  ['numbers', svg(`<path d="M${'9'.repeat(1_000_000)}"/>`)],
  ['transforms', svg(`<g transform="${'rotate('.repeat(200_000)}"><rect width="9" height="9"/></g>`)],
  ['colours', svg(`<rect width="9" height="9" fill="rgb(${'1,'.repeat(400_000)}"/>`)],
  ['declarations', svg(`<rect style="${'fill:red;'.repeat(100_000)}" width="9" height="9"/>`)],
])('two megabytes of %s cost no more than reading them', (_name, text) => {
  const before = process.cpuUsage();
  reduceSvg(text);
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(2000);
});

test('whatever comes in, what comes out is shapes with plain colours, or a name of what is wrong', () => {
  const part = fc.constantFrom(
    '<g>',
    '</g>',
    '<rect width="5" height="5"',
    '/>',
    '>',
    '<path d="',
    'M0 0',
    'a1 1 0 01',
    '"',
    '<!--',
    ']]>',
    '<style>',
    '.a{',
    'constructor',
    '__proto__',
    ' fill="',
    ' class="a"',
    '<svg>',
    '</svg>',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 40 }), (parts) => {
      const made = reduceSvg(svg(parts.join('')));
      if (made.status !== 'ok') return;
      for (const { path, fill } of made.shapes) {
        expect(path).toMatch(/^[MLCZ\d .-]+$/);
        expect(fill ?? '#000000').toMatch(/^#[\da-f]{6}$/);
      }
    }),
    { numRuns: 400 },
  );
});

describe('A file made to be read for ever', () => {
  const long = (piece: string) => piece.repeat(Math.ceil(300_000 / piece.length));
  const shape = '<path fill="red" d="M0 0h9v9z"/>';
  const rules = `${'.a,'.repeat(499)}.a{fill:red;stroke:red;stroke-width:1;color:red}`;

  test.each([
    ['a length of many digits', `<rect width="${long('1')}x!" height="9"/>${shape}`],
    ['a length of many spaces', `<rect width="1${long(' ')}!" height="9"/>${shape}`],
    ['a reference of many spaces', `<path fill="url(#${long(' ')}" d="M0 0h9v9z"/>${shape}`],
    ['a reference of several lines', `<path fill="url(#a)${long(' ')}a\nb" d="M0 0h9v9z"/>${shape}`],
    ['transforms of one long word', long(`<g transform="${'a'.repeat(4000)}">${shape}</g>`)],
    ['declarations', `${long('<!>')}${shape}`],
    ['a declaration of many brackets', `<!DOCTYPE ${long('[')}>${shape}`],
    ['comments in comments', `<!--${long('<!--')}-->${shape}`],
    ['comments of a style sheet', `<style>${long('/*')}</style>${shape}`],
    ['rules of many selectors', `<style>${long(rules)}</style>${shape}`],
    ['attributes without values', `<path ${long('a ')}/>${shape}`],
    ['a tag of many spaces', `<path${long(' ')}x`],
    ['tags that open', long('<')],
    ['tags that close', long('</')],
    ['arcs', `<path d="M0 0${long('a1 1 0 1 1 3 3')}"/>${shape}`],
    ['points', `<polygon points="${long('1 ')}"/>${shape}`],
  ])('is read once: %s', (_, inside) => {
    const worked = measureOwnWork();
    reduceSvg(svg(inside));
    expect(worked()).toBeLessThan(3000);
  });

  test('leaves what it has beside that', () => {
    const made = reduced(
      svg(`<!DOCTYPE a [<!ENTITY b "c">]><!ELEMENT d>${shape}<rect width=" 9.5e0 " height="9."/>`),
    );
    expect(made.shapes).toHaveLength(2);
    const painted = reduced(svg(`<path fill="url( '#none' ) #00f" d="M0 0h9v9z"/>`));
    expect(painted.shapes[0]?.fill).toBe('#0000ff');
  });
});
