/** Versions of the migrations from before the first release. */
export const replacedMigrations: readonly string[];

/** The first and the last version of the files that stand for them. */
export const standingMigrations: { first: string; last: string };

export function adoptMigrations(
  database: { query: unknown; transaction: unknown },
  files: readonly { version: string; filename: string }[],
): Promise<void>;
