import { removeScripts } from './remove-scripts.mjs';

// What carries text, and says what kind of text it is.
const keptTags = new Set(
  (
    'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd a table thead tbody tr th td blockquote strong em address ' +
    'main header footer nav section article details summary form fieldset legend label select option button figcaption'
  ).split(' '),
);

/** The bare page: the same text in the same order, with its headings, lists and links, and nothing else. */
export function keepText(html: string): string {
  const language = /<html\b[^>]*\blang="([^"]*)"/i.exec(html)?.[1] ?? 'fr';
  const title = /<title>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? '';
  const body = /<body\b[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? '';
  const text = removeScripts(body)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|svg|template|noscript|picture|canvas|video)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(\/?)([a-z][a-z0-9-]*)\b([^>]*)>/gi, (_, slash: string, name: string, attributes: string) => {
      const tag = name.toLowerCase();
      if (!keptTags.has(tag)) return ' ';
      const href = tag === 'a' && slash === '' ? /\shref="[^"]*"/.exec(attributes)?.[0] : undefined;
      return `<${slash}${tag}${href ?? ''}>`;
    })
    .replace(/\s+/g, ' ');
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>` +
    `<body>${text}</body></html>`
  );
}
