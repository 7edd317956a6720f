import 'server-only';
import { everyTag, type PageStore } from './page-store';

/**
 * What has been published so far (tag revalidation), as one process knows it. Points in time are points of the store's list, not of a
 * clock: no two machines need to agree on one, and a page that was being rendered while something was published knows
 * that it began before.
 */
export interface Publications {
  /** Reads what is new, when there is something. Rejects when the store is away; then what was known still holds. */
  refresh(): Promise<void>;
  /** The point up to which everything is known. */
  end(): number;
  /** Whether something with one of these tags was published after that point. */
  hasSince(tags: readonly string[], point: number): boolean;
}

export function followPublications(store: Pick<PageStore, 'findEnd' | 'readPublications'>): Publications {
  const lastOf = new Map<string, number>();
  let end = 0;
  // Differs from `end` while another process is in the middle of a line.
  let seen = 0;
  let reading: Promise<void> | null = null;

  const read = async (from: number) => {
    const news = await store.readPublications(from);
    for (const tag of news.tags) lastOf.set(tag, news.end);
    end = news.end;
  };

  return {
    async refresh() {
      const now = await store.findEnd();
      if (now === seen) return reading ?? undefined;
      if (now < seen) {
        // The list was lost or replaced: whatever was rendered before is in doubt (hasSince).
        lastOf.clear();
        end = 0;
      }
      seen = now;
      const mine = (reading ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => read(end))
        .catch((error) => {
          seen = end;
          throw error;
        })
        .finally(() => {
          if (reading === mine) reading = null;
        });
      reading = mine;
      return mine;
    },
    end: () => end,
    hasSince(tags, point) {
      if (point === end) return false;
      if (point > end) return true;
      return [...tags, everyTag].some((tag) => (lastOf.get(tag) ?? 0) > point);
    },
  };
}
