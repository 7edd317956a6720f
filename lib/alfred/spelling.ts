import { distance } from 'fastest-levenshtein';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { emptyWords, tradeWords } from '@/lib/search/trade-words';
import { partsOf, stem } from '@/lib/search/words';
import { wordsAskedWith } from './asked-with';
import { wordsOfCalendar } from './clock';
import { vehicleNames } from './combinations';
import { wordsOfInsults, wordsOfIntents } from './intents';
import { wordsOfOffTopic } from './off-topic';
import { plainerWord } from './plain-words';
import { subjectIds, subjectOf } from './subjects';

/** What is typed in a hurry, and what is meant by it. Spelt as `plainText` leaves it. */
const shorthand: Localized<Record<string, string>> = {
  fr: {
    cb: 'combien',
    cbn: 'combien',
    koi: 'quoi',
    kwa: 'quoi',
    pk: 'pourquoi',
    pq: 'pourquoi',
    qd: 'quand',
    slt: 'salut',
    bjr: 'bonjour',
    stp: 'svp',
    rdv: 'rendez vous',
    tel: 'telephone',
    dispo: 'disponible',
    ptit: 'petit',
    oto: 'auto',
    camio: 'camionnette',
    camionette: 'camionnette',
    pub: 'publicite',
    combi1: 'combien',
    pr: 'pour',
    tps: 'temps',
    bcp: 'beaucoup',
    qqun: 'quelqu un',
    qqch: 'quelque chose',
    fo: 'faut',
    jai: 'j ai',
    cest: 'c est',
    ct: 'c etait',
    ke: 'que',
    ki: 'qui',
    kel: 'quel',
    avc: 'avec',
    ds: 'dans',
    dc: 'donc',
    tjrs: 'toujours',
    lgtps: 'longtemps',
    bat: 'epreuve',
    clim: 'climatisation',
    pcq: 'parce que',
    qq: 'quelque',
    qqs: 'quelques',
    tt: 'tout',
    tte: 'toute',
    ts: 'tous',
    mtn: 'maintenant',
    auj: 'aujourd hui',
    svt: 'souvent',
    vs: 'vous',
    nb: 'nombre',
    appart: 'appartement',
    resto: 'restaurant',
    vehic: 'vehicule',
    plq: 'plaque',
    max: 'maximum',
    min: 'minimum',
    septante: 'septante',
    nonante: 'nonante',
  },
  nl: {
    hvl: 'hoeveel',
    hoevl: 'hoeveel',
    prys: 'prijs',
    preis: 'prijs',
    hoeveelst: 'hoeveel',
    wa: 'wat',
    da: 'dat',
    nie: 'niet',
    ni: 'niet',
    is: 'is',
    gulle: 'jullie',
    gij: 'u',
    ge: 'u',
    aub: 'alstublieft',
    svp: 'alstublieft',
    tel: 'telefoon',
    bt: 'bestelwagen',
    camionet: 'bestelwagen',
    camionette: 'bestelwagen',
    camionnette: 'bestelwagen',
    frigowagen: 'bestelwagen',
    goe: 'goed',
    amai: '',
    allez: '',
    allee: '',
    kunde: 'kunt u',
    kunt: 'kunt',
    kunne: 'kunnen',
    hebde: 'hebt u',
    ebde: 'hebt u',
    hebbe: 'hebben',
    zijde: 'zijn jullie',
    zijt: 'zijn',
    doede: 'doet u',
    doedet: 'doet u het',
    moogt: 'mag',
    wilde: 'wilt u',
    gade: 'gaat u',
    moek: 'moet ik',
    kank: 'kan ik',
    kzou: 'ik zou',
    kheb: 'ik heb',
    tis: 'het is',
    mijnen: 'mijn',
    mijne: 'mijn',
    onzen: 'onze',
    uwen: 'uw',
    nen: 'een',
    ne: 'een',
    den: 'de',
    ulle: 'jullie',
    ulder: 'jullie',
    foolie: 'folie',
    vitrien: 'vitrine',
    efkes: 'even',
    nekeer: 'eens',
    ofzo: '',
    prijske: 'prijs',
    vraagde: 'vraagt u',
    vraagdegij: 'vraagt u',
    komde: 'komt u',
    plaatsde: 'plaatst u',
    hangde: 'hangt u',
    verkoopte: 'verkoopt u',
    kende: 'kent u',
    moette: 'moet u',
    weette: 'weet u',
    magde: 'mag u',
    et: 'het',
    nimeer: 'niet meer',
    nimmeer: 'niet meer',
    kunnekik: 'kan ik',
    veur: 'voor',
    vr: 'voor',
    goeiendag: 'goedendag',
    tegoei: 'goed',
    iet: 'iets',
    niks: 'niets',
    effe: 'even',
    ofda: 'of dat',
    seffens: 'straks',
    tss: 'tussen',
    idd: 'inderdaad',
    mss: 'misschien',
    wss: 'waarschijnlijk',
    gwn: 'gewoon',
    ff: 'even',
    vd: 'van de',
    vh: 'van het',
    ivm: 'over',
    mbt: 'over',
    tov: 'tegenover',
    bvb: 'bijvoorbeeld',
    bv: 'bijvoorbeeld',
    nr: 'nummer',
    gullie: 'jullie',
    ulie: 'jullie',
    iemad: 'iemand',
    max: 'maximum',
    min: 'minimum',
  },
  en: {
    u: 'you',
    ur: 'your',
    r: 'are',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    wanna: 'want to',
    gonna: 'going to',
    wen: 'when',
    wat: 'what',
    hw: 'how',
    b4: 'before',
    cld: 'could',
    shld: 'should',
    abt: 'about',
    ppl: 'people',
    w: 'with',
    wo: 'without',
    jetwash: 'jet wash',
    whats: 'what is',
    hows: 'how is',
    youre: 'you are',
    dont: 'do not',
    cant: 'cannot',
    im: 'i am',
    ive: 'i have',
    mutch: 'much',
    tel: 'telephone',
    tshirts: 't shirts',
    colour: 'colour',
    dunno: 'do not know',
    approx: 'about',
    hrs: 'hours',
    tmrw: 'tomorrow',
    tomoz: 'tomorrow',
    wk: 'week',
    wks: 'weeks',
    gotta: 'have to',
    lemme: 'let me',
    gimme: 'give me',
    bout: 'about',
    bc: 'because',
    cos: 'because',
    min: 'minimum',
    max: 'maximum',
  },
};

