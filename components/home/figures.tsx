import { Ruler } from '@/components/illustrations/marks';
import { figures, figuresHeading } from '@/lib/home/home-copy';
import type { Locale } from '@/lib/i18n/locales';

export function Figures({ locale }: { locale: Locale }) {
  return (
    <section aria-labelledby="figures" className="bg-paper">
      <div className="overflow-hidden">
        <Ruler className="max-w-none text-ink" />
      </div>
      <div className="wrap-page py-7 lg:py-16">
        <h2 id="figures" className="sr-only">
          {figuresHeading[locale]}
        </h2>
        <dl className="home-figures grid gap-x-6 gap-y-6 lg:grid-cols-4">
          {figures.map(({ id, value, label }) => (
            <div key={id} className="flex flex-col-reverse justify-end border-l border-ink pl-4">
              <dt className="mt-2 max-w-[18ch] leading-snug text-ink-soft">{label[locale]}</dt>
              <dd className="sign figures text-[clamp(1.875rem,6.4vw,5rem)] leading-none">{value[locale]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
