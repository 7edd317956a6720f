import { leanStyles } from './scripts/lib/lean-styles.mjs';
// The build makes the sheet small itself; before that, colours still read as they were written.

export default { plugins: [['@tailwindcss/postcss', { optimize: false }], leanStyles()] };
