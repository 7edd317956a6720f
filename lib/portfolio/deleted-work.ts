import type { Localized } from '@/lib/i18n/locales';

/** How long what staff deleted can be brought back. */
export const undoDays = 30;

/** A work that was deleted and is not gone for good yet. */
export interface DeletedWork {
  id: string;
  version: number;
  title: Localized;
  deletedAt: Date;
}
