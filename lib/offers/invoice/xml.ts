import { escapeMarkup } from '@/lib/security/escape-markup';

/** An element with text or with elements in it; null is left out. */
export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  content: string | readonly (XmlElement | null)[];
}

/** A text as XML 1.0 may hold it: without the characters that no document can have, the marks of the language escaped. */
const escapeText = (text: string) =>
  escapeMarkup(
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''),
  );

function write({ name, attributes = {}, content }: XmlElement, indent: string): string {
  const marks = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  const open = `${indent}<${name}${marks.join('')}>`;
  if (typeof content === 'string') return `${open}${escapeText(content)}</${name}>\n`;
  const inner = content.map((child) => (child === null ? '' : write(child, `${indent}  `)));
  return `${open}\n${inner.join('')}${indent}</${name}>\n`;
}

/** A whole document in UTF-8. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;
}
