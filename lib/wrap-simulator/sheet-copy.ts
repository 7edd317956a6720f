import { labelsIn, text } from '@/lib/i18n/copy';
import type { Locale, Localized } from '@/lib/i18n/locales';

/** The words of a design's sheet, which browsers never load. */
const sheetCopy = {
  vehicle: text('Véhicule', 'Voertuig', 'Vehicle'),
  body: text('Carrosserie', 'Koetswerk', 'Body'),
  size: text('Longueur × largeur × hauteur', 'Lengte × breedte × hoogte', 'Length × width × height'),
  paint: text('Peinture d’origine', 'Oorspronkelijke lak', 'Present paint'),
  coverage: text('Surface couverte', 'Wat bekleed wordt', 'What is covered'),
  split: text('Ligne entre les deux tons', 'Lijn tussen de twee tinten', 'Line between the two tones'),
  splitAt: text(
    '{percent} % depuis le sol, {mm} mm',
    '{percent}% vanaf de grond, {mm} mm',
    '{percent}% from the ground, {mm} mm',
  ),
  films: text('Films', 'Folies', 'Films'),
  noFilm: text('aucun', 'geen', 'none'),
  panels: text('Panneaux', 'Panelen', 'Panels'),
  lettering: text('Lettrage', 'Belettering', 'Lettering'),
  line: text(
    'capitales {height} mm, découpe {width} × {tall} mm',
    'hoofdletters {height} mm, snijmaat {width} × {tall} mm',
    'capitals {height} mm, cut {width} × {tall} mm',
  ),
  place: text(
    'milieu à {x} mm du bord gauche du dessin, ligne de base à {y} mm du haut',
    'midden op {x} mm van de linkerrand van de tekening, basislijn op {y} mm van boven',
    'middle {x} mm from the left edge of the drawing, baseline {y} mm from the top',
  ),
  legible: text('lisible à {metres} m', 'leesbaar vanop {metres} m', 'legible from {metres} m'),
  glass: text('Vitres', 'Ruiten', 'Glass'),
  rearSides: text('Latérales arrière', 'Achterste zijruiten', 'Rear sides'),
  rear: text('Lunette', 'Achterruit', 'Rear window'),
  tint: text(
    '{name}, laisse passer {passes} % de lumière, réfléchit {reflects} %',
    '{name}, laat {passes}% licht door, kaatst {reflects}% terug',
    '{name}, lets {passes}% of light through, reflects {reflects}%',
  ),
  protection: text('Protection PPF', 'PPF-bescherming', 'Paint protection film'),
  price: text('Prix', 'Prijs', 'Price'),
  total: text('Total', 'Totaal', 'Total'),
  saved: text('À l’enregistrement', 'Bij het bewaren', 'When it was saved'),
  today: text('Calculé aujourd’hui', 'Vandaag berekend', 'Computed today'),
  version: text(
    'TVA de {percent} % et pose comprises, barème du {version}',
    'inclusief {percent}% btw en plaatsing, barema van {version}',
    'with {percent}% VAT and fitting, price basis of {version}',
  ),
  savedVersion: text(
    '{range}, barème du {version}',
    '{range}, barema van {version}',
    '{range}, price basis of {version}',
  ),
  basis: text('Base', 'Basis', 'Basis'),
  time: text('À l’atelier', 'In het atelier', 'In the workshop'),
  warranty: text('Garantie sur film coulé', 'Waarborg op gegoten folie', 'Warranty on cast film'),
  binding: text(
    'Estimation\u00a0: seul le devis engage. Sur écran comme sur papier, la teinte d’un film diffère toujours un peu\u202f; un échantillon est gratuit.',
    'Raming: alleen de offerte bindt. Op een scherm en op papier wijkt de tint van een folie altijd wat af; een staal is gratis.',
    'An estimate: only the quote is binding. On screen and on paper a film’s shade always differs a little; a sample is free.',
  ),
  atScale: text('échelle 1:10', 'schaal 1:10', 'scale 1:10'),
  everySide: text('PNG, toutes les faces', 'PNG, alle kanten', 'PNG, every side'),
  sideFile: text('PNG, {side}', 'PNG, {side}', 'PNG, {side}'),
  sheetFile: text('PDF, fiche A4', 'PDF, fiche op A4', 'PDF, A4 sheet'),
  plotSvg: text('{side}, traceur 1:10, SVG', '{side}, plotter 1:10, SVG', '{side}, plotter 1:10, SVG'),
  plotPdf: text('{side}, traceur 1:10, PDF', '{side}, plotter 1:10, PDF', '{side}, plotter 1:10, PDF'),
  logo: text('logo', 'logo', 'logo'),
  printed: text('Logos imprimés', 'Gedrukte logo’s', 'Printed logos'),
  printFile: text(
    'Logo {number} à imprimer, 1:1, PDF',
    'Logo {number} om te printen, 1:1, pdf',
    'Logo {number} to print, 1:1, PDF',
  ),
  netFilms: text(
    'Films dessinés au bord net des panneaux\u00a0: ajouter les rabats et les recouvrements avant la coupe.',
    'Folies getekend tot de rand van de panelen: tel omslag en overlapping bij vóór het snijden.',
    'Films are drawn to the edges of panels: add what is folded over and what overlaps before cutting.',
  ),
  noLetters: text('aucun lettrage', 'geen belettering', 'no lettering'),
} as const satisfies Record<string, Localized>;

export type SheetLabels = Record<keyof typeof sheetCopy, string>;

export function sheetLabels(locale: Locale): SheetLabels {
  return labelsIn(sheetCopy, locale);
}
