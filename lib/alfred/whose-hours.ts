import type { Locale, Localized } from '@/lib/i18n/locales';
import { wordsOfCalendar } from './clock';
import { withoutCourtesy } from './courtesy';

/** What everybody in Belgium asks the hours of, and is none of ours. */
const places = new Set(
  [
    'poste commune mairie hotel_de_ville musee bibliotheque piscine pharmacie banque gare ecole zoo chateau dechetterie recyparc',
    'marche supermarche boulangerie boucherie coiffeur cinema theatre aeroport hopital medecin police prefecture eglise cathedrale',
    'gemeente gemeentehuis stadhuis museum bibliotheek zwembad apotheek bank station school dierentuin kasteel containerpark markt',
    'supermarkt bakker bakkerij slager kapper bioscoop theater luchthaven ziekenhuis dokter politie kerk kathedraal postkantoor',
    'post town_hall library pool pharmacy castle tip market supermarket bakery butcher hairdresser cinema airport hospital doctor church cathedral',
    'atomium louvre carrefour colruyt delhaize aldi lidl ikea decathlon brico hubo bpost sncb nmbs walibi plopsaland',
  ]
    .join(' ')
    .split(' ')
    .map((place) => place.replaceAll('_', ' ')),
);

const opens: Localized = {
  fr: 'ouvre|ouvrent|ferme|ferment|(?:est|sont|sera|seront)(?: [a-z]+){0,2}? (?:ouverte?s?|fermee?s?)',
  nl: 'sluit|sluiten|opent|gaat|gaan|is|zijn|open|dicht|toe|gesloten',
  en: 'closes?|opens?|shuts?|is|are|open|closed|opening|closing',
};

/** Where the name of what opens stands: before it does, after it, or as whose the hours are. */
const named: Localized<readonly string[]> = {
  fr: [
    `\\b(?:le|la|l|les) (?<name>[a-z]+(?: de [a-z]+)?)(?: [a-z]+){0,3}? (?:${opens.fr})\\b`,
    `(?:^|\\bque |\\bqu )(?<name>[a-z]+)(?: [a-z]+)? (?:${opens.fr})\\b`,
    '\\b(?:ouvre|ouvrent|ferme|ferment)(?: t (?:il|elle))? (?:le |la |l |les )?(?<name>[a-z]+(?: de [a-z]+)?)',
    '\\b(?:horaires?|heures?(?: d (?:ouverture|fermeture))?|ouverture|fermeture) (?:de la|de l|du|des|de|d) (?<name>[a-z]+(?: de [a-z]+)?)',
  ],
  nl: [
    `(?:^(?!(?:de|het|t) )|\\b(?:de|het|t) )(?<name>[a-z]+)(?: [a-z]+){0,3}? (?:${opens.nl})\\b`,
    '\\b(?:sluit|sluiten|opent|gaat|gaan|is|zijn) (?:de |het |t )?(?<name>[a-z]+)',
    '\\b(?:openingsuren|openingstijden|uren|sluitingsuur) (?:van|bij) (?:de |het |t )?(?<name>[a-z]+)',
  ],
  en: [
    `(?:^(?!the )|\\bthe )(?<name>[a-z]+(?: hall)?)(?: [a-z]+){0,2}? (?:${opens.en})\\b`,
    '\\b(?:does|do|is|are|will) (?:the )?(?<name>[a-z]+(?: hall)?)',
    '\\b(?:hours|times) (?:of|at|for) (?:the )?(?<name>[a-z]+(?: hall)?)',
  ],
};

/** Seen ahead: of two that overlap, either may be the name. */
const compile = (list: readonly string[]) => list.map((pattern) => new RegExp(`(?=${pattern})`, 'g'));

const patterns: Localized<readonly RegExp[]> = {
  fr: compile(named.fr),
  nl: compile(named.nl),
  en: compile(named.en),
};

/** Who is asked whether they know does not open for that. */
const asIfKnown =
  /\b(?:savez vous|vous savez|sais tu|tu sais|weet (?:u|je|ge|jij|iemand)|weten jullie|do you know|you know)\b/;

