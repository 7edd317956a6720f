import { BankFileError } from './bank-file';

// The part of XML that a bank's message needs. Document types are refused, so nothing can be declared and nothing expands; each
// character is looked at once.

export interface XmlNode {
  /** Without its prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlNode[];
  text: string;
}

const limits = { elements: 160_000, depth: 40, attributes: 20 } as const;

const named: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Of a character, with its signs: "&#x10ffff;". */
const longestReference = 10;

const fail = (): never => {
  throw new BankFileError('markup');
};

function characterOf(name: string): string {
  const known = named.get(name);
  if (known !== undefined) return known;
  const figures = /^#(?:x([\da-fA-F]{1,6})|(\d{1,7}))$/.exec(name);
  if (!figures) return fail();
  const code = figures[1] ? Number.parseInt(figures[1], 16) : Number(figures[2]);
  const isAllowed =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff));
  return isAllowed ? String.fromCodePoint(code) : fail();
}

/** The first fault ends it: a pattern would look for every sign of four million before it told of one. */
function decoded(text: string): string {
  let read = '';
  let from = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', from)) {
    const end = text.slice(at, at + longestReference).indexOf(';');
    if (end < 0) return fail();
    read += text.slice(from, at) + characterOf(text.slice(at + 1, at + end));
    from = at + end + 1;
  }
  return from === 0 ? text : read + text.slice(from);
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1);

const nameShape = /[A-Za-z_][\w.:-]{0,99}/y;
const attributeShape = /\s+([A-Za-z_][\w.:-]{0,99})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*(\/?)>/y;
const endTag = /<\/([A-Za-z_][\w.:-]{0,99})\s*>/y;
const declaration = /^\ufeff?<\?xml\s[^?<>]{0,200}\?>/;

function match(shape: RegExp, text: string, at: number): RegExpExecArray | null {
  shape.lastIndex = at;
  return shape.exec(text);
}

const none: ReadonlyMap<string, string> = new Map();

function readAttributes(text: string, from: number): { attributes: ReadonlyMap<string, string>; at: number } {
  let attributes: Map<string, string> | null = null;
  let at = from;
  for (;;) {
    const found = match(attributeShape, text, at);
    if (!found) return { attributes: attributes ?? none, at };
    at = attributeShape.lastIndex;
    const name = found[1] ?? '';
    attributes ??= new Map();
    if (attributes.has(name) || attributes.size >= limits.attributes) fail();
    attributes.set(name, decoded(found[2] ?? found[3] ?? ''));
  }
}

/** Past a comment or the text of a CDATA section, which is given to the element. */
function afterMark(text: string, at: number, open: XmlNode[]): number {
  const isComment = text.startsWith('<!--', at);
  if (!isComment && !text.startsWith('<![CDATA[', at)) throw new BankFileError('declaration');
  const end = text.indexOf(isComment ? '-->' : ']]>', at + (isComment ? 4 : 9));
  if (end < 0) fail();
  const parent = open.at(-1);
  if (!isComment) {
    if (!parent) return fail();
    parent.text += text.slice(at + 9, end);
  }
  return end + 3;
}

/**
 * The root element of a text in XML.
 *
 * @throws BankFileError
 */
export function readXml(text: string): XmlNode {
  const open: XmlNode[] = [];
  let root: XmlNode | null = null;
  let elements = 0;
  let at = declaration.exec(text)?.[0].length ?? (text.startsWith('\ufeff') ? 1 : 0);
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const words = text.slice(at, next < 0 ? text.length : next);
    const parent = open.at(-1);
    if (parent) parent.text += decoded(words);
    else if (words.trim() !== '') fail();
    if (next < 0) break;
    at = next;
    if (text.startsWith('<!', at)) at = afterMark(text, at, open);
    else if (text.startsWith('<?', at)) throw new BankFileError('declaration');
    else if (text.startsWith('</', at)) {
      const end = match(endTag, text, at);
      if (!end || open.pop()?.name !== plain(end[1] ?? '')) fail();
      at = endTag.lastIndex;
    } else {
      const name = match(nameShape, text, at + 1);
      if (!name || (root !== null && !parent)) return fail();
      elements += 1;
      if (elements > limits.elements) throw new BankFileError('tooMuch');
      const read = readAttributes(text, nameShape.lastIndex);
      const end = match(tagEnd, text, read.at);
      if (!end) return fail();
      at = tagEnd.lastIndex;
      const node: XmlNode = { name: plain(name[0]), attributes: read.attributes, children: [], text: '' };
      root ??= node;
      parent?.children.push(node);
      if (end[1] !== '/' && open.push(node) > limits.depth) throw new BankFileError('tooMuch');
    }
  }
  return root !== null && open.length === 0 ? root : fail();
}
