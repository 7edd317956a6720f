import { labelsIn, text } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';

/** The words of the workshop's sheet and files, which browsers never load. */
const productionCopy = {
  sheet: text('Fiche de production', 'Productiefiche', 'Production sheet'),
  garment: text('Vêtement', 'Kledingstuk', 'Garment'),
  model: text('Modèle', 'Model', 'Model'),
  fabric: text('Tissu', 'Stof', 'Fabric'),
  pieces: text('Pièces', 'Stuks', 'Pieces'),
  drawnIn: text('Cotes données pour la taille', 'Maten gegeven voor maat', 'Dimensions given for size'),
  technique: text('Procédé', 'Techniek', 'Technique'),
  size: text('Encombrement', 'Afmetingen', 'Overall size'),
  collar: text('Sous le col', 'Onder de kraag', 'Below the collar'),
  shoulder: text('Sous la couture d’épaule', 'Onder de schoudernaad', 'Below the shoulder seam'),
  edge: text('Sous le bord supérieur', 'Onder de bovenrand', 'Below the upper edge'),
  peak: text('Au-dessus de la visière', 'Boven de klep', 'Above the peak'),
  seams: text(
    'Depuis les coutures, à gauche et à droite du dessin',
    'Vanaf de naden, links en rechts op de tekening',
    'From the seams, left and right of the drawing',
  ),
  middle: text('Milieu, depuis l’axe', 'Midden, vanaf de as', 'Middle, from the centre line'),
  onAxis: text('sur l’axe', 'op de as', 'on the centre line'),
  toLeft: text('{mm} mm à gauche', '{mm} mm naar links', '{mm} mm to the left'),
  toRight: text('{mm} mm à droite', '{mm} mm naar rechts', '{mm} mm to the right'),
  inks: text('Encres', 'Inkten', 'Inks'),
  threads: text('Fils, dans l’ordre', 'Garens, in volgorde', 'Threads, in order'),
  films: text('Films', 'Folies', 'Films'),
  bitmap: text('Image', 'Beeld', 'Picture'),
  bitmapSize: text(
    '{name}, {width} × {height} mm, {dpi} ppp',
    '{name}, {width} × {height} mm, {dpi} dpi',
    '{name}, {width} × {height} mm, {dpi} dpi',
  ),
  notMade: text('À régler d’abord', 'Eerst op te lossen', 'To be settled first'),
  bitmapRefused: text(
    '{technique} demande des formes\u00a0: faire vectoriser l’image, ou passer en DTF ou DTG. Les fichiers de ce procédé manquent jusque-là.',
    '{technique} heeft vormen nodig: laat het beeld vectoriseren of kies DTF of DTG. De bestanden voor deze techniek ontbreken zolang.',
    '{technique} needs shapes: have the picture vectorised, or change to DTF or DTG. The files of this technique are missing until then.',
  ),
  pictureMissing: text(
    'L’image «\u00a0{name}\u00a0» ne peut pas être lue\u00a0: les fichiers de cette face manquent. Rouvrir la fiche plus tard, ou redemander le fichier.',
    'Het beeld ‘{name}’ kan niet gelezen worden: de bestanden van deze kant ontbreken. Open de fiche later opnieuw of vraag het bestand.',
    'The picture ‘{name}’ can’t be read: the files of this side are missing. Open the sheet again later, or ask for the file.',
  ),
  stitches: text('Points', 'Steken', 'Stitches'),
  minutes: text(
    '{stitches}, {minutes} min sur la machine, {trims} coupes',
    '{stitches}, {minutes} min op de machine, {trims} keer afknippen',
    '{stitches}, {minutes} min on the machine, {trims} trims',
  ),
  noStitches: text(
    'trop grand ou trop dense pour une machine',
    'te groot of te dicht voor een machine',
    'too large or too dense for a machine',
  ),
  underbase: text('avec une couche blanche dessous', 'met een witte onderlaag', 'with a white layer below'),
  sizes: text('Tailles', 'Maten', 'Sizes'),
  people: text('Noms et numéros', 'Namen en nummers', 'Names and numbers'),
  closing: text(
    'Les références sont celles de notre propre nuancier\u202f; dE dit l’écart (CIEDE2000). Les fichiers à l’échelle 1:1 accompagnent la demande.',
    'De referenties zijn die van onze eigen kleurenkaart; dE zegt de afwijking (CIEDE2000). De bestanden op schaal 1:1 horen bij de aanvraag.',
    'References are those of our own colour card; dE is the difference (CIEDE2000). The files at 1:1 come with the request.',
  ),
  vector: text('{side}, contours 1:1 (PDF)', '{side}, contouren 1:1 (PDF)', '{side}, outlines 1:1 (PDF)'),
  svg: text('{side}, contours 1:1 (SVG)', '{side}, contouren 1:1 (SVG)', '{side}, outlines 1:1 (SVG)'),
  png: text('{side}, 300 dpi (PNG)', '{side}, 300 dpi (PNG)', '{side}, 300 dpi (PNG)'),
  plates: text(
    '{side}, films par encre (PDF)',
    '{side}, films per inkt (PDF)',
    '{side}, plate for each ink (PDF)',
  ),
  cutPdf: text(
    '{side}, découpe en miroir (PDF)',
    '{side}, snijlijnen in spiegelbeeld (PDF)',
    '{side}, mirrored cut lines (PDF)',
  ),
  cutSvg: text(
    '{side}, découpe en miroir (SVG)',
    '{side}, snijlijnen in spiegelbeeld (SVG)',
    '{side}, mirrored cut lines (SVG)',
  ),
  dst: text('{side}, broderie (DST)', '{side}, borduurbestand (DST)', '{side}, embroidery (DST)'),
  threadList: text('{side}, fils (CSV)', '{side}, garens (CSV)', '{side}, threads (CSV)'),
  order: text('Ordre', 'Volgorde', 'Order'),
  needle: text('Aiguille', 'Naald', 'Needle'),
  card: text('Nuancier', 'Kleurenkaart', 'Card'),
  colour: text('Couleur', 'Kleur', 'Colour'),
  difference: text('Écart (ΔE)', 'Verschil (ΔE)', 'Difference (ΔE)'),
  stitchPicture: text('{side}, chaque point (SVG)', '{side}, elke steek (SVG)', '{side}, every stitch (SVG)'),
  ofDesign: text('{file}, le modèle', '{file}, het model', '{file}, the design itself'),
  ofPeople: text(
    '{file}, un par personne\u00a0: {count} (ZIP)',
    '{file}, één per persoon: {count} (zip)',
    '{file}, one for each person: {count} (ZIP)',
  ),
  ofPeopleSlowly: text(
    '{file}, un par personne\u00a0: {count} (ZIP, environ {minutes}\u00a0min)',
    '{file}, één per persoon: {count} (zip, ongeveer {minutes}\u00a0min)',
    '{file}, one for each person: {count} (ZIP, about {minutes}\u00a0min)',
  ),
  missingName: text('manquants.txt', 'ontbrekend.txt', 'missing.txt'),
  missingFiles: text(
    'Ces fichiers n’ont pas pu être produits\u00a0: motif trop grand ou trop dense pour une machine, ou rien à imprimer.',
    'Deze bestanden konden niet gemaakt worden: te groot of te dicht voor een machine, of er staat niets op.',
    'These files could not be made: too large or too dense for a machine, or there is nothing on them.',
  ),
  listFiles: text('Fichiers de la liste', 'Bestanden van de lijst', 'Files of the list'),
  listProgrammes: text(
    'Un programme DST par personne, {count} en tout\u00a0: {names}. Archive {archive}, sur la page de la demande.',
    'Eén DST-programma per persoon, {count} in totaal: {names}. Archief {archive}, op de pagina van de aanvraag.',
    'One DST programme for each person, {count} in all: {names}. Archive {archive}, on the page of the request.',
  ),
  listPieces: text(
    'Un fichier par personne, {count} en tout\u00a0: {names}. Archive {archive}, sur la page de la demande.',
    'Eén bestand per persoon, {count} in totaal: {names}. Archief {archive}, op de pagina van de aanvraag.',
    'One file for each person, {count} in all: {names}. Archive {archive}, on the page of the request.',
  ),
} as const;

export type ProductionLabels = Record<keyof typeof productionCopy, string>;

export function productionLabels(locale: Locale): ProductionLabels {
  return labelsIn(productionCopy, locale);
}

/** As it stands at the beginning of a line. */
export const headline = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
