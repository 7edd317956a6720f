import type { ShowcaseKind } from './entries';

/** What examples there are of, in the order in which visitors meet them. */
export const exampleKinds = ['work', 'testimonial', 'client', 'job'] as const satisfies readonly (
  | 'work'
  | ShowcaseKind
)[];
type ExampleKind = (typeof exampleKinds)[number];

/** Of one kind of content: how much is real and published, and how many examples visitors see, or would see. */
export interface ExampleCount {
  real: number;
  examples: number;
}

export interface ExamplesLeft {
  /** Whether visitors see the examples that are left. */
  examplesShown: boolean;
  /** Of the choice that was made; 0 while nobody has made it. */
  version: number;
  counts: Record<ExampleKind, ExampleCount>;
  /** The company's own facts, which only its record in the code changes. */
  hasExampleFacts: boolean;
}

/** How many examples there are, whether visitors see them or not. */
export function totalOf({ counts }: ExamplesLeft): number {
  return Object.values(counts).reduce((sum, { examples }) => sum + examples, 0);
}
