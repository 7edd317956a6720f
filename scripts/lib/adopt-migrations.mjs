// Before the first release the thirty-one migrations of its making were written together into one file a domain, in their
// final form. A database that stands at the last of the thirty-one has the same schema, so it is only told so.

/** Versions of the migrations from before the first release. */
export const replacedMigrations = [
  '20261121090000',
  '20261121090100',
  '20261121090200',
  '20261121100000',
  '20261121100100',
  '20261121100200',
  '20261121110000',
  '20261121110100',
  '20261122070000',
  '20261122080000',
  '20261122081000',
  '20261122081100',
  '20261122081200',
  '20261122090000',
  '20261122090100',
  '20261122090200',
  '20261122092000',
  '20261122100000',
  '20261122100100',
  '20261122101000',
  '20261122110000',
  '20261122110100',
  '20261122120000',
  '20261122121000',
  '20261122122000',
  '20261122123000',
  '20261122130000',
  '20261122131000',
  '20261122132000',
  '20261122133000',
  '20261122134000',
];

/** The first and the last version of the files that stand for them. */
export const standingMigrations = { first: '20261122134001', last: '20261122134010' };

/**
 * Brings the list of applied migrations of a database from before the first release up to date.
 *
 * @param {any} database what runs its queries: `query`, and `transaction`
 * @param {readonly { version: string, filename: string }[]} files the migrations there are
 * @throws Error with a sentence for whoever starts it, when the database stands at an earlier one of them
 */
export async function adoptMigrations(database, files) {
  const known = await database.query('select version from supabase_migrations.schema_migrations');
  const versions = new Set(known.rows.map((/** @type {{ version: string }} */ { version }) => version));
  const applied = replacedMigrations.filter((version) => versions.has(version));
  if (applied.length === 0) return;
  if (applied.length < replacedMigrations.length) {
    throw new Error(
      'Its database is older than this version can take over: start a version that has the migration ' +
        `${replacedMigrations.at(-1)} on it once, then this one.`,
    );
  }
  const { first, last } = standingMigrations;
  const standing = files.filter(({ version }) => version >= first && version <= last);
  await database.transaction(async (/** @type {any} */ transaction) => {
    await transaction.query('delete from supabase_migrations.schema_migrations where version = any ($1)', [
      replacedMigrations,
    ]);
    for (const { version, filename } of standing) {
      await transaction.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, '{}')
         on conflict (version) do nothing`,
        [version, filename.replace(/^\d+_|\.sql$/g, '')],
      );
    }
  });
}
