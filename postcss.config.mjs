import { leanStyles } from './scripts/lib/lean-styles.mjs';

export default { plugins: [['@tailwindcss/postcss', {}], leanStyles()] };
