import type { Localized } from '@/lib/i18n/locales';

/** A switch: what it asks, and its positions in order. */
export interface TryoutChoice {
  legend: Localized;
  options: readonly Localized[];
}
