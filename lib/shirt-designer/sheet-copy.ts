import { labelsIn, text } from '@/lib/i18n/copy';
import type { Locale, Localized } from '@/lib/i18n/locales';

/** What files and sheets of a design say. */
const sheetCopy = {
  everySide: text(
    'Image de toutes les faces (PNG)',
    'Beeld van alle kanten (PNG)',
    'Picture of every side (PNG)',
  ),
  sideFile: text('Image, {side} (PNG)', 'Beeld, {side} (PNG)', 'Picture, {side} (PNG)'),
  sheetFile: text('Fiche A4 (PDF)', 'Fiche A4 (PDF)', 'A4 sheet (PDF)'),
  binding: text(
    'Estimation sur valeurs d’exemple ; seul le devis engage.',
    'Raming op voorbeeldwaarden; alleen de offerte bindt.',
    'An estimate on sample values; only the quote is binding.',
  ),
  garment: text('Vêtement', 'Kledingstuk', 'Garment'),
  model: text('Modèle', 'Model', 'Style'),
  fabric: text('Tissu', 'Stof', 'Fabric'),
  cotton: text(
    '{colour}, {cotton} % coton, {weight} g/m²',
    '{colour}, {cotton}% katoen, {weight} g/m²',
    '{colour}, {cotton}% cotton, {weight} g/m²',
  ),
  pieces: text('Pièces', 'Stuks', 'Pieces'),
  people: text('Noms et numéros', 'Namen en nummers', 'Names and numbers'),
  technique: text('Procédé', 'Techniek', 'Technique'),
  area: text('Zone', 'Vlak', 'Area'),
  fromPicture: text('celles de l’image', 'die van het beeld', 'those of the picture'),
  colours: text('Couleurs', 'Kleuren', 'Colours'),
  layer: text(
    '{width} × {height} mm, à {top} mm du haut de la zone',
    '{width} × {height} mm, op {top} mm van de bovenkant van het vlak',
    '{width} × {height} mm, {top} mm from the top of the area',
  ),
  fault: text('À corriger\u00a0: {finding}', 'Te herstellen: {finding}', 'To be put right: {finding}'),
  advice: text('Conseil\u00a0: {finding}', 'Advies: {finding}', 'Advice: {finding}'),
  checked: text('Résultat', 'Resultaat', 'Result'),
  price: text('Prix au moment de l’enregistrement', 'Prijs bij het bewaren', 'Price when it was saved'),
  total: text('Total, TVA comprise', 'Totaal, inclusief btw', 'Total, VAT included'),
  version: text('Valeurs du', 'Waarden van', 'Values of'),
} as const satisfies Record<string, Localized>;

export type ShirtSheetLabels = Record<keyof typeof sheetCopy, string>;

export function shirtSheetLabels(locale: Locale): ShirtSheetLabels {
  return labelsIn(sheetCopy, locale);
}
