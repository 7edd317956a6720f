import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { keptSince } from '@/lib/legal/kept-since';
import { retention } from '@/lib/legal/retention';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { ask, unlessAway } from '@/lib/supabase/ask';
import {
  type DesignFigures,
  type DesignKind,
  designKinds,
  designLimits,
  isTooLarge,
  type KeptDesign,
} from '../design';

/** What a design would cost, as it is kept. */
export const designFiguresShape = z.object({ version: z.string(), low: z.number(), high: z.number() });

const row = z
  .object({
    id: z.uuid(),
    kind: z.enum(designKinds),
    document: z.unknown(),
    title: z.string(),
    updated_at: z.coerce.date(),
    owner: z.string().nullable(),
    figures: designFiguresShape.nullable().default(null),
  })
  .transform(({ updated_at, ...kept }): KeptDesign => ({ ...kept, updatedAt: updated_at }));

/** What is to be kept, checked by the tool it comes from. */
export interface DesignContent {
  kind: DesignKind;
  document: object;
  title: string;
  /** Kept with every quote request that holds the design. */
  figures?: DesignFigures;
}

/** A title that the database takes: one line, never empty. */
function storable({ kind, document, title, figures }: DesignContent) {
  if (isTooLarge(document)) throw new Error('A design passed its checks and is too large to be kept');
  const line = title.replace(/\p{Cc}+/gu, ' ').trim();
  const cut = [...line].slice(0, designLimits.titleLength).join('');
  return { kind, document, title: cut || kind, figures: figures ?? null };
}

const created = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), id: z.uuid() }),
  z.object({ status: z.literal('limited') }),
]);

const saveLimits = (address: string) => [bucketFor('designPerAddress', hashAddress(address))];

/**
 * Keeps a design.
 *
 * @param sender `account` of who is signed in, or null; `key` of the browser, under which a design is kept once however often it is sent
 * @returns null while the database is away
 */
export function createDesign(
  content: DesignContent,
  sender: { locale: Locale; address: string; account: string | null; key?: string | null },
): Promise<z.output<typeof created> | null> {
  const design = {
    ...storable(content),
    locale: sender.locale,
    user_id: sender.account,
    save_key: sender.key ?? null,
    limits: saveLimits(sender.address),
  };
  return unlessAway('designs.notCreated', ask('create_design', { design }, created));
}

const changed = z.object({ status: z.enum(['ok', 'limited', 'unknown']) });

/** Saves over a design whose owner's token was shown. Null while the database is away. */
export function changeDesign(id: string, content: DesignContent, { address }: { address: string }) {
  const change = { ...storable(content), limits: saveLimits(address) };
  return unlessAway('designs.notChanged', ask('change_design', { design_id: id, change }, changed));
}

/**
 * @param within milliseconds
 * @throws DatabaseAwayError
 */
export function findDesign(id: string, within?: number): Promise<KeptDesign | null> {
  return ask('find_design', { design_id: id }, row.nullable(), within);
}

/** The designs of an account, the newest first, or null while the database is away. */
export function listOwnDesigns(viewer: { id: string }): Promise<KeptDesign[] | null> {
  return unlessAway('designs.ownNotListed', ask('list_own_designs', { account: viewer.id }, z.array(row)));
}

/** Deletes a design whose owner's token was shown; null while the database is away. */
export function deleteDesign(id: string): Promise<boolean | null> {
  return unlessAway('designs.notDeleted', ask('delete_design', { design_id: id }, z.boolean()));
}

const perCall = 1000;
const maxCalls = 20;

/**
 * Deletes designs whose time is over, but those that a quote request came with.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export async function purgeDesigns(now: Date): Promise<number> {
  const before = keptSince(now, { months: retention.designMonths });
  const args = { before: before.toISOString(), max_count: perCall };
  let purged = 0;
  for (let call = 0; call < maxCalls; call += 1) {
    const gone = await ask('purge_designs', args, z.number(), 10_000);
    purged += gone;
    if (gone < perCall) break;
  }
  return purged;
}
