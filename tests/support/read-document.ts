import { parseHTML } from 'linkedom';
import { parse, serialize } from 'parse5';

/** What a page says before any script has run; texts have single plain spaces. */
export type PageDocument = ReturnType<typeof readDocument>;

const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/gu, ' ').trim();
const textOf = (element: Element | null) => tidy(element?.textContent);

// Node.js has no `NodeFilter`.
const showText = 4;

/** Reads HTML as a crawler does: parsed, nothing of it run or drawn. */
export function readDocument(html: string) {
  // One parses as browsers do and knows no selectors; the other knows them and takes names and nesting as they are written.
  const { document: parsed } = parseHTML(serialize(parse(html, { scriptingEnabled: false })));
  const all = (selector: string, root: ParentNode = parsed) =>
    Array.from(root.querySelectorAll<HTMLElement>(selector));
  const content = (selector: string) => parsed.querySelector(selector)?.getAttribute('content') ?? '';

  /** The texts of an element, which its markup keeps apart, with a space between them. */
  const proseOf = (root: Element | null) => {
    if (!root) return '';
    const texts: string[] = [];
    const walker = parsed.createTreeWalker(root, showText);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, template, noscript'))
        texts.push(node.textContent ?? '');
    }
    return tidy(texts.join(' '));
  };
  const linksIn = (root: ParentNode) =>
    all('a[href]', root).map((anchor) => ({
      href: anchor.getAttribute('href') ?? '',
      text: textOf(anchor),
      current: anchor.getAttribute('aria-current') !== null,
      /** The language it announces, which the links of the language switcher do. */
      language: anchor.getAttribute('hreflang') ?? '',
    }));

  return {
    language: parsed.documentElement.lang,
    // The browser, too, leaves spaces that do not break.
    title: parsed.title.replaceAll(/[\t\n\f\r ]+/g, ' ').trim(),
    description: content('meta[name="description"]'),
    robots: content('meta[name="robots"]'),
    headings: all('h1').map(textOf),
    canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
    alternates: all('link[rel="alternate"][hreflang]').map((link) => ({
      language: link.getAttribute('hreflang') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
    openGraph: Object.fromEntries(
      all('meta[property^="og:"]').map((meta) => [
        meta.getAttribute('property')?.slice(3) ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ) as Partial<Record<string, string>>,
    structured: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
    ids: all('[id]').map(({ id }) => id),
    links: linksIn(parsed),
    footerLinks: all('body footer').flatMap(linksIn),
    navigations: all('nav').map((nav) => ({ label: nav.getAttribute('aria-label'), links: linksIn(nav) })),
    footer: proseOf(parsed.querySelector('body footer')),
    main: proseOf(parsed.querySelector('main')),
    paragraphs: all('main :is(p, li, dd)').map(textOf),
    article: proseOf(parsed.querySelector('main article')),
    /** Questions that open to an answer. */
    questions: all('main details').map((details) => ({
      question: textOf(details.querySelector('summary :is(h2, h3, h4)')),
      answer: tidy(
        Array.from(details.children)
          .filter(({ localName }) => localName !== 'summary')
          .map((element) => element.textContent)
          .join(' '),
      ),
    })),
    /** List entries with a heading of their own, and their paragraphs. */
    cards: all('main li')
      .filter((entry) => entry.querySelector('h3'))
      .map((entry) => ({ heading: textOf(entry.querySelector('h3')), lines: all('p', entry).map(textOf) })),
  };
}
