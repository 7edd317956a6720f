import type { Locale, Localized } from '@/lib/i18n/locales';

interface SocialLink {
  network: 'instagram' | 'facebook' | 'linkedin';
  name: string;
  url: string;
}

export interface Company {
  /** True while identity, contact and registration below are invented: nothing here reaches a real person. */
  exampleValues: boolean;
  name: string;
  legalName: Localized;
  legalForm: Localized;
  foundedYear: number;
  clientCount: number;
  /** Free quote within so many hours, on working days. */
  quoteAnswerHours: number;
  phone: { e164: string; display: Localized };
  email: string;
  address: {
    street: Localized;
    postalCode: string;
    city: Localized;
    region: Localized;
    /** ISO 3166-1 alpha-2. */
    countryCode: string;
    country: Localized;
  };
  /** WGS 84, decimal degrees. */
  geo: { latitude: number; longitude: number };
  mapsUrl: string;
  enterpriseNumber: string;
  vatNumber: string;
  /** Register of legal persons, as documents of a company name it (Code of Companies and Associations, article 2:20). */
  register: Localized;
  /** The enterprise court of the seat. */
  court: Localized;
  /** A payment account: documents of an enterprise carry one (Code of Economic Law, article III.25). */
  iban: string;
  /** The language of mails to staff: in Flanders and Brussels the law of the seat decides which one an employer uses. */
  staffLocale: Locale;
  socialLinks: readonly SocialLink[];
  /** One or two sentences under the logo in the footer. */
  blurb: Localized;
}

const geo = { latitude: 50.8837, longitude: 4.473 };

/**
 * Every fact about the agency, once. To make the site yours, change the values of this record and set `exampleValues`
 * to false. Founding year, number of clients, answer time and town are those of the specification; name, street,
 * numbers, addresses and links are invented so that they cannot belong to anyone: no Belgian subscriber number starts
 * with 0, enterprise numbers from 0999 are not given out (this one still passes the modulo 97 check), no account has 00
 * for its check digits, and `.example` is never registered.
 */
export const company: Company = {
  exampleValues: true,
  name: 'Opaak',
  legalName: { fr: 'Opaak SRL', nl: 'Opaak BV', en: 'Opaak BV' },
  legalForm: {
    fr: 'société à responsabilité limitée (SRL)',
    nl: 'besloten vennootschap (BV)',
    en: 'Belgian private limited company (BV)',
  },
  foundedYear: 2006,
  clientCount: 5000,
  quoteAnswerHours: 24,
  phone: {
    e164: '+3220002006',
    display: { fr: '02 000 20 06', nl: '02 000 20 06', en: '+32 2 000 20 06' },
  },
  email: 'info@opaak.example',
  address: {
    // Zaventem has Dutch as its only official language, so the street keeps its name in every language.
    street: { fr: 'Letterstraat 12', nl: 'Letterstraat 12', en: 'Letterstraat 12' },
    postalCode: '1930',
    city: { fr: 'Zaventem', nl: 'Zaventem', en: 'Zaventem' },
    region: { fr: 'Brabant flamand', nl: 'Vlaams-Brabant', en: 'Flemish Brabant' },
    countryCode: 'BE',
    country: { fr: 'Belgique', nl: 'België', en: 'Belgium' },
  },
  geo,
  // By coordinates, because the example street is on no map.
  mapsUrl: `https://www.openstreetmap.org/search?query=${geo.latitude}%2C${geo.longitude}#map=16/${geo.latitude}/${geo.longitude}`,
  enterpriseNumber: '0999.999.922',
  vatNumber: 'BE 0999.999.922',
  // Zaventem lies in Halle-Vilvoorde, hence Brussels and its Dutch-speaking enterprise court.
  register: { fr: 'RPM Bruxelles', nl: 'RPR Brussel', en: 'RPR Brussels' },
  court: {
    fr: 'tribunal de l’entreprise néerlandophone de Bruxelles',
    nl: 'Nederlandstalige ondernemingsrechtbank Brussel',
    en: 'Dutch-speaking Enterprise Court of Brussels',
  },
  iban: 'BE00 9990 0000 0000',
  staffLocale: 'nl',
  socialLinks: [
    { network: 'instagram', name: 'Instagram', url: 'https://instagram.example/opaak' },
    { network: 'facebook', name: 'Facebook', url: 'https://facebook.example/opaak' },
    { network: 'linkedin', name: 'LinkedIn', url: 'https://linkedin.example/company/opaak' },
  ],
  blurb: {
    fr: 'Atelier de communication visuelle à Zaventem. Nous dessinons, imprimons, brodons et posons ce qui porte votre nom.',
    nl: 'Atelier voor visuele communicatie in Zaventem. Wij tekenen, printen, borduren en plaatsen alles waar uw naam op staat.',
    en: 'A visual communication workshop in Zaventem. We design, print, stitch and fit whatever carries your name.',
  },
};
