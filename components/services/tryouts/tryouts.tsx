import type { ComponentType } from 'react';
import type { ContentSection } from '@/lib/content/page-content';
import type { Locale } from '@/lib/i18n/locales';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { DistantSign, DistantSignDrawing } from './distant-sign';
import { DressedShelf, DressedShelfDrawing } from './dressed-shelf';
import { FilmedWindow } from './filmed-window';
import { LitSign, LitSignDrawing } from './lit-sign';
import { PaperedRoom } from './papered-room';
import { PulledRollUp, PulledRollUpDrawing } from './pulled-roll-up';
import { ReadWindow, ReadWindowDrawing } from './read-window';
import { ScratchedBonnet } from './scratched-bonnet';
import { SewnCapital } from './sewn-capital';
import { SunlitScreen, SunlitScreenDrawing } from './sunlit-screen';
import { TestedLogo } from './tested-logo';
import type { NamedDrawingProps } from './tryout-parts';
import { WindyBanner, WindyBannerDrawing } from './windy-banner';

interface Tryout {
  /** It stands before the first section of this kind, the one that explains it. */
  before: ContentSection['kind'];
  View: ComponentType<{ locale: Locale }>;
  /** Its drawing alone, where that says a name. */
  Drawing?: ComponentType<NamedDrawingProps>;
}

/** What there is to try on the page of a trade. */
export const tryouts: Partial<Record<ServicePageId, Tryout>> = {
  'illuminated-signs': { before: 'materials', View: LitSign, Drawing: LitSignDrawing },
  'paint-protection': { before: 'benefits', View: ScratchedBonnet },
  'solar-film': { before: 'films', View: FilmedWindow },
  'roll-up': { before: 'formats', View: PulledRollUp, Drawing: PulledRollUpDrawing },
  embroidery: { before: 'benefits', View: SewnCapital },
  signs: { before: 'deliverables', View: DistantSign, Drawing: DistantSignDrawing },
  lettering: { before: 'materials', View: ReadWindow, Drawing: ReadWindowDrawing },
  banners: { before: 'banners', View: WindyBanner, Drawing: WindyBannerDrawing },
  'wall-decoration': { before: 'materials', View: PaperedRoom },
  'point-of-sale': { before: 'materials', View: DressedShelf, Drawing: DressedShelfDrawing },
  'logo-design': { before: 'packages', View: TestedLogo },
  'website-design': { before: 'packages', View: SunlitScreen, Drawing: SunlitScreenDrawing },
};
