import type { ComponentType } from 'react';
import type { SceneId } from '@/lib/content/scene-id';
import { SceneBanner } from './scene-banner';
import { SceneBrandSheet } from './scene-brand-sheet';
import { SceneCounterDisplay } from './scene-counter-display';
import { SceneDesignTable } from './scene-design-table';
import { SceneLightBox } from './scene-light-box';
import { SceneLogoGrid } from './scene-logo-grid';
import { SceneMural } from './scene-mural';
import type { SceneProps } from './scene-parts';
import { ScenePpf } from './scene-ppf';
import { SceneRollUp } from './scene-roll-up';
import { SceneShirtDesigner } from './scene-shirt-designer';
import { SceneShirtEmbroidery } from './scene-shirt-embroidery';
import { SceneShirtPress } from './scene-shirt-press';
import { SceneShopLetters } from './scene-shop-letters';
import { SceneShopSign } from './scene-shop-sign';
import { SceneSignStreet } from './scene-sign-street';
import { SceneSolarFilm } from './scene-solar-film';
import { SceneTextileShelf } from './scene-textile-shelf';
import { SceneVanWrap } from './scene-van-wrap';
import { SceneWallFilm } from './scene-wall-film';
import { SceneWayfinding } from './scene-wayfinding';
import { SceneWebsite } from './scene-website';
import { SceneWindowLettering } from './scene-window-lettering';
import { SceneWrapHall } from './scene-wrap-hall';
import { SceneWrapSwatches } from './scene-wrap-swatches';

/** The component of each picture. */
export const sceneViews = {
  'shop-letters': SceneShopLetters,
  'light-box': SceneLightBox,
  'van-wrap': SceneVanWrap,
  'roll-up': SceneRollUp,
  'shirt-press': SceneShirtPress,
  'shirt-embroidery': SceneShirtEmbroidery,
  'solar-film': SceneSolarFilm,
  mural: SceneMural,
  'brand-sheet': SceneBrandSheet,
  banner: SceneBanner,
  ppf: ScenePpf,
  'window-lettering': SceneWindowLettering,
  wayfinding: SceneWayfinding,
  website: SceneWebsite,
  'logo-grid': SceneLogoGrid,
  'counter-display': SceneCounterDisplay,
  'shop-sign': SceneShopSign,
  'shirt-designer': SceneShirtDesigner,
  'wrap-swatches': SceneWrapSwatches,
  'wall-film': SceneWallFilm,
  'textile-shelf': SceneTextileShelf,
  'wrap-hall': SceneWrapHall,
  'sign-street': SceneSignStreet,
  'design-table': SceneDesignTable,
} satisfies Record<SceneId, ComponentType<SceneProps>>;
