import { isFromTheRight } from '@/lib/drawing/missing-letters';
import { filled, text } from '@/lib/i18n/copy';
import { formatCount } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { Finding, FindingKind } from './check-design';
import type { EstimateLine } from './estimate';
import { type Garment, type GarmentSide, sizeNames } from './garments/garment';
import { marks } from './marks';
import { shapes } from './shapes';
import type { Curve, Layer, PersonField } from './shirt-design';
import { techniques } from './techniques';

const plainSides: Record<GarmentSide, Localized> = {
  front: text('devant', 'voorkant', 'front'),
  back: text('dos', 'rug', 'back'),
  left: text('côté gauche', 'linkerkant', 'left side'),
  right: text('côté droit', 'rechterkant', 'right side'),
};

const sleeveNames: Partial<Record<GarmentSide, Localized>> = {
  left: text('manche gauche', 'linkermouw', 'left sleeve'),
  right: text('manche droite', 'rechtermouw', 'right sleeve'),
};

export function nameSide(garment: Pick<Garment, 'sleeves'>, side: GarmentSide): Localized {
  return (garment.sleeves ? sleeveNames[side] : undefined) ?? plainSides[side];
}

export const curveNames: Record<Curve, Localized> = {
  none: text('droite', 'recht', 'straight'),
  arc: text('arc', 'boog', 'arc'),
  circle: text('cercle', 'cirkel', 'circle'),
  wave: text('vague', 'golf', 'wave'),
};

export const fieldNames: Record<PersonField, Localized> = {
  none: text('ce texte', 'deze tekst', 'these words'),
  name: text('le nom de chacun', 'ieders naam', 'each one’s name'),
  number: text('le numéro de chacun', 'ieders nummer', 'each one’s number'),
};

/** What a layer without words or a name of its own is called. */
export const unnamed = {
  text: text('Texte', 'Tekst', 'Words'),
  picture: text('image', 'beeld', 'picture'),
} as const;

/** What a layer is called in lists. */
export function nameLayer(layer: Layer, locale: Locale): string {
  if (layer.kind === 'text') return layer.text.replace(/\n/g, ' / ') || unnamed.text[locale];
  if (layer.kind === 'picture') return layer.name || unnamed.picture[locale];
  return layer.kind === 'shape' ? shapes[layer.shape].name[locale] : marks[layer.mark].name[locale];
}

export const estimateNames: Record<EstimateLine['kind'], Localized> = {
  garments: text('Vêtements', 'Kledingstukken', 'Garments'),
  marking: text('Marquage', 'Bedrukken of borduren', 'Marking'),
  setUp: text('Mise en route', 'Opstart', 'Set-up'),
  names: text('Noms et numéros', 'Namen en nummers', 'Names and numbers'),
};

