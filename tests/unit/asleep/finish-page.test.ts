import { describe, expect, test } from 'vitest';
import { finishPage, sleepingPageHeaders, UnexpectedPageError } from '@/lib/asleep/finish-page';
import { renderLastResort } from '@/lib/asleep/last-resort';
import { prePaintScript } from '@/lib/security/pre-paint';
import { sourceHash } from '@/lib/security/source-hash';

const pageScript = '/scripts/page-0123456789ab.js';
const options = { pageScript, flightPath: (flight: string) => `/_next/static/asleep/${flight.length}.js` };
const css = '.sign{color:red}';
const jsonLd = '<script type="application/ld+json">{"name":"</b>"}</script>';

function page({ head = '', body = '' } = {}): string {
  return `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><style data-href="/a.css">${css}</style>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="preload" href="/paper.css" as="style" media="print"/><link rel="preload" href="/f.woff2" as="font"/>
<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>
<script src="${pageScript}" async="" integrity="sha256-abc"></script><script>${prePaintScript}</script>
<script src="/_next/static/chunks/old.js" noModule=""></script>${head}</head><body><p title="on click=1">text</p>${jsonLd}${body}
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data"])</script></body></html>`;
}

describe('a page that is put to sleep', () => {
  const { html, flight, styles } = finishPage(page(), options);

  test('keeps the pre-paint script, structured data and one script with the list of all others', () => {
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      `<script type="page" async="" src="${pageScript}" integrity="sha256-abc" data-scripts="/_next/static/asleep/${flight.length}.js /_next/static/chunks/a.js /_next/static/chunks/b.js">`,
      '<script>',
      '<script type="application/ld+json">',
    ]);
    expect(html).toContain(`<script>${prePaintScript}</script>`);
    expect(html).toContain(jsonLd);
  });

  test('asks for no script ahead and nothing for paper, but still for its fonts', () => {
    expect(html).not.toContain('as="script"');
    expect(html).not.toContain('/paper.css');
    expect(html).toContain('href="/f.woff2"');
  });

  test('says once what a shared link shows: what repeats it goes, and the kind of card stays', () => {
    const card = '<meta name="twitter:card" content="summary_large_image"/>';
    const own = '<meta property="og:title" content="A"/>';
    const again =
      '<meta name="twitter:title" content="A"/><meta name="twitter:description" content="B &gt; C"/><meta name="twitter:image" content="/a.png"/><meta name="twitter:image:alt" content="A"/>';
    const shared = finishPage(page({ head: own + card + again }), options).html;
    expect(shared).toContain(own + card);
    expect(shared).not.toMatch(/twitter:(?!card)/);
  });

  test('loses nothing of what a reader sees', () => {
    const visible = (text: string) => text.replace(/<script[\s\S]*?<\/script>|<link[^>]*>|\s+/g, '');
    expect(visible(html)).toBe(visible(page()));
  });

  test('leaves the data of the page as code that runs in the order it had', () => {
    const self: { __next_f?: unknown[] } = {};
    new Function('self', flight)(self);
    expect(self.__next_f).toEqual([[0], [1, 'data']]);
  });

  test('names its style sheets for the content policy', () => {
    expect(styles).toEqual([sourceHash(css)]);
  });
});

describe('a page the step does not know is refused, not shipped half-done:', () => {
  const cases: Record<string, [string, RegExp]> = {
    'an unknown inline script': [page({ body: '<script>$RC("a","b")</script>' }), /inline script.*\$RC/],
    'a script from elsewhere': [
      page({ head: '<script src="https://cdn.example/x.js"></script>' }),
      /cdn\.example/,
    ],
    'a module': [page({ head: '<script type="module">import "x"</script>' }), /type module/],
    'an event handler': [page({ body: '<img src="/a.png" onerror="x()">' }), /event handler/],
    'no pre-paint script': [page().replace(prePaintScript, ''), /inline script|pre-paint/],
    'two pre-paint scripts': [page({ head: `<script>${prePaintScript}</script>` }), /2 times/],
    'no page script': [page().replace(pageScript, '/_next/static/chunks/z.js'), /page script 0 times/],
    'a page script without its hash': [page().replace(' integrity="sha256-abc"', ''), /without its hash/],
    'no data': [page().replaceAll('self.__next_f', 'globalThis["TURBOPACK"]'), /no data/],
    'a document cut short': [page().slice(0, -20), /no end/],
  };
  for (const [name, [html, reason]] of Object.entries(cases)) {
    test(name, () => {
      expect(() => finishPage(html, options)).toThrow(UnexpectedPageError);
      expect(() => finishPage(html, options)).toThrow(reason);
    });
  }
});

test('the policy of a sleeping page allows this site, the pre-paint script and the style sheets, nothing else inline', () => {
  const { 'content-security-policy': policy = '' } = sleepingPageHeaders([sourceHash(css)], []);
  const directives = new Map(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')?.[0]).toBe("'self'");
  expect(directives.get('script-src')?.[1]).toBe(sourceHash(prePaintScript));
  expect(directives.get('script-src')?.join(' ')).not.toMatch(/unsafe|nonce|\*|https?:/);
  expect(directives.get('style-src')).toEqual(["'self'", sourceHash(css)]);
  for (const name of ['base-uri', 'frame-ancestors', 'object-src'])
    expect(directives.get(name)).toEqual(["'none'"]);
});

test('the policy allows pictures of another site only to a page that names them, and only of sites we know', () => {
  const named = (body: string) => {
    const { styles, images } = finishPage(page({ body }), options);
    return sleepingPageHeaders(styles, images)['content-security-policy'] ?? '';
  };
  const map = 'https://tile.openstreetmap.org';
  expect(named(`<div style="--outside-image:url(${map}/15/1/2.png)"></div>`)).toContain(
    `img-src 'self' data: blob: ${map};`,
  );
  expect(named(`<a href="https://evil.test/?${map}">x</a>`)).toContain("img-src 'self' data: blob:;");
});

test('the last resort says it in three languages, without script, under its own policy', () => {
  const { html, headers } = renderLastResort();
  for (const locale of ['fr', 'nl', 'en']) expect(html).toContain(`<section lang="${locale}">`);
  expect(html).not.toContain('<script');
  const css = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(sourceHash(css));
});
