import '@/components/wrap-simulator/wrap-simulator.css';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { readAgain, readTokens } from '@/app/_designs/attached';
import { WrapBlock } from '@/app/_designs/wrap-block';
import { BackLink } from '@/components/ui/back-link';
import { company } from '@/lib/company/company';
import { pathToTakeKey } from '@/lib/designs/server/answer-own';
import { designToken } from '@/lib/designs/server/design-links';
import { findOwnDesign } from '@/lib/designs/server/own-designs';
import { pictureFaultTexts } from '@/lib/drawing/picture-copy';
import { filled } from '@/lib/i18n/copy';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { pathWithin } from '@/lib/i18n/routes';
import { photoPage } from '@/lib/photo-film/photo-copy';
import { choices } from '@/lib/wrap-simulator/choices';
import { lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { legibleLines } from '@/lib/wrap-simulator/legible-lines';
import { fitDesign } from '@/lib/wrap-simulator/offers';
import { readDesign } from '@/lib/wrap-simulator/read-design';
import { wrapProblems } from '@/lib/wrap-simulator/server/receive-wrap';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { typedWords } from '@/lib/wrap-simulator/typed-words';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { readView } from '@/lib/wrap-simulator/view-state';
import { type WrapDesign, wrapLimits } from '@/lib/wrap-simulator/wrap-design';

export async function generateMetadata(): Promise<Metadata> {
  const labels = simulatorLabels(await currentLocale());
  return { title: `${labels.heading}, ${company.name}`, robots: { index: false, follow: true } };
}

function sayFault(fault: (typeof wrapProblems)[number], locale: Locale): string {
  const labels = simulatorLabels(locale);
  if (fault === 'wordsTooLong') return filled(labels.wordsTooLong, { max: wrapLimits.textLength });
  if (fault === 'rateLimited' || fault === 'unavailable' || fault === 'logoFull') return labels[fault];
  return pictureFaultTexts[fault][locale];
}

/** Letters whose colour nobody chose have one that is read on their film. */
async function dress(design: WrapDesign, chosen: readonly string[]): Promise<WrapDesign> {
  return chosen.some((name) => /^colour-\d$/.test(name))
    ? design
    : legibleLines(vehicleOf(design), design, await lettersFor(design));
}

/** The simulator: what its address says, drawn and priced. */
export default async function WrapToolPage({ searchParams }: PageProps<'/[locale]/wrap-tool'>) {
  const locale = await currentLocale();
  const address = await searchParams;
  if (address.own !== undefined) redirect(pathToTakeKey('wrap-tool', locale, address));
  const { problem, ...shown } = address;
  const { change, again, with: others, ...query } = shown;
  const entries = Object.entries(query);
  const labels = simulatorLabels(locale);
  const fault = wrapProblems.find((known) => known === problem);
  const waiting = readTokens(others);
  const reference = readAgain(again);
  const asked = readDesign(entries, choices, defaultDesign);
  const design = await dress(fitDesign(vehicleOf(asked), asked), Object.keys(query));
  const changing = typeof change === 'string' ? await findOwnDesign({ change }) : null;
  const t = await getTranslations('Designs');
  const samples = await getTranslations('SampleForm');
  return (
    <SiteFrame locale={locale} page="wrap-tool" query={shown}>
      <section data-ink="wrapping" className="wrap-page pt-6 pb-12">
        <BackLink to="wrap-simulator" locale={locale}>
          {labels.back}
        </BackLink>
        <h1 className="sign text-board mt-4">{labels.heading}</h1>
        <p className="mt-2 max-w-xl">{labels.intro}</p>
        <p className="mb-6">
          <PageLink to="wrap-photo" locale={locale} className="underline underline-offset-4">
            {photoPage.toPhoto[locale]}
          </PageLink>
        </p>
        {fault ? (
          <p role="alert" className="wrap-problem">
            {sayFault(fault, locale)}
          </p>
        ) : null}
        {waiting.length > 0 ? (
          <p className="mb-4 max-w-xl">{t('waiting', { count: waiting.length })}</p>
        ) : null}
        {reference ? <p className="mb-4 max-w-xl">{t('again', { reference })}</p> : null}
        <WrapBlock
          design={design}
          words={typedWords(entries)}
          view={readView(entries)}
          locale={locale}
          others={waiting}
          again={reference}
          change={changing && designToken(changing)}
        />
        <p className="mt-6">
          <a
            href={pathWithin('sample-card', locale, {
              query: { films: [design.film, design.second].join(',') },
            })}
            rel="nofollow"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {samples('link')}
          </a>
        </p>
      </section>
    </SiteFrame>
  );
}
