import { expect, test } from 'vitest';
import { mailTemplates } from '@/lib/site/mail-templates';
import { listFiles, readSource } from '../../support/source-files';

const sql = listFiles('supabase/migrations', ['.sql']).map(readSource).join('\n');
const backend = readSource('scripts/serve-backend.mjs');
const code = listFiles('lib', ['.ts']).map(readSource).join('\n');

/** Every name of a mail that the database writes into the outbox. */
function queuedByDatabase(): string[] {
  const inserts = [...sql.matchAll(/insert into public\.outbox_messages[\s\S]*?;\n/g)].map(
    ([insert]) => insert,
  );
  return inserts
    .flatMap((insert) => [...insert.matchAll(/^\s*(?:values )?\(?\s*'([a-z]+(?:-[a-z]+)+)',/gm)])
    .map(([, name = '']) => name);
}

test('every mail that is queued has its template', () => {
  const byDatabase = queuedByDatabase();
  const byBackend = [...backend.matchAll(/queue\(\s*'([a-z-]+)'/g)].map(([, name = '']) => name);
  expect(new Set(byDatabase).size).toBeGreaterThan(5);
  expect(byBackend).toContain('account-confirm');
  expect([...byDatabase, ...byBackend].filter((name) => !(name in mailTemplates))).toEqual([]);
});

test('every template is queued by something', () => {
  const names = Object.keys(mailTemplates);
  expect(names.length).toBeGreaterThan(10);
  const named = sql + backend + code.replaceAll(/^ +'[a-z-]+': async/gm, '');
  expect(names.filter((name) => !named.includes(`'${name}'`))).toEqual([]);
});
