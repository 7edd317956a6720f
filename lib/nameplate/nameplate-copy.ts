import { company } from '@/lib/company/company';
import { labelsIn, text } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { longestName } from './read-name';

/** The field, on the home page too. */
export const nameField = {
  label: text('Et votre enseigne ?', 'En uw uithangbord?', 'And your sign?'),
  placeholder: text('Boulangerie Dupont', 'Frituur ’t Hoekske', 'Miller & Daughters'),
  button: text('Allumer', 'Licht aan', 'Light it'),
};

const page = {
  title: text('Votre nom en toutes lettres', 'Uw naam in koeien van letters', 'Your name, writ large'),
  titleOf: text('{name}, en toutes lettres', '{name}, in koeien van letters', '{name}, writ large'),
  description: text(
    'Tapez un nom et voyez-le en caisson lumineux, en lettres découpées, sur une camionnette, brodé, imprimé, tendu sur un échafaudage.',
    'Typ een naam en zie hem als lichtbak, in uitgesneden letters, op een bestelwagen, geborduurd, gedrukt en op spandoek.',
    'Type a name and see it as a light box, in cut letters, on a van, stitched, printed and laced to a scaffold.',
  ),
  sub: text(
    'Tapez le nom qui est sur votre porte. Nous l’allumons, nous le découpons, nous le brodons.',
    'Typ de naam die op uw deur staat. Wij zetten hem in het licht, snijden hem uit, borduren hem.',
    'Type the name on your door. We light it, cut it, stitch it.',
  ),
  subOf: text(
    'Voilà {name}, du caisson au t-\u2060shirt. Choisissez une teinte, puis une image pour voir la matière, le délai et le prix.',
    'Dit is {name}, van lichtbak tot T-\u2060shirt. Kies een kleur, en dan een beeld voor materiaal, termijn en prijs.',
    'This is {name}, from light box to T-\u2060shirt. Pick a colour, then a picture for material, time and price.',
  ),
  scene: text(
    '{name} sur un caisson lumineux, une enseigne ronde et une camionnette',
    '{name} op een lichtbak, een rond uithangbord en een bestelwagen',
    '{name} on a light box, a round sign and a van',
  ),
  empty: text(
    'Tapez un nom, celui de votre maison ou le vôtre.',
    'Typ een naam, die van uw zaak of die van uzelf.',
    'Type a name, your firm’s or your own.',
  ),
  tooLong: text(
    `Aucune façade n’est aussi longue. Gardez ${longestName} caractères au plus.`,
    `Zo breed is geen enkele gevel. Hou het bij ${longestName} tekens.`,
    `No shop front is that long. Keep it to ${longestName} characters.`,
  ),
  undrawable: text(
    'Nos lettres n’ont pas {signs}. Elles connaissent l’alphabet latin et ses accents, les chiffres et la ponctuation. Pour une autre écriture, écrivez-nous, nous la dessinons à la main.',
    'Onze letters kennen {signs} niet. Ze hebben het Latijnse alfabet met zijn accenten, cijfers en leestekens. Een ander schrift tekenen we met de hand: stuur ons een bericht.',
    'Our letters don’t have {signs}. They know the Latin alphabet and its accents, figures and punctuation. For another script, write to us and we’ll draw it by hand.',
  ),
  leftOut: text(
    'Sans {signs} : nos lettres ne l’ont pas.',
    'Zonder {signs}: dat hebben onze letters niet.',
    'Without {signs}, which our letters don’t have.',
  ),
  wall: text('Et partout ailleurs', 'En overal elders', 'And everywhere else'),
  wallText: text(
    'Chaque image mène au métier qui la fabrique.',
    'Elk beeld brengt u naar het vak dat het maakt.',
    'Each picture leads to the trade that makes it.',
  ),
  toSimulator: text('Posez-le sur votre véhicule', 'Zet hem op uw voertuig', 'Put it on your own vehicle'),
  toShirts: text('Imprimez-le sur un t-shirt', 'Druk hem op een T-shirt', 'Print it on a T-shirt'),
  toQuote: text('Faites-le fabriquer', 'Laat hem maken', 'Have it made'),
  keep: text(
    'Garder mon nom en visitant le site',
    'Mijn naam meenemen over de site',
    'Take my name round the site',
  ),
  kept: text(
    'Votre nom vous suit de page en page, dans l’adresse et nulle part ailleurs.',
    'Uw naam gaat mee van pagina naar pagina, in het adres en nergens anders.',
    'Your name comes along from page to page, in the address and nowhere else.',
  ),
  begin: text('Commencer par l’accueil', 'Beginnen bij de startpagina', 'Start at the home page'),
  unkeep: text('Ne plus le garder', 'Niet meer meenemen', 'Leave it behind'),
  share: text('À montrer ce soir', 'Om vanavond te laten zien', 'Show it tonight'),
  shareText: text(
    'Ce lien ouvre cette page avec votre nom. Nous ne l’enregistrons nulle part, car il est dans l’adresse.',
    'Deze link opent deze pagina met uw naam. Wij bewaren hem nergens, want hij staat in het adres.',
    'This link opens this page with your name. We don’t store it, because it’s in the address.',
  ),
  link: text('Le lien', 'De link', 'The link'),
  copy: text('Copier le lien', 'Link kopiëren', 'Copy the link'),
  copied: text('Copié', 'Gekopieerd', 'Copied'),
  picture: text('Ouvrir l’image', 'Beeld openen', 'Open the picture'),
  pictureOf: text(
    'L’image que montre le lien : {name} sur une vitrine et une camionnette',
    'Het beeld bij de link: {name} op een winkelpui en een bestelwagen',
    'The picture that comes with the link: {name} on a shop front and a van',
  ),
  noPicture: text(
    `Ce mot-là, nous le laissons hors de l’image à partager, qui porte aussi le nom ${company.name}. Le lien montre notre propre vitrine.`,
    `Dat woord laten we weg uit het beeld om te delen, want daar staat ook ${company.name} op. De link toont onze eigen pui.`,
    `We leave that word out of the picture to share, which carries the name ${company.name} too. The link shows our own shop front.`,
  ),
};

/** Above a page that carries a name. */
export const carriedName = {
  whose: text('Aux couleurs de {name}.', 'In de kleuren van {name}.', 'In the colours of {name}.'),
  change: text('Changer de nom', 'Andere naam', 'Change the name'),
  without: text('Continuer sans', 'Verder zonder', 'Go on without'),
};

export type NameplateLabels = Record<keyof typeof page, string>;

export const nameplateLabels = (locale: Locale): NameplateLabels => labelsIn(page, locale);
