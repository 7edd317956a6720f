import type { ReactNode } from 'react';
import { applicationAnchor } from '@/lib/careers/limits';

/** The section with the application form: whom or what it is for on the left, the form on the right. */
export function ApplicationSection({
  heading,
  text,
  as: Heading = 'h2',
  children,
}: {
  heading: string;
  text: ReactNode;
  as?: 'h1' | 'h2';
  children: ReactNode;
}) {
  return (
    <section
      id={applicationAnchor}
      aria-labelledby="application-title"
      data-ink="wrapping"
      className="bg-solid text-on-solid"
    >
      <div className="wrap-page grid gap-x-12 gap-y-10 py-16 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-5">
          <Heading id="application-title" className="sign text-poster">
            {heading}
          </Heading>
          <div className="mt-6 max-w-md text-lg">{text}</div>
        </div>
        <div className="bg-white p-5 text-ink sm:p-10 lg:col-span-7">{children}</div>
      </div>
    </section>
  );
}
