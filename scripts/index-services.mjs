import { mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './lib/environment.mjs';
import { exitWith, LauncherError, say } from './lib/progress.mjs';

// A service is one file of lib/services/content. What the rest of the site must know of all of them at once, their
// addresses, their places in the menu and where their records are, is written from those files into modules that git
// ignores. The files are read, not run: routes and menus reach every page, and must not bring the copy along.

const contentFolder = 'lib/services/content';
const routesFile = 'lib/i18n/routes.ts';
const locales = ['fr', 'nl', 'en'];
const recordFields = ['slug', 'label', 'group', 'place'];
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What stands in a source and where; `value` is undefined for anything but a literal. */
function evaluate(node) {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined;
    case 'CallExpression': {
      // text('…', '…', '…') of lib/content/page-content.ts.
      const values = node.arguments.map(evaluate);
      if (node.callee.name !== 'text' || values.length !== locales.length) return undefined;
      return Object.fromEntries(locales.map((locale, index) => [locale, values[index]]));
    }
    case 'ObjectExpression':
      return Object.fromEntries(propertiesOf(node).map(({ name, value }) => [name, evaluate(value)]));
    case 'ArrayExpression':
      return node.elements.map(evaluate);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return evaluate(node.expression);
    default:
      return undefined;
  }
}

function propertiesOf(object) {
  return object.properties
    .filter(({ type, computed }) => type === 'Property' && !computed)
    .map(({ key, value, start }) => ({ name: key.name ?? key.value, value, start }));
}

function unwrap(node) {
  return node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression'
    ? unwrap(node.expression)
    : node;
}

/** The constants declared at the top of a module, by name. */
function constantsOf(program) {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.map(({ id, init }) => ({
      name: id.name,
      init,
      isExported: statement !== declaration,
    }));
  });
}

function lineAt(source, offset) {
  return source.slice(0, offset).split('\n').length;
}

function parse(parseSync, root, file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) {
    const offset = error.labels[0]?.start ?? 0;
    throw new LauncherError(`${file}:${lineAt(source, offset)} cannot be read: ${error.message}`);
  }
  return { source, constants: constantsOf(program) };
}

/** The groups in menu order, and the addresses of the pages that are no services. */
function readRoutes(parseSync, root) {
  const { constants } = parse(parseSync, root, routesFile);
  const find = (name) => constants.find((constant) => constant.name === name)?.init;
  const groups = evaluate(find('serviceGroupIds'));
  const others = unwrap(find('otherPages'));
  if (!Array.isArray(groups) || others?.type !== 'ObjectExpression') {
    throw new LauncherError(`${routesFile} must declare serviceGroupIds and otherPages as plain literals.`);
  }
  const pages = propertiesOf(others).map(({ name, value }) => {
    const slugs =
      value.type === 'CallExpression' ? value.arguments.slice(0, locales.length).map(evaluate) : [];
    if (slugs.length !== locales.length || slugs.some((slug) => typeof slug !== 'string')) {
      throw new LauncherError(`${routesFile}: the row ${name} must begin with its three slugs, written out.`);
    }
    return { id: name, slug: Object.fromEntries(locales.map((locale, index) => [locale, slugs[index]])) };
  });
  return { groups, pages };
}

function checkLocalized(value, accepts) {
  if (typeof value !== 'object' || value === null) return ['must have a text for each of fr, nl and en'];
  const unknown = Object.keys(value).filter((locale) => !locales.includes(locale));
  return [
    ...unknown.map((locale) => `knows no language ${locale}`),
    ...locales.filter((locale) => !accepts(value[locale])),
  ];
}

/** Reads one content file; what is wrong with it goes to `report`. */
function readService(parseSync, root, name, groups, report) {
  const file = `${contentFolder}/${name}`;
  const id = name.slice(0, -'.ts'.length);
  const { source, constants } = parse(parseSync, root, file);
  const exported = constants.filter(({ isExported }) => isExported);
  const records = exported.filter(
    ({ init }) =>
      init?.type === 'TSSatisfiesExpression' &&
      init.typeAnnotation.typeName?.name === 'Service' &&
      init.expression.type === 'ObjectExpression',
  );
  const complain = (field, problem, offset = 0) => {
    report(`${file}:${lineAt(source, offset)}  ${field}: ${problem}`);
  };
  if (!slugShape.test(id)) complain('file name', 'must be lower-case words joined by hyphens; it is the id');
  const [record] = records;
  if (!record || exported.length > 1) {
    complain('record', 'the file must export this and no more: `export const … = { … } satisfies Service`');
    return null;
  }
  const page = propertiesOf(record.init.expression).find((property) => property.name === 'page');
  if (page?.value.type !== 'ObjectExpression') {
    complain('page', 'is missing: slug, label, group and place, written out', record.init.start);
    return null;
  }
  const fields = propertiesOf(page.value);
  const at = (field) => fields.find((property) => property.name === field)?.start ?? page.start;
  const { slug, label, group, place } = evaluate(page.value);
  let isSound = true;
  const refuse = (field, problem) => {
    isSound = false;
    complain(`page.${field}`, problem, at(field.split('.')[0]));
  };
  for (const { name: field } of fields) {
    if (!recordFields.includes(field)) refuse(field, `is no field of a page: ${recordFields.join(', ')}`);
  }
  const isSlug = (value) => typeof value === 'string' && slugShape.test(value) && !locales.includes(value);
  for (const finding of checkLocalized(slug, isSlug)) {
    if (!locales.includes(finding)) refuse('slug', finding);
    else refuse(`slug.${finding}`, 'must be lower-case words joined by hyphens, written out');
  }
  const isLabel = (value) => typeof value === 'string' && value.trim() !== '';
  for (const finding of checkLocalized(label, isLabel)) {
    if (!locales.includes(finding)) refuse('label', finding);
    else refuse(`label.${finding}`, 'must be a text, written out');
  }
  if (!groups.includes(group)) refuse('group', `must be one of ${groups.join(', ')}`);
  if (place !== 'head' && !(Number.isInteger(place) && place > 0)) {
    refuse('place', "must be 'head' for the group's own page, else a whole number above 0");
  }
  if (!isSound) return null;
  return {
    id,
    file,
    constant: record.name,
    slug,
    label,
    group,
    place,
    line: (field) => lineAt(source, at(field)),
  };
}

