/** Figures of a design as they are told: on pages, in documents. Written out in the reader's language. */
export interface FactGroup {
  title: string;
  facts: readonly { label: string; value: string }[];
}
