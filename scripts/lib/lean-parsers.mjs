// PGlite copies its table of parsers for each query, and has one in it for arrays of every type there is, rows of tables of the
// system included. Nobody asks for most of them, and the copy took a fifth of all that the backend did.

/** What arrays are made of here; those of anything else come as text. */
const elements = [
  'bool',
  'int2',
  'int4',
  'int8',
  'float8',
  'numeric',
  'text',
  'varchar',
  'uuid',
  'date',
  'timestamptz',
  'json',
  'jsonb',
  // Those of PostgreSQL's own tables, which tell the backend what there is.
  'name',
  'oid',
  'char',
];

/**
 * Takes out of a database what reads arrays that nobody asks for. They come as text then, as they do until a database that was
 * just made is opened again.
 *
 * @param {{ parsers: Record<string, unknown>, query(sql: string): Promise<{ rows: any[] }> }} database
 */
export async function dropArrayParsers(database) {
  const { rows } = await database.query(
    `select typarray as oid from pg_type where typarray <> 0 and typname not in ('${elements.join("', '")}')`,
  );
  const dropped = new Set(rows.map(({ oid }) => String(oid)));
  database.parsers = Object.fromEntries(
    Object.entries(database.parsers).filter(([oid]) => !dropped.has(oid)),
  );
}
