import '@/components/shirt-designer/shirt-designer.css';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { readAgain, readTokens } from '@/app/_designs/attached';
import { findByToken } from '@/app/_designs/find-design';
import { ShirtBlock } from '@/app/_designs/shirt-block';
import { PeopleNotice } from '@/components/shirt-designer/people-notice';
import { BackLink } from '@/components/ui/back-link';
import { company } from '@/lib/company/company';
import { pathToTakeKey } from '@/lib/designs/server/answer-own';
import { designToken } from '@/lib/designs/server/design-links';
import { findOwnDesign } from '@/lib/designs/server/own-designs';
import { currentLocale } from '@/lib/i18n/locale';
import { lettersFor } from '@/lib/shirt-designer/compose';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { designerLabels, isAboutFile, sayProblem } from '@/lib/shirt-designer/designer-labels';
import { fitSides } from '@/lib/shirt-designer/fit-sides';
import { readCut, readForm, readSide } from '@/lib/shirt-designer/read-design';
import { readCode } from '@/lib/shirt-designer/server/design-code';
import { findBeginning } from '@/lib/shirt-designer/templates';

export async function generateMetadata(): Promise<Metadata> {
  const labels = designerLabels(await currentLocale());
  return { title: `${labels.heading}, ${company.name}`, robots: { index: false, follow: true } };
}

/** What the page before asked for: words of a size that nobody chose are as large as there is room for. */
async function begin(entries: [name: string, value: unknown][], template: unknown) {
  const design = readForm(entries, findBeginning(template));
  return entries.some(([name]) => name === 'size') ? design : fitSides(design, await lettersFor(design));
}

/** The designer: what its address says, drawn, checked and priced. */
export default async function ShirtToolPage({ searchParams }: PageProps<'/[locale]/shirt-tool'>) {
  const locale = await currentLocale();
  const address = await searchParams;
  if (address.own !== undefined) redirect(pathToTakeKey('shirt-tool', locale, address));
  const { problem, cut, ...shown } = address;
  const { change, from, held, again, with: others, ...query } = shown;
  const entries = Object.entries(query);
  const labels = designerLabels(locale);
  const waiting = readTokens(others);
  const reference = readAgain(again);
  const t = await getTranslations('Designs');
  const told = readCode(query.design);
  const token = change ?? from;
  // What the address holds whole is there while the database is away, too.
  const kept =
    told || (token === undefined && held === undefined) ? null : await findByToken({ token, held });
  const saved = kept?.kind === 'shirt' ? openShirtDesign(kept.document) : null;
  const design = told ?? saved ?? (await begin(entries, query.template));
  const changing = typeof change === 'string' ? await findOwnDesign({ change }) : null;
  const said = sayProblem(problem, locale);
  return (
    <SiteFrame locale={locale} page="shirt-tool" query={shown}>
      <section data-ink="textile" className="wrap-page pt-6 pb-12">
        <BackLink to="shirt-designer" locale={locale}>
          {labels.back}
        </BackLink>
        <h1 className="sign text-board mt-4">{labels.heading}</h1>
        <p className="mt-2 mb-6 max-w-xl">{labels.intro}</p>
        {said ? (
          <p role="alert" className="shirt-problem">
            {said}
          </p>
        ) : null}
        {/* With a script the list itself says so, and goes on saying what is right. */}
        <PeopleNotice design={design} locale={locale} labels={labels} className="without-script" />
        {waiting.length > 0 ? (
          <p className="mb-4 max-w-xl">{t('waiting', { count: waiting.length })}</p>
        ) : null}
        {reference ? <p className="mb-4 max-w-xl">{t('again', { reference })}</p> : null}
        <ShirtBlock
          design={design}
          side={readSide(entries, design)}
          locale={locale}
          others={waiting}
          again={reference}
          pictureProblem={isAboutFile(problem) ? said : null}
          cut={readCut(cut, design).map(({ id }) => id)}
          change={changing && designToken(changing)}
        />
      </section>
    </SiteFrame>
  );
}