/** Words of everyday that the site does not use, so that they are not taken for errors. */
export const everyday: Localized<string> = {
  fr: 'voudrais aimerais souhaite souhaiterais besoin cherche pouvez pourriez savoir dire demande question boulangerie restaurant magasin boutique garage bureau maison appartement jardin frere soeur pere mere femme mari ami patron chef demain hier aujourd semaine mois annee lundi mardi mercredi jeudi vendredi samedi dimanche quoi comment pourquoi combien quand parce donc alors aussi tres vraiment bien petit petite grand grande nouveau nouvelle vieux vieille beau belle blanc noir rouge bleu vert jaune gris',
  nl: 'graag zoek nodig vraag vragen weten zeggen kunt kunnen zouden bakkerij restaurant winkel garage kantoor huis appartement tuin broer zus vader moeder vrouw man vriend baas chef morgen gisteren vandaag week maand jaar maandag dinsdag woensdag donderdag vrijdag zaterdag zondag waarom hoeveel wanneer omdat dan ook heel echt goed klein kleine groot grote nieuw nieuwe oud oude mooi mooie wit zwart rood blauw groen geel grijs',
  en: 'looking need want would could should question know tell ask bakery restaurant shop store garage office house flat apartment garden brother sister father mother wife husband friend boss tomorrow yesterday today week month year monday tuesday wednesday thursday friday saturday sunday because then also very really good well small little large big new old nice white black red blue green yellow grey gray',
};

