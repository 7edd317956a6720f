import 'server-only';
import type { DesignFigures, DesignKind, HeldDesign } from '@/lib/designs/design';
import {
  designToken,
  heldDesignToken,
  readDesignToken,
  readHeldDesignToken,
} from '@/lib/designs/server/design-links';
import { findDesign } from '@/lib/designs/server/design-store';
import { findHeldDesign } from '@/lib/designs/server/held-designs';

/** A design, kept under a link or held by a request, with the query under which its files are found. */
export interface FoundDesign {
  kind: DesignKind;
  document: unknown;
  title: string;
  figures: DesignFigures | null;
  savedAt: Date;
  /** Of the request that holds it. */
  reference: string | null;
  query: Record<string, string>;
}

export function foundHeld(held: HeldDesign): FoundDesign {
  return { ...held, query: { held: heldDesignToken(held.id) } };
}

/**
 * The design whose token an address carries; null for a token that is not ours, or when it is gone.
 *
 * @throws DatabaseAwayError
 */
export async function findByToken(query: { token?: unknown; held?: unknown }): Promise<FoundDesign | null> {
  const heldId = readHeldDesignToken(query.held);
  if (heldId !== null) {
    const held = await findHeldDesign(heldId);
    return held && foundHeld(held);
  }
  const id = readDesignToken(query.token);
  const kept = id === null ? null : await findDesign(id);
  return (
    kept && {
      ...kept,
      savedAt: kept.updatedAt,
      reference: null,
      query: { token: designToken(kept.id) },
    }
  );
}

/** Address of a picture or file of a design. */
export function pathToFile({ query }: FoundDesign, file: string): string {
  return `/media/designs/${file}?${new URLSearchParams(query)}`;
}
