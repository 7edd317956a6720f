/** Turns a document of one version into the next; it may rely on nothing but what that version promised. */
type Migration = (document: Record<string, unknown>) => Record<string, unknown>;

/**
 * A document in its newest form, whatever version it was kept in. Its shape is still to be checked.
 *
 * @param migrations from version 1 to 2, from 2 to 3, and so on: the newest version is one more than there are
 * @returns null for what is no document, or one of a version that is not known yet
 */
export function migrateDocument(document: unknown, migrations: readonly Migration[]): unknown {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return null;
  const { version } = document as Record<string, unknown>;
  const newest = migrations.length + 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > newest)
    return null;
  return migrations
    .slice(version - 1)
    .reduce<Record<string, unknown>>(
      (older, migrate, step) => ({ ...migrate(older), version: version + step + 1 }),
      document as Record<string, unknown>,
    );
}