/** Words by which anything is asked: they say nothing about the thing, though a page may use them. */
export const askingWords: Localized<string> = {
  fr: 'faites font faire vrai vraiment exact correct juste dire dites savoir voir voudrais voudrait veux veut aimerais pense pensais penser conseille conseillez conseiller recommande possible faisable normal quelque chose truc machin chose genre sorte type exemple simple juste seulement encore deja toujours jamais peu beaucoup trop assez environ meme autre autres tout toute tous toutes certain choses fois jour jours an ans temps moment collegue voisin voisins ami gens quelqu personne monde homme dame client clients notre entreprise societe boite aller va vais vont venir vient prendre prend prendriez mettre met mis donner donne trouve trouver chercher passer passe arriver arrive marche marcher sert servir vaut mieux chaque apres avant pendant depuis entre sous vers chez car si aussi donc quoi ok oui non salut urgent vite merci aide aider question questions info infos renseignement renseignements voila alors besoin soit serait sera seront pourrait pourrais pourra pourraient dois doit doivent devrais devrait faudrait faudra fallait semaine semaines mois hier demain maintenant actuellement bientot franchement carrement plutot presque surtout sinon malgre sauf ici bete evidemment normalement finalement justement etais etait avais avait aurais aurait suis sommes reste rester restent tombe dessus cela ceux celles lequel laquelle lesquels auquel ensuite enfin puisque lorsque tant afin svp connaitre connais coucou bonsoir madame monsieur eue eus faisait faisaient pris mis venu venue alle vu vue voulu pu du recu faisant ayant etant',
  nl: 'maken maakt doen waar klopt juist correct zeggen weten zien zie graag willen wilt denk dacht denken raden raadt aan mogelijk haalbaar normaal iets ding dingen soort type voorbeeld simpel gewoon alleen enkel nog al altijd nooit weinig beetje veel teveel genoeg ongeveer zelfs andere ander alles alle zeker keer dag dagen jaar jaren tijd moment collega buur buren vriend mensen iemand persoon klant klanten bedrijf zaak firma gaan gaat ga komen komt kom nemen neem neemt doe doet zetten zet geven geef geeft vinden vind vindt zoeken zoek krijgen krijg krijgt werkt werken helpt helpen beter best elke elk voor na tijdens sinds tussen onder bij want als dus wat ok ja nee hallo dringend snel info vraag vragen mag moet moeten mogen kan bestaat eigenlijk misschien daarna daarvoor kennen ken kent eens even beste precies ergens zomaar hoelang lang waarmee waarvoor hiervoor hierop daarop erop eraf erover ervoor erbij kunt kunnen kon konden zouden waren geweest geworden blijft blijven laat laten staan staat zit zitten ligt liggen nodig later straks vandaag morgen gisteren binnenkort week weken maand maanden steeds toen terwijl zodat omdat doordat hoewel nochtans trouwens gelukkig natuurlijk alvast intussen ondertussen vooral bijna liever zonet dewelke hetgeen echter dank goeiedag goedemorgen goedenavond meneer mevrouw gehad gedaan gekregen gegeven genomen gekomen gegaan gezegd gevraagd gezien gedacht geraken geraakt raken kwam had hadden gezocht gevonden gewerkt',
  en: 'make makes true right correct say know see want wanted wants think thought thinking suggest suggestion recommend possible doable normal something thing things stuff kind sort type example simple simply only still already always never little much lot lots too enough around about even other others everything all certain times day days year years time moment colleague neighbour neighbours friend people someone somebody anyone anybody person man lady client clients company business firm go goes going come comes coming take takes put give gives find look looking get gets getting work works working help better best each every after before during since between under towards because also so what ok yes no hello hi urgent quick quickly fast info question questions actually maybe then really exactly anything afterwards later first last next use used sense again once twice rather quite almost mainly while until till whether though although however instead anyway besides week weeks month months today tomorrow yesterday soon lately recently currently basically obviously hopefully please cheers regards dear sir madam shall gone made given taken seen said told came went gave took thank yet ever might ought being having doing done was were who whose whom which away ago onto upon within without across near happen happens happened reckon guess bit own ones got gotten let lets keen fine great good bad',
};

