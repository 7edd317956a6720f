// Names of what can be chosen, for whoever draws it: a browser loads them.
import type { ContrastGrade } from '@/lib/drawing/legibility';
import { filled, text } from '@/lib/i18n/copy';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { EstimateLine } from './estimate';
import type { Light } from './film-look';
import type { FilmShade, Hiding, PlacedLine } from './place-lines';
import type { SimulatorLabels } from './simulator-copy';
import type { Side } from './vehicles/vehicle';
import type { Coverage, PanelChoice, ProtectionPack, TintId } from './wrap-design';

export const coverageNames: Record<Coverage, Localized> = {
  full: text('complète', 'volledig', 'all of it'),
  'two-tone': text('deux tons', 'twee tinten', 'two tones'),
  'lower-third': text('tiers inférieur', 'onderste derde', 'lower third'),
  'rear-third': text('tiers arrière', 'achterste derde', 'rear third'),
  stripes: text('bandes', 'strepen', 'stripes'),
  bonnet: text('capot', 'motorkap', 'bonnet'),
  roof: text('toit', 'dak', 'roof'),
  mirrors: text('rétroviseurs', 'spiegelkappen', 'mirrors'),
  none: text('aucune', 'niets', 'none of it'),
};

export const panelChoiceNames: Record<PanelChoice, Localized> = {
  bare: text('peinture', 'lak', 'paint'),
  film: text('premier film', 'eerste folie', 'first film'),
  second: text('second film', 'tweede folie', 'second film'),
};

export const protectionNames: Record<ProtectionPack, Localized> = {
  none: text('aucune', 'geen', 'none'),
  front: text('avant', 'voorkant', 'front'),
  full: text('complète', 'volledig', 'full'),
  parts: text(
    'éléments seuls (rétroviseurs, seuils, pare-chocs arrière)',
    'losse onderdelen (spiegels, dorpels, achterbumper)',
    'single parts (mirrors, sills, rear bumper)',
  ),
};

export const noTint: Localized = text('sans film', 'zonder folie', 'no film');

export const sideNames: Record<Side, Localized> = {
  left: text('flanc gauche', 'linkerflank', 'left flank'),
  right: text('flanc droit', 'rechterflank', 'right flank'),
  front: text('avant', 'voorkant', 'front'),
  rear: text('arrière', 'achterkant', 'rear'),
  roof: text('toit', 'dak', 'roof'),
};

export const lightNames: Record<Light, Localized> = {
  day: text('jour', 'dag', 'day'),
  dusk: text('crépuscule', 'schemering', 'dusk'),
  night: text('nuit', 'nacht', 'night'),
};

const contrastNames: Record<ContrastGrade, Localized> = {
  strong: text('contraste fort', 'sterk contrast', 'strong contrast'),
  good: text('bon contraste', 'goed contrast', 'good contrast'),
  weak: text('contraste faible', 'zwak contrast', 'weak contrast'),
  poor: text('contraste insuffisant', 'te weinig contrast', 'too little contrast'),
};

const shadeNames: Record<FilmShade, Localized> = {
  lightest: text(
    'là où le film est le plus clair',
    'waar de folie het lichtst is',
    'where the film is lightest',
  ),
  between: text(
    'sur la teinte moyenne du film',
    'op de middelste tint van de folie',
    'on the film’s middle shade',
  ),
  darkest: text(
    'là où le film est le plus foncé',
    'waar de folie het donkerst is',
    'where the film is darkest',
  ),
};

/** How letters stand out, and on a film of several colours where they do so least. */
export function contrastText(
  { contrast, against }: Pick<PlacedLine, 'contrast' | 'against'>,
  locale: Locale,
) {
  const grade = contrastNames[contrast][locale];
  return against ? `${grade} ${shadeNames[against][locale]}` : grade;
}

const obstacleNames: Record<Hiding, Localized> = {
  gap: text('un joint de porte', 'een deurnaad', 'a door gap'),
  handle: text('une poignée', 'een handgreep', 'a handle'),
  'fuel-flap': text('la trappe à carburant', 'de tankklep', 'the fuel flap'),
  moulding: text('une moulure', 'een sierlijst', 'a moulding'),
  hinge: text('une charnière', 'een scharnier', 'a hinge'),
  rail: text('un rail', 'een rail', 'a rail'),
  lamp: text('un feu', 'een lamp', 'a lamp'),
  grille: text('une grille', 'een rooster', 'a grille'),
  plate: text('la plaque', 'de nummerplaat', 'the number plate'),
  wheel: text('une roue', 'een wiel', 'a wheel'),
  'bare-part': text('une pièce sans film', 'een deel zonder folie', 'a part without film'),
};

/** What letters or a picture meet where they stand. */
export function metTexts(
  { crossed, hiddenBy, overhangs }: Pick<PlacedLine, 'crossed' | 'hiddenBy' | 'overhangs'>,
  labels: Pick<SimulatorLabels, 'crosses' | 'hidden' | 'overhangs'>,
  locale: Locale,
): string[] {
  const named = (kinds: readonly Hiding[]) => kinds.map((kind) => obstacleNames[kind][locale]).join(', ');
  // Nothing goes under a wheel: letters there have no bodywork to stick to.
  const over = [...crossed, ...hiddenBy.filter((kind) => kind === 'wheel')];
  const under = hiddenBy.filter((kind) => kind !== 'wheel');
  return [
    ...(over.length > 0 ? [filled(labels.crosses, { what: named(over) })] : []),
    ...(under.length > 0 ? [filled(labels.hidden, { what: named(under) })] : []),
    ...(overhangs ? [labels.overhangs] : []),
  ];
}

export const estimateNames: Record<EstimateLine['kind'], Localized> = {
  'wrap-full': text('Covering complet', 'Volledige wrap', 'Full wrap'),
  'wrap-partial': text('Covering partiel', 'Gedeeltelijke wrap', 'Partial wrap'),
  lettering: text(
    'Lettrage découpé et posé',
    'Belettering, gesneden en geplaatst',
    'Lettering, cut and fitted',
  ),
  tint: text('Film sur vitres arrière', 'Folie op achterruiten', 'Film on rear glass'),
  protection: text('Protection PPF', 'PPF-bescherming', 'Paint protection film'),
};

export const tintChoices: readonly TintId[] = ['none', 'light', 'medium', 'dark', 'limo'];
