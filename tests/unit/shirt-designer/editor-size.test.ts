import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

// Bytes, gzip: the editor's own code without the framework; letters and stitches come on demand.
const editorLimit = 60_000;

test('the editor is small, and brings neither the schema nor the letters', { timeout: 60_000 }, async () => {
  const { output } = await build({
    input: path.join(root, 'components/shirt-designer/live-editor.tsx'),
    platform: 'browser',
    external: /^react/,
    tsconfig: path.join(root, 'tsconfig.json'),
    transform: { jsx: 'react-jsx' },
    write: false,
    output: { format: 'esm', minify: true },
  });
  const [editor] = output.filter((file) => file.type === 'chunk' && file.isEntry);
  const code = editor?.type === 'chunk' ? editor.code : '';
  expect(gzipSync(code).length).toBeLessThan(editorLimit);
  expect(code).not.toContain('$ZodString');
  expect(code).not.toContain('unitsPerEm:');
});
