import type { Localized } from '@/lib/i18n/locales';

interface FabricColour {
  name: Localized;
  /** #rrggbb */
  colour: string;
  /** Threads of two shades: worn as heather. */
  heather?: true;
}

/** Fabric as it is dyed. */
const fabricColours = {
  white: { name: { fr: 'blanc', nl: 'wit', en: 'white' }, colour: '#f7f6f2' },
  natural: { name: { fr: 'écru', nl: 'ecru', en: 'natural' }, colour: '#ece1c8' },
  sand: { name: { fr: 'sable', nl: 'zand', en: 'sand' }, colour: '#cdb893' },
  heather: {
    name: { fr: 'gris chiné', nl: 'grijs gemêleerd', en: 'heather grey' },
    colour: '#b9b9b7',
    heather: true,
  },
  charcoal: { name: { fr: 'anthracite', nl: 'antraciet', en: 'charcoal' }, colour: '#45464a' },
  black: { name: { fr: 'noir', nl: 'zwart', en: 'black' }, colour: '#1b1a1c' },
  navy: { name: { fr: 'marine', nl: 'marineblauw', en: 'navy' }, colour: '#1d2748' },
  royal: { name: { fr: 'bleu roi', nl: 'koningsblauw', en: 'royal blue' }, colour: '#1f4bb4' },
  sky: { name: { fr: 'bleu ciel', nl: 'hemelsblauw', en: 'sky blue' }, colour: '#8cc3e6' },
  petrol: { name: { fr: 'pétrole', nl: 'petrol', en: 'petrol' }, colour: '#14606e' },
  bottle: { name: { fr: 'vert bouteille', nl: 'flessengroen', en: 'bottle green' }, colour: '#15472f' },
  kelly: { name: { fr: 'vert prairie', nl: 'grasgroen', en: 'kelly green' }, colour: '#15904c' },
  olive: { name: { fr: 'kaki', nl: 'kaki', en: 'olive' }, colour: '#6a6a3e' },
  yellow: { name: { fr: 'jaune', nl: 'geel', en: 'yellow' }, colour: '#f8cb1c' },
  orange: { name: { fr: 'orange', nl: 'oranje', en: 'orange' }, colour: '#ee6e1b' },
  red: { name: { fr: 'rouge', nl: 'rood', en: 'red' }, colour: '#c8202c' },
  burgundy: { name: { fr: 'bordeaux', nl: 'bordeaux', en: 'burgundy' }, colour: '#6b1b2e' },
  pink: { name: { fr: 'rose pâle', nl: 'lichtroze', en: 'light pink' }, colour: '#f3bdcb' },
  fuchsia: { name: { fr: 'fuchsia', nl: 'fuchsia', en: 'fuchsia' }, colour: '#d21c72' },
  purple: { name: { fr: 'violet', nl: 'paars', en: 'purple' }, colour: '#54308c' },
  'hi-vis-yellow': { name: { fr: 'jaune fluo', nl: 'fluogeel', en: 'hi-vis yellow' }, colour: '#d9ef1f' },
  'hi-vis-orange': { name: { fr: 'orange fluo', nl: 'fluo-oranje', en: 'hi-vis orange' }, colour: '#ff6a1a' },
} as const satisfies Record<string, FabricColour>;

export type FabricColourId = keyof typeof fabricColours;

export const fabricColourIds = Object.keys(fabricColours) as FabricColourId[];

/** Every dye but those of safety clothing. */
export const dyes = fabricColourIds.filter((id) => !id.startsWith('hi-vis'));

export function fabricLook(id: FabricColourId): FabricColour {
  return fabricColours[id];
}
