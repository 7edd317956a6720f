import type { ReactNode } from 'react';

/** One thing an account's owner can see or do: its name on the left, the thing itself on the right. */
export function AccountSection({
  id,
  heading,
  text,
  children,
}: {
  /** Anchor, so that a form posted without script comes back to its own answer. */
  id: string;
  heading: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-x-12 gap-y-6 border-t-2 border-ink py-10 lg:grid-cols-12 lg:py-14"
    >
      <div className="lg:col-span-5">
        <h2 id={`${id}-title`} className="sign text-board">
          {heading}
        </h2>
        {text ? <p className="mt-3 max-w-md break-words">{text}</p> : null}
      </div>
      <div className="min-w-0 lg:col-span-7">{children}</div>
    </section>
  );
}
