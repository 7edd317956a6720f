import type { ComponentType } from 'react';
import type { ContentSection } from '@/lib/content/page-content';
import type { Locale } from '@/lib/i18n/locales';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { DistantSign } from './distant-sign';
import { DressedShelf } from './dressed-shelf';
import { FilmedWindow } from './filmed-window';
import { LitSign } from './lit-sign';
import { PaperedRoom } from './papered-room';
import { PulledRollUp } from './pulled-roll-up';
import { ReadWindow } from './read-window';
import { ScratchedBonnet } from './scratched-bonnet';
import { SewnCapital } from './sewn-capital';
import { SunlitScreen } from './sunlit-screen';
import { TestedLogo } from './tested-logo';
import { WindyBanner } from './windy-banner';

interface Tryout {
  /** It stands before the first section of this kind, the one that explains it. */
  before: ContentSection['kind'];
  View: ComponentType<{ locale: Locale }>;
}

/** What there is to try on the page of a trade. */
export const tryouts: Partial<Record<ServicePageId, Tryout>> = {
  'illuminated-signs': { before: 'materials', View: LitSign },
  'paint-protection': { before: 'benefits', View: ScratchedBonnet },
  'solar-film': { before: 'films', View: FilmedWindow },
  'roll-up': { before: 'formats', View: PulledRollUp },
  embroidery: { before: 'benefits', View: SewnCapital },
  signs: { before: 'deliverables', View: DistantSign },
  lettering: { before: 'materials', View: ReadWindow },
  banners: { before: 'banners', View: WindyBanner },
  'wall-decoration': { before: 'materials', View: PaperedRoom },
  'point-of-sale': { before: 'materials', View: DressedShelf },
  'logo-design': { before: 'packages', View: TestedLogo },
  'website-design': { before: 'packages', View: SunlitScreen },
};
