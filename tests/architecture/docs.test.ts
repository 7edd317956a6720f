import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { retention } from '@/lib/legal/retention';
import { listFiles, readSource } from '../support/source-files';

const guides = listFiles('docs', ['.md']).filter((file) => !file.startsWith('docs/decisions/'));
const doors = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];
const pages = [...doors, ...guides];

/** What a guide would have its reader make. */
const invented =
  /suppliers|flags|mail\/ready|\(public\)\/visit|\/…|<[a-z-]+>|\bX\b|YYYY|^public\/(?:pictures|scripts|media)$|generated/i;

const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
  .map(({ name }) => name);

/** Whether something is there of that name; `*` stands for any part of one, and an extension may be left out. */
function exists(name: string): boolean {
  const plain = name.replace(/\/$/, '');
  if (plain.includes('*')) {
    const [folder, pattern] = [path.dirname(plain), path.basename(plain)];
    if (folder.includes('*')) return exists(folder.split('*')[0] ?? '');
    const wanted = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.+')}$`);
    return existsSync(folder) && readdirSync(folder).some((entry) => wanted.test(entry));
  }
  return ['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(plain + ending));
}

/** Every path from the root of the project that a text names in code, with `a/{b,c}.ts` written out. */
function pathsIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/\s+/))
    .map((code) => code.replace(/[,;:]$/, '').replace(/:\d+$/, ''))
    .filter((code) => folders.some((folder) => code.startsWith(`${folder}/`)))
    .flatMap((code) => {
      const [, before = '', inside = '', after = ''] = /^(.*)\{([^}]*)\}(.*)$/.exec(code) ?? [];
      return inside === '' ? [code] : inside.split(',').map((part) => before + part + after);
    })
    .filter((code) => !invented.test(code));
}

test.each(pages)('%s names only what is there', (file) => {
  const text = readSource(file);
  expect(pathsIn(text).filter((name) => !exists(name))).toEqual([]);
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  const missing = links.filter(
    (target) => !/^[a-z]+:/.test(target) && !existsSync(path.join(path.dirname(file), target)),
  );
  expect(missing).toEqual([]);
});

test('what the pages name is seen: a path, one of several, a family of files, a folder', () => {
  const named = pathsIn(
    '`lib/env/server.ts`, `lib/env/{public,parse}.ts`, `tests/unit/*`, `docs/`, `npm test`',
  );
  expect(named).toEqual([
    'lib/env/server.ts',
    'lib/env/public.ts',
    'lib/env/parse.ts',
    'tests/unit/*',
    'docs/',
  ]);
  expect(named.every(exists)).toBe(true);
  expect(['lib/nowhere.ts', 'lib/env/*.py'].some(exists)).toBe(false);
  expect(pages.flatMap((file) => pathsIn(readSource(file))).length).toBeGreaterThan(200);
});

test('every guide is linked from the way in', () => {
  const wayIn = ['README.md', 'docs/start-here.md'].map(readSource).join('\n');
  expect(guides.map((file) => path.basename(file)).filter((name) => !wayIn.includes(name))).toEqual([]);
});

test('every row of what is relied on has its contract test, and every contract test its row', () => {
  const rows = [...readSource('docs/upgrading.md').matchAll(/^\| ([NBS]\d+) \|/gm)].map(([, row]) => row);
  const tests = listFiles('tests/contract', ['.test.ts'])
    .flatMap((file) => [...readSource(file).matchAll(/['"`]([NBS]\d+) · /g)])
    .map(([, row]) => row);
  expect(rows.length).toBeGreaterThan(40);
  expect(new Set(rows).size).toBe(rows.length);
  expect([...new Set(tests)].sort()).toEqual([...rows].sort());
});

test('the home of a word of ours says the word of the field, in a comment', () => {
  const rows = [
    ...readSource('docs/glossary.md').matchAll(/^\| ([^|]+) \| ([^|]+) \|[^|]*\| `([^`]+)` \|$/gm),
  ];
  expect(rows.length).toBeGreaterThan(30);
  const silent = rows
    .map(([, ours = '', fields = '', home = '']) => ({ ours: ours.trim(), term: fields.trim(), home }))
    .filter(({ term, home }) => {
      const comments = readSource(home).match(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$|^comment on .*$/gm) ?? [];
      const said = comments
        .join(' ')
        .replace(/\s*\n \* /g, ' ')
        .toLowerCase();
      return term !== '—' && !said.includes(term.toLowerCase());
    });
  expect(silent).toEqual([]);
});

test('the guide has logs kept for as long as the privacy page promises', () => {
  expect(readSource('docs/deploy.md')).toContain(`MaxRetentionSec=${retention.logDays}day`);
});

test('a script that is run in the container is in the image', () => {
  const run = [...readSource('docs/deploy.md').matchAll(/^docker compose .*\bsite node scripts\/(\S+)/gm)];
  const packed =
    /const runtimeScripts = \[([^\]]*)\]/.exec(readSource('scripts/pack-release.mjs'))?.[1] ?? '';
  expect(run.length).toBeGreaterThan(2);
  expect(run.filter(([, name]) => !packed.includes(`'${name}'`))).toEqual([]);
});
