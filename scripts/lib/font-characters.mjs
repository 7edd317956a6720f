/** Space to tilde. */
export const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');
const letters = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàáâäæçèéêëíîïñóôöùúûüÿŒœ';
const signs = '«»‹›“”„‘’–—…·•×÷−±°²³µ€£§©®™↑↓\u00a0';

/**
 * French, Dutch and English letters and punctuation. What the fonts do not have (arrows to the side, ✓, ‰, Ÿ, ĳ) is not
 * asked for; the narrow no-break space is drawn from the space by the browser. What the text's font alone has not
 * (± ² ³ µ) is drawn by what stands in for it.
 */
export const fontCharacters = `${ascii}${letters}${signs}`;

/** No headline of the site has one of these: the display face goes without, and the letters that stand in for it have them. */
export const signsOfCode = '<=>[\\]^_`{|}~';
