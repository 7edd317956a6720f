import type { Localized } from '@/lib/i18n/locales';

/** Where the small print says what: patterns on `plainText`, and the passage that answers. The first that fits counts. */
const rows: readonly (readonly [passage: string, patterns: Localized])[] = [
  [
    'terms#orders',
    {
      fr: '(prix|tarifs?)[a-z ]{0,30} (final|finaux|definitifs?|indicatifs?|engagent?)|valables?|validite|expir\\w*|perim\\w*|(offre|devis|prix)[a-z ]{0,20}(valides?|tient|tiennent|encore bon)',
      nl: 'prij(s|zen)[a-z ]{0,30} (definitief|definitieve|bindend|indicatief)|(definitieve|bindende) prij(s|zen)|geldig\\w*|vervalt|vervallen|(offerte|bestek|prijs)[a-z ]{0,12}(staan|staat|houdbaar)|(hoe ?lang)[a-z ]{0,14} (offerte|bestek)[a-z ]{0,12} goed',
      en: 'prices?[a-z ]{0,30} (final|binding|indicative)|(final|binding) prices?|valid|validity|expire[sd]?|expiry|(quote|quotation|offer)[a-z ]{0,12}(stand|stands|hold|holds|keep|keeps|good for|run out)|(honour|honor|stick to)[a-z ]{0,14}(quote|price)',
    },
  ],
  [
    'terms#delivery',
    {
      fr: '(commande|colis|livraison)[a-z ]{0,20}(en retard|trop tard)|retard de livraison|livr\\w*[a-z ]{0,20}(retard|trop tard)|en retard',
      nl: 'vertraging|laattijdig\\w*|(bestelling|order|pakje|levering)[a-z ]{0,20}te laat|te laat (ge)?lever\\w*|lever\\w*[a-z ]{0,20}te laat',
      en: '(order|parcel|delivery)[a-z ]{0,20}late|late deliver\\w*|deliver\\w*[a-z ]{0,20}late|delay\\w*|(are|be) late',
    },
  ],
  [
    'terms#proofs',
    {
      fr: 'fautes? (d orthographe|de frappe)|coquille|(faute|erreur)s?[a-z ]{0,24} (texte|epreuve|valide\\w*|approuve\\w*)',
      nl: 'fout(en|je|jes)?[a-z ]{0,24} (tekst|proef|goedgekeurd\\w*|goedkeurde)|spelfout\\w*|typfout\\w*|tikfout\\w*|drukfout\\w*',
      en: '(mistake|error)s?[a-z ]{0,24} (text|proof|approved|signed off)|typos?|spelling mistakes?|misprints?',
    },
  ],
  [
    'terms#withdrawal',
    {
      fr: 'retract\\w*|delai de reflexion|change\\w* d avis|renvoyer|retour(ner)?',
      nl: 'herroep\\w*|bedenktijd|van gedacht\\w*|terugsturen|retour\\w*',
      en: 'withdraw\\w*|cooling off|chang\\w* (my|our) minds?|send (it )?back|return(s|ing)?',
    },
  ],
  ['terms#cancellation', { fr: 'annul\\w*|renoncer', nl: 'annul\\w*|afzeggen', en: 'cancel\\w*' }],
  // Who only wants the money back has changed their mind; who cancels says so.
  [
    'terms#withdrawal',
    {
      fr: 'rembours\\w*',
      nl: 'terugbetal\\w*|geld terug',
      en: 'refund\\w*|money back',
    },
  ],
  [
    'terms#late-payment',
    {
      fr: 'retard de paiement|payer en retard|oublie\\w* de payer|pas paye|impaye\\w*|interets?',
      nl: 'te laat (betaal|betalen)|vergeet te betalen|niet (op tijd )?betaal\\w*|onbetaald\\w*|herinnering|betalingsachterstand|intrest\\w*',
      en: 'late payment|pay(ing)? late|forg[eo]t to pay|not paid|unpaid|interest',
    },
  ],
  [
    'terms#liability',
    {
      fr: 'responsab\\w*|(casse|abime|endommage)\\w*|degats?|dommages?',
      nl: 'aansprakelijk\\w*|schade|gebroken|stukgemaakt|beschadig\\w*',
      en: 'liab\\w*|damag\\w*|broke|broken',
    },
  ],
  [
    'terms#payment',
    {
      fr: 'acompte|^caution$|(payer|verser|demandez)[a-z ]{0,20} caution|d avance|paiement|payer|paie|virement|facture|compte bancaire|iban|cash|liquide|cartes?|visa|mastercard|payconiq|bancontact',
      nl: 'voorschot|vooraf|voorhand|aanbetaling|betal\\w*|betaal\\w*|overschrijving|factuur|rekeningnummer|iban|cash|contant|(bank|betaal)?kaart|visa|mastercard|payconiq|bancontact',
      en: 'deposit|payment|pay|bank transfer|bank account|iban|invoice|cash|cards?|contactless|visa|mastercard|payconiq|up ?front',
    },
  ],
  [
    'legal-notice#publisher',
    {
      fr: 'numero (de )?tva|numero d entreprise|bce|raison sociale|forme juridique',
      nl: 'btw ?nummer|ondernemingsnummer|kbo|rechtsvorm',
      en: 'vat number|company number|enterprise number|legal form|registered',
    },
  ],
  ['legal-notice#hosting', { fr: 'hebergeur|heberge', nl: 'gehost|hosting', en: 'who hosts|hosted' }],
  [
    'privacy#authority',
    {
      fr: '(plainte|plaindre|reclam\\w*)[a-z ]{0,30}(donnees|vie privee|rgpd)|autorite de protection',
      nl: '(klacht\\w*|klagen)[a-z ]{0,30}(gegevens|privacy|gdpr)|gegevensbeschermingsautoriteit',
      en: 'complain\\w*[a-z ]{0,30}(data|privacy|gdpr)|data protection authority',
    },
  ],
  [
    'legal-notice#copyright',
    {
      fr: '(photo|image)s?[a-z ]{0,40} site|(retirer|enlever)[a-z ]{0,12} (photo|image)s?',
      nl: 'foto[a-z ]{0,40} (web)?site|(verwijder|weghal|wegdoen)\\w*[a-z ]{0,12} foto',
      en: '(picture|photo)s?[a-z ]{0,40} (web)?site|(remove|take down)[a-z ]{0,12} (picture|photo)s?',
    },
  ],
  [
    'privacy#retention',
    {
      fr: '(gard|conserv)\\w*[a-z ]{0,30}(donnees|infos|informations|cv|candidatures?|adresse|photos?|fichiers?)|combien de temps[a-z ]{0,30}donnees|(candidatures?|cv)[a-z ]{0,24}(gard|conserv)',
      nl: '(bewaar|bewaren|bijhouden|houden)[a-z ]{0,30}(gegevens|info|cv|sollicitatie\\w*|fotos?|foto s|bestanden)|hoe ?lang[a-z ]{0,30}gegevens|(sollicitatie\\w*|cv)[a-z ]{0,40}(bewa|bijhou|houd|bij\\b)|gegevens (bewaren|bijhouden)',
      en: 'how long[a-z ]{0,30}(data|information|cvs?|applications?)|(cv|application)[a-z ]{0,24}(keep|kept|stored)|(keep|store|hold)[a-z ]{0,20}(data|applications?|cvs?|photos?|files?|pictures?)',
    },
  ],
  [
    'privacy#purposes',
    {
      fr: '(re)?vend(ez|re|us?)[a-z ]{0,20}donnees|donnees[a-z ]{0,20}(re)?vend(ez|re|u\\w*)',
      nl: '(ver|doorver)(kopen|koopt)[a-z ]{0,20}gegevens|gegevens[a-z ]{0,20}(ver|doorver)(kopen|koopt|kocht)',
      en: '(sell|sold)[a-z ]{0,20}data|data[a-z ]{0,20}(sell|sold)',
    },
  ],
  [
    'privacy#recipients',
    {
      fr: 'qui (voit|a acces)[a-z ]{0,30}donnees|(partag|transmet|communiqu|refil|pass|donn)(t?ez|t?re|er)[a-z ]{0,20}donnees',
      nl: 'wie (ziet|kan|heeft)[a-z ]{0,30}gegevens|(delen|deelt|geven|geeft|doorgeven)[a-z ]{0,20}gegevens|gegevens[a-z ]{0,20}(delen|deelt|doorgeven|door)',
      en: 'who (can see|sees|has access)[a-z ]{0,30}data|(share|pass|give|hand)[a-z ]{0,20}data|data[a-z ]{0,20}(shared|passed|given|handed)',
    },
  ],
  [
    'privacy#rights',
    {
      fr: '(effac|supprim|corrig)\\w*[a-z ]{0,20}(donnees|compte)|(copie|acces|recevoir|consulter|telecharger)[a-z ]{0,20} donnees|donnees[a-z ]{0,20} copie|mes droits',
      nl: '(wis|verwijder|verbeter)\\w*[a-z ]{0,20}(gegevens|account)|(gegevens|account)[a-z ]{0,12}(wissen|verwijderen|verbeteren)|(kopie|inzage|inkijken|opvragen|downloaden)[a-z ]{0,20} gegevens|gegevens[a-z ]{0,20} (kopie|inkijken|opvragen|downloaden)|mijn rechten',
      en: '(delet|eras|remov|correct)\\w*[a-z ]{0,20}(data|account)|(copy|access|see|download|export)[a-z ]{0,20} data|my rights',
    },
  ],
  ['privacy#cookies', { fr: 'cookies?', nl: 'cookies?', en: 'cookies?' }],
  [
    'privacy#data',
    {
      fr: '(infos?|informations?|coordonnees) personnelles?|donnees( personnelles)?|vie privee|rgpd|sur moi',
      nl: 'persoonsgegevens|persoonlijke info\\w*|gegevens|privacy|avg|gdpr|over mij',
      en: 'personal (data|info|information|details)|my (data|personal)|privacy|gdpr|about me',
    },
  ],
  [
    'terms#complaints',
    {
      fr: 'plainte|reclam\\w*|mediat\\w*|plaindre|(pas|plus) contente?|mecontente?',
      nl: 'klacht\\w*|klagen|ombudsdienst|(niet|ni) tevreden|ontevreden',
      en: 'complain\\w*|ombudsman|(not|un) ?happy|not satisfied',
    },
  ],
  [
    'terms#intellectual-property',
    {
      fr: 'droits? d auteur|propriete intellectuelle',
      nl: 'auteursrecht\\w*|intellectuele eigendom',
      en: 'copyright|intellectual property',
    },
  ],
  ['terms#force-majeure', { fr: 'force majeure', nl: 'overmacht', en: 'force majeure' }],
  [
    'terms#law',
    {
      fr: 'tribunal|quel droit|droit belge|litige',
      nl: 'rechtbank|welk recht|geschil\\w*',
      en: 'which court|which law|dispute\\w*',
    },
  ],
  ['terms#prices', { fr: 'tva', nl: 'btw', en: 'vat' }],
];

const places = rows.map(([passage, { fr, nl, en }]) => ({
  passage,
  patterns: {
    fr: new RegExp(`\\b(?:${fr})\\b`),
    nl: new RegExp(`\\b(?:${nl})\\b`),
    en: new RegExp(`\\b(?:${en})\\b`),
  } satisfies Localized<RegExp>,
}));

/** The id of the passage of the small print that a question is about, or null. */
export function lawPlaceOf(plain: string, locale: keyof Localized): string | null {
  return places.find(({ patterns }) => patterns[locale].test(plain))?.passage ?? null;
}