/** No two pages may have one address, one label or one place. */
function checkTogether(services, { groups, pages }, report) {
  const taken = new Map();
  const take = (key, owner, complain) => {
    if (taken.has(key)) complain(taken.get(key));
    else taken.set(key, owner);
  };
  for (const { id, slug } of pages) {
    taken.set(`id ${id}`, `${routesFile}, page ${id}`);
    for (const locale of locales) taken.set(`slug ${locale} ${slug[locale]}`, `${routesFile}, page ${id}`);
  }
  for (const { id, file, slug, label, group, place, line } of services) {
    const refuse = (field) => (owner) => {
      report(`${file}:${line(field.split('.')[0])}  page.${field}: is the one of ${owner} already`);
    };
    take(`id ${id}`, file, (owner) => report(`${file}:1  file name: is the id of ${owner} already`));
    for (const locale of locales) {
      take(`slug ${locale} ${slug[locale]}`, file, refuse(`slug.${locale}`));
      take(`label ${locale} ${label[locale]}`, file, refuse(`label.${locale}`));
    }
    take(`place ${group} ${place}`, file, refuse('place'));
  }
  for (const group of groups) {
    if (!taken.has(`place ${group} head`)) {
      report(`${contentFolder}  page.place: no service of the group ${group} is its 'head'`);
    }
  }
}

const order = ({ place }) => (place === 'head' ? 0 : place);
const json = (value) => JSON.stringify(value);
const rows = (services, row) =>
  services.map((service) => `  ${json(service.id)}: ${row(service)},\n`).join('');

function modules(services, groups) {
  const note = `// Written by scripts/index-services.mjs from ${contentFolder}: change it there.\n\n`;
  const imports = services.map(({ id, constant }) => `import { ${constant} } from '../content/${id}';\n`);
  const idsOf = (group) => services.filter((service) => service.group === group).map(({ id }) => id);
  return {
    'lib/i18n/generated/service-routes.ts':
      `${note}export const serviceRoutes = {\n` +
      rows(services, ({ slug, group }) => json({ slug, indexable: true, open: true, group })) +
      '} as const;\n',
    'lib/services/generated/service-menu.ts':
      `${note}export const pagesByGroup = {\n` +
      groups.map((group) => `  ${json(group)}: ${json(idsOf(group))},\n`).join('') +
      '} as const;\n\nexport const serviceLabels = {\n' +
      rows(services, ({ label }) => json(label)) +
      '} as const;\n',
    'lib/services/generated/service-records.ts':
      `${note}${[...imports].sort().join('')}\nexport const serviceRecords = {\n` +
      rows(services, ({ constant }) => constant) +
      '};\n',
  };
}

/** Whole or not at all, and only when it differs: a server that watches the sources must not wake for nothing. */
function writeModule(file, content) {
  try {
    if (readFileSync(file, 'utf8') === content) return;
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/**
 * Writes the modules that list every service from the files of lib/services/content.
 *
 * @param {string} [root] the folder that holds lib
 * @returns {Promise<string[]>} the ids, in menu order
 * @throws {LauncherError} naming each file, line and field that is wrong; nothing is written then
 */
export async function indexServices(root = projectRoot) {
  const { parseSync } = await import('oxc-parser');
  const routes = readRoutes(parseSync, root);
  const problems = [];
  const report = (problem) => problems.push(problem);
  const services = readdirSync(path.join(root, contentFolder))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => readService(parseSync, root, name, routes.groups, report))
    .filter((service) => service !== null);
  // A record that is not sound yet would be missed as a head.
  if (problems.length === 0) checkTogether(services, routes, report);
  if (problems.length > 0) {
    throw new LauncherError(`Correct these services (docs/add-a-service.md):\n${problems.join('\n')}`);
  }
  const { groups } = routes;
  services.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || order(a) - order(b));
  for (const [file, content] of Object.entries(modules(services, groups))) {
    writeModule(path.join(root, file), content);
  }
  return services.map(({ id }) => id);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  indexServices().then((ids) => say(`Services: ${ids.length}`), exitWith);
}
