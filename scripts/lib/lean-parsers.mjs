// PGlite copies its table of parsers for each query, and has one in it for arrays of rows of every table and view, those of
// the system included: nobody asks for one, and the copy took a fifth of all that the backend did.

/**
 * Takes out of a database what reads arrays of rows. They come as text then, as they do until a database that was just made is
 * opened again.
 *
 * @param {{ parsers: Record<string, unknown>, query(sql: string): Promise<{ rows: any[] }> }} database
 */
export async function dropRowParsers(database) {
  const { rows } = await database.query(
    "select typarray as oid from pg_type where typtype = 'c' and typarray <> 0",
  );
  const dropped = new Set(rows.map(({ oid }) => String(oid)));
  database.parsers = Object.fromEntries(
    Object.entries(database.parsers).filter(([oid]) => !dropped.has(oid)),
  );
}
