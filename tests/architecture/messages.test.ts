import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import nl from '@/messages/nl.json';
import { listFiles, parseSource } from '../support/source-files';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, path: string[] = []): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[[...path, key].join('.'), value] as const]
        : [...flatten(value, [...path, key])],
    ),
  );
}

const catalogues = { fr: flatten(fr), nl: flatten(nl), en: flatten(en) };

/** "count:plural(one,other)", the arguments of a message, sorted; the text between them does not matter. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select: {
        const inner = Object.values(element.options).flatMap(({ value }) => argumentsOf(value));
        return [`${element.value}:${element.type === TYPE.plural ? 'plural' : 'select'}`, ...inner];
      }
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)];
      default:
        return [`${element.value}:${TYPE[element.type]}`];
    }
  });
  return [...new Set(found)].sort();
}

test.each(locales)('%s has every key and no other, none of them empty', (locale) => {
  expect([...catalogues[locale].keys()].sort()).toEqual([...catalogues.fr.keys()].sort());
  expect([...catalogues[locale]].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(['nl', 'en'] as const)('%s takes the arguments that French takes', (locale) => {
  for (const [key, text] of catalogues[locale]) {
    expect(argumentsOf(parse(text)), key).toEqual(argumentsOf(parse(catalogues.fr.get(key) ?? '')));
  }
});

const translators = new Set(['getTranslations', 'useTranslations']);

/** Keys a file asks for: exact ones, and beginnings where the rest is computed. */
function keysUsedBy(file: string): { exact: string[]; beginnings: string[] } {
  const namespaces = new Map<string, string>();
  const exact: string[] = [];
  const beginnings: string[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: the nodes of a syntax tree, looked at field by field
  const namespaceOf = (argument: any): string => {
    if (argument?.type === 'Literal') return String(argument.value);
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const property = argument?.properties?.find((one: any) => one.key?.name === 'namespace');
    return property ? String(property.value.value) : '';
  };
  const { program } = parseSource(file);
  new Visitor({
    VariableDeclarator(node) {
      const call = node.init?.type === 'AwaitExpression' ? node.init.argument : node.init;
      if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return;
      if (translators.has(call.callee.name) && node.id.type === 'Identifier') {
        namespaces.set(node.id.name, namespaceOf(call.arguments[0]));
      }
    },
  }).visit(program);
  new Visitor({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier') return;
      const namespace = namespaces.get(node.callee.name);
      const [argument] = node.arguments;
      if (namespace === undefined || !argument) return;
      const full = (key: string) => (namespace ? `${namespace}.${key}` : key);
      if (argument.type === 'Literal') exact.push(full(String(argument.value)));
      else if (argument.type === 'TemplateLiteral')
        beginnings.push(full(argument.quasis[0]?.value.raw ?? ''));
      else beginnings.push(full(''));
    },
  }).visit(program);
  return { exact, beginnings };
}

const used = ['app', 'components', 'lib']
  .flatMap((folder) => listFiles(folder, ['.ts', '.tsx']))
  .map((file) => ({ file, ...keysUsedBy(file) }));

test('every key the code asks for exists', () => {
  const missing = used.flatMap(({ file, exact }) =>
    exact.filter((key) => !catalogues.fr.has(key)).map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test('no key is unused', () => {
  const exact = new Set(used.flatMap((file) => file.exact));
  const beginnings = used.flatMap((file) => file.beginnings);
  const unused = [...catalogues.fr.keys()].filter(
    (key) => !exact.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});

test('components hold no text of their own', () => {
  const spoken = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label']);
  const raw: string[] = [];
  // The gallery speaks to whoever builds the site, and is in no build.
  const isGallery = (file: string) => file.startsWith('app/_workshop/') || file.endsWith('.dev.tsx');
  const files = ['app', 'components'].flatMap((folder) => listFiles(folder, ['.tsx']));
  for (const file of files.filter((name) => !isGallery(name))) {
    new Visitor({
      JSXText({ value }) {
        if (/\p{L}/u.test(value)) raw.push(`${file}: ${value.trim()}`);
      },
      JSXAttribute({ name, value }) {
        const isSpoken = name.type === 'JSXIdentifier' && spoken.has(name.name);
        if (isSpoken && value?.type === 'Literal' && /\p{L}/u.test(String(value.value))) {
          raw.push(`${file}: ${name.name}="${value.value}"`);
        }
      },
    }).visit(parseSource(file).program);
  }
  expect(raw).toEqual([]);
});
