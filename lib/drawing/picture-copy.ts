import type { Localized } from '@/lib/i18n/locales';
import type { PictureFault, PictureNote } from './picture';
import type { ResolutionGrade } from './resolution';

/** Why a file was not taken, and what to do: the same words in every tool. */
export const pictureFaultTexts: Record<PictureFault, Localized> = {
  fileTooLarge: {
    fr: 'Ce fichier dépasse 10 Mo. Enregistrez-le en plus petit, ou joignez-le à la demande de devis.',
    nl: 'Dit bestand is groter dan 10 MB. Bewaar het kleiner, of stuur het mee met de offerteaanvraag.',
    en: 'This file is over 10 MB. Save a smaller one, or send it with the quote request.',
  },
  fileType: {
    fr: 'Le dessin accepte PDF, Illustrator, SVG, PNG, JPEG et WebP. Tout autre fichier se joint à la demande de devis.',
    nl: 'De tekening neemt pdf, Illustrator, SVG, PNG, JPEG en WebP. Een ander bestand kan mee met de offerteaanvraag.',
    en: 'The drawing takes PDF, Illustrator, SVG, PNG, JPEG and WebP. Any other file can go with the quote request.',
  },
  fileHeic: {
    fr: 'Cette photo HEIC ne s’ouvre pas. Envoyez-la en JPEG\u00a0: sur un iPhone, Réglages, Appareil photo, Formats, Le plus compatible.',
    nl: 'Deze HEIC-foto gaat niet open. Stuur ze als JPEG: op een iPhone via Instellingen, Camera, Structuren, Meest compatibel.',
    en: 'This HEIC photo does not open. Send it as a JPEG: on an iPhone, go to Settings, Camera, Formats, Most Compatible.',
  },
  fileBroken: {
    fr: 'Ce fichier est abîmé\u00a0: il ne s’ouvre pas. Enregistrez-le à nouveau, puis réessayez.',
    nl: 'Dit bestand is beschadigd en gaat niet open. Bewaar het opnieuw en probeer het nog eens.',
    en: 'This file is damaged and does not open. Save it again, then retry.',
  },
  fileLocked: {
    fr: 'Ce PDF demande un mot de passe. Enregistrez-le sans, puis réessayez.',
    nl: 'Deze pdf vraagt een wachtwoord. Bewaar hem zonder en probeer het nog eens.',
    en: 'This PDF asks for a password. Save it without one, then retry.',
  },
  tooManyPixels: {
    fr: 'Cette image a trop de pixels. 5 000 de large suffisent.',
    nl: 'Dit beeld heeft te veel pixels. 5.000 in de breedte volstaan.',
    en: 'This picture has too many pixels. 5,000 across are enough.',
  },
  pictureMoves: {
    fr: 'Cette image est animée, ce qui est imprimé ne bouge pas. Envoyez-en une fixe.',
    nl: 'Dit beeld beweegt, druk niet. Stuur een stilstaand beeld.',
    en: 'This picture moves, print does not. Send a still one.',
  },
  pictureTooDetailed: {
    fr: 'Ce dessin a trop de détails pour être découpé. Simplifiez les tracés, ou joignez-le à la demande de devis.',
    nl: 'Deze tekening is te gedetailleerd om te snijden. Vereenvoudig de lijnen, of stuur ze mee met de offerteaanvraag.',
    en: 'This drawing has too much detail to be cut. Simplify its paths, or send it with the quote request.',
  },
  pictureEmpty: {
    fr: 'Ce fichier n’a aucune forme à imprimer. Convertissez les textes en tracés et incorporez-y le dessin.',
    nl: 'Dit bestand bevat geen vormen om te drukken. Zet teksten om in contouren en neem de tekening erin op.',
    en: 'This file has no shapes to print. Convert text to outlines and put the drawing itself in it.',
  },
  rateLimited: {
    fr: 'Trop de fichiers. Réessayez dans dix minutes.',
    nl: 'Te veel bestanden. Probeer het over tien minuten opnieuw.',
    en: 'Too many files. Try again in ten minutes.',
  },
  unavailable: {
    fr: 'Le fichier n’est pas arrivé. Réessayez dans un instant.',
    nl: 'Het bestand is niet aangekomen. Probeer het zo dadelijk opnieuw.',
    en: 'The file did not arrive. Try again in a moment.',
  },
};

/** What of a file is not in its picture. */
export const pictureNoteTexts: Record<PictureNote, Localized> = {
  text: {
    fr: 'Les textes du fichier manquent\u00a0: convertissez-les d’abord en tracés.',
    nl: 'De teksten uit het bestand ontbreken: zet ze eerst om in contouren.',
    en: 'Text in the file is missing: convert it to outlines first.',
  },
  images: {
    fr: 'Les photos incorporées dans le fichier manquent\u00a0: envoyez-les à part.',
    nl: 'Foto’s uit het bestand ontbreken: stuur ze apart.',
    en: 'Photos inside the file are missing: send them separately.',
  },
  gradients: {
    fr: 'Un dégradé est devenu une couleur unie.',
    nl: 'Een verloop werd één effen kleur.',
    en: 'A gradient became one plain colour.',
  },
  effects: {
    fr: 'Masques, filtres et symboles ne sont pas repris.',
    nl: 'Maskers, filters en symbolen zijn niet overgenomen.',
    en: 'Masks, filters and symbols are not carried over.',
  },
  'print-colours': {
    fr: 'L’image est en couleurs d’imprimerie (CMJN)\u00a0: l’écran les montre à peu près.',
    nl: 'Het beeld staat in drukkleuren (CMYK): het scherm toont ze bij benadering.',
    en: 'The picture is in print colours (CMYK): the screen shows them roughly.',
  },
};

/** `{width}` is the widest print that is fine, with its unit. */
export const resolutionTexts: Record<ResolutionGrade, Localized> = {
  fine: { fr: 'net', nl: 'scherp', en: 'sharp' },
  soft: {
    fr: 'un peu flou de près\u202f; net jusqu’à {width} de large',
    nl: 'van dichtbij wat onscherp; scherp tot {width} breed',
    en: 'a little soft close up; sharp up to {width} wide',
  },
  coarse: {
    fr: 'trop peu de pixels\u202f; net jusqu’à {width} de large',
    nl: 'te weinig pixels; scherp tot {width} breed',
    en: 'too few pixels; sharp up to {width} wide',
  },
};
