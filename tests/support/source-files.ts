import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ParseResult, parseSync } from 'oxc-parser';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Project-relative paths with forward slashes of all files below `folder` with one of these endings. */
export function listFiles(folder: string, endings: readonly string[]): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  // A rule that is held against no file is held by any.
  if (files.length === 0) throw new Error(`${folder} has no file with one of ${endings.join(', ')}.`);
  return files;
}

/** The file that a path with or without its extension names; null when there is none. */
export function findSource(file: string): string | null {
  const candidates = [file, `${file}.ts`, `${file}.tsx`].filter((name) => /\.tsx?$/.test(name));
  return candidates.find((name) => existsSync(path.join(root, name))) ?? null;
}

export function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

const parsed = new Map<string, ParseResult>();

export function parseSource(file: string): ParseResult {
  let result = parsed.get(file);
  if (!result) {
    result = parseSync(file, readSource(file));
    parsed.set(file, result);
  }
  return result;
}

export interface ImportedModule {
  specifier: string;
  typeOnly: boolean;
}

/** Every module a file imports or re-exports, with whether only types come from it. */
export function importsOf(file: string): ImportedModule[] {
  const { module } = parseSource(file);
  const source = readSource(file);
  return [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => ({
      specifier: moduleRequest.value,
      typeOnly:
        source.slice(start).startsWith('import type') ||
        (entries.length > 0 && entries.every((entry) => entry.isType)),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      specifier: source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      typeOnly: false,
    })),
  ];
}

/** The project-relative path an import leads to, without extension; null for a package. */
export function resolveImport(file: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return null;
}
