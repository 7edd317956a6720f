import { expect, test } from 'vitest';
import { listFiles, parseSource, readSource } from '../support/source-files';

const longest = 80;

/** Longer than that, and why. What is drawn in numbers (`lib/wrap-simulator/vehicles`) is data. */
const reasons: Record<string, string> = {
  'app/_workshop/primitives.tsx drawPrimitives': 'a list of specimens',
  'lib/page-script/wake-on-reach.ts wakeOnReach':
    'in every page: names within one function are shortened, fields are not',
  'lib/visits/follow-visit.ts createViews': 'the same, in every page of whoever agreed',
  'lib/search/collect-passages.ts piecesOf': 'one case for each kind of section',
  'lib/shirt-designer/reduce-design.ts afterAction': 'one case for each kind of action',
};

// biome-ignore lint/suspicious/noExplicitAny: the nodes of a syntax tree, looked at field by field
type Node = any;

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value: Node) => value !== null && typeof value === 'object' && typeof value.type === 'string');

/** Lines of a node, by where it begins and ends. */
function rulerOf(source: string): (node: Node) => [first: number, last: number] {
  const breaks = [...source.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = (place: number) => breaks.findLastIndex((at) => at < place) + 1;
  return ({ start, end }) => [lineOf(start), lineOf(end - 1)];
}

/** The named functions of a file with their lines, without those of the JSX within. */
function functionsOf(file: string): { name: string; lines: number }[] {
  const linesOf = rulerOf(readSource(file));
  const found: { name: string; lines: number }[] = [];
  const drawn = (node: Node): number[] => {
    if (/^JSX(Element|Fragment)$/.test(node.type)) {
      const [first, last] = linesOf(node);
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }
    return childrenOf(node).flatMap(drawn);
  };
  const visit = (node: Node, name: string) => {
    const own = node.id?.name ?? node.key?.name ?? name;
    if (/^(Function|ArrowFunction)/.test(node.type) && node.body?.type === 'BlockStatement') {
      const [first, last] = linesOf(node.body);
      const lines = last - first + 1;
      if (lines > longest) found.push({ name: own, lines: lines - new Set(drawn(node.body)).size });
    }
    for (const child of childrenOf(node)) visit(child, own);
  };
  visit(parseSource(file).program, '');
  return found;
}

test(`no function is longer than ${longest} lines without what it draws, but for a reason`, () => {
  const files = ['app', 'bench', 'components', 'lib', 'scripts'].flatMap((folder) =>
    listFiles(folder, ['.ts', '.tsx', '.mjs']),
  );
  const long = files
    .filter((file) => !file.startsWith('lib/wrap-simulator/vehicles/'))
    .flatMap((file) =>
      functionsOf(file)
        .filter(({ lines }) => lines > longest)
        .map(({ name }) => `${file} ${name}`),
    );
  expect(long.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
