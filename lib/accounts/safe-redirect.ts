// No address of this site has a character beyond these; what is not plain is not followed.
const plainPath = /^\/[A-Za-z0-9\-._~/?#&=%+]*$/;
const longest = 512;

/**
 * A path of this site to lead someone to after signing in, or null for anything else: another origin in any of the
 * ways browsers read one (`//x`, `/\x`, `https:x`, tabs and newlines that they drop, percent-encoded slashes), an
 * address that is no page, or the account pages that would lead in circles.
 */
export function safeRedirect(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > longest || !plainPath.test(wanted)) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(wanted, base)) return null;
  const url = new URL(wanted, base);
  if (url.origin !== base) return null;
  // Whoever decodes the path once more than it should be decoded must still find a path.
  let path = url.pathname;
  for (let round = 0; round < 3; round += 1) {
    if (/^\/\/|\\|^\/[^/]*:|\/\.\.?(?:\/|$)/.test(path) || hasControls(path)) return null;
    try {
      const decoded = decodeURIComponent(path);
      if (decoded === path) break;
      path = decoded;
    } catch {
      return null;
    }
  }
  if (path.includes('//') || /^\/(?:api|_next)(?:\/|$)/i.test(path)) return null;
  if (/^\/(?:(?:fr|nl|en)\/)?(?:auth(?!\/(?:invitation|uitnodiging)$)|logout)(?:\/|$)/i.test(path))
    return null;
  return url.pathname + url.search + url.hash;
}

function hasControls(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f');
}
