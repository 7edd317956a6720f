import type { SampleDrawing } from '@/lib/portfolio/sample-drawing';
import { groupInk, INK, mix } from '../scene-parts';
import { ShopFront } from '../shop-front';
import { DressWindow } from './dress-window';

export type DuskShopDrawing = Extract<SampleDrawing, { of: 'dusk-shop' }>;

/** The shop of the hero without its van, lit in the ink of a group: the sheet shows the whole front. */
export function DuskShop({ ink, brand }: DuskShopDrawing) {
  const paint = groupInk(ink);
  return (
    <ShopFront
      glow={ink === 'signs' ? paint : mix(82, paint, '#fff')}
      glowOn={ink === 'signs' ? INK : '#fff'}
      spill={mix(26, paint, '#fff')}
      paint={paint}
      paintShade={mix(58, paint, INK)}
      wall={mix(20, paint, '#17161c')}
      pavement={mix(24, paint, '#5a5a5a')}
      street={mix(16, paint, '#2b2a2d')}
      brand={brand}
      goods={<DressWindow paint={paint} />}
      transform="translate(12 114)scale(.618)"
    />
  );
}
