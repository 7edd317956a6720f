import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeToSpool } from '@/lib/forms/server/spool';
import type { QuoteRecord } from '@/lib/quotes/server/quote-record';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';
import { issueTicket } from '@/lib/security/form-ticket';
import { receiveUpload } from '@/lib/uploads/server/receive-upload';
import { memoryFolder } from '@/scripts/lib/memory-folder.mjs';
import { startStack } from '@/scripts/lib/stack.mjs';
import { pdf, png } from './support/files';
import { quoteRow } from './support/quote-rows';
import { acknowledged, someAddress, submit } from './support/quotes';
import { runScript } from './support/run-script';
import { startTestStack, type TestStack } from './support/test-stack';

// F14: what a backup holds is what a restore gives back, rows and files.

let stack: TestStack;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(memoryFolder(), 'backup-'));
  stack = await startTestStack();
});
afterAll(async () => {
  await stack?.stop();
  await rm(root, { recursive: true, force: true });
});

/** Every file below a folder with the hash of its content. */
function hashTree(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => path.relative(folder, file) !== 'lock')
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

async function sendQuoteWithFiles(): Promise<string> {
  const now = new Date();
  const ticket = issueTicket(new Date(now.getTime() - 60_000));
  const receipts = await Promise.all(
    [
      { name: 'plan.pdf', bytes: pdf },
      { name: 'logo.png', bytes: await png() },
    ].map(async ({ name, bytes }) => {
      const body = new Blob([bytes as BlobPart]).stream();
      const upload = { ticket, name, body, declaredSize: bytes.length, address: someAddress(), now };
      const result = await receiveUpload('quote', upload);
      if (result.status !== 'stored') throw new Error(result.reason);
      return result.receipt;
    }),
  );
  return acknowledged(await submit({ ticket, uploads: receipts })).reference;
}

const backUp = async (dataDir: string, name: string) => {
  const target = path.join(root, name);
  const run = await runScript('back-up-data.mjs', [target], { DATA_DIR: dataDir });
  expect(run).toMatchObject({ code: 0 });
  const files = readdirSync(target);
  expect(files).toHaveLength(1);
  return { file: path.join(target, String(files[0])), output: run.output };
};
const restore = (dataDir: string, file: string, ...flags: string[]) =>
  runScript('restore-data.mjs', [file, ...flags], { DATA_DIR: dataDir });

async function readQuotes(url: string, key: string) {
  const database = createClient(url, key, { auth: { persistSession: false } });
  const quotes = await database
    .from('quote_requests')
    .select('reference, email, quote_request_attachments(storage_path)')
    .order('reference')
    .throwOnError();
  const mails = await database.from('outbox_messages').select('id').throwOnError();
  return { database, quotes: quotes.data, mailCount: mails.data.length };
}

