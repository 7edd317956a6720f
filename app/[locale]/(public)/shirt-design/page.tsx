import '@/components/shirt-designer/shirt-designer.css';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { findByToken, pathToFile } from '@/app/_designs/find-design';
import {
  type KeptDesignFrame,
  KeptDesignPage,
  readKeptAddress,
  UnknownDesignPage,
} from '@/app/_designs/kept-design-page';
import { shirtTool } from '@/app/_designs/shirt-tool';
import { PeopleNotice } from '@/components/shirt-designer/people-notice';
import { ShirtFacts } from '@/components/shirt-designer/shirt-facts';
import { ShirtStage } from '@/components/shirt-designer/shirt-stage';
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
  const given = await searchParams;
  if (given.own !== undefined) redirect(pathToTakeKey('shirt-design', locale, given));
  const read = await readKept(searchParams);
  const labels = designerLabels(locale);
  const address = readKeptAddress(given);
  const frame: KeptDesignFrame = {
    locale,
    tool: shirtTool,
    home: 'shirt-designer',
    bench: 'shirt-tool',
    ink: 'textile',
    labels: { ...labels, copy: labels.copyDesign },
  };
  if (!read) return <UnknownDesignPage frame={frame} address={address} />;
  const { kept, design } = read;
  const id = readDesignToken(address.token);
  const isOwner = id !== null && (await ownsDesign(id));
  const composed = await openShirt(design);
  const marked = sidesOf(composed.garment).filter((side) => sideOf(design, side).layers.length > 0);
  const said = sayProblem(given.problem, locale);
  return (
    <KeptDesignPage
      frame={frame}
      address={address}
      kept={kept}
      opened={await shirtTool.open(design)}
      isOwner={isOwner}
      onDelete={deleteShirt.bind(null, locale)}
      onward={pathWithin('shirt-tool', locale, {
        query: {
          ...(isOwner ? { change: address.token } : { from: address.token }),
          with: address.query.with,
          again: address.query.again,
        },
      })}
      notice={
        <>
          {said ? (
            <p role="alert" className="shirt-problem">
              {said}
              {readCut(given.cut, design).map((layer) => (
                <b key={layer.id} className="block">
                  {nameLayer(layer, locale)}
                </b>
              ))}
            </p>
          ) : null}
          {isOwner ? <PeopleNotice design={design} locale={locale} labels={labels} /> : null}
        </>
      }
      hasHighSides
      sides={
        <div className="shirt-sides shirt-sides-kept">
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
      }
      facts={<ShirtFacts composed={composed} locale={locale} labels={labels} />}
    />
  );
}