const isOurs = /\b(?:vous|votre|vos|chez toi|atelier|opaak|jullie|uw|u|je|workshop|you|your|yours)\b/;

/**
 * Whether it asks when a place of others opens or closes. `plain` is what `plainText` makes of it.
 *
 * @param unknown words of it that nobody at the workshop uses: a name
 */
export function asksHoursOfAPlace(plain: string, unknown: readonly string[], locale: Locale): boolean {
  const asked = withoutCourtesy(plain, locale).replace(asIfKnown, '').trim();
  if (isOurs.test(asked)) return false;
  // A part of a day, made of its name: "zaterdagvoormiddag".
  const calendar = wordsOfCalendar(locale).filter((word) => word.length > 2);
  const isName = (word: string) => unknown.includes(word) && !calendar.some((day) => word.startsWith(day));
  return patterns[locale].some((pattern) =>
    [...asked.matchAll(pattern)].some(({ groups: { name = '' } = {} }) => {
      const [first = ''] = name.split(' ');
      return places.has(name) || places.has(first) || isName(first);
    }),
  );
}

/** What who asks calls the house, where it is no shop of theirs that they may mean as well. */
const house: Localized = {
  fr: 'agence|societe|firme|boite|entreprise|atelier|studio|accueil|bureaux?',
  nl: 'atelier|werkplaats|firma|bedrijf|kantoor|studio',
  en: 'studio|workshop|offices?|company|firm|agency',
};

const ourHours: Localized<RegExp> = {
  fr: new RegExp(
    [
      `\\b(?:l|la|le|les|votre|vos) (?:${house.fr})(?: [a-z]+)? (?:ouvre|ouvrent|ferme|ferment|(?:est|sont|sera|seront)(?: t (?:il|elle)s?)?(?: [a-z]+)? (?:ouverte?s?|fermee?s?))\\b`,
      `\\b(?:ouvre|ouvrent|ferme|ferment)(?: t (?:il|elle))? (?:l|la|le|les|votre|vos) (?:${house.fr})\\b(?! (?:de|du|d)\\b)`,
      `\\b(?:horaires?|heures?(?: d (?:ouverture|fermeture))?) (?:de la|de l|du|des|de votre|de vos) (?:${house.fr})\\b(?! (?:de|du|d)\\b)`,
      `\\b(?:quelqu un|du monde) (?:a l|a la|au|dans l|dans le|dans la) (?:${house.fr})\\b`,
    ].join('|'),
  ),
  nl: new RegExp(
    [
      `\\b(?:de|het|t|uw|jullie) (?:${house.nl})(?: [a-z]+){0,3}? (?:sluit|opent|open|dicht|toe|gesloten|geopend)\\b`,
      `\\b(?:sluit|opent) (?:de|het|t|uw|jullie) (?:${house.nl})\\b`,
      `\\b(?:openingsuren|openingstijden|uren|sluitingsuur) (?:van|bij) (?:de|het|t|uw|jullie) (?:${house.nl})\\b`,
    ].join('|'),
  ),
  en: new RegExp(
    [
      `\\b(?:the|your) (?:${house.en})(?: [a-z]+)? (?:closes?|closed|opens?|shut|shuts)\\b`,
      `\\b(?:hours|times) (?:of|at|for) (?:the|your) (?:${house.en})\\b`,
    ].join('|'),
  ),
};

/** Who speaks of themselves, or of what is done meanwhile, may mean a house of their own. */
const ofTheirs: Localized<RegExp> = {
  fr: /\b(?:je|j|mon|ma|mes|nous|notre|nos|on|vous)\b/,
  nl: /\b(?:ik|mijn|wij|we|ons|onze|u|kunnen)\b/,
  en: /\b(?:i|my|we|our|us|you|can|could|when the)\b/,
};

/** A story tells of more. */
const mostWords = 10;

/** Whether it asks when the house opens or closes, by what it may be called. `plain` is what `plainText` makes of it. */
export function asksOurHours(plain: string, locale: Locale): boolean {
  const asked = withoutCourtesy(plain, locale);
  return (
    asked.split(' ').length <= mostWords && ourHours[locale].test(asked) && !ofTheirs[locale].test(asked)
  );
}
