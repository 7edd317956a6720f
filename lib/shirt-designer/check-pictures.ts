import { contrastBetween } from '@/lib/drawing/contrast';
import { resolutionOf, viewingDistances } from '@/lib/drawing/resolution';
import type { Context, Found, Looked } from './check-design';
import { fabricLook } from './fabric-colours';
import { areasOf, vectorOf } from './picture-outlines';
import type { DesignAction } from './reduce-design';
import type { PictureLayer } from './shirt-design';
import type { PictureLook, ShownPicture } from './shown-pictures';
import type { Technique } from './techniques';

/** The first other technique of the side that can do it, as an action. */
type Instead = (can: (technique: Technique) => boolean) => DesignAction[];

/** What a bitmap can be made with as it is. */
const printsPixels = ({ id }: Technique) => id === 'dtf' || id === 'dtg';

function checkBitmap(
  { side, technique, design }: Context,
  layer: PictureLayer,
  { picture, look }: ShownPicture,
  instead: Instead,
): Found[] {
  const about = { layer: layer.id };
  const found: Found[] = [];
  const shown = 1 - layer.crop.left - layer.crop.right;
  const { grade, fineUpTo, pixelsPerMillimetre } = resolutionOf(
    picture,
    layer.width / shown,
    viewingDistances.shirt,
  );
  if (!printsPixels(technique))
    found.push({
      ...about,
      severity: 'fault',
      kind: 'bitmapNotHere',
      values: { technique: technique.id },
      fix: instead(printsPixels),
      // Nobody wants the paper of a scan sewn or cut as well.
      ...(look && !look.isPhoto
        ? { tool: { kind: 'trace', inks: inksFor(technique, look), clear: look.background !== null } }
        : {}),
    });
  if (grade !== 'fine' && fineUpTo !== null && pixelsPerMillimetre !== null)
    found.push({
      ...about,
      severity: grade === 'coarse' ? 'fault' : 'advice',
      kind: 'softPicture',
      values: {
        is: Math.round(pixelsPerMillimetre * 25.4),
        fine: Math.floor(fineUpTo * shown) / 10,
        grade,
      },
      fix:
        fineUpTo * shown < 1
          ? []
          : [{ kind: 'change', side, ids: [layer.id], change: { width: Math.floor(fineUpTo * shown) } }],
    });
  // Ink of the fabric's own colour is not seen on it; a film is, by its edge and its gloss.
  const isSeen =
    look?.background &&
    (technique.id === 'dtf' || contrastBetween(look.background, fabricLook(design.fabric).colour) >= 1.1);
  if (isSeen)
    found.push({
      ...about,
      severity: 'advice',
      kind: 'backgroundPrinted',
      values: {},
      fix: [],
      tool: { kind: 'clear' },
    });
  return found;
}

/** As many inks as the bitmap has, as far as the technique goes. */
const inksFor = ({ colours }: Technique, look: PictureLook) =>
  Math.max(1, Math.min(colours ?? 12, look.inks.length, 12));

/** Of a picture that is seen through in parts, more than at its edges. */
const seenThrough = 0.02;

/** What is to be said of a picture before it is made. */
export function checkPicture(context: Context, { layer }: Looked, instead: Instead): Found[] {
  if (layer.kind !== 'picture') return [];
  const { side, pictures, technique } = context;
  const shown = pictures.get(layer.picture);
  const base = { layer: layer.id, values: {} };
  if (!shown)
    return [
      {
        ...base,
        severity: 'fault',
        kind: 'pictureGone',
        values: { name: layer.name },
        fix: layer.locked ? [] : [{ kind: 'remove', side, ids: [layer.id] }],
      },
    ];
  const vector = vectorOf(layer, pictures);
  const inPart = vector
    ? areasOf(vector).some(({ opacity }) => opacity < 1)
    : (shown.look?.halfTransparent ?? 0) > seenThrough;
  const found: Found[] = vector ? [] : checkBitmap(context, layer, shown, instead);
  if (!technique.halfTones && layer.opacity < 100)
    found.push({
      ...base,
      severity: 'fault',
      kind: 'halfTransparent',
      values: { technique: technique.id },
      fix: [{ kind: 'change', side, ids: [layer.id], change: { opacity: 100 } }],
    });
  else if (!technique.halfTones && inPart)
    found.push({
      ...base,
      severity: 'advice',
      kind: 'halfTransparent',
      values: { technique: technique.id },
      fix: instead(({ halfTones }) => halfTones),
    });
  return found;
}
