import type { ReactNode, Ref } from 'react';

/** The reference of what was sent, and further facts. */
export function ReferenceFacts({
  reference,
  labels,
  testId,
  children,
}: {
  reference: string;
  labels: { reference: string; referenceHint: string };
  testId: string;
  /** Further pairs of the description list, each in a div. */
  children?: ReactNode;
}) {
  return (
    <dl className="grid gap-6">
      <div>
        <dt className="text-ink-soft">{labels.reference}</dt>
        <dd className="sign figures text-poster whitespace-nowrap" data-testid={testId}>
          {reference}
        </dd>
        <dd className="text-sm text-ink-soft">{labels.referenceHint}</dd>
      </div>
      {children}
    </dl>
  );
}

/** What someone reads in place of a form that is safe: that it is, its facts, and what happens next. */
export function ReferenceAnswer({
  title,
  headingRef,
  next,
  children,
  again,
}: {
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  next: string;
  /** The facts. */
  children: ReactNode;
  again?: { label: string; onClick: () => void };
}) {
  return (
    <>
      {/* Over the whole edge of the sheet the form lay on. */}
      <div
        data-ink="walls"
        aria-hidden="true"
        className="-mx-5 -mt-5 mb-5 h-3 bg-solid sm:-mx-10 sm:-mt-10 sm:mb-10"
      />
      <h3 ref={headingRef} tabIndex={-1} className="sign mb-6 text-board outline-none">
        {title}
      </h3>
      {children}
      <p className="mt-6">{next}</p>
      {again ? (
        <button
          type="button"
          onClick={again.onClick}
          className="mt-4 min-h-11 cursor-pointer font-bold underline underline-offset-4"
        >
          {again.label}
        </button>
      ) : null}
    </>
  );
}
