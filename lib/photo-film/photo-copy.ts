import { labelsIn, text } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';

export const photoPage = {
  heading: text('Le film sur votre photo', 'De folie op uw foto', 'The film on your photo'),
  crumb: text('Votre photo', 'Uw foto', 'Your photo'),
  title: text(
    'Essayez un film sur la photo de votre véhicule',
    'Probeer een folie op uw eigen foto',
    'Try a film on a photo of your vehicle',
  ),
  description: text(
    'Photographiez votre véhicule, marquez la peinture en quelques traits et essayez chaque film. La photo reste sur votre appareil.',
    'Fotografeer uw voertuig, duid de lak aan met enkele strepen en probeer elke folie. De foto blijft op uw toestel.',
    'Photograph your vehicle, mark its paint with a few strokes and try every film on it. The photo stays on your device.',
  ),
  intro: text(
    'Votre véhicule, votre rue, nos films. Quelques traits du doigt disent où est la peinture\u00a0: les reflets et les plis restent, la couleur change.',
    'Uw voertuig, uw straat, onze folies. Met enkele vegen duidt u de lak aan: glans en plooien blijven, de kleur verandert.',
    'Your vehicle, your street, our films. A few strokes say where the paint is: reflections and creases stay, the colour changes.',
  ),
  private: text(
    'La photo reste sur votre appareil. Elle ne part que si vous la joignez à une demande de devis.',
    'De foto blijft op uw toestel. Ze vertrekt alleen als u ze bij een offerteaanvraag voegt.',
    'The photo stays on your device. It leaves only if you attach it to a quote request.',
  ),
  light: text(
    'Le mieux\u00a0: de trois quarts, à hauteur de poitrine, à l’ombre ou par temps couvert, le véhicule entier dans l’image.',
    'Het best: schuin van voren, op borsthoogte, in de schaduw of bij bewolkt weer, met het hele voertuig in beeld.',
    'Best taken from three quarters, at chest height, in shade or under cloud, with the whole vehicle in the picture.',
  ),
  withoutScript: text(
    'Cet essai se fait dans votre navigateur et demande JavaScript. Sans lui, composez votre covering sur un de nos dessins, ou décrivez-nous votre véhicule ci-dessous.',
    'Dit gebeurt in uw browser en vraagt JavaScript. Zonder kunt u uw wrap op een van onze tekeningen samenstellen, of hieronder uw voertuig beschrijven.',
    'This happens in your browser and needs JavaScript. Without it, compose your wrap on one of our drawings, or describe your vehicle below.',
  ),
  toSimulator: text('Ouvrir le simulateur', 'De simulator openen', 'Open the simulator'),
  toPhoto: text(
    'Essayer sur une photo de mon véhicule',
    'Proberen op een foto van mijn voertuig',
    'Try it on a photo of my vehicle',
  ),
} as const;

