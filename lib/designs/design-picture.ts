import type { Locale } from '@/lib/i18n/locales';
import type { HeldDesign } from './design';

/** All sides of a design as one picture. */
interface DesignPicture {
  png: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
  /** The names of the sides in it. */
  sides: readonly string[];
}

/**
 * Draws what a request holds; null for a document that no tool opens.
 *
 * @param over what is not begun by then is not drawn
 */
export type DrawHeldDesign = (
  held: HeldDesign,
  locale: Locale,
  over?: AbortSignal,
) => Promise<DesignPicture | null>;
