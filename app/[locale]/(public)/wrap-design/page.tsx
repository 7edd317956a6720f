import '@/components/wrap-simulator/wrap-simulator.css';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { findByToken } from '@/app/_designs/find-design';
import {
  DesignLink,
  type KeptDesignFrame,
  KeptDesignPage,
  readKeptAddress,
  UnknownDesignPage,
} from '@/app/_designs/kept-design-page';
import { wrapTool } from '@/app/_designs/wrap-tool';
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
  const design = kept?.kind === 'wrap' ? openWrapDesign(kept.document) : null;
  return kept && design ? { kept, design } : null;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const read = await readKept(searchParams);
  const query = read ? new URLSearchParams(writeDesign(read.design)) : null;
  return {
    title: `${read?.kept.title ?? simulatorLabels(await currentLocale()).heading}, ${company.name}`,
    robots: { index: false, follow: false },
    ...(query ? { openGraph: { images: [absoluteUrl(`/media/wrap/left.png?${query}`)] } } : {}),
  };
}

/** A kept design: every side, what it costs, and the way on with it. */
export default async function WrapDesignPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const given = await searchParams;
  if (given.own !== undefined) redirect(pathToTakeKey('wrap-design', locale, given));
  const read = await readKept(searchParams);
  const labels = simulatorLabels(locale);
  const address = readKeptAddress(given);
  const frame: KeptDesignFrame = {
    locale,
    tool: wrapTool,
    home: 'wrap-simulator',
    bench: 'wrap-tool',
    ink: 'wrapping',
    labels,
  };
  if (!read) return <UnknownDesignPage frame={frame} address={address} />;
  const { kept, design } = read;
  const id = readDesignToken(address.token);
  const isOwner = id !== null && (await ownsDesign(id));
  const samples = await getTranslations('SampleForm');
  const pictures = await findPictures(picturesOf(design));
  const composed = composeWrap(vehicleOf(design), design, await lettersFor(design), pictures);
  return (
    <KeptDesignPage
      frame={frame}
      address={address}
      kept={kept}
      opened={await wrapTool.open(design)}
      isOwner={isOwner}
      onDelete={deleteWrap.bind(null, locale)}
      onward={pathWithin('wrap-tool', locale, {
        query: {
          ...Object.fromEntries(writeDesign(design)),
          ...(isOwner ? { change: address.token } : {}),
          with: address.query.with,
          again: address.query.again,
        },
      })}
      links={
        <DesignLink
          href={pathWithin('sample-card', locale, {
            query: { films: [design.film, design.second].join(',') },
          })}
        >
          {samples('link')}
        </DesignLink>
      }
      sides={
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
      }
      facts={<DesignFacts composed={composed} locale={locale} labels={labels} warranty={wrapWarranty} />}
    />
  );
}