describe('A backup of a running site', () => {
  let file: string;
  let references: string[];
  let stored: Buffer[];
  const waiting = quoteRow({ email: 'waiting@disk.test' }) as QuoteRecord;

  async function downloadAll(paths: string[], database = stack.database): Promise<Buffer[]> {
    const bucket = database.storage.from('quote-attachments');
    return Promise.all(
      paths.map(async (name) => {
        const { data, error } = await bucket.download(name);
        if (error) throw error;
        return Buffer.from(await data.arrayBuffer());
      }),
    );
  }
  const pathsOf = (quotes: { quote_request_attachments: { storage_path: string }[] }[]) =>
    quotes.flatMap((quote) => quote.quote_request_attachments.map((each) => each.storage_path)).sort();

  beforeAll(async () => {
    references = [await sendQuoteWithFiles(), await sendQuoteWithFiles()];
    const before = await readQuotes(stack.backendUrl, stack.secretKey);
    stored = await downloadAll(pathsOf(before.quotes));
    expect((await writeToSpool(quoteSubmissions.openSpool(), waiting)).status).toBe('spooled');
    // Quotes keep coming in while it is made.
    let isDone = false;
    const more = (async () => {
      const sent: string[] = [];
      while (!isDone) sent.push(acknowledged(await submit()).reference);
      return sent;
    })();
    const result = await backUp(stack.dataDir, 'running');
    isDone = true;
    expect((await more).length).toBeGreaterThan(0);
    file = result.file;
    expect(result.output).toMatch(/quote_requests +\d+/);
  });

  test('gives back every row, file and waiting form, whole, on another folder', async () => {
    const dataDir = path.join(root, 'elsewhere');
    const run = await restore(dataDir, file);
    expect(run).toMatchObject({ code: 0 });

    const other = await startStack({ dataDir, mailbox: false });
    try {
      // The keys came with it.
      expect(other.secretKey).toBe(stack.secretKey);
      const { database, quotes, mailCount } = await readQuotes(other.backendUrl, other.secretKey);
      const told = Number(/quote_requests +(\d+)/.exec(run.output)?.[1]);
      expect(quotes).toHaveLength(told);
      for (const reference of references) expect(quotes.map((quote) => quote.reference)).toContain(reference);
      // A request and its two mails are one transaction.
      expect(mailCount).toBe(2 * quotes.length);
      expect(await downloadAll(pathsOf(quotes), database)).toEqual(stored);
    } finally {
      await other.stop();
    }
    const spooled = path.join(dataDir, 'spool/quotes', `${waiting.idempotency_key}.json`);
    expect(JSON.parse(await readFile(spooled, 'utf8')).record.email).toBe('waiting@disk.test');
  }, 90_000);

  test('leaves nothing behind in the data folder, and is for its owner alone', () => {
    expect(readdirSync(stack.dataDir).filter((name) => name.startsWith('snapshot-'))).toEqual([]);
    expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('made twice at once is two whole files', async () => {
    const target = path.join(root, 'twice');
    const run = () => runScript('back-up-data.mjs', [target], { DATA_DIR: stack.dataDir });
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    const files = readdirSync(target).sort();
    expect(files).toHaveLength(3);
    for (const [index, name] of files.entries()) {
      const restored = await restore(path.join(root, `once-${index}`), path.join(target, name));
      expect(restored, name).toMatchObject({ code: 0 });
    }
  }, 120_000);

  test('cannot be restored over a running site', async () => {
    const run = await restore(stack.dataDir, file, '--replace');
    expect(run.code).toBe(1);
    expect(run.output).toContain('already in use');
    expect(await stack.count('quote_requests')).toBeGreaterThan(0);
  });

  test('cannot be taken by who does not have the key', async () => {
    const address = `${stack.backendUrl}/backup/v1/snapshots?name=x`;
    for (const apikey of ['', stack.publishableKey, `${stack.secretKey}x`]) {
      expect((await fetch(address, { method: 'POST', headers: { apikey } })).status).toBe(401);
    }
    const climbing = `${stack.backendUrl}/backup/v1/snapshots?name=${encodeURIComponent('../../x')}`;
    const answer = await fetch(climbing, { method: 'POST', headers: { apikey: stack.secretKey } });
    expect(answer.status).toBe(400);
  });

  test('is not put over other data unless asked, and then keeps it aside', async () => {
    const dataDir = path.join(root, 'used');
    const first = await startStack({ dataDir, mailbox: false });
    await first.stop();
    const before = hashTree(dataDir);

    const refused = await restore(dataDir, file);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('is not empty');
    expect(hashTree(dataDir)).toEqual(before);

    expect(await restore(dataDir, file, '--replace')).toMatchObject({ code: 0 });
    const kept = readdirSync(dataDir).find((name) => name.startsWith('before-restore-'));
    expect(hashTree(path.join(dataDir, String(kept)))).toEqual(before);
    const second = await startStack({ dataDir, mailbox: false });
    try {
      const { quotes } = await readQuotes(second.backendUrl, second.secretKey);
      expect(quotes.map((quote) => quote.reference)).toEqual(expect.arrayContaining(references));
    } finally {
      await second.stop();
    }
  }, 90_000);

  test('of a stopped site holds the same, and what was put aside is not backed up again', async () => {
    const dataDir = path.join(root, 'elsewhere');
    const again = await backUp(dataDir, 'stopped');
    const target = path.join(root, 'third');
    const run = await restore(target, again.file);
    expect(run.code).toBe(0);
    const counts = (output: string) => output.match(/^ +[a-z_]+ +\d+$/gm);
    expect(counts(run.output)).toEqual(counts(again.output));
    expect(counts(run.output)?.length).toBeGreaterThan(2);
    expect(existsSync(path.join(dataDir, 'lock'))).toBe(false);
  }, 90_000);

  describe('that is damaged', () => {
    const flip = (bytes: Buffer, at: number) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
      return copy;
    };
    const damages: [string, (bytes: Buffer) => Buffer][] = [
      ['cut in the middle', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))],
      ['cut by its last byte', (bytes) => bytes.subarray(0, -1)],
      ['with one bit changed in the compressed bytes', (bytes) => flip(bytes, Math.floor(bytes.length / 2))],
      [
        'with one bit of a file changed and packed again',
        (bytes) => {
          const tar = gunzipSync(bytes);
          return gzipSync(flip(tar, tar.lastIndexOf('%PDF-1.7')));
        },
      ],
      [
        'with its manifest made to promise another row',
        (bytes) => {
          const tar = gunzipSync(bytes);
          const text = tar.toString('latin1');
          const at = text.search(/"public\.quote_requests": \d/) + '"public.quote_requests": '.length;
          tar.write(text[at] === '9' ? '8' : '9', at);
          return gzipSync(tar);
        },
      ],
      ['that is something else', () => Buffer.from('not a backup')],
      ['that is empty', () => Buffer.alloc(0)],
      ['that is another archive', () => gzipSync(Buffer.alloc(1024))],
    ];

    test.each(damages)('%s is refused, and nothing is changed', async (_, damage) => {
      const damaged = path.join(root, 'damaged.tar.gz');
      await writeFile(damaged, damage(await readFile(file)));
      const dataDir = path.join(root, 'precious');
      await mkdir(path.join(dataDir, 'database'), { recursive: true });
      await writeFile(path.join(dataDir, 'database/one'), 'precious');
      const before = hashTree(dataDir);
      const run = await restore(dataDir, damaged, '--replace');
      expect(run.code).toBe(1);
      expect(run.output).toContain('Nothing was changed');
      expect(hashTree(dataDir)).toEqual(before);
      expect(readdirSync(dataDir)).toEqual(['database']);
    });
  });
});

