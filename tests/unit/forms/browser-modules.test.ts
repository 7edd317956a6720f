import { expect, test } from 'vitest';
import { importsOf, resolveImport } from '../../support/source-files';

// What the browser loads of these must stay a few numbers.
const roots = ['lib/quotes/limits.ts', 'lib/careers/limits.ts', 'lib/uploads/upload-purposes.ts'];

test.each(roots)('%s brings nothing but plain files of ours to the browser', (root) => {
  const reached: string[] = [];
  const visit = (file: string) => {
    reached.push(file);
    for (const { specifier } of importsOf(file)) {
      const target = resolveImport(file, specifier);
      expect(target, `${file} imports ${specifier}`).toMatch(/^lib\/(forms|uploads)\//);
      visit(`${target}.ts`);
    }
  };
  visit(root);
  expect(reached.length).toBeLessThan(4);
});
