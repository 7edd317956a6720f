import { expect, test } from 'vitest';
import { gatherSettings } from '@/scripts/lib/gather-settings.mjs';

function makeDatabase() {
  const told: unknown[] = [];
  const result = { rows: [], fields: [] };
  const database = {
    query: async (text: string, values?: unknown[], options?: object) => {
      told.push([text, values, ...(options ? [options] : [])]);
      return result;
    },
    exec: async (text: string) => {
      told.push(text);
      return [result];
    },
  };
  gatherSettings(database);
  return { database, told };
}

const set = (name: string, value = '$1') => `SELECT set_config('${name}', ${value}, true)`;

test('settings wait for what needs them and go as one, values beside the text', async () => {
  const { database, told } = makeDatabase();
  await database.query('BEGIN');
  await database.query(set('role'), ["o'neil"]);
  await database.query(set('response.status', "''"));
  await database.query('select * from heard($1)', [2]);
  await database.query('COMMIT');
  expect(told).toEqual([
    'BEGIN',
    ['select set_config($1, $2, true), set_config($3, $4, true)', ['role', "o'neil", 'response.status', '']],
    ['select * from heard($1)', [2]],
    'COMMIT',
  ]);
});

test('what no statement needed ends with its transaction', async () => {
  const { database, told } = makeDatabase();
  await database.query(set('role'), ['admin']);
  await database.query('ROLLBACK');
  await database.query('select 1');
  await database.query('select $1', [1], { rowMode: 'array' });
  expect(told).toEqual(['ROLLBACK', 'select 1', ['select $1', [1], { rowMode: 'array' }]]);
});

test('any other statement goes as it is', async () => {
  const { database, told } = makeDatabase();
  for (const text of [set('role').replace('true', 'false'), `${set('role')}, 1`, set('role', "'x'")])
    await database.query(text, ['a']);
  expect(told).toHaveLength(3);
});

test('no statement passes them by, however it is sent', async () => {
  const { database, told } = makeDatabase();
  await database.query('BEGIN');
  await database.query(set('role'), ['anon']);
  await database.exec('delete from everything');
  expect(told).toEqual([
    'BEGIN',
    ['select set_config($1, $2, true)', ['role', 'anon']],
    'delete from everything',
  ]);
});
