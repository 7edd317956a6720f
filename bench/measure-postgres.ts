import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import type { Client } from 'pg';
import { startPostgres } from '@/tests/integration/support/postgres-server';

const folder = 'supabase/migrations';

/** Milliseconds that some work takes. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The median and the slowest of so many runs, milliseconds. */
export async function timeRuns(runs: number, work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await time(work));
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(runs / 2)] ?? 0, slowest: times.at(-1) ?? 0 };
}

/** Milliseconds that the server's process for this connection has worked, to ten of them; null where nobody can say (Linux alone does). */
export async function processorTime(client: Client): Promise<number | null> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const file = `/proc/${rows[0]?.pid}/stat`;
  if (!existsSync(file)) return null;
  // The name of the program, in brackets, may hold blanks; what follows is counted from the third field.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks * 10;
}

/** The plans of the statements inside the functions that some work calls, as the server logs them. */
export async function tellPlans(client: Client, work: () => Promise<unknown>): Promise<void> {
  await client.query(`load 'auto_explain'`);
  for (const setting of [
    'log_min_duration = 0',
    'log_analyze = on',
    'log_nested_statements = on',
    'log_buffers = off',
  ])
    await client.query(`set auto_explain.${setting}`);
  await client.query('set client_min_messages = log');
  const tell = ({ message }: { message?: string }) => console.log(message);
  client.on('notice', tell);
  await work();
  client.off('notice', tell);
  await client.query('set auto_explain.log_min_duration = -1');
  await client.query('reset client_min_messages');
}

/** Some work on a PostgreSQL server of its own with all migrations, after a line that says what it runs on. */
export async function onPostgres(work: (client: Client) => Promise<void>): Promise<void> {
  const server = await startPostgres();
  const client = await server.connect();
  try {
    for (const name of readdirSync(folder).sort())
      await client.query(readFileSync(`${folder}/${name}`, 'utf8'));
    const processors = os.cpus();
    console.log(
      `${new Date().toISOString().slice(0, 10)}, ${processors.length} × ${processors[0]?.model}, ${server.version}`,
    );
    await work(client);
  } finally {
    await client.end();
    await server.stop();
  }
}
