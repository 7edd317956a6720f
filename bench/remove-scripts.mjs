/**
 * The page without a script tag of any kind and without preloads of scripts.
 *
 * @param {string} html
 */
export function removeScripts(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<link\b(?=[^>]*(?:\bas="script"|\brel="modulepreload"))[^>]*>/gi, '');
}
