import { readFileSync } from 'node:fs';
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer } from 'harfbuzzjs';

// A drawing as the site carries it leans on the page around it: custom properties, `currentColor`, mixed colours, the
// display face. A file of its own has no page: here all of it becomes plain colours and outlines, so that the picture
// is the same on every machine, whatever fonts it has.

/** @typedef {[red: number, green: number, blue: number]} Linear */

/**
 * @param {string} hex
 * @returns {Linear}
 */
function toLinear(hex) {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** @param {readonly number[]} linear */
function toHex(linear) {
  const digits = linear.map((value) => {
    const bounded = Math.min(1, Math.max(0, value));
    const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/**
 * @param {readonly (readonly number[])[]} rows
 * @param {readonly number[]} vector
 */
const times = (rows, vector) =>
  rows.map((row) => row.reduce((sum, value, i) => sum + value * (vector[i] ?? 0), 0));

// The matrices of Oklab, https://bottosson.github.io/posts/oklab/
const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** @param {string} hex */
const oklab = (hex) => times(toLab, times(toCones, toLinear(hex)).map(Math.cbrt));

/**
 * `percent` of one colour over another, as `color-mix(in oklab, …)` does it.
 *
 * @param {number} percent
 * @param {string} one
 * @param {string} other
 */
function mixColours(percent, one, other) {
  const [a, b] = [oklab(one), oklab(other)];
  const lab = a.map((value, i) => (value * percent + (b[i] ?? 0) * (100 - percent)) / 100);
  return toHex(
    times(
      fromCones,
      times(fromLab, lab).map((value) => value ** 3),
    ),
  );
}

const innermostVariable = /var\(--[\w-]+,([^()]*)\)/g;
const innermostMix = /color-mix\(in oklab,(#[0-9a-f]{3,6}) ([\d.]+)%,(#[0-9a-f]{3,6})\)/gi;

/**
 * Fallbacks in place of custom properties, and plain colours in place of mixed ones.
 *
 * @param {string} svg
 * @param {string} ink
 */
function resolveColours(svg, ink) {
  let text = svg.replaceAll('currentColor', ink);
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(innermostVariable, '$1')
      .replace(innermostMix, (_, /** @type {string} */ one, percent, /** @type {string} */ other) =>
        mixColours(Number(percent), one, other),
      );
  }
  return text;
}

/** @param {string} file */
function openFont(file) {
  const face = new Face(new FontBlob(readFileSync(file)));
  return { font: new Font(face), unitsPerEm: face.upem };
}

/**
 * @param {Map<string, string>} attributes
 * @param {string} name
 */
const numberOf = (attributes, name) => {
  const value = attributes.get(name);
  return value === undefined ? undefined : Number(value);
};

/**
 * The outlines of one line of text, with its advances stretched or spaced to `textLength` as a browser does.
 *
 * @param {string} text
 * @param {Map<string, string>} attributes
 * @param {ReturnType<typeof openFont>} opened
 */
function outline(text, attributes, { font, unitsPerEm }) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const places = buffer.getGlyphPositions();
  const scale = (numberOf(attributes, 'font-size') ?? 0) / unitsPerEm;
  const natural = places.reduce((sum, place) => sum + place.xAdvance, 0) * scale;
  const length = numberOf(attributes, 'textLength') ?? natural;
  const stretch = attributes.get('lengthAdjust') === 'spacingAndGlyphs' ? length / natural : 1;
  const spacing = stretch === 1 && places.length > 1 ? (length - natural) / (places.length - 1) : 0;
  const anchor =
    new Map([
      ['middle', -length / 2],
      ['end', -length],
    ]).get(attributes.get('text-anchor') ?? '') ?? 0;
  let x = (numberOf(attributes, 'x') ?? 0) + anchor;
  const y = numberOf(attributes, 'y') ?? 0;
  return buffer
    .getGlyphInfos()
    .map((glyph, index) => {
      const place = /** @type {(typeof places)[number]} */ (places[index]);
      /** @type {(px: number, py: number) => string} */
      const at = (px, py) =>
        `${(x + (px + place.xOffset) * scale * stretch).toFixed(2)} ${(y - (py + place.yOffset) * scale).toFixed(2)}`;
      const path = font
        .glyphToPath(glyph.codepoint)
        .replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, px, py) => at(Number(px), Number(py)));
      x += place.xAdvance * scale * stretch + spacing;
      return path;
    })
    .join('');
}

/** @type {Record<string, string>} */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** @param {string} text */
const decode = (text) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? '');
/**
 * @param {string} text
 * @returns {Map<string, string>}
 */
const readAttributes = (text) =>
  new Map([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, k = '', v = '']) => [k, v]));

const inherited = ['font-size', 'text-anchor'];
const ofText = /\s(?:x|y|font-size|font-family|font-weight|text-anchor|textLength|lengthAdjust)="[^"]*"/g;

/**
 * Text becomes paths. What a group says about its text holds inside it.
 *
 * @param {string} svg
 * @param {ReturnType<typeof openFont>} font
 */
function outlineText(svg, font) {
  /** @type {Map<string, string>[]} */
  const groups = [new Map()];
  return svg.replace(
    /<text((?:\s[^>]*)?)>([^<]*)<\/text>|<(\/?)(?:g|svg)((?:\s[^>]*?)?)(\/?)>/g,
    (tag, textAttributes, text, closing, attributes, empty) => {
      const outer = groups.at(-1) ?? new Map();
      if (text !== undefined) {
        const own = new Map([...outer, ...readAttributes(textAttributes)]);
        return `<path${textAttributes.replace(ofText, '')} d="${outline(decode(text), own, font)}"/>`;
      }
      if (closing) groups.pop();
      else if (!empty) {
        const own = readAttributes(attributes);
        groups.push(new Map([...outer, ...[...own].filter(([name]) => inherited.includes(name))]));
      }
      return tag.replace(
        /\s(?:font-family|font-weight|font-size|text-anchor|class|role|aria-\w+|data-ink)="[^"]*"/g,
        '',
      );
    },
  );
}

/**
 * @param {string} markup an `svg` element as React writes it
 * @param {{ ink: string, fontFile: string, width: number, height: number }} options `ink`: what `currentColor` means
 * @returns {string} an SVG document that needs nothing but itself
 */
export function toPlainSvg(markup, { ink, fontFile, width, height }) {
  const plain = outlineText(resolveColours(markup, ink), openFont(fontFile));
  const left = plain.match(/var\(|color-mix|<text/);
  if (left)
    throw new Error(`A picture still needs a page around it: ${plain.slice(left.index).slice(0, 80)}`);
  return plain.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`);
}
