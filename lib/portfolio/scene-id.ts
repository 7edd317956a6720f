/** The drawn work samples of the site, each a component in `components/illustrations`. */
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
] as const;

export type SceneId = (typeof sceneIds)[number];
