import type { Plugin } from 'postcss';

/** After Tailwind: takes out what its utilities keep for combinations that this site does not use. */
export function leanStyles(): Plugin;
