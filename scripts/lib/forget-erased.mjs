// What was erased stays in the files of a database until its place is written over: in old versions of rows, and in the log.
// PGlite has nothing that would clear them up by itself. Here every table is written anew, and the log that knew the rows
// before is removed instead of being used again. A backup copies those files, so it waits for this.

/** A minute after an erasure, so that several are one work; and once a day for what retention has deleted. */
const restMs = 60_000;
const dayMs = 86_400_000;

const erasing = new Set([
  'complete_person_erasure',
  'delete_job_application',
  'erase_account',
  'erase_address',
  'erase_own_visits',
  'withdraw_quote_request',
]);

/**
 * Whether a request that succeeded may have deleted what a person wanted gone.
 *
 * @param {string} pathname
 */
export function isErasure(pathname) {
  const prefix = '/rest/v1/rpc/';
  return pathname.startsWith(prefix) && erasing.has(pathname.slice(prefix.length));
}

/** @param {string} name */
const quoteName = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * @param {{ exec: (sql: string) => Promise<unknown>, query: (sql: string) => Promise<{ rows: any[] }> }} database
 * @param {{ run: <T>(job: () => Promise<T>) => Promise<T> }} queue
 */
export function createForgetter(database, queue) {
  let isDue = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let work = Promise.resolve();

  /** Table by table, so that requests come in between. */
  async function rewrite() {
    isDue = false;
    clearTimeout(timer);
    const { rows } = await queue.run(() =>
      database.query(
        `select schemaname as space, tablename as name from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
      ),
    );
    for (const { space, name } of rows)
      await queue.run(() => database.exec(`vacuum (full) ${quoteName(space)}.${quoteName(name)}`));
    await queue.run(async () => {
      await database.exec('set wal_recycle = off');
      try {
        // The first begins a new file of the log; the second removes those that the database does not need any more.
        await database.exec('select pg_switch_wal()');
        await database.exec('checkpoint');
      } finally {
        await database.exec('reset wal_recycle');
      }
    });
  }

  /** One after the other. What fails is due again. */
  function forget() {
    work = work.then(rewrite).catch((error) => {
      isDue = true;
      console.error(error);
    });
    return work;
  }

  setInterval(forget, dayMs).unref();
  return {
    /** Something was erased. */
    note() {
      isDue = true;
      clearTimeout(timer);
      timer = setTimeout(forget, restMs);
      timer.unref();
    },
    /** Resolves when nothing that was erased before this call is in the files any more. */
    async finish() {
      await work;
      if (isDue) await forget();
    },
  };
}
