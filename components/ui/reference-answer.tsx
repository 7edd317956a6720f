import type { ReactNode, Ref } from 'react';

/** The head of a ticket: a printer's colour bar, on white all round, for the ground below the sheet is one of its inks. */
export function TicketBar() {
  return <div aria-hidden="true" className="six-inks mb-6 h-3" />;
}

/** Where a ticket is torn: whole holes from edge to edge, through which the ground below the sheet is seen. */
function Perforation() {
  const holes = 'radial-gradient(circle, var(--ink-solid) 5.5px, #0000 6px) 0 0 / 22px 14px round';
  return (
    <div aria-hidden="true" className="-mx-5 mt-6 mb-6 sm:-mx-10" style={{ height: 14, background: holes }} />
  );
}

/** The reference of what was sent, and what hangs on it. */
export function ReferenceFacts({
  reference,
  labels,
  testId,
  children,
}: {
  reference: string;
  labels: { reference: string; referenceHint: string };
  testId: string;
  /** The stub below the perforation. */
  children?: ReactNode;
}) {
  return (
    <>
      <dl>
        <dt className="text-ink-soft">{labels.reference}</dt>
        <dd className="sign figures text-poster whitespace-nowrap" data-testid={testId}>
          {reference}
        </dd>
        <dd className="text-sm text-ink-soft">{labels.referenceHint}</dd>
      </dl>
      {children ? (
        <>
          <Perforation />
          {children}
        </>
      ) : null}
    </>
  );
}

/** The film over a new ticket is drawn off, once, for those who like things to move. */
function drawOff(film: HTMLElement | null): void {
  if (!film || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  film.hidden = false;
  film.animate(
    { transform: ['none', 'scaleX(0)'], transformOrigin: ['right', 'right'] },
    { duration: 600, easing: 'cubic-bezier(0.7, 0, 0.2, 1)' },
  ).onfinish = () => {
    film.hidden = true;
  };
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
      <TicketBar />
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
      <div ref={drawOff} hidden aria-hidden="true" className="six-inks absolute inset-0" />
    </>
  );
}
