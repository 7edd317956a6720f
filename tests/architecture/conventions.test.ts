import { Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import {
  findSource,
  importsOf,
  listFiles,
  parseSource,
  readSource,
  resolveImport,
} from '../support/source-files';

const sources = [
  ...['app', 'components', 'lib'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx'])),
  'middleware.ts',
  'instrumentation.ts',
];

const offenders = (isWrong: (file: string, source: string) => boolean) =>
  sources.filter((file) => isWrong(file, readSource(file)));

test("'use client' stands only, and always, in *.client.tsx", () => {
  const isClient = (source: string) => /^['"]use client['"]/.test(source);
  // The framework gives this one file its name.
  const mayBeClient = (file: string) => file.endsWith('.client.tsx') || file === 'app/global-error.tsx';
  expect(offenders((file, source) => isClient(source) !== mayBeClient(file))).toEqual([]);
});

test('no button is disabled by the attribute, which would take the focus from whoever has just pressed it', () => {
  const wrong = offenders((_, source) => /<button\b(?:(?!<\/button>)[\s\S])*?\sdisabled[\s={]/.test(source));
  expect(wrong).toEqual([]);
});

const isServerOnly = (source: string) => source.startsWith("import 'server-only';");

test('files of a server folder begin by importing server-only', () => {
  const wrong = offenders((file, source) => /^lib\/[^/]+\/server\//.test(file) && !isServerOnly(source));
  expect(wrong).toEqual([]);
});

test('a file of lib that uses the machine, the request or a file for the server alone begins so too', () => {
  const isServers = (file: string, specifier: string) => {
    if (specifier.startsWith('node:') || specifier === 'next/headers') return true;
    const target = resolveImport(file, specifier);
    const source = target === null ? null : findSource(target);
    return source !== null && isServerOnly(readSource(source));
  };
  // Actions are called by the browser and run on the server; the framework keeps their code there.
  const wrong = offenders(
    (file, source) =>
      file.startsWith('lib/') &&
      !isServerOnly(source) &&
      !/^['"]use server['"]/.test(source) &&
      importsOf(file).some(({ specifier, typeOnly }) => !typeOnly && isServers(file, specifier)),
  );
  expect(wrong).toEqual([]);
});

test('only lib/supabase knows the backend client', () => {
  const wrong = sources.filter(
    (file) =>
      !file.startsWith('lib/supabase/') &&
      importsOf(file).some(({ specifier }) => specifier.startsWith('@supabase/')),
  );
  expect(wrong).toEqual([]);
});

test('the inside of the framework is known in one place, which docs/upgrading.md lists', () => {
  const all = ['app', 'components', 'lib', 'scripts', 'e2e', 'bench'].flatMap((folder) =>
    listFiles(folder, ['.ts', '.tsx', '.mjs']),
  );
  const knowing = [...all, 'middleware.ts', 'instrumentation.ts', 'next.config.ts'].filter((file) =>
    /['"]next\/dist\//.test(readSource(file)),
  );
  // The launcher starts `next dev` in its own process.
  expect(knowing.filter((file) => !file.startsWith('lib/asleep/'))).toEqual(['scripts/serve-site.mjs']);
  expect(knowing.length).toBeGreaterThan(3);
});

test('the day of now is that of Brussels: in the first hours of a day the clock of the server still says yesterday', () => {
  const all = ['app', 'components', 'lib', 'tests', 'e2e'].flatMap((folder) =>
    listFiles(folder, ['.ts', '.tsx']),
  );
  const wrong = all.filter((file) =>
    /(now|at|new Date\(\))\.toISOString\(\)\.slice\(0, 10\)/.test(readSource(file)),
  );
  expect(wrong).toEqual([]);
});

test('what runs in a browser makes its ids also where the page came without TLS', () => {
  const wrong = offenders(
    (file, source) =>
      /^(?:components|lib\/browser|lib\/page-script)\//.test(file) &&
      /crypto\.(?:randomUUID|subtle)/.test(source),
  );
  expect(wrong).toEqual([]);
});

test('only lib/i18n writes numbers out', () => {
  const wrong = offenders(
    (file, source) => !file.startsWith('lib/i18n/') && /Intl\.NumberFormat|\.toLocaleString\(/.test(source),
  );
  expect(wrong).toEqual([]);
});

test('only lib/env reads the environment', () => {
  const wrong = offenders((file, source) => {
    // The bundler wants this one condition to the letter.
    const rest = file === 'instrumentation.ts' ? source.replaceAll('process.env.NEXT_RUNTIME', '') : source;
    return !file.startsWith('lib/env/') && rest.includes('process.env');
  });
  expect(wrong).toEqual([]);
});

test('links and routers come through lib/i18n/navigation', () => {
  const wrong = offenders(
    (file, source) =>
      file !== 'lib/i18n/navigation.tsx' &&
      (importsOf(file).some(({ specifier }) => specifier === 'next/link') || /\buseRouter\b/.test(source)),
  );
  expect(wrong).toEqual([]);
});

test('no file is only a door to others', () => {
  expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
});

test('components and lib have named exports only', () => {
  const allowed = new Set(['lib/i18n/request.ts']);
  const wrong = offenders(
    (file, source) => !file.startsWith('app/') && !allowed.has(file) && /^export default /m.test(source),
  );
  expect(wrong).toEqual([]);
});

test('every migration has a number of its own', () => {
  const numbers = listFiles('supabase/migrations', ['.sql']).map(
    (file) => /(\d{14})_\w+\.sql$/.exec(file)?.[1],
  );
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter((number, index) => !number || numbers.indexOf(number) !== index)).toEqual([]);
});

test('a file is announced before it is stored, in one place', () => {
  // What visitors send before their form is swept by its age.
  const allowed = ['lib/uploads/server/store-file.ts', 'lib/uploads/server/upload-storage.ts'];
  const wrong = offenders(
    (file, source) => file !== 'lib/supabase/storage.ts' && /\b(?:put|copy)Object\b/.test(source),
  );
  expect(wrong).toEqual(allowed);
});

test('what a browser may do with a private file is said in one place', () => {
  // These are for everybody, and kept for good.
  const open = ['app/media/films/[file]/route.tsx', 'lib/portfolio/server/answer-file.ts'];
  const wrong = offenders((_, source) => source.includes("sandbox; default-src 'none'"));
  expect(wrong).toEqual([...open, 'lib/uploads/server/answer-file.ts']);
});

test('a box as wide as its words breaks a long one by wrap-anywhere', () => {
  // There `break-words` breaks nothing: the word is what the box is as wide as.
  const inBox = (classes: string) =>
    /\bbreak-words\b/.test(classes) && /(?<![\w:-])(?:inline-block|inline-flex|link)(?![\w-])/.test(classes);
  expect(inBox('link font-bold break-words')).toBe(true);
  expect(inBox('break-words max-sm:inline-block')).toBe(false);
  const wrong = offenders((_, source) =>
    [...source.matchAll(/className="([^"]*)"/g)].some(([, classes = '']) => inBox(classes)),
  );
  expect(wrong).toEqual([]);
});

// biome-ignore lint/suspicious/noExplicitAny: the nodes of a syntax tree, looked at field by field
type Node = any;

/** Whether a file joins a label and its value by a colon of its own: between two gaps of a template, or behind one of JSX. */
function joinsByColon(file: string): boolean {
  let joins = false;
  new Visitor({
    TemplateLiteral({ quasis }: Node) {
      if (quasis.slice(1, -1).some(({ value }: Node) => /^[\u00a0\u202f]?: $/.test(value.cooked)))
        joins = true;
    },
    JSXText({ start, value }: Node) {
      if (readSource(file)[start - 1] === '}' && /^[\u00a0\u202f]?:\s/.test(value)) joins = true;
    },
  }).visit(parseSource(file).program);
  return joins;
}

test('a label and its value are joined by withLabel, which knows how French does it', () => {
  const allowed = [
    // Errors and headers, which no visitor reads.
    'app/_drawings/template-sheet.tsx',
    'lib/drawing/outlines.ts',
    'lib/site/door/learn-answers.ts',
    'lib/supabase/ask.ts',
    // Sentences, each written in its language.
    'lib/alfred/phrases.ts',
    'lib/jobs/ticket-copy.ts',
    'lib/legal/terms.ts',
  ];
  expect(sources.filter(joinsByColon).toSorted()).toEqual(allowed.toSorted());
});