/** More words of everyday, known but not small: what people have, do and talk about when they ask. */
const alsoEveryday: Localized<string> = {
  fr: 'jardinier plombier electricien boucher coiffeur coiffeuse fleuriste dentiste kine infirmiere avocat notaire architecte traiteur friterie cafe bar hotel ecole club equipe asbl association mariage anniversaire enfant enfants fils fille bebe chien chat velo moto remorque scooter trottinette montre telephone ordinateur cle cles clef essence diesel banane rhume malade medicament soigner guerir taxi bus vacances weekend soir matin midi nuit hiver ete printemps automne pluie neige gel soleil vent mer plage montagne foret ville village rue place quartier etage rez chaussee cave grenier toit plafond sol porte escalier cuisine chambre salon salle bain toilette douche voisine collegue beau laid propre sale casse cassee neuf neuve occasion leger lourd rond carre haut bas gauche droite devant derriere dessus dessous acheter vendre louer reparer construire demonter monter laver essuyer frotter gratter coller decoller peindre repeindre dessiner ecrire lire envoyer recevoir ouvrir fermer commencer finir attendre oublier perdre garder jeter changer bouger tomber pleuvoir photo photos identite passeport musique livre journal television ecran reliure memoire these moquette moquettes tapis rideau parapluie pelouse gazon canape matelas lampe assiette couteau tronconneuse echelle chaise calories population inventeur imprimerie police pompiers elever elevez elevage chats chiens cheval chevaux chevre mouton vache poule poisson oiseau oiseaux abeilles miel cuisiner cuire coudre tricoter chanter danser nager traduire souder carreler platrer raser tondre',
  nl: 'tuinier loodgieter elektricien slager kapper kapster bloemist tandarts kinesist verpleegster advocaat notaris architect traiteur frituur cafe bar hotel school club ploeg vzw vereniging chiro scouts huwelijk verjaardag kind kinderen zoon dochter baby hond kat fiets moto aanhangwagen brommer horloge telefoon computer sleutel sleutels benzine diesel banaan verkoudheid ziek medicijn genezen taxi bus vakantie weekend avond ochtend middag nacht winter zomer lente herfst regen sneeuw vorst zon wind zee strand berg bos stad dorp straat plein buurt verdieping gelijkvloers kelder zolder dak plafond vloer deur trap keuken kamer slaapkamer salon zaal badkamer toilet douche mooi lelijk proper vuil kapot nieuw tweedehands licht zwaar rond vierkant hoog laag links rechts voorkant achterkant boven onder kopen verkopen huren herstellen bouwen afbreken monteren wassen vegen wrijven krabben plakken schilderen spuiten gespoten tekenen schrijven lezen sturen ontvangen openen sluiten beginnen eindigen wachten vergeten verliezen houden gooien veranderen bewegen vallen regenen foto fotos pasfoto paspoort muziek boek krant televisie scherm thesis inbinden gordijn gordijnen paraplu gras zetel matras lamp mes ladder stoel calorieen bevolking inwoners uitvinder boekdrukkunst politie brandweer bijmaken taart verjaardagstaart herkeuren keuring inschrijven spelen trainer kweken kweekt katten honden paard paarden geit schaap koe kip vis vogel vogels bijen honing koken naaien breien zingen dansen zwemmen vertalen lassen tegelen scheren knippen snoeien maaien oppassen',
  en: 'gardener plumber electrician butcher hairdresser florist dentist physio nurse lawyer notary architect caterer chippy cafe bar hotel school club team charity association wedding birthday child children son daughter baby dog cat bike bicycle motorbike trailer scooter watch phone computer key keys petrol diesel banana cold sick ill medicine cure taxi bus holiday weekend evening morning noon night winter summer spring autumn rain snow frost sun wind sea beach mountain forest city town village street square neighbourhood floor ground basement attic roof ceiling door stairs kitchen room bedroom lounge hall bathroom toilet shower pretty ugly clean dirty broken second hand light heavy round square tall high low left right front back above below buy sell rent repair build dismantle mount wash wipe rub scrape stick paint spray draw write read send receive start finish wait forget lose keep throw change move fall photo photos passport music newspaper television screen thesis binding carpet curtain lawn grass sofa mattress lamp plate knife ladder chair calories population inventor police umbrella meaning physics gift mother mothers breed breeds breeding feed grow plant cook bake sew knit sing dance swim translate weld plaster shave groom pet puppy kitten cats dogs horse horses goat sheep cow chicken fish bird birds bees honey',
};

export interface Speller {
  /** Each word as it was meant; of those that nothing is like, the word itself. */
  correct(words: readonly string[]): string[];
  /** The parts of a compound of known words; empty for any other word. */
  partsOf(word: string): string[];
  /** Whether the site, its rules or everyday language have this word in any form. */
  isKnown(word: string): boolean;
}

const longestNear = 3;
const mostRemembered = 5_000;
/** So many strange words of one text are compared with those that are known; more are no typing errors. */
const mostStrange = 40;

/** The words of a language: how much each weighs, their stems, names of our own things, and those that may be meant by length. */
function wordsOf(locale: Locale, counts: ReadonlyMap<string, number>) {
  const weights = new Map(counts);
  const add = (word: string, weight: number) => weights.set(word, (weights.get(word) ?? 0) + weight);
  const important = [
    ...wordsOfIntents(locale),
    ...tradeWords[locale].flat().flatMap((name) => name.split(' ')),
    ...subjectIds
      .map(subjectOf)
      .flatMap(({ names, variants }) => [...names, ...variants.flatMap((variant) => variant.names)])
      .flatMap((name) => name.split(' ')),
  ].filter((word) => word.length > 1);
  for (const word of important) add(word, 20);
  const usual = `${everyday[locale]} ${askingWords[locale]} ${alsoEveryday[locale]} ${vehicleNames}`;
  for (const word of [...emptyWords[locale], ...usual.split(' ')]) add(word, 5);
  for (const word of [...wordsOfOffTopic(locale), ...wordsOfCalendar(locale), ...wordsOfInsults(locale)])
    add(word, 1);
  const stems = new Set([...weights.keys()].map((word) => stem(word, locale)));
  // Known as they stand: their other forms may be typing errors.
  for (const word of wordsAskedWith(locale)) add(word, 1);
  const names = new Set(important);
  const byLength = new Map<number, string[]>();
  for (const word of weights.keys()) {
    if (word.length < 4 || /\d/.test(word)) continue;
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  }
  return { weights, stems, names, byLength };
}

