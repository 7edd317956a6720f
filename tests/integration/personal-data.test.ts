import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startMigratedPostgres } from './support/postgres-server';

let server: PostgresServer;
let client: Client;

beforeAll(async () => {
  server = await startMigratedPostgres();
  client = await server.connect();
});
afterAll(async () => {
  await client?.end();
  await server?.stop();
});

/** Tables about nobody. Whoever adds one here says why. */
const withoutPersonalData: Record<string, string> = {
  incoming_mail_keys: 'keyed hashes of Message-IDs, so that a mail that comes again is known',
  rate_limits: 'keyed hashes of network addresses, gone within a day',
  storage_removals: 'random paths of files that are about to be removed',
  audit_log: 'ids alone: of staff, and of rows that may be gone',
  person_erasures: 'a keyed hash of an address, as proof of its erasure',
  visit_figures: 'counts of a day',
  design_tries: 'counts of a day',
  visit_measures: 'counts of a day',
  stale_statistics_days: 'days',
  portfolio_categories: 'words of the site itself',
  portfolio_items: 'works and their words, published with consent',
  portfolio_images: 'pictures of works',
  showcase_settings: 'whether examples are shown',
  job_stages: 'what the stages of jobs are called',
  price_book_entries: 'what is sold, and for how much',
  price_book_hidden: 'published prices that are left out',
  alfred_passages: 'answers for everyone, written by staff',
  bank_files: 'a hash, days and our own account: files themselves are not kept',
  bank_file_lines: 'which movement stands in which file',
  document_numbers: 'the last number of a series and year',
  alfred_spending: 'sums of a day',
  alfred_missed_searches: 'words of a search and how often, gone with an address that is erased',
};

/** Rows that go with the row they belong to. */
const belongTo: Record<string, string> = {
  quote_request_events: 'quote_requests',
  quote_request_losses: 'quote_requests',
  quote_request_notes: 'quote_requests',
  quote_request_drafts: 'quote_requests',
  quote_request_messages: 'quote_requests',
  incoming_mail_files: 'incoming_mails',
  quote_request_attachments: 'quote_requests',
  quote_request_designs: 'quote_requests',
  quote_request_samples: 'quote_requests',
  offer_pictures: 'quote_requests',
  portfolio_copies: 'job_photos',
  job_application_attachments: 'job_applications',
  design_picture_uses: 'design_pictures',
  staff_factors: 'staff_members',
  staff_factor_offers: 'staff_members',
  staff_factor_proofs: 'staff_members',
  calendar_feeds: 'staff_members',
  customer_notes: 'customers',
  staff_notices: 'staff_members',
  staff_notice_settings: 'staff_members',
  quote_note_mentions: 'staff_members',
  quote_request_looks: 'staff_members',
  saved_view_defaults: 'staff_members',
};

/** What every domain does for a task, as one text. */
async function definitionsOf(task: 'export' | 'erasure'): Promise<string> {
  const { rows } = await client.query(
    `select string_agg(pg_get_functiondef(p.oid), '') as sql from pg_proc p
     where p.proname in (select public.personal_parts($1))`,
    [task],
  );
  return rows[0].sql;
}

test('every table with personal data is exported and erased, or stands on the list of those without any', async () => {
  const { rows } = await client.query(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
  const exporting = await definitionsOf('export');
  const erasing = await definitionsOf('erasure');
  const forgotten = rows
    .map(({ name }) => String(name))
    .filter((name) => !(name in withoutPersonalData))
    .flatMap((name) => [
      // Events repeat what the request says.
      ...(new RegExp(`(?:from|join) public\\.${name}\\b`).test(exporting) || name === 'quote_request_events'
        ? []
        : [`${name} is in no export`]),
      ...(new RegExp(`(?:delete from|update) public\\.${belongTo[name] ?? name}\\b`).test(erasing)
        ? []
        : [`${name} is in no erasure`]),
    ]);
  expect(forgotten).toEqual([]);
});

test('what belongs to a row goes with it', async () => {
  for (const [table, owner] of Object.entries(belongTo)) {
    const { rows } = await client.query(
      `select f.confdeltype as on_delete from pg_constraint f
       where f.conrelid = $1::regclass and f.confrelid = $2::regclass and f.contype = 'f'`,
      [`public.${table}`, `public.${owner}`],
    );
    expect(rows, table).toEqual([{ on_delete: 'c' }]);
  }
});

test('tables on that list have no column that could hold a person', async () => {
  const { rows } = await client.query(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     where c.table_schema = 'public' and c.table_name = any ($1)
       and c.column_name ~ '(^|_)(email|recipient|phone|first_name|last_name|user_id|session_id|visitor_ip|user_agent|company|message)$'`,
    [Object.keys(withoutPersonalData)],
  );
  expect(rows).toEqual([]);
});

test('no table of that list has gone', async () => {
  const { rows } = await client.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace`,
  );
  const names = rows.map(({ relname }) => relname);
  for (const name of [...Object.keys(withoutPersonalData), ...Object.keys(belongTo)])
    expect(names).toContain(name);
});