const toolCopy = {
  choose: text('Choisir une photo', 'Een foto kiezen', 'Choose a photo'),
  take: text('Prendre une photo', 'Een foto nemen', 'Take a photo'),
  another: text(
    'Recommencer avec une autre photo',
    'Opnieuw met een andere foto',
    'Start again with another photo',
  ),
  preparing: text('Nous cherchons la peinture…', 'We zoeken de lak…', 'Looking for the paint…'),
  found: text(
    'Peinture\u00a0: {share} % de l’image.',
    'Lak: {share} % van het beeld.',
    'Paint: {share}% of the picture.',
  ),
  nothing: text(
    'Rien n’est encore marqué. Passez sur la peinture avec l’outil Peinture.',
    'Er is nog niets aangeduid. Ga met Lak over de lak.',
    'Nothing is marked yet. Draw over the paint with the Paint tool.',
  ),
  tools: text('Outil', 'Gereedschap', 'Tool'),
  paint: text('Peinture', 'Lak', 'Paint'),
  'not-paint': text('Pas de peinture', 'Geen lak', 'Not paint'),
  erase: text('Gomme', 'Gom', 'Eraser'),
  move: text('Déplacer', 'Verschuiven', 'Move'),
  brush: text('Épaisseur du trait', 'Dikte van de streep', 'Stroke width'),
  undo: text('Annuler le trait', 'Streep ongedaan maken', 'Undo stroke'),
  redo: text('Rétablir', 'Opnieuw', 'Redo'),
  clear: text('Effacer les traits', 'Strepen wissen', 'Clear strokes'),
  nearer: text('Agrandir', 'Inzoomen', 'Zoom in'),
  farther: text('Réduire', 'Uitzoomen', 'Zoom out'),
  whole: text('Voir tout', 'Alles tonen', 'Show all'),
  compare: text('Avant, après', 'Voor en na', 'Before and after'),
  film: text('Film', 'Folie', 'Film'),
  search: text(
    'Chercher un film\u00a0: nom, code ou finition',
    'Zoek een folie: naam, code of afwerking',
    'Search films: name, code or finish',
  ),
  noFilm: text('Aucun film de ce nom.', 'Geen folie met die naam.', 'No film by that name.'),
  download: text('Télécharger l’image', 'De afbeelding downloaden', 'Download the picture'),
  attach: text(
    'Demander un devis avec cette image',
    'Offerte aanvragen met deze afbeelding',
    'Get a quote with this picture',
  ),
  attached: text(
    'L’image avec le film {film} est jointe au formulaire ci-dessous.',
    'De afbeelding met de folie {film} is bij het formulier hieronder gevoegd.',
    'The picture with the film {film} is attached to the form below.',
  ),
  message: text(
    'Film essayé sur ma photo\u00a0: {film}.',
    'Op mijn foto geprobeerd: {film}.',
    'Film tried on my photo: {film}.',
  ),
  canvas: text(
    'Votre véhicule avec le film {film}',
    'Uw voertuig met de folie {film}',
    'Your vehicle with the film {film}',
  ),
  keys: text(
    'Au clavier\u00a0: les flèches déplacent la croix, Maj plus vite. Espace commence un trait et le pose. P, N et G choisissent peinture, pas de peinture et gomme. Ctrl Z annule.',
    'Met het toetsenbord: pijlen verplaatsen het kruis, met Shift sneller. Spatie begint een streep en legt ze neer. P, N en G kiezen lak, geen lak en gom. Ctrl Z maakt ongedaan.',
    'By keyboard: arrows move the cross, faster with Shift. Space begins a stroke and lays it down. P, N and G choose paint, not paint and eraser. Ctrl Z undoes.',
  ),
  begun: text('Trait commencé.', 'Streep begonnen.', 'Stroke begun.'),
  laid: text('Trait posé.', 'Streep gelegd.', 'Stroke laid.'),
  colours: text(
    'Un écran n’est pas un échantillon\u00a0: les teintes réelles diffèrent.',
    'Een scherm is geen staal: echte tinten verschillen.',
    'A screen is no sample: real colours differ.',
  ),
  'bad-file': text(
    'Ce fichier ne s’ouvre pas comme image. Choisissez une photo JPEG, PNG ou WebP.',
    'Dit bestand opent niet als afbeelding. Kies een foto in JPEG, PNG of WebP.',
    'This file does not open as a picture. Choose a JPEG, PNG or WebP photo.',
  ),
  heic: text(
    'Ce navigateur ne lit pas le format HEIC. Enregistrez la photo en JPEG, ou faites-en une capture d’écran.',
    'Deze browser leest het formaat HEIC niet. Bewaar de foto als JPEG, of maak er een schermafdruk van.',
    'This browser does not read the HEIC format. Save the photo as JPEG, or take a screenshot of it.',
  ),
  tiny: text(
    'Cette image est trop petite\u00a0: il faut au moins 240 pixels de côté.',
    'Deze afbeelding is te klein: minstens 240 pixels per zijde.',
    'This picture is too small: it needs at least 240 pixels each way.',
  ),
  broken: text(
    'Le calcul s’est interrompu. Choisissez la photo encore une fois.',
    'De berekening is onderbroken. Kies de foto opnieuw.',
    'The calculation broke off. Choose the photo once more.',
  ),
  kept: text(
    'Votre photo précédente est toujours là.',
    'Uw vorige foto staat er nog.',
    'Your previous photo is still there.',
  ),
} as const;

export type PhotoLabels = Record<keyof typeof toolCopy, string>;

export function photoLabels(locale: Locale): PhotoLabels {
  return labelsIn(toolCopy, locale);
}
