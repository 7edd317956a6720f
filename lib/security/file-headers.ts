import { policyReportPath } from './content-policy';

/** Fonts, style sheets and scripts of the build: what can be a document by itself, such as a drawing, is none of them. */
const builtFile = /^\/(?:_next\/static|scripts)\/(?:[\w.~-]+\/)*[\w.~-]+\.(woff2|css|js)$/;

/** Drawings of the site's own: pictures, which also can be looked at by themselves. */
const drawing = /^\/(?:icon|pictures\/[\w-]+)\.svg$/;

/** Only a document has such. */
const ofDocuments = [
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Reporting-Endpoints',
  'X-Frame-Options',
];
const ofCode = ['Content-Security-Policy', 'Cross-Origin-Embedder-Policy'];
const meaningless = {
  woff2: [...ofDocuments, ...ofCode, 'Referrer-Policy'],
  css: [...ofDocuments, ...ofCode],
  js: ofDocuments,
};

/** A worker obeys the policy of its own script, not that of its page, and any script can be started as one. */
const workerPolicy = `default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; report-uri ${policyReportPath}`;

/** They load nothing and run nothing, and the policy of a page with the hashes of all its sheets is as long as a small drawing. */
const drawingPolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; report-uri ${policyReportPath}`;

/** How the headers of an answer differ from those of a document. */
export interface FileHeaders {
  without: readonly string[];
  /** Another content policy, or null: as it is. */
  policy: string | null;
}

/**
 * Leaves a file of the build the headers that mean something for it: those of a document are 2 kB, a sixth of a font. A drawing
 * keeps them, with a policy of its own. Null for every other answer, such as the one at an address where such a file is missing.
 *
 * @param target as it was asked for, with or without its query
 */
export function fileHeadersFor(target: string, status: number): FileHeaders | null {
  const [path = ''] = target.split(/[?#]/);
  if (![200, 206, 304].includes(status)) return null;
  if (drawing.test(path)) return { without: [], policy: drawingPolicy };
  const kind = builtFile.exec(path)?.[1] as keyof typeof meaningless | undefined;
  if (!kind) return null;
  return { without: meaningless[kind], policy: kind === 'js' ? workerPolicy : null };
}
