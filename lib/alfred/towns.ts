import type { Locale, Localized } from '@/lib/i18n/locales';

/**
 * Towns of Belgium that people live in who ask whether we come there, in the spellings of all three languages; an underscore stands for a space. Names
 * that are words besides in any of them, such as Geel, Boom or Lierre, are left out, and so are Brussels and Zaventem, where other things are asked of.
 */
export const townsOfBelgium = [
  'anvers antwerpen antwerp gand gent ghent bruges brugge louvain leuven malines mechelen mechlin alost aalst termonde dendermonde',
  'courtrai kortrijk ostende oostende ostend roulers roeselare ypres ieper furnes veurne hasselt genk tongres tongeren',
  'saint_trond sint_truiden turnhout herentals saint_nicolas sint_niklaas beveren lokeren vilvorde vilvoorde ninove',
  'grammont geraardsbergen renaix ronse audenarde oudenaarde mouscron moeskroen tournai doornik mons charleroi la_louviere namur',
  'dinant ciney rochefort liege luik verviers huy hoei seraing herstal eupen malmedy arlon aarlen bastogne bastenaken',
  'marche_en_famenne libramont neufchateau virton nivelles nijvel wavre waterloo braine_l_alleud braine_le_comte eigenbrakel',
  'ottignies louvain_la_neuve gembloux jodoigne tubize rixensart soignies ath lessines enghien binche chatelet fleurus',
  'andenne philippeville couvin waremme hannut tirlemont tienen diest aerschot aarschot knokke blankenberge la_panne de_panne',
  'coxyde koksijde nieuport nieuwpoort dixmude diksmuide tielt waregem deinze eeklo zelzate lommel maaseik bilzen',
  'machelen diegem grimbergen ternat overijse tervuren kraainem wemmel dilbeek brasschaat schoten mortsel willebroek temse',
  'wetteren merelbeke zottegem torhout izegem wevelgem poperinge houthalen beringen heusden_zolder maasmechelen',
  'kalmthout londerzeel bornem heist_op_den_berg westerlo anderlecht ixelles elsene uccle ukkel schaerbeek schaarbeek evere',
].join(' ');

const towns = townsOfBelgium
  .split(' ')
  .map((town) => town.replaceAll('_', ' '))
  .sort((one, other) => other.length - one.length);

/** What stands before a town where somebody is or something goes; where somebody comes from is another question. */
const before: Localized = {
  fr: 'a|sur|vers|pour|du cote de|pres de|jusqu a|habite',
  nl: 'in|naar|te|tot|rond|bij',
  en: 'in|to|at|near|around|as far as',
};

/** What we are asked to do there. */
const coming: Localized = {
  fr: 'livr(?:ez|er|aison)|expedi(?:ez|er)|envoyez|venez|venir|viendriez|(?:vous|te) deplacez|deplacez vous|vous deplacer|intervenez|intervenir|posez|placez|installez|travaillez|couvrez|desservez|allez jusqu|descendez|montez',
  nl: 'lever(?:t|en|d)|verzend(?:en|t)|stur(?:en)|komt|komen|plaats(?:t|en)|werk(?:t|en)|verplaats(?:en|t)|rijd(?:t|en)|monteer(?:t|en)',
  en: 'deliver|ship|send|come|travel|drive|go|work|fit|install|cover|serve|get',
};

/** What is asked of the time it takes, though a town is named. */
const ofTime =
  /\b(?:quand|combien de (?:temps|jours)|delais?|wanneer|hoe ?(?:lang|snel)|levertijd|when|how (?:long|soon|fast|quick\w*|many days))\b/;

const inEach = (make: (locale: Locale) => RegExp): Localized<RegExp> => ({
  fr: make('fr'),
  nl: make('nl'),
  en: make('en'),
});

const named = inEach(
  (locale) => new RegExp(`\\b(${before[locale]}) (?:${towns.join('|')})(?![a-z0-9])`, 'g'),
);
/** Who comes from a town is asked where we are. */
const from: Localized = {
  fr: '(?:vous (?:venez|etes)|(?:venez|etes) vous|tu viens) (?:bien )?(?:de|d)',
  nl: '(?:komen|zijn|komt|bent) (?:jullie|u|ge) (?:ook )?(?:van|uit)|(?:jullie|u) (?:komen|komt|zijn|bent) (?:van|uit)',
  en: '(?:do|are) you (?:come |guys )?(?:all )?from|you (?:come|are) from',
};
const isFrom = inEach((locale) => new RegExp(`\\b(?:${from[locale]}) (?:${towns.join('|')})$`));
const isComing = inEach((locale) => new RegExp(`\\b(?:${coming[locale]})\\b`));
const toUs: Localized<RegExp> = { fr: /\b(?:vous|tu)\b/, nl: /\b(?:jullie|u|ge|je|iemand)\b/, en: /\byou\b/ };

/** The town by which most of those who asked before asked this. */
const askedOf: Localized = { fr: 'arlon', nl: 'hasselt', en: 'ghent' };

const wordsOfTowns = new Set(towns.flatMap((town) => town.split(' ')));

export function isOfTownName(word: string): boolean {
  return wordsOfTowns.has(word);
}

/** Whether it asks that we come, deliver or fit in a town of Belgium, and not when. `plain` is what `plainText` makes of it. */
export function asksToCome(plain: string, locale: Locale): boolean {
  const isAsked = toUs[locale].test(plain) && isComing[locale].test(plain) && !ofTime.test(plain);
  return isAsked && plain.search(named[locale]) >= 0;
}

/** Whether it asks whether we are of a town of Belgium, and not what we do there. `plain` is what `plainText` makes of it. */
export function asksWhereFrom(plain: string, locale: Locale): boolean {
  return isFrom[locale].test(plain);
}

/** The question with the town that was asked of before in the place of its own: whoever asks whether we come to one asks the same of another. */
export function askedOfTheUsualTown(plain: string, locale: Locale): string {
  return plain.replaceAll(named[locale], `$1 ${askedOf[locale]}`);
}
