import type { Localized } from '@/lib/i18n/locales';

type Role = 'admin' | 'sales' | 'editor';

interface InvitationCopy {
  subject: (companyName: string) => string;
  /** What the inbox shows after the subject. */
  preview: string;
  headline: string;
  intro: (companyName: string, roleName: string) => string;
  roles: Record<Role, string>;
  button: string;
  /** How an account without this address comes to it. */
  account: (address: string) => string;
  /** @param day the last day of the link, written out */
  validity: (day: string) => string;
  notYou: string;
  signature: (companyName: string) => string;
}

/** The mail that invites someone to the team. */
export const invitationCopy: Localized<InvitationCopy> = {
  fr: {
    subject: (companyName) => `Rejoignez l’équipe ${companyName}`,
    preview: 'Une invitation à l’espace du personnel vous attend.',
    headline: 'L’équipe vous attend.',
    intro: (companyName, roleName) =>
      `Une place vous attend dans l’espace du personnel de ${companyName}, avec le rôle «\u202f${roleName}\u202f». Ce bouton ouvre la page où vous pourrez accepter.`,
    roles: { admin: 'administration', sales: 'ventes', editor: 'rédaction' },
    button: 'Voir l’invitation',
    account: (address) =>
      `L’invitation vaut pour ${address}. Si vous n’avez pas encore de compte avec cette adresse, créez-le, confirmez l’adresse, puis rouvrez ce lien.`,
    validity: (day) => `Le lien fonctionne une seule fois, jusqu’au ${day}.`,
    notYou:
      'Cette invitation ne vous dit rien\u202f? Ignorez ce message\u202f: sans votre accord, rien ne se passe.',
    signature: (companyName) => `L’atelier ${companyName}`,
  },
  nl: {
    subject: (companyName) => `Uitnodiging voor het team van ${companyName}`,
    preview: 'Er staat een uitnodiging voor de teamruimte van de site voor u klaar.',
    headline: 'Het team verwacht u.',
    intro: (companyName, roleName) =>
      `U bent uitgenodigd voor de teamruimte van de site van ${companyName}, met de rol ‘${roleName}’. Deze knop opent de pagina waar u kunt aanvaarden.`,
    roles: { admin: 'beheer', sales: 'verkoop', editor: 'redactie' },
    button: 'De uitnodiging bekijken',
    account: (address) =>
      `De uitnodiging geldt voor ${address}. Hebt u nog geen account met dat adres, maak er dan een aan, bevestig het adres en open deze link opnieuw.`,
    validity: (day) => `De link werkt één keer, tot en met ${day}.`,
    notYou: 'Zegt deze uitnodiging u niets? Doe dan niets: zonder uw akkoord gebeurt er niets.',
    signature: (companyName) => `Het atelier van ${companyName}`,
  },
  en: {
    subject: (companyName) => `Join the ${companyName} team`,
    preview: 'An invitation to the staff area of the site is waiting for you.',
    headline: 'You’re invited.',
    intro: (companyName, roleName) =>
      `You’re invited to the staff area of the ${companyName} site, in the role ‘${roleName}’. This button opens the page where you can accept.`,
    roles: { admin: 'administration', sales: 'sales', editor: 'editing' },
    button: 'See the invitation',
    account: (address) =>
      `The invitation is for ${address}. If you have no account with that address yet, make one, confirm the address, then open this link again.`,
    validity: (day) => `The link works once, until ${day}.`,
    notYou: 'Not expecting this invitation? You can ignore this email. Nothing happens without your consent.',
    signature: (companyName) => `The ${companyName} workshop`,
  },
};
