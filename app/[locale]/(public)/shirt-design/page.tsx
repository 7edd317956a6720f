import '@/components/shirt-designer/shirt-designer.css';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { QuoteBlock } from '@/app/_blocks/quote-block';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { listAttached, readAgain, readTokens } from '@/app/_designs/attached';
import { findByToken, pathToFile } from '@/app/_designs/find-design';
import { shirtTool } from '@/app/_designs/shirt-tool';
import { DeleteDesign } from '@/components/designs/delete-design';
import { PublicLink } from '@/components/designs/public-link';
import { PeopleNotice } from '@/components/shirt-designer/people-notice';
import { ShirtFacts } from '@/components/shirt-designer/shirt-facts';
import { ShirtStage } from '@/components/shirt-designer/shirt-stage';
import { BackLink } from '@/components/ui/back-link';
import { InkSection } from '@/components/ui/ink-section';
import { company } from '@/lib/company/company';
import { pathToTakeKey } from '@/lib/designs/server/answer-own';
import { readDesignToken } from '@/lib/designs/server/design-links';
import { ownsDesign } from '@/lib/designs/server/own-designs';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import { absoluteUrl } from '@/lib/seo/metadata';
import { deleteShirt } from '@/lib/shirt-designer/actions';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { nameLayer } from '@/lib/shirt-designer/designer-copy';
import { designerLabels, sayProblem } from '@/lib/shirt-designer/designer-labels';
import { sidesOf } from '@/lib/shirt-designer/garments/garment';
import { readCut } from '@/lib/shirt-designer/read-design';
import { openShirt } from '@/lib/shirt-designer/server/open-shirt';
import { sideOf } from '@/lib/shirt-designer/shirt-design';

type Props = PageProps<'/[locale]/shirt-design'>;

const findKept = cache((token: string) => findByToken({ token }));

async function readKept(searchParams: Props['searchParams']) {
  const { token } = await searchParams;
  const kept = typeof token === 'string' ? await findKept(token) : null;
  const design = kept?.kind === 'shirt' ? openShirtDesign(kept.document) : null;
  return kept && design ? { kept, design } : null;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const read = await readKept(searchParams);
  return {
    title: `${read?.kept.title ?? designerLabels(await currentLocale()).heading}, ${company.name}`,
    robots: { index: false, follow: false },
    ...(read ? { openGraph: { images: [absoluteUrl(pathToFile(read.kept, 'all.png'))] } } : {}),
  };
}

/** A kept design: every side that something is on, what it costs, and the way on with it. */
export default async function ShirtDesignPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const address = await searchParams;
  if (address.own !== undefined) redirect(pathToTakeKey('shirt-design', locale, address));
  const read = await readKept(searchParams);
  const labels = designerLabels(locale);
  const { token, problem, cut, again, with: others } = address;
  const said = sayProblem(problem, locale);
  const also = readTokens(others).filter((other) => other !== token);
  const reference = readAgain(again);
  const query = { token, again: reference ?? undefined, with: also.join(',') || undefined };
  if (!read) {
    return (
      <SiteFrame locale={locale} page="shirt-design" query={query}>
        <InkSection
          as="h1"
          id="unknown-design"
          ink="textile"
          heading={labels.unknown}
          aside={<p>{labels.unknownText}</p>}
          foot={
            <BackLink to="shirt-designer" locale={locale}>
              {labels.back}
            </BackLink>
          }
        />
        {/* Whoever was writing when the design went finds their request here again. */}
        <QuoteBlock
          locale={locale}
          page="shirt-design"
          query={query}
          initialSubject={shirtTool.subject}
          designs={await listAttached(also)}
        />
      </SiteFrame>
    );
  }
  const { kept, design } = read;
  const id = readDesignToken(token);
  const isOwner = id !== null && (await ownsDesign(id));
  const t = await getTranslations('Designs');
  const opened = await shirtTool.open(design);
  const composed = await openShirt(design);
  const marked = sidesOf(composed.garment).filter((side) => sideOf(design, side).layers.length > 0);
  const link = absoluteUrl(pathWithin('shirt-design', locale, { query: { token } }));
  const onward = isOwner ? { change: token } : { from: token };
  return (
    <SiteFrame locale={locale} page="shirt-design" query={query}>
      <section data-ink="textile" className="wrap-page pt-6 pb-12">
        <BackLink to="shirt-designer" locale={locale}>
          {labels.back}
        </BackLink>
        <h1 className="sign text-board mt-4 break-words">{kept.title}</h1>
        {said ? (
          <p role="alert" className="shirt-problem">
            {said}
            {readCut(cut, design).map((layer) => (
              <b key={layer.id} className="block">
                {nameLayer(layer, locale)}
              </b>
            ))}
          </p>
        ) : null}
        {isOwner ? <PeopleNotice design={design} locale={locale} labels={labels} /> : null}
        <div className="shirt-kept">
          <div className="shirt-sides">
            {(marked.length > 0 ? marked : sidesOf(composed.garment).slice(0, 1)).map((side) => (
              <ShirtStage
                key={side}
                composed={composed}
                side={side}
                locale={locale}
                labels={labels}
                id={side}
              />
            ))}
          </div>
          <div className="shirt-beside">
            <PublicLink
              link={link}
              note={labels.kept}
              ownNote={isOwner ? t('ownNote') : null}
              labels={{ copy: t('copyLink'), copied: t('copied') }}
            />
            <ShirtFacts composed={composed} locale={locale} labels={labels} />
            <div className="shirt-buttons">
              <a
                href={pathWithin('shirt-tool', locale, { query: onward })}
                rel="nofollow"
                className="button button-ink min-h-14 px-7 text-xl"
              >
                {isOwner ? labels.goOn : labels.copyDesign}
              </a>
              {isOwner ? (
                <DeleteDesign
                  action={deleteShirt.bind(null, locale)}
                  token={String(token)}
                  labels={{ delete: labels.delete, sure: t('deleteSure'), confirm: t('deleteConfirm') }}
                />
              ) : null}
            </div>
            <h2 className="mt-4 font-bold">{t('downloads')}</h2>
            <ul className="flex flex-wrap gap-x-6">
              {opened?.files(locale).map(({ id, audience, label }) =>
                audience === 'everybody' ? (
                  <li key={id}>
                    <a
                      href={`${pathToFile(kept, id)}&lang=${locale}`}
                      download
                      rel="nofollow"
                      className="inline-flex min-h-11 items-center underline underline-offset-4"
                    >
                      {label}
                    </a>
                  </li>
                ) : null,
              )}
            </ul>
            <p>
              <a
                href={pathWithin('shirt-tool', locale, {
                  query: { with: [String(token), ...also].join(',') },
                })}
                rel="nofollow"
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t('add')}
              </a>
            </p>
          </div>
        </div>
      </section>
      <QuoteBlock
        locale={locale}
        page="shirt-design"
        query={query}
        initialSubject={shirtTool.subject}
        initialMessage={reference ? t('againMessage', { reference }) : labels.quoteMessage}
        designs={await listAttached([String(token), ...also])}
      />
    </SiteFrame>
  );
}
