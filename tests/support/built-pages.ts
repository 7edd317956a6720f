import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type PageId, routeOf } from '@/lib/i18n/routes';
import { publicPages } from './public-pages';

const root = fileURLToPath(new URL('../..', import.meta.url));
const build = path.join(root, '.next');

/** A public page as the build has left it on disk. */
export interface BuiltPage {
  id: PageId;
  locale: Locale;
  /** Where it lies below `.next/server/app`. */
  file: string;
  /** Its path below the page of its id; empty for that page itself. */
  below: string;
  html: string;
}

export interface PageScripts {
  /** Addresses of the files that the browser runs at once. */
  files: string[];
  /** Code that stands in the page itself. */
  inline: string[];
  /** Addresses of the code that is loaded when the visitor reaches for something: the framework's and ours. */
  later: string[];
  /** Addresses of what is loaded with it: the page as data. */
  data: string[];
}

/** The prerendered pages and pictures of the build. */
export const builtApp = path.join(build, 'server', 'app');

/** The pages that search engines may list, in every language, those below them included. */
export function readBuiltPages(): BuiltPage[] {
  return publicPages.flatMap((id) =>
    locales.flatMap((locale) => {
      const place = routeOf(id).folder ?? routeOf(id).slug[locale];
      const page = place === '' ? locale : `${locale}/${place}`;
      return [`${page}.html`, ...listBelow(id === 'portfolio' ? page : null)].map((file) => ({
        id,
        locale,
        file,
        below: file.slice(page.length, -'.html'.length).replace(/^\//, ''),
        html: readFileSync(path.join(builtApp, file), 'utf8'),
      }));
    }),
  );
}

function listBelow(folder: string | null): string[] {
  if (folder === null) return [];
  return readdirSync(path.join(builtApp, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `${folder}/${name}`);
}

/** Brotli, as the shipped proxy sends pages. */
export function brotliBytes(content: string): number {
  return brotliCompressSync(content).length;
}

/** Gzip, at the level the site serves it with. */
export function zippedBytes(content: string | Buffer): number {
  return gzipSync(content).length;
}

/** The file behind an address of the site: of the build, or of the folder `public`. */
export function readStatic(address: string): Buffer {
  const file = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  const ofBuild = /^\/_next\/(static\/.*)$/.exec(file)?.[1];
  return readFileSync(ofBuild ? path.join(build, ofBuild) : path.join(root, 'public', file));
}

const weighed = new Map<string, number>();

/** Gzip, of the file behind an address of the site. */
export function zippedFileBytes(address: string): number {
  const bytes = weighed.get(address) ?? zippedBytes(readStatic(address));
  weighed.set(address, bytes);
  return bytes;
}

/** Every script that a browser may ever be sent, by its name. */
export function listClientScripts(): { name: string; code: string }[] {
  const folder = path.join(build, 'static');
  if (!existsSync(folder)) throw new Error('There is no build: run "npm run build" first.');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => ({
      name: entry.name,
      code: readFileSync(path.join(entry.parentPath, entry.name), 'utf8'),
    }));
}

const isData = (attributes: string) =>
  /\btype="(?:application\/ld\+json|speculationrules)"/i.test(attributes);

/** What a page runs at once and what it keeps for later: the one place that knows how the finished page writes it. */
export function readScripts(html: string): PageScripts {
  const tags = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .map(([, attributes = '', code = '']) => ({ attributes, code }))
    .filter(({ attributes }) => !isData(attributes));
  const later = tags.flatMap(({ attributes }) =>
    [...attributes.matchAll(/\sdata-[a-z-]+="([^"]*)"/g)]
      .flatMap(([, value = '']) => value.split(/[\s,]+/))
      .filter((value) => /^\/_next\/static\/\S+\.js(?:\?|$)/.test(value)),
  );
  const isPageData = (address: string) => address.startsWith('/_next/static/asleep/');
  return {
    files: tags.flatMap(({ attributes }) => /\ssrc="([^"]+)"/.exec(attributes)?.[1] ?? []),
    inline: tags.filter(({ attributes }) => !/\ssrc=/.test(attributes)).map(({ code }) => code),
    later: later.filter((address) => !isPageData(address)),
    data: later.filter(isPageData),
  };
}

/** Addresses of the fonts that the styles in a page name for its letters. */
export function listFonts(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/\/_next\/static\/[^\s"'()\\]+\.woff2/g)].map(([address]) => address)),
  ];
}
