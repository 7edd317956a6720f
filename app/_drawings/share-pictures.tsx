import type { ReactNode } from 'react';
import { DiscsDrawing } from '@/components/illustrations/marks';
import { NameLetters } from '@/components/illustrations/name-on';
import { groupInk } from '@/components/illustrations/scene-parts';
import { SceneView } from '@/components/illustrations/scene-view';
import { layOutShare, SharePicture } from '@/components/layout/share-picture';
import { EveningShop } from '@/components/nameplate/share-front';
import { aboutCopy } from '@/lib/about/about-copy';
import { careersCopy } from '@/lib/careers/careers-copy';
import { answerPromise } from '@/lib/company/answer-promise';
import { company } from '@/lib/company/company';
import { sharedOffer, sharedTrade } from '@/lib/company/share-copy';
import { formatLowestPrice, vatMark } from '@/lib/content/prices';
import type { SceneId } from '@/lib/content/scene-id';
import type { Box } from '@/lib/drawing/box';
import type { Letters } from '@/lib/drawing/letters';
import { hero } from '@/lib/home/home-copy';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { ContentPageId } from '@/lib/i18n/routes';
import { type ServiceGroupId, type ServicePageId, serviceGroupIds } from '@/lib/i18n/service-catalogue';
import { legalNotice } from '@/lib/legal/legal-notice';
import { privacy } from '@/lib/legal/privacy';
import { terms } from '@/lib/legal/terms';
import { makePlate, type Plate } from '@/lib/nameplate/plate';
import { photoPage } from '@/lib/photo-film/photo-copy';
import { portfolioHeadline } from '@/lib/portfolio/portfolio-copy';
import { pricesToName } from '@/lib/services/prices-shown';
import { groupOf, serviceGroups, serviceLabels } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';
import { colors } from '@/lib/theme/colors';

export type SharedPage = ContentPageId | 'home' | 'portfolio' | 'wrap-photo';

type Facts = readonly [large: string, small?: string];

interface SharedSheet {
  ink: ServiceGroupId | 'ink';
  name: Localized;
  headline: Localized;
  facts: (locale: Locale) => Facts;
  /** How wide the panel of its words is, where its picture is no scene. */
  panelWidth?: number;
  picture: (plate: Plate, area: Box) => ReactNode;
}

const freeQuote = (locale: Locale): Facts => [sharedOffer[locale], answerPromise[locale]];
const place = (locale: Locale): Facts => [company.address.city[locale]];

function SceneSheet({ scene, plate, ...place }: { scene: SceneId; plate: Plate } & Partial<Box>) {
  return (
    <svg viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice" {...place}>
      <svg width="640" height="480">
        <SceneView id={scene} plate={plate} />
      </svg>
    </svg>
  );
}

const scenePicture = (scene: SceneId) => (plate: Plate) => <SceneSheet scene={scene} plate={plate} />;

/** A shop with its van, close enough to read. */
function shopPicture(plate: Plate) {
  return (
    <svg viewBox="-16 -62 920 690" preserveAspectRatio="xMidYMax slice">
      <EveningShop plate={plate} />
    </svg>
  );
}

/** What hangs on the wall of the portfolio, three a row: each trade, and no two neighbours of one ink. */
const hung: readonly SceneId[] = [
  'shop-letters',
  'van-wrap',
  'light-box',
  'shirt-embroidery',
  'brand-sheet',
  'mural',
  'roll-up',
  'solar-film',
  'wayfinding',
];
/** Between them, in units of the picture. */
const gap = 9;

/** Works side by side, row by row, on paper. */
function wallPicture(plate: Plate, area: Box) {
  const width = (area.width - 2 * gap) / 3;
  const height = (area.height - 2 * gap) / 3;
  return (
    <>
      <path fill={colors.paper} d={`M0 0h${area.width}v${area.height}H0z`} />
      {hung.map((scene, at) => {
        const [column, row] = [at % 3, Math.floor(at / 3)];
        const place = { x: column * (width + gap), y: row * (height + gap), width, height };
        return <SceneSheet key={scene} scene={scene} plate={plate} {...place} />;
      })}
    </>
  );
}

function discsPicture() {
  return (
    <svg viewBox="0 0 560 720" preserveAspectRatio="xMidYMid slice">
      <DiscsDrawing />
    </svg>
  );
}

/** The six inks as a printer's colour bar. */
function barsPicture(_: Plate, area: Box) {
  const width = area.width / serviceGroupIds.length;
  return serviceGroupIds.map((id, at) => (
    <path key={id} fill={groupInk(id)} d={`M${at * width} 0h${width + 1}v${area.height}h-${width + 1}z`} />
  ));
}

function serviceSheet(page: ServicePageId): SharedSheet {
  const service = services[page];
  return {
    ink: groupOf(page).id,
    name: serviceLabels[page],
    headline: service.headline,
    facts: (locale) => {
      const price = formatLowestPrice(pricesToName(service), locale);
      return price === null ? freeQuote(locale) : [price, vatMark[locale]];
    },
    picture: scenePicture(service.scene),
  };
}

const ofNoTrade = { ink: 'ink', name: sharedTrade } as const;
const legalSheet = ({ title }: { title: Localized }): SharedSheet => ({
  ...ofNoTrade,
  headline: title,
  facts: place,
  // Their titles are the longest words of all.
  panelWidth: 760,
  picture: barsPicture,
});

const serviceSheets = Object.fromEntries(
  serviceGroups.flatMap(({ pages }) => pages.map((page) => [page, serviceSheet(page)])),
) as Record<ServicePageId, SharedSheet>;

/** What the share picture of each page shows; a page without one does not compile. */
export const sharedSheets: Record<SharedPage, SharedSheet> = {
  home: { ...ofNoTrade, headline: hero.headline, facts: freeQuote, picture: shopPicture },
  portfolio: { ...ofNoTrade, headline: portfolioHeadline, facts: freeQuote, picture: wallPicture },
  ...serviceSheets,
  'wrap-photo': {
    ink: 'wrapping',
    name: photoPage.crumb,
    headline: photoPage.heading,
    facts: serviceSheets['wrap-simulator'].facts,
    picture: scenePicture('wrap-hall'),
  },
  about: { ...ofNoTrade, headline: aboutCopy.headline, facts: freeQuote, picture: discsPicture },
  careers: {
    ...ofNoTrade,
    headline: careersCopy.headline,
    facts: place,
    picture: scenePicture(careersCopy.scene),
  },
  terms: legalSheet(terms),
  'legal-notice': legalSheet(legalNotice),
  privacy: legalSheet(privacy),
};

export function isSharedPage(page: string): page is SharedPage {
  return Object.hasOwn(sharedSheets, page);
}

/** The share picture of a page in one language; its scene wears the agency's own name. */
export function sharePicture(page: SharedPage, locale: Locale, letters: Letters): ReactNode {
  const { ink, name, headline, facts, picture, panelWidth } = sharedSheets[page];
  const layout = layOutShare(panelWidth);
  const plate = makePlate(company.name, letters);
  return (
    <SharePicture
      letters={letters}
      ink={ink}
      name={name[locale]}
      headline={headline[locale]}
      facts={facts(locale)}
      company={company.name}
      layout={layout}
    >
      <NameLetters plate={plate} />
      {picture(plate, layout.picture)}
    </SharePicture>
  );
}
