import '@/components/wrap-simulator/wrap-simulator.css';
import type { Metadata } from 'next';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { WrapBlock } from '@/app/_blocks/wrap-block';
import { BackLink } from '@/components/ui/back-link';
import { company } from '@/lib/company/company';
import { readDesignOwnerToken } from '@/lib/designs/server/design-links';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';
import { photoPage } from '@/lib/photo-film/photo-copy';
import { choices } from '@/lib/wrap-simulator/choices';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { readDesign } from '@/lib/wrap-simulator/read-design';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { readView } from '@/lib/wrap-simulator/view-state';

export async function generateMetadata(): Promise<Metadata> {
  const labels = simulatorLabels(await currentLocale());
  return { title: `${labels.heading}, ${company.name}`, robots: { index: false, follow: true } };
}

/** The simulator: what its address says, drawn and priced. */
export default async function WrapToolPage({ searchParams }: PageProps<'/[locale]/wrap-tool'>) {
  const locale = await currentLocale();
  const { problem, own, ...query } = await searchParams;
  const entries = Object.entries(query);
  const labels = simulatorLabels(locale);
  return (
    <SiteFrame locale={locale} page="wrap-tool" query={query}>
      <section data-ink="wrapping" className="wrap-page pt-6 pb-12">
        <BackLink to="wrap-simulator" locale={locale}>
          {labels.back}
        </BackLink>
        <h1 className="sign text-board mt-4">{labels.heading}</h1>
        <p className="mt-2 max-w-xl">{labels.intro}</p>
        <p className="mb-6">
          <PageLink to="wrap-photo" locale={locale} className="link">
            {photoPage.toPhoto[locale]}
          </PageLink>
        </p>
        {problem === 'rateLimited' || problem === 'unavailable' ? (
          <p role="alert" className="wrap-problem">
            {labels[problem]}
          </p>
        ) : null}
        <WrapBlock
          design={readDesign(entries, choices, defaultDesign)}
          view={readView(entries)}
          locale={locale}
          own={typeof own === 'string' && readDesignOwnerToken(own) ? own : null}
        />
      </section>
    </SiteFrame>
  );
}
