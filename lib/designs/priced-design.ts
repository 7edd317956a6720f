/** A part of what a design costs, as an offer says it. */
export interface PricedPart {
  /** One line, in the language of the offer. */
  text: string;
  unit: 'vehicle' | 'element' | 'item' | 'lump';
  /** How many of them. */
  count: number;
  /** Cents of all of them, VAT included. */
  amount: number;
  /** Its share of the lowest price that is published for it, in cents; 0 where none is. */
  atLeast: number;
}

/** What a design costs today, part by part. */
export interface PricedDesign {
  /** Of the assumptions it was computed with. */
  version: string;
  /** None of a design that has nothing to be priced. */
  parts: readonly PricedPart[];
}
