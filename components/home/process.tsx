import { SectionHeading } from '@/components/ui/section-heading';
import { processIntro } from '@/lib/home/home-copy';
import { projectSteps } from '@/lib/home/project-steps';
import type { Locale } from '@/lib/i18n/locales';

export function Process({ locale, durationLabel }: { locale: Locale; durationLabel: string }) {
  return (
    <section aria-labelledby="process-title" className="bg-paper-deep py-16 lg:py-28">
      <div className="wrap-page">
        <SectionHeading
          id="process-title"
          heading={processIntro.heading[locale]}
          text={processIntro.text[locale]}
        />
        <ol className="mt-12 grid gap-y-10 lg:mt-16 lg:grid-cols-5">
          {projectSteps.map((step, index) => (
            <li key={step.id} className="step relative border-t-2 border-ink pt-5 lg:pr-8">
              <span aria-hidden="true" className="sign figures block text-[4.5rem] leading-[0.9] text-ink/20">
                {index + 1}
              </span>
              <h3 className="sign mt-2 text-2xl">{step.title[locale]}</h3>
              <p className="figures mt-1 font-bold">
                <span className="sr-only">{durationLabel} </span>
                {step.duration[locale]}
              </p>
              <p className="mt-3 text-ink-soft">{step.text[locale]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
