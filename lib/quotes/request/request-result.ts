/** What an action on a request's page answers. `id` tells one answer from the next. */
export type RequestResult =
  | null
  /** `sentence` says what was done; `undo` is the change that takes it back, or null. */
  | { status: 'done'; id: string; sentence: string; undo: string | null }
  /**
   * Somebody was quicker: what they did, and beside it what was wanted here (null when it stands in the form). Nothing
   * was saved; `version` is the one to save over.
   */
  | {
      status: 'conflict';
      id: string;
      changes: string[];
      wanted: string | null;
      version: number;
      values: Values;
    }
  | { status: 'invalid'; id: string; fields: Record<string, string[]>; values: Values }
  /** An answer as the customer will read it. */
  | {
      status: 'preview';
      id: string;
      subject: string;
      paragraphs: string[][];
      hasGaps: boolean;
      values: Values;
    }
  | { status: 'refused'; id: string; reason: RequestRefusal; values: Values };

export type Values = Record<string, string>;

export const requestRefusals = ['signedOut', 'forbidden', 'unavailable', 'unknown', 'invalid'] as const;

export type RequestRefusal = (typeof requestRefusals)[number];

/** What was typed and is given back, whatever the answer. */
export function valuesOf(result: RequestResult): Values {
  return result !== null && 'values' in result ? result.values : {};
}
