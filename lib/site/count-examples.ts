import type { Portfolio } from '@/lib/portfolio/portfolio';
import type { ShowcaseEntry, ShowcaseKind } from '@/lib/showcase/entries';
import type { ExampleCount, ExamplesLeft } from '@/lib/showcase/examples-left';

/** What the site still shows, or would show, that is invented. */
export function countExamples({
  showcase,
  portfolio,
  examples,
  hasExampleFacts,
  today,
}: {
  showcase: { examplesShown: boolean; version: number; entries: readonly ShowcaseEntry[] };
  portfolio: Portfolio;
  /** How many the site brings along, by kind. */
  examples: Record<ShowcaseKind, number>;
  hasExampleFacts: boolean;
  /** ISO day: a job whose last day is over stands in for no example. */
  today: string;
}): ExamplesLeft {
  const realOf = (kind: ShowcaseKind) =>
    showcase.entries.filter(
      (entry) =>
        entry.kind === kind &&
        entry.status === 'published' &&
        (entry.kind !== 'job' || entry.content.validThrough >= today),
    ).length;
  // The first real one takes the place of all examples of its kind.
  const count = (kind: ShowcaseKind): ExampleCount => {
    const real = realOf(kind);
    return { real, examples: real > 0 ? 0 : examples[kind] };
  };
  const works = portfolio.items.filter(({ status }) => status === 'published');
  return {
    examplesShown: showcase.examplesShown,
    version: showcase.version,
    counts: {
      work: {
        real: works.filter(({ sample }) => !sample).length,
        examples: works.filter(({ sample }) => sample).length,
      },
      testimonial: count('testimonial'),
      client: count('client'),
      job: count('job'),
    },
    hasExampleFacts,
  };
}
