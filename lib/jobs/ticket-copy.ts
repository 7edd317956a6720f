import type { Localized } from '@/lib/i18n/locales';

/** What a job ticket says around what is made, in the language of the bench. */
interface TicketCopy {
  ticket: string;
  due: string;
  noDue: string;
  customer: string;
  phone: string;
  address: string;
  noAddress: string;
  about: string;
  owner: string;
  nobody: string;
  blocked: (reason: string) => string;
  lines: string;
  moreLines: (count: number) => string;
  noLines: string;
  checklist: string;
  proof: (position: number) => string;
  released: {
    approved: (name: string, at: string) => string;
    overridden: (by: string, reason: string) => string;
  };
  notReleased: string;
  formerColleague: string;
  /** Of a proof that is a document. */
  document: string;
  hash: string;
  /** Time and material so far. */
  noted: string;
  notes: string;
  scan: string;
}

export const ticketCopy: Localized<TicketCopy> = {
  fr: {
    ticket: 'Fiche d’atelier',
    due: 'Échéance',
    noDue: 'sans date',
    customer: 'Client',
    phone: 'Téléphone',
    address: 'Adresse',
    noAddress: 'à demander',
    about: 'Travail',
    owner: 'Responsable',
    nobody: 'personne',
    blocked: (reason) => `Bloqué : ${reason}`,
    lines: 'À faire',
    moreLines: (count) => `et ${count} autres lignes : voir la page suivante`,
    noLines: 'Voir la demande.',
    checklist: 'À ne pas oublier',
    proof: (position) => `Épreuve ${position}`,
    released: {
      approved: (name, at) => `Approuvée par ${name}, le ${at}.`,
      overridden: (by, reason) => `Lancé sans accord par ${by} : ${reason}`,
    },
    notReleased: 'Ne pas produire : personne n’a approuvé.',
    formerColleague: 'une personne qui a quitté l’équipe',
    document: 'L’épreuve est un PDF : ouvrez-la avec le code.',
    hash: 'Empreinte',
    noted: 'Déjà noté',
    notes: 'Matière, temps, remarques',
    scan: 'Code qui ouvre ce travail',
  },
  nl: {
    ticket: 'Werkbon',
    due: 'Leverdatum',
    noDue: 'zonder datum',
    customer: 'Klant',
    phone: 'Telefoon',
    address: 'Adres',
    noAddress: 'te vragen',
    about: 'Opdracht',
    owner: 'Verantwoordelijke',
    nobody: 'niemand',
    blocked: (reason) => `Geblokkeerd: ${reason}`,
    lines: 'Te maken',
    moreLines: (count) => `en nog ${count} lijnen: zie de volgende pagina`,
    noLines: 'Zie de aanvraag.',
    checklist: 'Niet te vergeten',
    proof: (position) => `Proef ${position}`,
    released: {
      approved: (name, at) => `Goedgekeurd door ${name}, op ${at}.`,
      overridden: (by, reason) => `Zonder akkoord gestart door ${by}: ${reason}`,
    },
    notReleased: 'Niet produceren: niemand heeft goedgekeurd.',
    formerColleague: 'iemand die niet meer in het team zit',
    document: 'De proef is een pdf: open ze met de code.',
    hash: 'Vingerafdruk',
    noted: 'Al genoteerd',
    notes: 'Materiaal, tijd, opmerkingen',
    scan: 'Code die deze opdracht opent',
  },
  en: {
    ticket: 'Job ticket',
    due: 'Due date',
    noDue: 'no date',
    customer: 'Customer',
    phone: 'Telephone',
    address: 'Address',
    noAddress: 'to be asked',
    about: 'Job',
    owner: 'Owner',
    nobody: 'nobody',
    blocked: (reason) => `Blocked: ${reason}`,
    lines: 'To make',
    moreLines: (count) => `and ${count} more lines: see the next page`,
    noLines: 'See the request.',
    checklist: 'Not to forget',
    proof: (position) => `Proof ${position}`,
    released: {
      approved: (name, at) => `Approved by ${name}, on ${at}.`,
      overridden: (by, reason) => `Let through without approval by ${by}: ${reason}`,
    },
    notReleased: 'Do not make: nobody has approved.',
    formerColleague: 'somebody who has left the team',
    document: 'The proof is a PDF: open it with the code.',
    hash: 'Fingerprint',
    noted: 'Noted so far',
    notes: 'Material, time, remarks',
    scan: 'Code that opens this job',
  },
};
