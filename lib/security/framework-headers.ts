/**
 * Request headers by which parts of the framework, or the platform of its maker, speak to each other. No browser sends
 * one. The site drops them from whatever comes from outside, and so does the shipped proxy: `x-middleware-prefetch`
 * alone would turn a page into `{}`. Where Next 16.4 reads each: docs/decisions/0014.
 */
export const innerHeaders: readonly string[] = [
  'next-resume',
  'x-invocation-id',
  'x-invoke-error',
  'x-invoke-output',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-status',
  'x-matched-path',
  'x-middleware-cache',
  'x-middleware-invoke',
  'x-middleware-next',
  'x-middleware-override-headers',
  'x-middleware-prefetch',
  'x-middleware-redirect',
  'x-middleware-refresh',
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-middleware-skip',
  'x-middleware-subrequest',
  'x-middleware-subrequest-id',
  'x-next-cache-tags',
  'x-next-resume-state-length',
  'x-next-revalidate-tag-token',
  'x-next-revalidated-tags',
  'x-nextjs-data',
  'x-now-route-matches',
];

/**
 * What the site sends to itself to have a page made anew, with a secret of the build, and what one of the framework's
 * actions sends to the page of another. They mean nothing from outside, so the proxy drops them.
 */
export const ownRequestHeaders: readonly string[] = [
  'x-action-forwarded',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
];

/** By these the framework in a browser asks for a part of a page, or for something to be done: no shared cache answers. */
export const pageDataHeaders: readonly string[] = [
  'next-action',
  'next-hmr-refresh',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
  'x-nextjs-html-request-id',
  'x-nextjs-request-id',
];

const inner = /^(?:x-middleware-|x-invoke-)/;
const innerNames = new Set(innerHeaders);

/** Takes the headers out of a request that none but the framework's own parts may send. */
export function dropInnerHeaders(headers: Record<string, unknown>): void {
  for (const name of Object.keys(headers)) {
    if (innerNames.has(name) || inner.test(name)) delete headers[name];
  }
}
