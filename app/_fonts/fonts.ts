import localFont from 'next/font/local';

// Subset from the packages by scripts/subset-fonts.mjs before every build. A letter never moves once it is seen: a font
// that is late for the first paint waits for the next page (docs/decisions/0013), and app/_styles/globals.css says what stands in.
const bricolage = localFont({
  src: './generated/display.woff2',
  variable: '--font-bricolage',
  weight: '800',
  display: 'optional',
  adjustFontFallback: false,
});

const instrument = localFont({
  src: './generated/body.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});

/** Makes display and text letters available below the element that carries it. */
export const fontClassName = `${bricolage.variable} ${instrument.variable}`;
