import type { ComponentType } from 'react';
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
  View: ComponentType<{ locale: Locale }>;
  /** Its drawing alone, where that says a name. */
  Drawing?: ComponentType<NamedDrawingProps>;
}

/** What there is to try on the page of a trade. */
export const tryouts: Partial<Record<ServicePageId, Tryout>> = {
  'illuminated-signs': { View: LitSign, Drawing: LitSignDrawing },
  'paint-protection': { View: ScratchedBonnet },
  'solar-film': { View: FilmedWindow },
  'roll-up': { View: PulledRollUp, Drawing: PulledRollUpDrawing },
  embroidery: { View: SewnCapital },
  signs: { View: DistantSign, Drawing: DistantSignDrawing },
  lettering: { View: ReadWindow, Drawing: ReadWindowDrawing },
  banners: { View: WindyBanner, Drawing: WindyBannerDrawing },
  'wall-decoration': { View: PaperedRoom },
  'point-of-sale': { View: DressedShelf, Drawing: DressedShelfDrawing },
  'logo-design': { View: TestedLogo },
  'website-design': { View: SunlitScreen, Drawing: SunlitScreenDrawing },
};
