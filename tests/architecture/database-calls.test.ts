import { Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { readDatabaseFunctions } from '../support/database-functions';
import { importsOf, listFiles, parseSource, readSource } from '../support/source-files';

const sources = [
  ...['app', 'components', 'lib'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx'])),
  'middleware.ts',
  'instrumentation.ts',
];

const functions = readDatabaseFunctions();

// biome-ignore lint/suspicious/noExplicitAny: the nodes of a syntax tree, looked at field by field
type Node = any;

interface Call {
  names: string[];
  args: string[];
}

/** What `ask` is called with in a file, or what is wrong with how it is called. */
function callsIn(file: string): { calls: Call[]; unclear: string[] } {
  const { program } = parseSource(file);
  const calls: Call[] = [];
  const unclear: string[] = [];
  const source = readSource(file);
  const lineOf = (node: Node) => `${file}:${source.slice(0, node.start).split('\n').length}`;
  const objects: { name: string; start: number; value: Node }[] = [];
  const choices = new Map<string, string[]>();
  new Visitor({
    VariableDeclarator(node: Node) {
      if (node.init?.type === 'ObjectExpression' && node.id.type === 'Identifier')
        objects.push({ name: node.id.name, start: node.start, value: node.init });
    },
    // `name: 'list_a' | 'list_b'` of a function that may ask one of several.
    TSUnionType(node: Node) {
      const names = node.types.map((one: Node) => one.literal?.value);
      const before = /(\w+):\s*$/.exec(source.slice(0, node.start))?.[1];
      if (before && names.every((one: unknown) => typeof one === 'string')) choices.set(before, names);
    },
  }).visit(program);

  const namesOf = (node: Node): string[] => {
    if (node?.type === 'Literal') return [String(node.value)];
    return node?.type === 'Identifier' ? (choices.get(node.name) ?? []) : [];
  };
  const keysOf = (node: Node, before: number): string[] | null => {
    // Of several objects of one name the one that was written last before the call is meant.
    const object =
      node?.type === 'Identifier'
        ? objects.findLast(({ name, start }) => name === node.name && start < before)?.value
        : node;
    if (object?.type !== 'ObjectExpression') return null;
    const keys = object.properties.map((one: Node) => (one.computed ? null : (one.key?.name ?? null)));
    return keys.includes(null) ? null : keys;
  };
  new Visitor({
    CallExpression(node: Node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'ask') return;
      const names = namesOf(node.arguments[0]);
      const args = keysOf(node.arguments[1], node.start);
      if (names.length === 0 || args === null) unclear.push(lineOf(node));
      else calls.push({ names, args });
    },
  }).visit(program);
  return { calls, unclear };
}

/** What is wrong with a call, in words. */
function faultsOf({ names, args }: Call): string[] {
  return names.flatMap((name) => {
    const known = functions.get(name);
    if (!known) return [`${name}: no migration makes it`];
    return [
      ...args
        .filter((one) => !known.some((argument) => argument.name === one))
        .map((one) => `${name}: has no argument ${one}`),
      ...known
        .filter((argument) => !argument.optional && !args.includes(argument.name))
        .map((argument) => `${name}: ${argument.name} is missing`),
    ];
  });
}

const asking = sources
  .filter((file) => importsOf(file).some(({ specifier }) => specifier === '@/lib/supabase/ask'))
  .map((file) => ({ file, ...callsIn(file) }));
const asked = asking.flatMap(({ calls }) => calls);

describe('A call of the database', () => {
  test('names its function and arguments where it stands, so that they can be read', () => {
    expect(asking.flatMap(({ unclear }) => unclear)).toEqual([]);
    expect(asked.length).toBeGreaterThan(60);
  });

  test('names a function that the migrations make, with all of its arguments and no other', () => {
    expect(
      asking.flatMap(({ file, calls }) => calls.flatMap(faultsOf).map((fault) => `${file}: ${fault}`)),
    ).toEqual([]);
  });

  test.each<[string, Call, string[]]>([
    ['an unknown function', { names: ['list_nothing'], args: [] }, ['list_nothing: no migration makes it']],
    [
      'a wrong argument',
      { names: ['get_quote_request'], args: ['reference'] },
      ['get_quote_request: has no argument reference', 'get_quote_request: wanted_reference is missing'],
    ],
    [
      'an argument too many',
      { names: ['list_quote_staff'], args: ['actor'] },
      ['list_quote_staff: has no argument actor'],
    ],
  ])('is refused with %s', (_, call, faults) => {
    expect(faultsOf(call)).toEqual(faults);
  });
});

test('the types of the calls say what the migrations say', () => {
  const written = new Map<string, string[]>();
  new Visitor({
    TSPropertySignature(node: Node) {
      const type = node.typeAnnotation.typeAnnotation;
      const parts = type.type === 'TSUnionType' ? type.types : [type];
      const args = parts.flatMap((one: Node) => one.literal?.value ?? []);
      written.set(node.key.name, args);
    },
  }).visit(parseSource('lib/supabase/database-functions.ts').program);
  for (const [name, args] of written)
    expect(args.toSorted(), name).toEqual(
      functions
        .get(name)
        ?.map((one) => one.name)
        .toSorted(),
    );
  expect([...written.keys()].toSorted()).toEqual(
    [...new Set(asked.flatMap(({ names }) => names))].toSorted(),
  );
});

test('a function that was dropped or written anew counts as it is in the end', () => {
  const read = readDatabaseFunctions([
    'create function public.a(x text, y numeric(12, 2)) returns void\nlanguage sql as $$ $$;\ncreate function public.b() returns void',
    'drop function public.a(text, numeric);\ncreate function public.a(z jsonb default null) returns void;\ndrop function public.b();',
  ]);
  expect([...read]).toEqual([['a', [{ name: 'z', optional: true }]]]);
});

test('four files hold the service client, and each says why', () => {
  const door = (file: string) =>
    importsOf(file).some(({ specifier }) => /(^|\/)service-client$/.test(specifier));
  const holders = sources.filter(door);
  expect(holders).toEqual([
    'lib/supabase/ask.ts',
    'lib/supabase/auth-admin.ts',
    'lib/supabase/storage.ts',
    'lib/uploads/server/upload-storage.ts',
  ]);
  for (const file of holders) expect(readSource(file), file).toMatch(/\/\/ The service client: /);
});

test('no function of the database is called but through `ask`', () => {
  const callers = sources.filter((file) => /\.rpc\(/.test(readSource(file)));
  expect(callers).toEqual(['lib/supabase/ask.ts']);
});
