import { panelVan } from './panel-van-body';

export const panelVanLong = panelVan({
  id: 'panel-van-long',
  name: { fr: 'Grand fourgon', nl: 'Grote bestelwagen', en: 'Long panel van' },
  length: 5990,
  height: 2520,
});
