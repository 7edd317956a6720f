import { type Letters, unitsPerEm } from './letters';
import { mixInLab } from './oklab';
import { outlineText } from './outline-text';

// A drawing as the site carries it leans on the page around it: custom properties, `currentColor`, mixed colours, the
// display face. A file of its own has no page: here all of it becomes plain colours and outlines, so that the picture
// is the same on every machine, whatever fonts it has.

const innermostVariable = /var\(--[\w-]+,([^()]*)\)/g;
const innermostMix = /color-mix\(in oklab,(#[0-9a-f]{3,6}) ([\d.]+)%,(#[0-9a-f]{3,6})\)/gi;

const inFull = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex);

/** Fallbacks in place of custom properties, and plain colours in place of mixed ones. */
function resolveColours(text: string, colour: string): string {
  let resolved = text.replaceAll('currentColor', colour);
  for (let before = ''; before !== resolved; ) {
    before = resolved;
    resolved = resolved
      .replace(innermostVariable, '$1')
      .replace(innermostMix, (_, one: string, percent: string, other: string) =>
        mixInLab(Number(percent), inFull(one), inFull(other)),
      );
  }
  return resolved;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': '’' };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? '');

/** What an element gives to those in it. */
interface Inherited {
  colour: string;
  size: number;
  anchor: string;
}

type Attributes = ReadonlyMap<string, string>;

const readAttributes = (text: string): Attributes =>
  new Map(Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]));

const numberOf = (attributes: Attributes, name: string): number | undefined => {
  const value = attributes.get(name);
  return value === undefined ? undefined : Number(value);
};

/** One line of text with its advances stretched or spaced to `textLength` as a browser does. */
function outlineOf(
  text: string,
  attributes: Attributes,
  { size, anchor }: Inherited,
  letters: Letters,
): string {
  const set = text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll("'", '’');
  const capHeight = (size * letters.capHeight) / unitsPerEm;
  const natural = outlineText(letters, set, { capHeight });
  if (natural.missing.length > 0) throw new Error(`No letter for ${natural.missing.join(' ')} in "${text}"`);
  const length = numberOf(attributes, 'textLength') ?? natural.width;
  const isStretched = attributes.get('lengthAdjust') === 'spacingAndGlyphs';
  const gaps = natural.starts.length - 1;
  const spacing = isStretched || gaps < 1 ? 0 : (length - natural.width) / gaps;
  const { path } = spacing
    ? outlineText(letters, set, { capHeight, tracking: (spacing * unitsPerEm) / size })
    : natural;
  const stretch = isStretched ? length / natural.width : 1;
  const before = anchor === 'middle' ? length / 2 : anchor === 'end' ? length : 0;
  const [x, y] = [(numberOf(attributes, 'x') ?? 0) - before, numberOf(attributes, 'y') ?? 0];
  return path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, px: string, py: string) => `${(x + Number(px) * stretch).toFixed(2)} ${(y + Number(py)).toFixed(2)}`,
  );
}

const ofPage =
  /\s(?:color|font-family|font-weight|font-size|text-anchor|class|role|aria-\w+|data-ink)="[^"]*"/g;
const ofText = /\s(?:x|y|textLength|lengthAdjust)="[^"]*"/g;
const tagOrText = /<text((?:\s[^>]*)?)>([^<]*)<\/text>|<(\/?)(\w+)((?:\s[^>]*?)?)(\/?)>/g;

function inherit(outer: Inherited, attributes: Attributes): Inherited {
  return {
    colour: resolveColours(attributes.get('color') ?? outer.colour, outer.colour),
    size: numberOf(attributes, 'font-size') ?? outer.size,
    anchor: attributes.get('text-anchor') ?? outer.anchor,
  };
}

/**
 * A drawing that needs nothing but itself.
 *
 * @param markup an `svg` element as React writes it
 * @param ink what `currentColor` means where no element says it
 * @param letters what its words are set in
 */
export function toPlainSvg(
  markup: string,
  { ink, letters, width, height }: { ink: string; letters: Letters; width: number; height: number },
): string {
  const open: Inherited[] = [{ colour: ink, size: 0, anchor: 'start' }];
  const plain = markup.replace(
    tagOrText,
    (_, ofWord, text?: string, closing?: string, name?: string, given = '', empty?: string) => {
      if (closing) {
        open.pop();
        return `</${name}>`;
      }
      const attributes = readAttributes(text === undefined ? given : ofWord);
      const own = inherit(open.at(-1) as Inherited, attributes);
      const kept = resolveColours(text === undefined ? given : ofWord, own.colour).replace(ofPage, '');
      if (text !== undefined) {
        return `<path${kept.replace(ofText, '')} d="${outlineOf(decode(text), attributes, own, letters)}"/>`;
      }
      if (!empty) open.push(own);
      return `<${name}${kept}${empty}>`;
    },
  );
  const left = /var\(|color-mix|<text/.exec(plain);
  if (left)
    throw new Error(`A picture still needs a page around it: ${plain.slice(left.index, left.index + 80)}`);
  return plain.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`);
}
