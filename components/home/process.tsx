import { SectionHeading } from '@/components/ui/section-heading';
import { processIntro } from '@/lib/home/home-copy';
import { projectSteps } from '@/lib/home/project-steps';
import type { Locale } from '@/lib/i18n/locales';

export function Process({ locale, durationLabel }: { locale: Locale; durationLabel: string }) {
  return (
    <section aria-labelledby="process-title" className="bg-paper-deep py-10 lg:py-28">
      <div className="wrap-page">
        <SectionHeading
          id="process-title"
          heading={processIntro.heading[locale]}
          text={processIntro.text[locale]}
        />
        <ol
          aria-labelledby="process-title"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row to swipe is scrolled by the keyboard too
          tabIndex={0}
          className="strip mt-4 lg:mt-16 lg:grid lg:grid-cols-5"
        >
          {projectSteps.map((step) => (
            <li key={step.id} className="step relative border-t-2 border-ink pt-5 pr-4 lg:pr-8">
              <h3 className="sign text-2xl">{step.title[locale]}</h3>
              <p className="figures mt-1 font-bold">
                <span className="sr-only">{durationLabel} </span>
                {step.duration[locale]}
              </p>
              <p className="mt-3 leading-snug text-ink-soft">{step.text[locale]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
