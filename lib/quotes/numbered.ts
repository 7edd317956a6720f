/** What is signed in the name of a request: its reference, and how often its address was corrected by then. */
export const numbered = (reference: string, number: number) =>
  number === 0 ? reference : `${reference}.${number}`;
