import '@/components/wrap-simulator/wrap-simulator.css';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { QuoteBlock } from '@/app/_blocks/quote-block';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { listAttached, readAgain, readTokens } from '@/app/_designs/attached';
import { findByToken, pathToFile } from '@/app/_designs/find-design';
import { wrapTool } from '@/app/_designs/wrap-tool';
import { DeleteDesign } from '@/components/designs/delete-design';
import { PublicLink } from '@/components/designs/public-link';
import { BackLink } from '@/components/ui/back-link';
import { InkSection } from '@/components/ui/ink-section';
import { DesignFacts } from '@/components/wrap-simulator/design-facts';
import { WrapStage } from '@/components/wrap-simulator/wrap-stage';
import { company } from '@/lib/company/company';
import { wrapWarranty } from '@/lib/content/facts';
import { pathToTakeKey } from '@/lib/designs/server/answer-own';
import { readDesignToken } from '@/lib/designs/server/design-links';
import { ownsDesign } from '@/lib/designs/server/own-designs';
import { findPictures } from '@/lib/designs/server/pictures';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import { absoluteUrl } from '@/lib/seo/metadata';
import { deleteWrap } from '@/lib/wrap-simulator/actions';
import { composeWrap, lettersFor, picturesOf } from '@/lib/wrap-simulator/compose';
import { openWrapDesign } from '@/lib/wrap-simulator/design-schema';
import { writeDesign } from '@/lib/wrap-simulator/read-design';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { sides } from '@/lib/wrap-simulator/vehicles/vehicle';
import { firstView } from '@/lib/wrap-simulator/view-state';

type Props = PageProps<'/[locale]/wrap-design'>;

const findKept = cache((token: string) => findByToken({ token }));

async function readKept(searchParams: Props['searchParams']) {
  const { token } = await searchParams;
  const kept = typeof token === 'string' ? await findKept(token) : null;
  const design = kept && openWrapDesign(kept.document);
  return kept && design ? { kept, design, title: kept.title } : null;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const read = await readKept(searchParams);
  const query = read ? new URLSearchParams(writeDesign(read.design)) : null;
  return {
    title: `${read?.title ?? simulatorLabels(await currentLocale()).heading}, ${company.name}`,
    robots: { index: false, follow: false },
    ...(query ? { openGraph: { images: [absoluteUrl(`/media/wrap/left.png?${query}`)] } } : {}),
  };
}

/** A kept design: every side, what it costs, and the way on with it. */
export default async function WrapDesignPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const address = await searchParams;
  if (address.own !== undefined) redirect(pathToTakeKey('wrap-design', locale, address));
  const read = await readKept(searchParams);
  const labels = simulatorLabels(locale);
  const { token, again, with: others } = address;
  const also = readTokens(others).filter((other) => other !== token);
  const reference = readAgain(again);
  const query = { token, again: reference ?? undefined, with: also.join(',') || undefined };
  if (!read) {
    return (
      <SiteFrame locale={locale} page="wrap-design" query={query}>
        <InkSection
          as="h1"
          id="unknown-design"
          ink="wrapping"
          heading={labels.unknown}
          aside={<p>{labels.unknownText}</p>}
          foot={
            <BackLink to="wrap-simulator" locale={locale}>
              {labels.back}
            </BackLink>
          }
        />
        {/* Whoever was writing when the design went finds their request here again. */}
        <QuoteBlock
          locale={locale}
          page="wrap-design"
          query={query}
          initialSubject="covering"
          designs={await listAttached(also)}
        />
      </SiteFrame>
    );
  }
  const { kept, design } = read;
  const id = readDesignToken(token);
  const isOwner = id !== null && (await ownsDesign(id));
  const t = await getTranslations('Designs');
  const samples = await getTranslations('SampleForm');
  const opened = await wrapTool.open(design);
  const pictures = await findPictures(picturesOf(design));
  const composed = composeWrap(vehicleOf(design), design, await lettersFor(design), pictures);
  const entries = Object.fromEntries(writeDesign(design));
  const link = absoluteUrl(pathWithin('wrap-design', locale, { query: { token } }));
  return (
    <SiteFrame locale={locale} page="wrap-design" query={query}>
      <section data-ink="wrapping" className="wrap-page pt-6 pb-12">
        <BackLink to="wrap-simulator" locale={locale}>
          {labels.back}
        </BackLink>
        <h1 className="sign text-board mt-4 break-words">{kept.title}</h1>
        <PublicLink
          link={link}
          note={labels.kept}
          ownNote={isOwner ? t('ownNote') : null}
          labels={{ copy: t('copyLink'), copied: t('copied') }}
        />
        <div className="wrap-sides">
          {sides.map((side) => (
            <WrapStage
              key={side}
              composed={composed}
              view={{ ...firstView, side }}
              locale={locale}
              labels={labels}
              id={side}
            />
          ))}
        </div>
        <DesignFacts composed={composed} locale={locale} labels={labels} warranty={wrapWarranty} />
        <div className="wrap-buttons">
          <a
            href={pathWithin('wrap-tool', locale, {
              query: { ...entries, ...(isOwner ? { change: token } : {}) },
            })}
            rel="nofollow"
            className="button button-ink min-h-14 px-7 text-xl"
          >
            {isOwner ? labels.goOn : labels.copy}
          </a>
          {isOwner ? (
            <DeleteDesign
              action={deleteWrap.bind(null, locale)}
              token={String(token)}
              labels={{ delete: labels.delete, sure: t('deleteSure'), confirm: t('deleteConfirm') }}
            />
          ) : null}
        </div>
        <h2 className="mt-8 font-bold">{t('downloads')}</h2>
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
        <p className="mt-4 flex flex-wrap gap-x-6">
          <a
            href={pathWithin('sample-card', locale, {
              query: { films: [design.film, design.second].join(',') },
            })}
            rel="nofollow"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {samples('link')}
          </a>
          <a
            href={pathWithin('wrap-tool', locale, { query: { with: [String(token), ...also].join(',') } })}
            rel="nofollow"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('add')}
          </a>
        </p>
      </section>
      <QuoteBlock
        locale={locale}
        page="wrap-design"
        query={query}
        initialSubject={wrapTool.subject}
        initialMessage={reference ? t('againMessage', { reference }) : labels.quoteMessage}
        designs={await listAttached([String(token), ...also])}
      />
    </SiteFrame>
  );
}
