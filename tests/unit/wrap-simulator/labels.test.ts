import { expect, test } from 'vitest';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { listFiles, readSource } from '../../support/source-files';

/** Found by the name of a problem. */
const byProblem = ['rateLimited', 'unavailable', 'designTooLarge', 'designUnread'];

test('every label of the tool is shown somewhere', () => {
  const sources = ['app', 'components', 'lib']
    .flatMap((folder) => listFiles(folder, ['.ts', '.tsx']))
    .filter((file) => /wrap|_designs/.test(file) && !file.endsWith('simulator-copy.ts'))
    .map(readSource)
    .join('\n');
  const unused = Object.keys(simulatorLabels('en')).filter(
    (name) => !byProblem.includes(name) && !new RegExp(`(?:labels|tool)\\.${name}\\b`).test(sources),
  );
  expect(unused).toEqual([]);
});
