import type { ReactNode } from 'react';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';

/** A band of ink that says something large at its left; what can be done about it lies on white at its right. */
export function InkSection({
  id,
  ink,
  heading,
  aside,
  foot,
  as: Heading = 'h2',
  children,
}: {
  /** Its anchor. */
  id: string;
  ink: ServiceGroupId;
  heading: string;
  /** Below the heading. */
  aside: ReactNode;
  /** Below that, and on a phone below the sheet too. */
  foot?: ReactNode;
  /** `h1` where the band is the whole page. */
  as?: 'h1' | 'h2';
  children?: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-ink={ink}
      className={`bg-solid text-on-solid ${Heading === 'h1' ? 'min-h-[65svh]' : ''}`}
    >
      <div className="wrap-page grid gap-x-12 gap-y-6 py-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:py-28">
        <div className={children ? 'lg:col-span-5' : 'lg:col-span-9'}>
          <Heading id={`${id}-title`} className="sign text-poster">
            {heading}
          </Heading>
          <div className="mt-4 max-w-md sm:mt-6 sm:text-lg">{aside}</div>
        </div>
        {children ? (
          <div className="crop-marks relative self-start bg-white p-5 text-ink sm:p-10 lg:col-span-7 lg:row-span-2">
            {children}
          </div>
        ) : null}
        {foot ? <div className="lg:col-span-5">{foot}</div> : null}
      </div>
    </section>
  );
}
