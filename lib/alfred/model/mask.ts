/** Stands in a masked text for what was taken out: "[email-1]". */
const placeholder = /\[(?:email|phone|iban|vat|address)-\d{1,3}\]/g;

/** What tells who somebody is. In this order: an IBAN holds digits that look like a phone number. */
const patterns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['email', /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu],
  ['iban', /\b[A-Z]{2}\d{2}(?:[\s.-]?[A-Z\d]{4}){2,7}(?:[\s.-]?[A-Z\d]{1,4})?\b/gi],
  [
    'vat',
    /\b(?:BE|FR|NL|LU|DE)[\s.-]?(?:[01]\d{3}|\d{4})[\s.-]?\d{3}[\s.-]?\d{3}\b|\b[01]\d{3}\.\d{3}\.\d{3}\b/gi,
  ],
  ['phone', /(?:\+\d{1,3}|\b00\d{1,3}|\b0)[\s./()-]*\d(?:[\s./()-]{0,2}\d){6,12}\b/g],
  [
    'address',
    /\b(?:\d{1,4}[a-z]?,?\s+)?(?:rue|avenue|av\.|boulevard|bd|place|chauss[ée]e|chemin|all[ée]e|impasse|quai|square|clos|drève)\s+(?:d[eu]s?\s+|de\s+la\s+|de\s+l[’']|d[’'])?[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]*){0,3}(?:,?\s+\d{1,4}[a-z]?\b)?(?:,?\s+\d{4}\s+\p{Lu}[\p{L}-]+)?/giu,
  ],
  [
    'address',
    /\b\p{Lu}[\p{L}-]*(?:straat|laan|steenweg|weg|plein|dreef|lei|baan|kaai|dijk|hof|park|street|road|lane)\s+\d{1,4}[a-z]?\b(?:,?\s+\d{4}\s+\p{Lu}[\p{L}-]+)?/gu,
  ],
  ['address', /\b\d{1,4}\s+(?:\p{Lu}[\p{L}'-]*\s+){1,3}(?:Street|Road|Avenue|Lane|Drive|Square|Close)\b/gu],
];

/** Pseudonymization: takes personal data out of texts before a model reads them, and puts it back into what the model says. */
interface Mask {
  hide(text: string): string;
  show(text: string): string;
}

/** @param own texts that stay as they are: the agency's own address, number and e-mail are no secret */
export function createMask(own: readonly string[] = []): Mask {
  const hidden = new Map<string, string>();
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const nameFor = (kind: string, text: string): string => {
    const known = names.get(text);
    if (known) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const name = `[${kind}-${count}]`;
    names.set(text, name);
    hidden.set(name, text);
    return name;
  };
  return {
    hide: (text) =>
      patterns.reduce(
        (left, [kind, pattern]) =>
          left.replaceAll(pattern, (found) => (own.includes(found.trim()) ? found : nameFor(kind, found))),
        // What looks like a placeholder of ours was typed by somebody.
        text.replaceAll(placeholder, ''),
      ),
    show: (text) => text.replaceAll(placeholder, (name) => hidden.get(name) ?? ''),
  };
}
