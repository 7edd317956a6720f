import { InkDiscs } from '@/components/illustrations/marks';
import { about } from '@/lib/home/home-copy';
import type { Locale } from '@/lib/i18n/locales';

export function About({ locale }: { locale: Locale }) {
  const [first, ...others] = about.paragraphs[locale];
  return (
    <section aria-labelledby="about-title" data-ink="design" className="bg-tint">
      <div className="grid lg:grid-cols-12">
        {/* Below the discs on a phone, where what is said above goes on for long without a picture. */}
        <div className="from-page px-(--gutter) py-10 max-md:order-1 lg:col-span-7 lg:py-28 lg:pr-16">
          <h2 id="about-title" className="sign text-poster max-sm:text-[2.25rem]">
            {about.heading[locale]}
          </h2>
          <div className="mt-6 max-w-prose stack-5 sm:text-lg lg:mt-8">
            <p>{first}</p>
            <details className="unfolds stack-5">
              <summary className="opens sign inline-flex min-h-11 cursor-pointer items-center text-xl hocus:underline">
                {about.more[locale]}
              </summary>
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
          </div>
        </div>
        <div className="relative min-h-28 overflow-clip sm:min-h-64 bg-ink lg:col-span-5">
          <InkDiscs className="absolute inset-0 size-full" />
        </div>
      </div>
    </section>
  );
}
