import type { ReactNode, Ref } from 'react';

/** What someone reads once their form is safe: its reference, further facts, and what happens next. */
export function ReferenceAnswer({
  reference,
  labels,
  testId,
  next,
  headingRef,
  as: Heading = 'h3',
  facts,
  children,
}: {
  reference: string;
  labels: { success: string; reference: string; referenceHint: string };
  testId: string;
  next: string;
  headingRef?: Ref<HTMLHeadingElement>;
  as?: 'h1' | 'h3';
  /** Further pairs of a description list, each in a div. */
  facts?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div data-ink="walls" className="border-t-[0.75rem] border-solid bg-white p-6 text-ink sm:p-10">
      <Heading ref={headingRef} tabIndex={-1} className="sign text-board outline-none">
        {labels.success}
      </Heading>
      <dl className="mt-6 grid gap-6">
        <div>
          <dt className="text-ink-soft">{labels.reference}</dt>
          <dd className="sign figures text-poster whitespace-nowrap" data-testid={testId}>
            {reference}
          </dd>
          <dd className="text-sm text-ink-soft">{labels.referenceHint}</dd>
        </div>
        {facts}
      </dl>
      <p className="mt-6">{next}</p>
      {children}
    </div>
  );
}
