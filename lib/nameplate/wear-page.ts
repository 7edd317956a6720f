import { type SceneId, wornScenes } from '@/lib/content/scene-id';
import { escapeMarkup } from '@/lib/security/escape-markup';
import { withName } from './carried-name';
import type { Plate } from './plate';

/** A prerendered page and what a name changes on it, all of it markup that is safe as it stands. */
export interface Wearing {
  html: string;
  plate: Plate;
  /** The scene of the first screen with the name on it; null where that takes none. */
  scene: string | null;
  /** What can be tried on the page with the name on it; null where there is nothing, or nothing that says a name. */
  tryout: string | null;
  /** Draws the scenes further down, for the page to show them by `<use>`. */
  drawScenes(shown: readonly SceneId[]): Promise<string>;
  /** Says whose name it is, and how to go on without. */
  note: string;
  /** The script that goes before those of the framework (lib/site/page-script/worn.ts). */
  script: string;
  /** What the quote form has in the field of the company. */
  company: string;
}

/** A page as this site prerenders it has changed, and a name cannot be put on it any more. */
export class UnwearablePageError extends Error {
  override name = 'UnwearablePageError';
}

const ofAttribute = (text: string) => text.replaceAll('&amp;', '&');

/** A drawing that stands in the page itself: what it comes after, what follows its end, and how a script finds it. */
interface Place {
  before: RegExp;
  after: string;
  where: string;
}

/** The scene of a first screen: of the home page, and of a page with a head in its ink. */
const firstPlaces: readonly Place[] = [
  { before: /<div class="hero-frame">(?=<svg\b)/, after: '</div>', where: '.hero-frame>svg' },
  {
    before: /<div class="[^"]*\blg:col-span-6">(?=<svg\b)/,
    after: '</div>',
    where: '#hero>:last-child>svg',
  },
];
const tryoutPlace: Place = {
  before: /<h2 id="tryout"[^>]*>[^<]*<\/h2>(?=<svg\b)/,
  after: '<div class="try-side">',
  where: '.tryout>svg',
};
const pictureLink = /(<use href=")\/pictures\/scenes?-[\w-]+\.svg#([\w-]+)"/g;
const pageLink = /<a\b[^>]*?\shref="(\/[^"]*)"/g;
const companyField = /<input id="quote-company"(?=[^>]*>)(?![^>]*\svalue=)/;
const longestFirst = [...wornScenes].sort((one, other) => other.length - one.length);

/** Whose picture this is in a file of pictures, when that scene takes a name: "shop-letters-pain" is one of shop letters. */
function wornSceneOf(picture: string): SceneId | undefined {
  return longestFirst.find((scene) => picture === scene || picture.startsWith(`${scene}-`));
}

/** The links of a page with a name in their addresses, where they lead to a page that takes it. */
export function carryOn(html: string, plate: Plate): string {
  return html.replaceAll(pageLink, (link, address: string) => {
    const named = withName(ofAttribute(address), plate);
    if (named === null) return link;
    // The framework leaves links with a target to the browser: what it would fetch of the next page has no name on it.
    return `${link.slice(0, -address.length - 1)}${escapeMarkup(named)}" target="_top"`;
  });
}

/** The id of a scene that wears a name, in a page. */
export const wornId = (scene: SceneId) => `worn-${scene}`;

/**
 * Puts a visitor's name on a prerendered page: on its scenes, into its links, into the quote form. What the framework knows of the
 * page stays in it: attributes may differ from what it rendered, the body may have more in it, and drawings that are changed wait in
 * templates.
 *
 * @throws UnwearablePageError when the page is not what this step knows
 */
export async function wearPage({
  html,
  plate,
  scene,
  tryout,
  drawScenes,
  note,
  script,
  company,
}: Wearing): Promise<string> {
  const shown = new Set<SceneId>();
  const worn = carryOn(html, plate)
    .replaceAll(pictureLink, (link, start: string, picture: string) => {
      const wearing = wornSceneOf(picture);
      if (!wearing) return link;
      shown.add(wearing);
      return `${start}#${wornId(wearing)}"`;
    })
    .replace(companyField, (field) => `${field} value="${escapeMarkup(company)}"`)
    .replace(/<meta name="robots"[^>]*>/, '')
    .replace(' data-scripts="', (start) => `${start}${script} `);
  const [head, body] = halves(worn, '</head>');
  const [frame, main] = halves(body, '<main ');
  const [inside, end] = halves(main, '</body>');
  // What can be tried takes its letters from there.
  const scenes = shown.size > 0 || tryout !== null ? await drawScenes([...shown]) : '';
  const named = [
    head,
    '<meta name="robots" content="noindex, follow"/>',
    frame,
    note,
    inside,
    scenes,
    end,
  ].join('');
  const first = scene === null ? named : exchange(named, scene, firstPlaces);
  return tryout === null ? first : exchange(first, tryout, [tryoutPlace]);
}

/** Another drawing at the first of some places that the page has, and its own in a template. */
function exchange(html: string, drawn: string, places: readonly Place[]): string {
  for (const { before, after, where } of places) {
    const found = before.exec(html);
    if (found === null) continue;
    const start = found.index + found[0].length;
    const [own, rest] = halves(html.slice(start), `</svg>${after}`);
    const [between, end] = halves(rest.slice('</svg>'.length), '</body>');
    const kept = `<template data-worn="${where}">${own}</svg></template>`;
    return [html.slice(0, start), drawn, between, kept, end].join('');
  }
  throw new UnwearablePageError('A page without the drawing that a name belongs on');
}

/** What is before a mark, and what begins with it. */
function halves(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new UnwearablePageError(`A page without ${mark}`);
  return [text.slice(0, at), text.slice(at)];
}