/**
 * Knows the words of a language: those of the site, of what is asked and of everyday.
 *
 * @param counts how often the pages of the site use each word
 */
export function createSpeller(locale: Locale, counts: ReadonlyMap<string, number>): Speller {
  const { weights, stems, names, byLength } = wordsOf(locale, counts);
  const isWord = (word: string) => weights.has(word) || stems.has(stem(word, locale));
  const isKnown = (word: string) =>
    word.length < 3 ||
    /\d/.test(word) ||
    isWord(word) ||
    (locale === 'nl' && word.length >= 8 && partsOf(word, (part) => weights.has(part)).length > 0);

  const nearest = (word: string): string => {
    const most = word.length >= 9 ? 2 : 1;
    let best = word;
    let least = most + 1;
    let weight = 0;
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        const off = isSwap(word, candidate) ? 1 : distance(word, candidate);
        // Who mistypes a word mostly gets its beginning right.
        if (off > most || (off === most && candidate[0] !== word[0])) continue;
        // Of four letters, another one mostly makes another word: "pain" is no "paie".
        if (off > 0 && word.length === 4 && length === 4 && !isSwap(word, candidate)) continue;
        const own = weights.get(candidate) ?? 0;
        if (off < least || (off === least && own > weight)) [best, least, weight] = [candidate, off, own];
      }
    }
    // Two letters that changed places leave little doubt.
    if (word.length >= 6 && isSwap(word, best)) return best;
    // Much is like much: only what is asked for often is meant. What else is like a word of the pages, ranking finds.
    return weight < 15 && (word.length < 8 || least > 1) ? word : best;
  };

  /** A Flemish diminutive without its ending, a verb whose d or t was mistaken: "letterkes", "leverd". */
  const plainForm = (word: string): string => {
    if (word.length < 5 || isWord(word)) return word;
    const [, thing, many] = /^(.+?)e?ke(s?)$/.exec(word) ?? [];
    const others = [
      ...(thing ? [`${thing}${many}`, thing] : []),
      word.replace(/dt?$/, 't'),
      word.replace(/t$/, 'd'),
    ];
    return others.find((other) => other !== word && isWord(other)) ?? word;
  };

  // Who types one word wrong, types it so again; bounded, because anybody may type anything.
  const meantBy = new Map<string, string>();
  const correctWord = (word: string, isBounded: () => boolean): string => {
    const known = meantBy.get(word);
    if (known !== undefined) return known;
    const isMeant = word.length <= longestNear || isKnown(word);
    if (!isMeant && isBounded()) return word;
    const meant = isMeant ? word : nearest(word);
    if (meantBy.size > mostRemembered) meantBy.clear();
    meantBy.set(word, meant);
    return meant;
  };

  const formOf = (word: string) =>
    locale === 'nl' ? plainForm(word) : locale === 'fr' ? infinitiveOf(word, weights) : word;

  return {
    isKnown,
    // What is a name of its own is no compound: "borduren" is neither "bord" nor "uren".
    partsOf: (word) =>
      locale === 'nl' && word.length >= 8 && !names.has(word)
        ? partsOf(word, (part) => weights.has(part))
        : [],
    correct: (words) => {
      let strange = 0;
      const isBounded = () => ++strange > mostStrange;
      return words.flatMap((word) => {
        const meant = shorthand[locale][word];
        if (meant !== undefined) return meant.split(' ').filter(Boolean);
        const plainer = isKnown(word) ? null : plainerWord(word, locale);
        return plainer?.split(' ') ?? [correctWord(formOf(word), isBounded)];
      });
    },
  };
}

/** What sounds alike in French is written for one another: "fichié" for "fichier", "envoyé" for "envoyer". */
function infinitiveOf(word: string, known: ReadonlyMap<string, number>): string {
  const isMistaken = word.length >= 5 && word.endsWith('e') && !known.has(word) && known.has(`${word}r`);
  return isMistaken ? `${word}r` : word;
}

/** Whether two words differ by two neighbours that changed places. */
function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}
