import type { Localized } from '@/lib/i18n/locales';

interface Authority {
  name: Localized;
  address: Localized;
  email: Localized;
  website: Localized;
}

/** Settles disputes between consumers and undertakings out of court, free of charge (Code of Economic Law, book XVI). */
export const consumerMediationService: Authority = {
  name: {
    fr: 'Service de Médiation pour le Consommateur',
    nl: 'Consumentenombudsdienst',
    en: 'Consumer Mediation Service',
  },
  address: {
    fr: 'North Gate II, boulevard du Roi Albert II 8, boîte 1, 1000 Bruxelles',
    nl: 'North Gate II, Koning Albert II-laan 8 bus 1, 1000 Brussel',
    en: 'North Gate II, Boulevard du Roi Albert II/Koning Albert II-laan 8, box 1, 1000 Brussels',
  },
  email: {
    fr: 'contact@mediationconsommateur.be',
    nl: 'contact@consumentenombudsdienst.be',
    en: 'contact@mediationconsommateur.be',
  },
  website: {
    fr: 'mediationconsommateur.be',
    nl: 'consumentenombudsdienst.be',
    en: 'consumerombudsman.be',
  },
};

/** Supervises the use of personal data in Belgium. */
export const dataProtectionAuthority: Authority = {
  name: {
    fr: 'Autorité de protection des données (APD)',
    nl: 'Gegevensbeschermingsautoriteit (GBA)',
    en: 'Data Protection Authority (APD/GBA)',
  },
  address: {
    fr: 'rue de la Presse 35, 1000 Bruxelles',
    nl: 'Drukpersstraat 35, 1000 Brussel',
    en: 'Rue de la Presse/Drukpersstraat 35, 1000 Brussels',
  },
  email: { fr: 'contact@apd-gba.be', nl: 'contact@apd-gba.be', en: 'contact@apd-gba.be' },
  website: {
    fr: 'autoriteprotectiondonnees.be',
    nl: 'gegevensbeschermingsautoriteit.be',
    en: 'dataprotectionauthority.be',
  },
};
