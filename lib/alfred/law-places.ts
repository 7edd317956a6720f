import type { Localized } from '@/lib/i18n/locales';

/** Where the small print says what: patterns on `plainText`, and the passage that answers. The first that fits counts. */
const rows: readonly (readonly [passage: string, patterns: Localized])[] = [
  [
    'terms#withdrawal',
    {
      fr: 'retract\\w*|delai de reflexion|changer d avis|renvoyer|retour(ner)?',
      nl: 'herroep\\w*|bedenktijd|van gedacht|terugsturen|retour\\w*',
      en: 'withdraw\\w*|cooling off|change my mind|send (it )?back|return(s|ing)?',
    },
  ],
  ['terms#cancellation', { fr: 'annul\\w*|renoncer', nl: 'annul\\w*|afzeggen', en: 'cancel\\w*' }],
  [
    'terms#late-payment',
    {
      fr: 'retard de paiement|payer en retard|oublie\\w* de payer|pas paye|impaye\\w*|interets?',
      nl: 'te laat (betaal|betalen)|vergeet te betalen|niet (op tijd )?betaal\\w*|onbetaald\\w*|herinnering|betalingsachterstand|intrest\\w*',
      en: 'late payment|pay(ing)? late|forg[eo]t to pay|not paid|unpaid|interest',
    },
  ],
  [
    'terms#payment',
    {
      fr: 'acompte|paiement|payer|paie|virement|facture|compte bancaire|iban|cash|liquide|carte|bancontact',
      nl: 'voorschot|aanbetaling|betal\\w*|betaal\\w*|overschrijving|factuur|rekeningnummer|iban|cash|contant|bancontact',
      en: 'deposit|payment|pay|bank transfer|bank account|iban|invoice|cash|card|up ?front',
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
    'privacy#retention',
    {
      fr: '(gard|conserv)\\w*[a-z ]{0,30}(donnees|infos|informations|cv|adresse)|combien de temps[a-z ]{0,30}donnees',
      nl: '(bewaar|bewaren|bijhouden|houden)[a-z ]{0,30}(gegevens|info|cv)|hoe ?lang[a-z ]{0,30}gegevens|gegevens (bewaren|bijhouden)',
      en: 'how long[a-z ]{0,30}(data|information|cv)|keep[a-z ]{0,20}data',
    },
  ],
  [
    'privacy#recipients',
    {
      fr: 'qui (voit|a acces)[a-z ]{0,30}donnees|(vendez|partagez|transmettez)[a-z ]{0,20}donnees',
      nl: 'wie (ziet|kan|heeft)[a-z ]{0,30}gegevens|(verkopen|delen)[a-z ]{0,20}gegevens',
      en: 'who (can see|sees|has access)[a-z ]{0,30}data|(sell|share)[a-z ]{0,20}data',
    },
  ],
  [
    'privacy#rights',
    {
      fr: '(effacer|supprimer|corriger)[a-z ]{0,20}(donnees|compte)|mes droits',
      nl: '(wissen|verwijderen|verbeteren)[a-z ]{0,20}(gegevens|account)|mijn rechten',
      en: '(delete|erase|correct)[a-z ]{0,20}(data|account)|my rights',
    },
  ],
  ['privacy#cookies', { fr: 'cookies?', nl: 'cookies?', en: 'cookies?' }],
  [
    'privacy#data',
    {
      fr: 'donnees( personnelles)?|vie privee|rgpd',
      nl: 'persoonsgegevens|gegevens|privacy|avg|gdpr',
      en: 'personal data|my data|privacy|gdpr',
    },
  ],
  [
    'terms#complaints',
    {
      fr: 'plainte|reclam\\w*|mediat\\w*|pas content|mecontent',
      nl: 'klacht\\w*|ombudsdienst|niet tevreden|ontevreden',
      en: 'complain\\w*|ombudsman|not happy|unhappy',
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
  ['terms#liability', { fr: 'responsab\\w*', nl: 'aansprakelijk\\w*', en: 'liab\\w*' }],
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
