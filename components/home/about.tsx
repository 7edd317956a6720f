import { InkDiscs } from '@/components/illustrations/marks';
import { about } from '@/lib/home/home-copy';
import type { Locale } from '@/lib/i18n/locales';

export function About({ locale }: { locale: Locale }) {
  return (
    <section aria-labelledby="about-title" data-ink="design" className="bg-tint">
      <div className="grid lg:grid-cols-12">
        <div className="p-(--gutter) py-16 lg:col-span-7 lg:py-28 lg:pr-16 2xl:pl-[max(var(--gutter),calc((100vw-96rem)/2+var(--gutter)))]">
          <h2 id="about-title" className="sign text-poster">
            {about.heading[locale]}
          </h2>
          <div className="mt-8 max-w-prose stack-5 text-lg">
            {about.paragraphs[locale].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="relative min-h-80 overflow-clip bg-ink lg:col-span-5">
          <InkDiscs className="absolute inset-0 size-full" />
        </div>
      </div>
    </section>
  );
}
