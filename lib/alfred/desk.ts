import type { DeskLabels } from './desk-copy';
import type { DrawnAnswer } from './drawn-answer';

/** Where a dialog asks for what it needs: `?locale=nl&path=/nl/autobelettering`. */
export const deskAddress = '/api/account/alfred/desk';

/** What a dialog is made of, fetched when Alfred is called. */
export interface Desk {
  labels: DeskLabels;
  isSignedIn: boolean;
  /** The page it stands on, for his answers; null when it is none of the site's. */
  from: string | null;
  suggestions: string[];
  /** For who has no account. */
  sample: { question: string; answer: DrawnAnswer } | null;
  signUpHref: string;
}
