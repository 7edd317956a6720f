/** Stands in a masked text for what was taken out: "[email-1]". */
const placeholder = /\[(?:email|phone|iban|vat|address)-\d{1,3}\]/g;

/** What makes a number beside a word like "place" a measure and no house. */
const measures =
  'm²|m2|mm|cm|m|km|kg|g|€|euros?|%|x|×|jours?|ans?|mois|heures?|semaines?|pièces?|personnes?|fenêtres?|(?:werk)?dag(?:en)?|uur|uren|we[ek]+en?|maand(?:en)?|jaar|stuks?|ramen|days?|hours?|weeks?|months?|years?|pieces?|square|windows';
/** A house's number, with its letter or box. */
const house = String.raw`\d{1,4}[a-ln-z]?(?:\/\w{1,4})?(?![\p{L}\d²³]|[.,]\d|\s?(?:${measures})(?![\p{L}\d]))(?:,?\s?(?:bte|bus|box)\.?\s?\w{1,4})?`;
const town = String.raw`(?:,?\s+\d{4}\s+\p{L}[\p{L}-]+)?`;
/** Not "mise en place", "place de parking" nor "square metres". */
const french = String.raw`(?i:rue|avenue|av\.|boulevard|bd\.?|(?<!(?:en|sur)\s)place(?!\s+de\s+parking)|chauss[ée]e|chemin|all[ée]e|impasse|quai|square(?!\s+(?:met|f[eo]+t))|clos|drève|venelle)\s+(?:(?:d[eu]s?|de\s+la)\s+|(?:de\s+l|d)[’'])?`;
const dutchEndings = 'straat|laan|steenweg|weg|plein|dreef|lei|baan|kaai|dijk|hof|park|street|road|lane';
const dutch = '(?i:baan|markt|plein|steenweg|weg|straat|laan|dreef|dijk|kaai|hof)';
const english = '(?:Street|Road|Avenue|Lane|Drive|Square|Close)';
/** Words of a street's name, which begin with capitals. */
const names = String.raw`(?:\p{Lu}[\p{L}’'-]*\s+){1,3}`;

const addressOf = (pattern: string, flags = 'gu') => ['address', new RegExp(pattern, flags)] as const;

/** What tells who somebody is. In this order: an IBAN holds digits that look like a phone number. */
const patterns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['email', /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu],
  ['iban', /\b[A-Z]{2}\d{2}(?:[\s.-]?[A-Z\d]{4}){2,7}(?:[\s.-]?[A-Z\d]{1,4})?\b/gi],
  [
    'vat',
    /\b(?:BE|FR|NL|LU|DE)[\s.-]?(?:[01]\d{3}|\d{4})[\s.-]?\d{3}[\s.-]?\d{3}\b|\b[01]\d{3}\.\d{3}\.\d{3}\b/gi,
  ],
  [
    'phone',
    /(?!0\d[./-]\d{1,2}[./-](?:19|20)?\d{2}\b)(?:\+\d{1,3}|\b00\d{1,3}|\b0)[\s./()-]*\d(?:[\s./()-]{0,2}\d){6,12}\b/g,
  ],
  addressOf(
    String.raw`(?<![\p{L}\d])${french}[\p{L}’'-]+(?:\s+[\p{L}’'-]+){0,3}?,?\s+(?:n°\s?)?${house}${town}`,
    'giu',
  ),
  // Without a number behind it, the name of a street begins with a capital.
  addressOf(
    String.raw`(?<![\p{L}\d.,])(?:\d{1,4}[A-Za-z]?,?\s+)?${french}\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*){0,3}${town}`,
  ),
  addressOf(String.raw`(?<![\p{L}\d])[\p{L}-]{2,}(?:${dutchEndings})\s+${house}${town}`, 'giu'),
  addressOf(String.raw`(?<![\p{L}\d])${names}(?:${english}|${dutch})\s+${house}${town}`),
  addressOf(String.raw`(?<![\p{L}\d])\d{1,4}[A-Za-z]?,?\s+${names}${english}\b`),
];

/** Pseudonymization: takes personal data out of texts before a model reads them, and puts it back into what the model says. */
interface Mask {
  hide(text: string): string;
  show(text: string): string;
}

/** @param own texts that stay as they are: the agency's own numbers and e-mail are no secret */
export function createMask(own: readonly string[] = []): Mask {
  const bare = (text: string) => text.replaceAll(/[\s.-]/g, '').toLowerCase();
  const known = own.map(bare);
  const hidden = new Map<string, string>();
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const nameFor = (kind: string, text: string): string => {
    const before = names.get(text);
    if (before) return before;
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
          left.replaceAll(pattern, (found) => (known.includes(bare(found)) ? found : nameFor(kind, found))),
        // What looks like a placeholder of ours was typed by somebody.
        text.replaceAll(placeholder, ''),
      ),
    show: (text) => text.replaceAll(placeholder, (name) => hidden.get(name) ?? ''),
  };
}
