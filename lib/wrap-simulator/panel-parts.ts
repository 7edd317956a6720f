import type { Localized } from '@/lib/i18n/locales';
import type { PanelId, PanelPart } from './vehicles/vehicle';

/** The words for the parts of a vehicle, as a body shop says them. */
const partNames: Record<PanelPart, Localized> = {
  'front-bumper': { fr: 'Pare-chocs avant', nl: 'Voorbumper', en: 'Front bumper' },
  bonnet: { fr: 'Capot', nl: 'Motorkap', en: 'Bonnet' },
  roof: { fr: 'Toit', nl: 'Dak', en: 'Roof' },
  tailgate: { fr: 'Hayon', nl: 'Achterklep', en: 'Tailgate' },
  'rear-bumper': { fr: 'Pare-chocs arrière', nl: 'Achterbumper', en: 'Rear bumper' },
  'box-front': { fr: 'Face avant de la caisse', nl: 'Voorwand laadbak', en: 'Box front' },
  'box-rear': { fr: 'Porte de la caisse', nl: 'Achterdeur laadbak', en: 'Box door' },
  'chest-front': { fr: 'Face avant du coffre', nl: 'Voorkant bak', en: 'Chest front' },
  'chest-rear': { fr: 'Face arrière du coffre', nl: 'Achterkant bak', en: 'Chest back' },
  lid: { fr: 'Couvercle', nl: 'Deksel', en: 'Lid' },
  'front-wing': { fr: 'Aile avant', nl: 'Voorspatbord', en: 'Front wing' },
  mirror: { fr: 'Rétroviseur', nl: 'Spiegelkap', en: 'Mirror cap' },
  pillars: { fr: 'Montants', nl: 'Stijlen', en: 'Pillars' },
  'front-door': { fr: 'Portière avant', nl: 'Voorportier', en: 'Front door' },
  'rear-door': { fr: 'Portière arrière', nl: 'Achterportier', en: 'Rear door' },
  'sliding-door': { fr: 'Porte coulissante', nl: 'Schuifdeur', en: 'Sliding door' },
  'side-panel': { fr: 'Panneau latéral', nl: 'Zijpaneel', en: 'Side panel' },
  'rear-quarter': { fr: 'Aile arrière', nl: 'Achterflank', en: 'Rear quarter' },
  'cargo-door': { fr: 'Porte battante', nl: 'Achterdeur', en: 'Rear barn door' },
  sill: { fr: 'Bas de caisse', nl: 'Dorpel', en: 'Sill' },
  'box-side': { fr: 'Flanc de la caisse', nl: 'Zijwand laadbak', en: 'Box side' },
  'chest-side': { fr: 'Flanc du coffre', nl: 'Zijkant bak', en: 'Chest side' },
  frame: { fr: 'Cadre', nl: 'Frame', en: 'Frame' },
};

const hands: Record<'left' | 'right', Localized> = {
  left: { fr: 'gauche', nl: 'links', en: 'left' },
  right: { fr: 'droite', nl: 'rechts', en: 'right' },
};

/** French nouns that are masculine, or plural: the side agrees with them. */
const masculine: readonly PanelPart[] = ['mirror', 'side-panel', 'sill', 'box-side', 'chest-side', 'frame'];

interface PanelIdentity {
  part: PanelPart;
  hand: 'left' | 'right' | null;
}

export function readPanelId(id: PanelId): PanelIdentity {
  const [, hand, part] = /^(left|right)-(.+)$/.exec(id) ?? [];
  return hand === 'left' || hand === 'right'
    ? { part: part as PanelPart, hand }
    : { part: id as PanelPart, hand: null };
}

/** A panel's name with its side: « Portière avant gauche », "Voorportier links", "Front door, left". */
export function namePanel(id: PanelId): Localized {
  const { part, hand } = readPanelId(id);
  const name = partNames[part];
  if (!hand) return name;
  const fr =
    part === 'pillars'
      ? { left: 'gauches', right: 'droits' }[hand]
      : hand === 'right' && masculine.includes(part)
        ? 'droit'
        : hands[hand].fr;
  return { fr: `${name.fr} ${fr}`, nl: `${name.nl} ${hands[hand].nl}`, en: `${name.en}, ${hands[hand].en}` };
}
