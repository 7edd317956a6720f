import 'server-only';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { maxDesigns } from '../design';
import { readDesignToken } from './design-links';
import { findDesign } from './design-store';

export type ChosenDesignsError = 'tooManyDesigns' | 'designGone';

/** Of the three seconds in which a form is answered; the rest is for storing it. */
const lookMilliseconds = 700;

/**
 * The designs of the tokens that a form carries, each once, in their order.
 *
 * While the database is away nobody can say whether they are still there: then they are taken as they come, and what is gone by
 * the time the form is stored is left out.
 */
export async function readChosenDesigns(
  tokens: readonly string[],
): Promise<{ ids: string[] } | { error: ChosenDesignsError }> {
  const ids = [...new Set(tokens.map(readDesignToken))];
  if (ids.includes(null)) return { error: 'designGone' };
  if (ids.length > maxDesigns) return { error: 'tooManyDesigns' };
  const known = ids.filter((id) => id !== null);
  try {
    const found = await Promise.all(known.map((id) => findDesign(id, lookMilliseconds)));
    return found.includes(null) ? { error: 'designGone' } : { ids: known };
  } catch (error) {
    if (!(error instanceof DatabaseAwayError)) throw error;
    return { ids: known };
  }
}
