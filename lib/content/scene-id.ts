/** The drawn pictures of the site, each a component in `components/illustrations`. */
export const sceneIds = [
  'shop-letters',
  'light-box',
  'van-wrap',
  'roll-up',
  'shirt-press',
  'shirt-embroidery',
  'solar-film',
  'mural',
  'brand-sheet',
  'banner',
  'ppf',
  'window-lettering',
  'wayfinding',
  'website',
  'logo-grid',
  'counter-display',
  'shop-sign',
  'shirt-designer',
  'wrap-swatches',
  'wall-film',
  'textile-shelf',
  'wrap-hall',
  'sign-street',
  'design-table',
] as const;

export type SceneId = (typeof sceneIds)[number];
