/** Where the sign of the site in a browser's tab is for itself. */
export const siteIconAddress = '/icon.svg';

// The same, which a test holds equal.
const icon =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-5 0 36 36'>" +
  "<path fill='#d93015' d='M0 0h13v12H0'/><path fill='#2438c9' d='M13 0h13v12H13'/>" +
  "<path fill='#f5a800' d='M0 12h13v12H0'/><path fill='#d6156c' d='M13 12h13v12H13'/>" +
  "<path fill='#0d7a4a' d='M0 24h13v12H0'/><path fill='#6a2bc2' d='M13 24h13v12H13'/></svg>";

/**
 * As an address that holds it, for the home page: 130 bytes of it instead of a request of its own, which takes a connection
 * and a share of the line while the fonts and the scenes are on their way (docs/decisions/0048). React writes a quotation mark as six letters,
 * hence none of them stays.
 */
export const siteIcon = `data:image/svg+xml,${icon.replace(/[#<>'%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
