// Before each request the package tells PostgreSQL who asks and what, in ten statements of its own, and a statement costs the
// embedded database more than the function that is called. Here they wait for the first that needs them, and go in one.

const setting = /^SELECT set_config\('([a-z._]+)', (?:\$1|''), true\)$/;

/**
 * @typedef {{ rows: any[], fields: any[], affectedRows?: number }} Result
 * @typedef {object} Database of which this replaces both
 * @property {(text: string, values?: any[], options?: object) => Promise<Result>} query
 * @property {(text: string) => Promise<Result[]>} exec
 */

/**
 * Has a database hear in one statement what holds for a transaction. Statements without values go without being prepared.
 *
 * @param {Database} database used by one request at a time
 */
export function gatherSettings(database) {
  const query = database.query.bind(database);
  const exec = database.exec.bind(database);
  /** @type {string[]} */
  let held = [];
  const tellHeld = async () => {
    const given = held;
    held = [];
    const calls = given.flatMap((_, index) =>
      index % 2 === 0 ? [`set_config($${index + 1}, $${index + 2}, true)`] : [],
    );
    await query(`select ${calls.join(', ')}`, given);
  };
  database.query = async (text, values = [], options) => {
    const name = setting.exec(text)?.[1];
    if (name) {
      held.push(name, String(values[0] ?? ''));
      return { rows: [], fields: [] };
    }
    if (values.length === 0 && !options) return /** @type {Result} */ ((await database.exec(text)).at(-1));
    if (held.length > 0) await tellHeld();
    return query(text, values, options);
  };
  // The role is among them: no statement may pass them by.
  database.exec = async (text) => {
    // They hold no longer than a transaction.
    if (text === 'BEGIN' || text === 'COMMIT' || text === 'ROLLBACK') held = [];
    if (held.length > 0) await tellHeld();
    return exec(text);
  };
}
