import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { memoryFolder } from '@/scripts/lib/memory-folder.mjs';
import { type Stack, startStack } from '@/scripts/lib/stack.mjs';

interface Mail {
  id: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  from: { address: string; name: string }[];
  to: { address: string; name: string }[];
}

export interface TestStack extends Stack {
  /** Speaks to the backend itself, with the secret key. */
  database: SupabaseClient;
  /** Everything in the mailbox. */
  listMails(): Promise<Mail[]>;
  /** A mail as it came over the wire. */
  readMailSource(mail: Mail): Promise<string>;
  /** Its header lines. */
  readHeaderLines(mail: Mail): Promise<string[]>;
  count(table: string, filter?: Record<string, string>): Promise<number>;
  /** What the site has logged so far, one line each. */
  logLines: string[];
}

/** May name other addresses for parts of the stack. */
type Reroute = (stack: Stack) => Promise<Record<string, string>>;

/**
 * Starts a backend and a mailbox of their own, as processes, and points this test file's environment at them. Call it
 * before anything reads the environment.
 */
export function startTestStack(reroute?: Reroute): Promise<TestStack> {
  return start({ mailbox: true, reroute });
}

/** The same without the mailbox, a process less to start, for tests in which no mail is due. */
export function startMaillessStack(reroute?: Reroute): Promise<TestStack> {
  return start({ mailbox: false, reroute });
}

async function start({
  mailbox,
  reroute = async () => ({}),
}: {
  mailbox: boolean;
  reroute?: Reroute | undefined;
}): Promise<TestStack> {
  const stack = await startStack({ site: false, mailbox, temporaryIn: memoryFolder() });
  Object.assign(process.env, stack.env, { TRUSTED_PROXY_HOPS: '1' }, await reroute(stack));
  const database = createClient(stack.backendUrl, stack.secretKey, { auth: { persistSession: false } });
  // The first statement of a new backend takes longer than the site waits for one.
  await database.from('rate_limits').select('*', { head: true }).throwOnError();
  const logLines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((line: string) => {
    logLines.push(line);
    return process.env.SHOW_LOG ? write(line) : true;
  }) as typeof process.stdout.write;
  const readMailSource = async (mail: Mail) =>
    (await fetch(`${stack.mailboxUrl}/api/email/${mail.id}/source`)).text();
  return Object.assign(stack, {
    database,
    logLines,
    readMailSource,
    async readHeaderLines(mail: Mail) {
      const source = await readMailSource(mail);
      return (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    },
    async listMails() {
      const response = await fetch(`${stack.mailboxUrl}/api/email`);
      return (await response.json()) as Mail[];
    },
    async count(table: string, filter: Record<string, string> = {}) {
      const { count, error } = await database
        .from(table)
        .select('*', { count: 'exact', head: true })
        .match(filter);
      if (error || count === null) throw new Error(`${table}: ${error?.message}`);
      return count;
    },
  });
}

/** Waits until a check passes; its last failure is the test's. */
export async function eventually<T>(check: () => Promise<T> | T, milliseconds = 15_000): Promise<T> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
