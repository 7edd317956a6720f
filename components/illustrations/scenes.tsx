import type { ComponentType } from 'react';
import type { SceneId } from '@/lib/portfolio/scene-id';
import { SceneBanner } from './scene-banner';
import { SceneBrandSheet } from './scene-brand-sheet';
import { SceneLightBox } from './scene-light-box';
import { SceneMural } from './scene-mural';
import type { SceneProps } from './scene-parts';
import { ScenePpf } from './scene-ppf';
import { SceneRollUp } from './scene-roll-up';
import { SceneShirtEmbroidery } from './scene-shirt-embroidery';
import { SceneShirtPress } from './scene-shirt-press';
import { SceneShopLetters } from './scene-shop-letters';
import { SceneSolarFilm } from './scene-solar-film';
import { SceneVanWrap } from './scene-van-wrap';

/** The picture of each work sample. */
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
} satisfies Record<SceneId, ComponentType<SceneProps>>;
