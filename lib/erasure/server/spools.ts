import 'server-only';
import { z } from 'zod';
import { openSpool, type SpoolFolders } from '@/lib/forms/server/spool';

// Broken forms are searched too, so nothing of their shape is asked for.
const anyForm = z.object({ idempotency_key: z.string(), reference: z.string() });

/**
 * Where what people sent waits on the disk while the database is away, by what it is. By the names of the folders: who
 * erases need not know the forms, and they may know who erases. A test holds the names to the forms' own.
 */
export function personalSpools(): { kind: 'quote' | 'application'; spool: SpoolFolders }[] {
  return [
    { kind: 'quote', spool: openSpool('quotes', anyForm) },
    { kind: 'application', spool: openSpool('applications', anyForm) },
  ];
}
