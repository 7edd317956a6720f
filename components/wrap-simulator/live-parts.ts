import { fetchPicture, sendPicture } from '@/lib/drawing/fetch-picture';
import type { Picture } from '@/lib/drawing/picture';
import { pictureFaultTexts, pictureNoteTexts } from '@/lib/drawing/picture-copy';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { type ComposedWrap, composeWrap, lettersFor, picturesOf } from '@/lib/wrap-simulator/compose';
import { legibleLines } from '@/lib/wrap-simulator/legible-lines';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { loadVehicle } from '@/lib/wrap-simulator/vehicles/load-vehicle';
import type { Side } from '@/lib/wrap-simulator/vehicles/vehicle';
import { type Logo, type WrapDesign, wrapLimits } from '@/lib/wrap-simulator/wrap-design';

/** A logo whose area is about that of a large sheet of paper, whatever its proportions. */
const firstArea = 240_000;

/** Sends a file to become a logo on a side; `text` says what became of it. */
export async function bringLogo(
  file: File,
  side: Side,
  locale: Locale,
  labels: SimulatorLabels,
): Promise<{ text: string; logo?: Logo }> {
  const sent = await sendPicture(file);
  if ('error' in sent) return { text: pictureFaultTexts[sent.error][locale] };
  const { picture, notes } = sent;
  const { min, max } = wrapLimits.logoWidth;
  const width = Math.round(Math.sqrt((firstArea * picture.width) / picture.height) / 10) * 10;
  const isFlank = side === 'left' || side === 'right';
  return {
    text: [
      filled(labels.logoPlaced, { name: file.name }),
      ...notes.map((note) => pictureNoteTexts[note][locale]),
    ].join(' '),
    logo: {
      picture: picture.id,
      side,
      bothSides: isFlank,
      width: Math.min(max, Math.max(min, width)),
      x: null,
      y: null,
    },
  };
}

// Everything that draws and sends, in one file that a browser fetches once something may be tried.
export { fitDesign, offers } from '@/lib/wrap-simulator/offers';
export { savedQuery } from '@/lib/wrap-simulator/saved-query';
export { sayMissingIn } from '@/lib/wrap-simulator/say-missing';
export { ByHand } from './by-hand.client';
export { CutOff, DesignFacts, PriceBar } from './design-facts';
export { WrapStage } from './wrap-stage';

/** The pictures of a design that can be fetched now. */
async function picturesFor(design: WrapDesign): Promise<Map<string, Picture>> {
  const found = await Promise.all(picturesOf(design).map((id) => fetchPicture(id).catch(() => null)));
  return new Map(found.flatMap((picture) => (picture ? [[picture.id, picture]] : [])));
}

/** The design with letters that stand out; as it was, while its vehicle or its letters cannot be fetched. */
export async function legible(design: WrapDesign): Promise<WrapDesign> {
  try {
    const [vehicle, letters] = await Promise.all([loadVehicle(design.vehicle), lettersFor(design)]);
    return vehicle ? legibleLines(vehicle, design, letters) : design;
  } catch {
    return design;
  }
}

/** A design with all that follows from it, or null while its vehicle or its letters cannot be fetched. */
export async function compose(design: WrapDesign): Promise<ComposedWrap | null> {
  try {
    const [vehicle, letters, pictures] = await Promise.all([
      loadVehicle(design.vehicle),
      lettersFor(design),
      picturesFor(design),
    ]);
    return vehicle && composeWrap(vehicle, design, letters, pictures);
  } catch {
    return null;
  }
}
