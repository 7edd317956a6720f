import localFont from 'next/font/local';

// Subset from the packages by scripts/subset-fonts.mjs before every build.
const bricolage = localFont({
  src: './fonts/generated/bricolage-grotesque.woff2',
  variable: '--font-bricolage',
  weight: '400 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

const instrument = localFont({
  src: './fonts/generated/instrument-sans.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Makes display and text letters available below the element that carries it. */
export const fontClassName = `${bricolage.variable} ${instrument.variable}`;
