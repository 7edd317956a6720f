import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { hasCheckedTypes, isStandaloneBuild } from './lib/env/build';
import { formerAddresses } from './lib/i18n/former-addresses';
import { locales } from './lib/i18n/locales';
import { pageIds, pathTo, routeOf } from './lib/i18n/routes';
import { wornRewrites } from './lib/nameplate/worn-pages';
import { securityHeaders } from './lib/security/security-headers';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** Inside, a page has one name in all languages, that of its folder; outside, its slug (lib/i18n/routes.ts). */
const renamedPages = pageIds.flatMap((id) => {
  const { folder, slug } = routeOf(id);
  if (folder === null || folder === '') return [];
  return locales
    .filter((locale) => slug[locale] !== folder)
    .map((locale) => ({ source: pathTo(id, locale), destination: `/${locale}/${folder}` }));
});

/** A file that is made before the build, under a name that follows its content. */
function findMade(folder: string, name: RegExp): string | undefined {
  const place = path.join(import.meta.dirname, 'public', folder);
  return existsSync(place) ? readdirSync(place).find((file) => name.test(file)) : undefined;
}

/** What such a name ends with. */
const versionIn = (name = '') => /-([\da-f]+)\.svg$/.exec(name)?.[1] ?? '';

/** The bundle of lib/site/page-script and the hash browsers check it by. */
function findPageScript(): { path: string; integrity: string } {
  const name = findMade('scripts', /^page-.*\.js$/);
  if (!name) return { path: '', integrity: '' };
  const hash = createHash('sha256')
    .update(readFileSync(path.join(import.meta.dirname, 'public/scripts', name)))
    .digest('base64');
  return { path: `/scripts/${name}`, integrity: `sha256-${hash}` };
}

/** Packages with all that they depend on. */
function packagesOf(...names: string[]): string[] {
  const found = new Set(names);
  for (const name of found) {
    const file = path.join(import.meta.dirname, 'node_modules', name, 'package.json');
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const dependency of Object.keys(dependencies)) found.add(dependency);
  }
  return [...found];
}

const pageScript = findPageScript();
const wornScript = findMade('scripts', /^worn-.*\.js$/);
const lineDrawings = findMade('pictures', /^lettering-.*\.svg$/);
const scenes = findMade('pictures', /^scenes-.*\.svg$/);

const nextConfig: NextConfig = {
  ...(isStandaloneBuild() ? { output: 'standalone' } : {}),
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: hasCheckedTypes() },
  reactStrictMode: true,
  serverExternalPackages: ['sharp', 'pdfkit', 'nodemailer', 'imapflow', 'file-type', '@redis/client'],
  // Read by its path at run time, which the build cannot see.
  outputFileTracingIncludes: {
    '/api/designs/**': ['node_modules/unpdf/**'],
    '/api/quotes/**': [
      'node_modules/libheif-js/package.json',
      'node_modules/libheif-js/LICENSE',
      'node_modules/libheif-js/libheif-wasm/LICENSE',
      'node_modules/libheif-js/libheif-wasm/libheif-bundle.mjs',
      'node_modules/@hyzyla/pdfium/package.json',
      'node_modules/@hyzyla/pdfium/LICENSE.md',
      'node_modules/@hyzyla/pdfium/dist/index.esm.js',
      'node_modules/@hyzyla/pdfium/dist/pdfium.wasm',
    ],
    '/api/mail/**': packagesOf('postal-mime', 'html-to-text').map((name) => `node_modules/${name}/**`),
    '/api/{consent,visits}': [
      'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
    ],
  },
  // Pictures are drawn and cut ahead, so nobody needs the framework's own address for them.
  images: { unoptimized: true },
  experimental: { inlineCss: true, globalNotFound: true, caseSensitiveRoutes: true },
  env: {
    PAGE_SCRIPT: pageScript.path,
    PAGE_SCRIPT_INTEGRITY: pageScript.integrity,
    WORN_SCRIPT: wornScript ? `/scripts/${wornScript}` : '',
    LINE_DRAWINGS: versionIn(lineDrawings),
    SCENES: versionIn(scenes),
  },
  // Bytes, of what the build left: nearly all pages that visitors get come from the page cache.
  cacheMaxMemorySize: 12 * 1024 * 1024,
  cacheHandler: path.join(import.meta.dirname, 'lib', 'asleep', 'cache-handler.mjs'),
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
    },
    // Pictures of invented works keep their addresses when they are drawn anew; their ids begin so (lib/portfolio/seed).
    {
      source: '/media/portfolio/:sample(5eed[^/]*)/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
    {
      source: '/media/print/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
    {
      source: '/:made(scripts|pictures)/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  // French has no prefix: its pages live under /fr inside, and nobody outside sees that address.
  redirects: async () => [
    { source: '/fr', destination: '/', permanent: true },
    ...formerAddresses,
    // Inside, the portfolio has one name for all languages.
    ...locales.map((locale) => ({
      source: `${locale === 'fr' ? '' : `/${locale}`}/works/:rest*`,
      destination: `${pathTo('portfolio', locale)}/:rest*`,
      permanent: true,
    })),
    { source: '/fr/:path*', destination: '/:path*', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: wornRewrites,
    afterFiles: [
      ...renamedPages,
      // Below its own address the portfolio has those of its categories and works.
      ...locales.map((locale) => ({
        source: `${pathTo('portfolio', locale)}/:rest+`,
        destination: `/${locale}/works/:rest+`,
      })),
      { source: '/', destination: '/fr' },
      {
        source: '/:first((?!(?:fr|nl|en|api|og|media|_next)(?:/|$))[^/]+)/:path*',
        destination: '/fr/:first/:path*',
      },
    ],
  }),
};

/** Pages for whoever builds the site, such as the gallery at /workshop, are there while they do, and in no build. */
const developingOnly: NextConfig = { pageExtensions: ['dev.tsx', 'tsx', 'ts'] };

export default (phase: string): NextConfig =>
  withNextIntl(phase === PHASE_DEVELOPMENT_SERVER ? { ...nextConfig, ...developingOnly } : nextConfig);
