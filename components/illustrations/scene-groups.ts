import type { SceneId } from '@/lib/content/scene-id';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';

/** The service group whose ink each picture is drawn in. */
export const sceneGroups: Record<SceneId, ServiceGroupId> = {
  'shop-letters': 'lettering',
  'light-box': 'signs',
  'van-wrap': 'wrapping',
  'roll-up': 'signs',
  'shirt-press': 'textile',
  'shirt-embroidery': 'textile',
  'solar-film': 'walls',
  mural: 'walls',
  'brand-sheet': 'design',
  banner: 'signs',
  ppf: 'wrapping',
  'window-lettering': 'lettering',
  wayfinding: 'lettering',
  website: 'design',
  'logo-grid': 'design',
  'counter-display': 'signs',
  'shop-sign': 'signs',
  'shirt-designer': 'textile',
  'wrap-swatches': 'wrapping',
  'wall-film': 'walls',
  'textile-shelf': 'textile',
  'wrap-hall': 'wrapping',
  'sign-street': 'signs',
  'design-table': 'design',
};
