import type { ReactNode } from 'react';
import { CropMarks } from '@/components/illustrations/marks';
import type { ServiceGroupId } from '@/lib/i18n/routes';

/** A band of ink with a form on white at its right; whom or what it is for stands at its left. */
export function FormSection({
  id,
  ink,
  heading,
  aside,
  as: Heading = 'h2',
  children,
}: {
  /** Its anchor. */
  id: string;
  ink: ServiceGroupId;
  heading: string;
  aside: ReactNode;
  as?: 'h1' | 'h2';
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-ink={ink} className="bg-solid text-on-solid">
      <div className="wrap-page grid gap-x-12 gap-y-10 py-16 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-5">
          <Heading id={`${id}-title`} className="sign text-poster">
            {heading}
          </Heading>
          <div className="mt-6 max-w-md text-lg">{aside}</div>
        </div>
        <div className="relative bg-white p-5 text-ink sm:p-10 lg:col-span-7">
          <CropMarks className="pointer-events-none absolute inset-0 text-ink max-sm:hidden" />
          {children}
        </div>
      </div>
    </section>
  );
}
