/** A start, an end, or words, of a text in XML. */
export type MarkupEvent =
  | { kind: 'start'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string };

const markupLimits = { elements: 20_000, depth: 200, attributes: 60 } as const;

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The five entities of XML and numbers; others are left as they are: what a file declares is never expanded. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name) ?? whole;
    const code = Number(name[1]?.toLowerCase() === 'x' ? `0x${name.slice(2)}` : name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Without its prefix when that is the usual one of SVG. */
const plain = (name: string) => (name.startsWith('svg:') ? name.slice(4) : name);

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

/** Past a document type, whose declarations stand between brackets. */
function afterDeclaration(text: string, from: number): number {
  const end = after(text, '>', from);
  // No further than there: a text may be nothing but declarations.
  const bracket = text.slice(from, end).indexOf('[');
  return bracket < 0 ? end : after(text, '>', after(text, ']', from + bracket));
}

const attributeShape = /\s*([^\s=/>"'<]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const nameShape = /[^\s/>"'<=]+/y;
const tagEnd = /\s*(\/?)>/y;

/**
 * The elements of a text in XML, each character looked at once. Comments, instructions, document types and all that they
 * declare are left out.
 *
 * @returns null for what is not well formed, or is larger than anything we have seen
 */
export function readMarkup(text: string): MarkupEvent[] | null {
  const events: MarkupEvent[] = [];
  const open: string[] = [];
  let elements = 0;
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const words = text.slice(at, next < 0 ? text.length : next);
    if (open.at(-1) === 'style' && words.trim() !== '') events.push({ kind: 'text', text: decoded(words) });
    if (next < 0) break;
    at = next;
    if (text.startsWith('<!--', at)) at = after(text, '-->', at + 4);
    else if (text.startsWith('<![CDATA[', at)) {
      const end = after(text, ']]>', at);
      if (open.at(-1) === 'style') events.push({ kind: 'text', text: text.slice(at + 9, end - 3) });
      at = end;
    } else if (text.startsWith('<!', at)) at = afterDeclaration(text, at);
    else if (text.startsWith('<?', at)) at = after(text, '?>', at);
    else if (text.startsWith('</', at)) {
      const end = after(text, '>', at);
      const name = plain(text.slice(at + 2, end - 1).trim());
      if (open.pop() !== name) return null;
      events.push({ kind: 'end', name });
      at = end;
    } else {
      nameShape.lastIndex = at + 1;
      const found = nameShape.exec(text);
      elements += 1;
      if (!found || elements > markupLimits.elements) return null;
      const name = plain(found[0]);
      at = nameShape.lastIndex;
      const attributes = new Map<string, string>();
      for (;;) {
        attributeShape.lastIndex = at;
        const attribute = attributeShape.exec(text);
        if (!attribute) break;
        at = attributeShape.lastIndex;
        if (attributes.size < markupLimits.attributes)
          attributes.set(attribute[1] ?? '', decoded(attribute[2] ?? attribute[3] ?? ''));
      }
      tagEnd.lastIndex = at;
      const end = tagEnd.exec(text);
      if (!end) return null;
      at = tagEnd.lastIndex;
      events.push({ kind: 'start', name, attributes });
      if (end[1] === '/') events.push({ kind: 'end', name });
      else if (open.push(name) > markupLimits.depth) return null;
    }
  }
  return open.length === 0 && elements > 0 ? events : null;
}