test('a start takes away what restores that were killed have left, and nothing else', async () => {
  const dataDir = path.join(root, 'littered');
  const left = path.join(dataDir, `restore-${randomUUID()}`);
  for (const folder of [left, path.join(dataDir, 'before-restore-x')]) {
    await mkdir(path.join(folder, 'database'), { recursive: true });
    await writeFile(path.join(folder, 'database/one'), 'x');
  }
  const started = await startStack({ dataDir, mailbox: false });
  await started.stop();
  expect(existsSync(left)).toBe(false);
  expect(existsSync(path.join(dataDir, 'before-restore-x/database/one'))).toBe(true);
});

test('a start in the middle of a restore that was killed says what to do instead of making a new database', async () => {
  const dataDir = path.join(root, 'interrupted');
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, 'restoring'), 'x');
  await expect(startStack({ dataDir, mailbox: false })).rejects.toThrow('run "npm run restore');
  expect(existsSync(path.join(dataDir, 'database'))).toBe(false);
});

test('a folder without a database, a hosted project and a missing file are told apart', async () => {
  const empty = await runScript('back-up-data.mjs', [], { DATA_DIR: path.join(root, 'nowhere') });
  expect(empty).toMatchObject({ code: 1, output: expect.stringContaining('holds no database') });
  const hosted = { SUPABASE_URL: 'https://x.supabase.test', DATA_DIR: path.join(root, 'nowhere') };
  for (const [script, ...args] of [['back-up-data.mjs'], ['restore-data.mjs', 'x']] as [
    string,
    ...string[],
  ][]) {
    const run = await runScript(script, args, hosted);
    expect(run).toMatchObject({ code: 1, output: expect.stringContaining('docs/deploy.md') });
  }
  const missing = await restore(path.join(root, 'nowhere'), path.join(root, 'missing.tar.gz'));
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('does not exist') });
});
