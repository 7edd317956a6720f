import postcss from 'postcss';
import { expect, test } from 'vitest';
import { leanStyles } from '@/scripts/lib/lean-styles.mjs';

async function lean(css: string): Promise<string> {
  const { css: result } = await postcss([leanStyles()]).process(css, { from: undefined });
  return result.replaceAll(/\s+/g, ' ').trim();
}

test('variables that nothing reads go, with their registration and fallback', async () => {
  const css = `
    @layer properties { * { --tw-font-weight: initial; --tw-leading: initial } }
    .font-bold { --tw-font-weight: 700; font-weight: 700 }
    .leading-none { --tw-leading: 1; line-height: 1 }
    .text-xl { line-height: var(--tw-leading, 1.4) }
    @property --tw-font-weight { syntax: "*"; inherits: false }
    @property --tw-leading { syntax: "*"; inherits: false }`;
  const result = await lean(css);
  expect(result).not.toContain('--tw-font-weight');
  expect(result).toContain('font-weight: 700');
  expect(result.match(/--tw-leading/g)).toHaveLength(4);
});

test('borders keep the style of the reset, outlines get theirs', async () => {
  const css = `
    .border { border-style: var(--tw-border-style); border-width: 1px }
    .outline-3 { outline-style: var(--tw-outline-style); outline-width: 3px }`;
  expect(await lean(css)).toBe(
    '.border { border-width: 1px } .outline-3 { outline-style: solid; outline-width: 3px }',
  );
});

test('variables of this site stay, read or not', async () => {
  expect(await lean('.a { --ink: red }')).toBe('.a { --ink: red }');
});

test('a colour that is seen through is said once, as hex', async () => {
  const css = `
    .text-ink\\/20 { color: color-mix(in oklab, #16130f 20%, transparent) }
    .text-current\\/30 { color: color-mix(in oklab, currentcolor 30%, transparent) }`;
  expect(await lean(css)).toBe(
    '.text-ink\\/20 { color: #16130f33 } .text-current\\/30 { color: color-mix(in oklab, currentcolor 30%, transparent) }',
  );
});