/** What, and why. */
const findingCopy: Record<FindingKind, Localized> = {
  techniqueNotHere: text(
    '{technique} ne se fait pas ici : la machine n’y accède pas, ou le tissu ne s’y prête pas.',
    '{technique} kan hier niet: de machine komt er niet bij of de stof leent zich er niet toe.',
    '{technique} is not possible here: the machine cannot reach it, or the fabric does not take it.',
  ),
  outside: text(
    'Dépasse la zone de {width} × {height} cm : au-delà, les coutures gênent la presse.',
    'Steekt buiten het vlak van {width} × {height} cm: daarbuiten liggen naden onder de pers.',
    'Reaches beyond the area of {width} × {height} cm: outside it, seams get in the way of the press.',
  ),
  outsideSmaller: text(
    'Dépasse la zone de la taille {size}, {width} × {height} cm : au-delà, les coutures gênent la presse.',
    'Steekt buiten het vlak van maat {size}, {width} × {height} cm: daarbuiten liggen naden onder de pers.',
    'Reaches beyond the area of size {size}, {width} × {height} cm: outside it, seams get in the way of the press.',
  ),
  lettersSmall: text(
    'Capitales de {is} mm : {technique} en demande {least}, sinon les creux se bouchent.',
    'Hoofdletters van {is} mm: {technique} vraagt er {least}, anders lopen de openingen dicht.',
    'Capitals of {is} mm: {technique} needs {least}, or the openings close up.',
  ),
  tooFine: text(
    'Trait de {is} mm environ, trop fin : sous {least} mm, {technique} le perd.',
    'Een lijn van ongeveer {is} mm is te fijn: onder {least} mm gaat ze bij {technique} verloren.',
    'A stroke of about {is} mm is too fine: below {least} mm, {technique} loses it.',
  ),
  tooManyColours: text(
    '{is} couleurs sur cette face : {technique} les pose une à une et en permet {most}.',
    '{is} kleuren op deze kant: {technique} brengt ze één voor één aan en laat er {most} toe.',
    '{is} colours on this side: {technique} puts them on one by one, and allows {most}.',
  ),
  likeFabric: text(
    'Presque la couleur du tissu : on ne le verra pas.',
    'Bijna de kleur van de stof: u zult het niet zien.',
    'Nearly the colour of the fabric: it won’t be seen.',
  ),
  toneOnTone: text(
    'Ton sur ton : on ne le verra que de près. Si c’est voulu, laissez-le.',
    'Ton sur ton: alleen van dichtbij te zien. Is dat de bedoeling, laat het dan zo.',
    'Tone on tone: seen only from close by. If you meant it, leave it.',
  ),
  lettersElsewhere: text(
    'Cette police n’a pas de dessin pour {letters}\u00a0: rien n’apparaîtrait à cet endroit. Avec {family}, c’est possible.',
    'Dit lettertype heeft geen vorm voor {letters}: op die plaats zou niets komen. Met {family} kan het wel.',
    'This typeface has no shape for {letters}: nothing would be put there. {family} can do it.',
  ),
  missingLetters: text(
    'Aucune de nos polices n’a de dessin pour {letters}\u00a0: rien n’apparaîtrait à cet endroit. Prenez d’autres caractères, ou ajoutez-les en image.',
    'Geen van onze lettertypes heeft een vorm voor {letters}: op die plaats zou niets komen. Kies andere tekens, of voeg ze toe als beeld.',
    'None of our typefaces has a shape for {letters}: nothing would be put there. Choose other characters, or add them as a picture.',
  ),
  tooWide: text(
    '{is} cm de large : au-delà de {most} cm, {technique} raidit le tissu.',
    '{is} cm breed: boven {most} cm maakt {technique} de stof stijf.',
    '{is} cm wide: beyond {most} cm, {technique} makes the fabric stiff.',
  ),
  namesDiffer: text(
    'Chaque nom demanderait son propre écran : {technique} ne convient pas aux listes.',
    'Elke naam zou een eigen raam vragen: {technique} past niet bij een lijst.',
    'Every name would need a screen of its own: {technique} does not suit a list.',
  ),
  nameTooWide: text(
    '« {name} » ({size}) dépasse la zone de sa taille : au-delà, les coutures gênent la presse. Concernés : {count}.',
    '‘{name}’ ({size}) steekt buiten het vlak van die maat: daarbuiten liggen naden onder de pers. Het gaat om {count}.',
    '‘{name}’ ({size}) reaches beyond the area of that size: outside it, seams get in the way of the press. Affected: {count}.',
  ),
  fewPieces: text(
    'Quantité : {is}. Pour {technique}, la mise en route coûte autant pour une pièce que pour cent : c’est intéressant à partir de {from} pièces.',
    'Aantal: {is}. Bij {technique} kost de opstart voor één stuk evenveel als voor honderd: het loont vanaf {from} stuks.',
    'Quantity: {is}. Setting up {technique} costs as much for one piece as for a hundred: it pays from {from} pieces.',
  ),
  pictureGone: text(
    'L’image «\u00a0{name}\u00a0» n’est plus ici, et ne serait pas imprimée. Ajoutez-la de nouveau.',
    'Het beeld ‘{name}’ is er niet meer en zou niet gedrukt worden. Voeg het opnieuw toe.',
    'The picture ‘{name}’ is no longer here and would not be printed. Add it again.',
  ),
  softPicture: text(
    '{is} dpi à cette taille : de près, on verrait du flou. Net jusqu’à {fine} cm de large.',
    '{is} dpi op deze maat: van dichtbij wordt dat wazig. Scherp tot {fine} cm breed.',
    '{is} dpi at this size: it would look soft close up. Sharp up to {fine} cm wide.',
  ),
  bitmapNotHere: text(
    'Une image de points\u00a0: {technique} demande des formes. Convertissez-la en formes, ou choisissez DTF ou DTG.',
    'Een beeld van pixels: {technique} heeft vormen nodig. Zet het om in vormen, of kies DTF of DTG.',
    'A picture of pixels: {technique} needs shapes. Convert it to shapes, or choose DTF or DTG.',
  ),
  halfTransparent: text(
    'À moitié transparent par endroits\u00a0: {technique} ne fait que plein ou rien.',
    'Deels halfdoorzichtig: {technique} kan alleen vol of niets.',
    'Half transparent in places: {technique} can only do solid or nothing.',
  ),
  backgroundPrinted: text(
    'Le fond uni de l’image sera imprimé lui aussi, en rectangle sur le tissu.',
    'De effen achtergrond van het beeld wordt mee gedrukt, als een rechthoek op de stof.',
    'The picture’s plain background will be printed too, as a rectangle on the fabric.',
  ),
};

/** Words from right to left cannot be put right letter by letter: they come whole, as whoever writes them has set them. */
const fromTheRight = text(
  'Nos polices n’écrivent pas de droite à gauche\u00a0: à la place de {letters}, rien n’apparaîtrait. Ajoutez ces mots en image ou en PDF, ils seront repris tels quels.',
  'Onze lettertypes schrijven niet van rechts naar links: op de plaats van {letters} zou niets komen. Voeg deze woorden toe als beeld of pdf, dan komen ze er precies zo op.',
  'Our typefaces don’t write from right to left: where {letters} stands, nothing would be put there. Add these words as a picture or PDF, and they come out just as they are.',
);

function copyOf({ kind, values }: Finding): Localized {
  return kind === 'missingLetters' && isFromTheRight(String(values.letters))
    ? fromTheRight
    : findingCopy[kind];
}

/** Beside the field for a layer's words: which of its letters cannot be made, and what can be done. */
export function sayLetters(findings: readonly Finding[], layer: string, locale: Locale): string[] {
  return findings
    .filter((one) => one.layer === layer && ['lettersElsewhere', 'missingLetters'].includes(one.kind))
    .map((one) => sayFinding(one, locale));
}

/** A finding as a sentence. */
export function sayFinding(finding: Finding, locale: Locale): string {
  const { values } = finding;
  const said = Object.entries(values).map(([name, value]): [string, string] => {
    if (name === 'technique') return [name, techniques[value as keyof typeof techniques].spoken[locale]];
    if (name === 'size') return [name, sizeNames[value as keyof typeof sizeNames][locale]];
    if (typeof value === 'number') return [name, formatCount(value, locale)];
    // Letters from right to left leave the sentence round them as it is.
    return [name, isFromTheRight(value) ? `\u2068${value}\u2069` : value];
  });
  // It may begin with a technique.
  return filled(copyOf(finding)[locale], Object.fromEntries(said)).replace(/^./, (first) =>
    first.toUpperCase(),
  );
}
