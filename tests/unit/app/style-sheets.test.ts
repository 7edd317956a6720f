import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/postcss';
import postcss, { type AcceptedPlugin, type AtRule } from 'postcss';
import { expect, test } from 'vitest';

// Its type is PostCSS's own, seen through another module: the compiler loses itself comparing the two.
const compile = tailwind() as unknown as AcceptedPlugin;

/** The selectors in a sheet's layer of utilities. */
async function readUtilities(name: string): Promise<Set<string>> {
  const from = fileURLToPath(new URL(`../../../app/_styles/${name}`, import.meta.url));
  const { root } = await postcss([compile]).process(readFileSync(from, 'utf8'), { from });
  const selectors = new Set<string>();
  root.walkAtRules('layer', (layer: AtRule) => {
    if (layer.params === 'utilities') layer.walkRules((rule) => void selectors.add(rule.selector));
  });
  return selectors;
}

test('the sheet of an account holds every utility, the sheet of all pages none that only an account uses', async () => {
  const [everywhere, personal] = await Promise.all([
    readUtilities('globals.css'),
    readUtilities('personal.css'),
  ]);
  expect([...everywhere].filter((selector) => !personal.has(selector))).toEqual([]);
  // Of components/accounts/account-form.client.tsx, and nothing else.
  expect(personal).toContain('.border-success');
  expect(everywhere).not.toContain('.border-success');
});
