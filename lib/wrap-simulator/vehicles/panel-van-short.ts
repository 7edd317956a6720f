import { panelVan } from './panel-van-body';

export const panelVanShort = panelVan({
  id: 'panel-van-short',
  name: { fr: 'Fourgon compact', nl: 'Middelgrote bestelwagen', en: 'Short panel van' },
  length: 4990,
  height: 2260,
});
