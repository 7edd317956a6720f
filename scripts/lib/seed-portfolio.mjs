import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment.mjs';

// The sample portfolio of a new database: rows of the typed seed. Its pictures come with the build, in public/media.

/** A packed release has no sources, so scripts/pack-release.mjs writes the seed here. */
export const packedSeed = path.join('supabase', 'seed', 'portfolio.json');

/** Categories and works as lib/portfolio/portfolio.ts describes them. */
export async function readSeed() {
  const packed = path.join(projectRoot, packedSeed);
  if (existsSync(packed)) return JSON.parse(readFileSync(packed, 'utf8'));
  await import('./typescript-hooks.mjs');
  const { seedPortfolio } = await import('../../lib/portfolio/seed-items.ts');
  return seedPortfolio;
}

/**
 * Fills an empty portfolio. What staff have made or edited is left alone, so it may be called at every start.
 *
 * @param {(path: string, init: RequestInit) => Promise<Response>} ask asks the backend, by a path such as "/rest/v1/…"
 * @param {string} secretKey
 * @returns {Promise<'seeded' | 'kept'>}
 * @throws Error when the backend refuses
 */
export async function seedPortfolio(ask, secretKey) {
  /**
   * @param {string} to
   * @param {RequestInit} init
   * @returns {Promise<any>}
   */
  const send = async (to, init) => {
    const response = await ask(to, {
      ...init,
      headers: { apikey: secretKey, 'content-type': 'application/json' },
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    throw new Error(`The portfolio cannot be filled: ${to} answers ${response.status} ${text}`);
  };
  // Asked first: at most starts there is nothing to read.
  const known = await send('/rest/v1/portfolio_categories?select=id&limit=1', { method: 'GET' });
  const call = (/** @type {string} */ name, /** @type {object} */ args) =>
    send(`/rest/v1/rpc/${name}`, { method: 'POST', body: JSON.stringify(args) });
  if (known.length > 0) {
    // Samples of earlier versions were works with a town; those that nobody has edited become specimens.
    if (await call('are_samples_dated', {})) await call('renew_samples', { content: await readSeed() });
    return 'kept';
  }
  return call('seed_portfolio', { content: await readSeed() });
}
