const framework = /^--tw-/;
const reads = /var\(\s*(--tw-[\w-]+)/g;

/** Values of the framework's variables that no class of this site changes for another class to read. */
/** @type {Record<string, string>} */
const constants = { '--tw-border-style': 'solid', '--tw-outline-style': 'solid' };

const translucent = /color-mix\(in oklab, (#[\da-f]{6}) ([\d.]+)%, transparent\)/g;

/**
 * A colour mixed with transparent is that colour, seen through: said once as hex, not twice as hex and as `lab()`.
 *
 * @param {string} value
 */
const asHex = (value) =>
  value.replace(
    translucent,
    (_, /** @type {string} */ colour, /** @type {string} */ percent) =>
      `${colour}${Math.round(Number(percent) * 2.55)
        .toString(16)
        .padStart(2, '0')}`,
  );

/**
 * PostCSS plugin, after Tailwind: the sheet is part of every page, so what its utilities keep for combinations this
 * site does not use leaves it. Styles of borders and outlines are written out, translucent colours are hex, and
 * variables that nothing reads go, with their `@property` and their fallback.
 *
 * @returns {import('postcss').Plugin}
 */
export function leanStyles() {
  return {
    postcssPlugin: 'lean-styles',
    OnceExit(root) {
      root.walkDecls((decl) => {
        if (framework.test(decl.prop)) return;
        decl.value = asHex(decl.value);
        const name = /^var\((--tw-[\w-]+)\)$/.exec(decl.value)?.[1];
        if (!name || !(name in constants)) return;
        // The reset has already made every border solid.
        if (name === '--tw-border-style') decl.remove();
        else decl.value = constants[name] ?? decl.value;
      });
      const read = new Set();
      root.walkDecls((decl) => {
        for (const [, name] of decl.value.matchAll(reads)) read.add(name);
      });
      /** @param {string} name */
      const isUnread = (name) => framework.test(name) && !read.has(name);
      root.walkDecls(framework, (decl) => {
        if (isUnread(decl.prop)) decl.remove();
      });
      root.walkAtRules('property', (rule) => {
        if (isUnread(rule.params)) rule.remove();
      });
    },
  };
}
