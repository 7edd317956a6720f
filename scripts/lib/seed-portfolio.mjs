import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment.mjs';

// The sample portfolio of a new database: rows from supabase/seed/portfolio.json, which is written from the typed seed of
// lib/portfolio, and the files named in it from supabase/seed/portfolio/. Neither needs the site's sources, so that a
// packed release has it too.

const folder = path.join(projectRoot, 'supabase', 'seed');
const list = path.join(folder, 'portfolio.json');
const bucket = 'portfolio';
const mimeTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Every picture and video of a portfolio as it is named in the bucket, with its type. */
function filesOf({ items }) {
  return items
    .flatMap(({ images, video }) => [...images, ...(video ? [video] : [])])
    .map(({ id, format }) => ({ name: `${id}.${format}`, mimeType: mimeTypes[format] }));
}

/**
 * Fills an empty portfolio, files first: rows are what says that it is done. What is there is left alone, so it may be
 * called at every start.
 *
 * @param {(path: string, init: RequestInit) => Promise<Response>} ask asks the backend, by a path such as "/rest/v1/…"
 * @param {string} secretKey
 * @returns {Promise<'seeded' | 'kept'>}
 * @throws Error when the backend refuses
 */
export async function seedPortfolio(ask, secretKey) {
  const auth = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const send = async (to, method, headers, body) => {
    const response = await ask(to, { method, headers: { ...auth, ...headers }, body });
    const text = await response.text();
    return { ok: response.ok, status: response.status, text };
  };
  const expectOk = (to, answer) => {
    if (!answer.ok)
      throw new Error(`The portfolio cannot be filled: ${to} answers ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text);
  };
  const json = { 'content-type': 'application/json' };

  const categories = '/rest/v1/portfolio_categories?select=id&limit=1';
  if (expectOk(categories, await send(categories, 'GET')).length > 0 || !existsSync(list)) return 'kept';

  const content = JSON.parse(readFileSync(list, 'utf8'));
  const made = await send(
    '/storage/v1/bucket',
    'POST',
    json,
    JSON.stringify({ id: bucket, name: bucket, public: false }),
  );
  // That it is there already is no reason to stop.
  if (!made.ok && !/exist|duplicate/i.test(made.text)) expectOk('/storage/v1/bucket', made);
  for (const { name, mimeType } of filesOf(content)) {
    const to = `/storage/v1/object/${bucket}/${name}`;
    const bytes = readFileSync(path.join(folder, bucket, name));
    expectOk(to, await send(to, 'POST', { 'content-type': mimeType, 'x-upsert': 'true' }, bytes));
  }
  const rows = '/rest/v1/rpc/seed_portfolio';
  return expectOk(rows, await send(rows, 'POST', json, JSON.stringify({ content })));
}
