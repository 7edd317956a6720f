import { expect, test } from 'vitest';
import { keepText } from '@/bench/make-references';
import { removeScripts } from '@/bench/remove-scripts.mjs';

const page = `<!DOCTYPE html><html lang="nl"><head><title>Gevels</title><style>p{color:red}</style>
<link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/f.woff2"/>
<script type="application/ld+json">{"a":"<b>"}</script></head><body><!--$--><div class="x"><h1 id="t">Gevel&amp;baan</h1>
<svg><title>Een gevel</title><path d="M0"/></svg><p>Wij <b>maken</b> <a class="y" href="/nl">borden</a></p></div>
<script>self.x=1</script><script src="/b.js" async=""></script></body></html>`;

test('a page without scripts keeps all the rest', () => {
  const html = removeScripts(page);
  expect(html).not.toMatch(/<script|as="script"/);
  expect(html).toContain('<link rel="preload" as="font" href="/f.woff2"/>');
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).toContain('<svg>');
});

test('a bare page says the same in headings, paragraphs and links', () => {
  expect(keepText(page)).toBe(
    '<!doctype html><html lang="nl"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Gevels</title></head>' +
      '<body> <h1>Gevel&amp;baan</h1> <p>Wij maken <a href="/nl">borden</a></p> </body></html>',
  );
});
