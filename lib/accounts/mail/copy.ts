import type { Localized } from '@/lib/i18n/locales';

/** What an account mail is about. The first three carry a link that a button of the site uses up. */
export const accountMailKinds = [
  'confirm',
  'reset',
  'email-change',
  'exists',
  'email-changing',
  'factor-on',
  'factor-off',
  'factor-reset',
  'factor-recovery',
] as const;

export type AccountMailKind = (typeof accountMailKinds)[number];

export interface AccountMailCopy {
  subject: string;
  /** What the inbox shows after the subject. */
  preview: string;
  headline: string;
  /**
   * @param newEmail the address asked for, in the mails about a change of address
   * @param left recovery codes of a second factor that are left, in the mail that tells of one
   */
  intro: (companyName: string, newEmail: string, left: number) => string;
  /** Null for a mail that asks for nothing. */
  button: string | null;
  /** How long the link works; null where there is none that ends. */
  validity: string | null;
  notYou: string;
  signature: (companyName: string) => string;
}

const fr = {
  validity:
    'Le lien fonctionne pendant une heure et une seule fois. Passé ce délai, demandez-en un autre sur la page de connexion.',
  signature: (companyName: string) => `L’atelier ${companyName}`,
};
const nl = {
  validity: 'De link werkt één uur en één keer. Daarna vraagt u op de aanmeldpagina gewoon een nieuwe.',
  signature: (companyName: string) => `Het atelier van ${companyName}`,
};
const en = {
  validity: 'The link works once, within an hour. After that, ask for another on the sign-in page.',
  signature: (companyName: string) => `The ${companyName} workshop`,
};

/** The mails about an account. */
export const accountCopy: Localized<Record<AccountMailKind, AccountMailCopy>> = {
  fr: {
    confirm: {
      ...fr,
      subject: 'Confirmez votre adresse',
      preview: 'Un clic, et votre compte est ouvert. Le lien est valable une heure.',
      headline: 'Plus qu’un clic.',
      intro: (companyName) =>
        `Un compte ${companyName} vient d’être créé avec cette adresse. Si c’est bien vous, confirmez-le avec ce bouton.`,
      button: 'Confirmer mon adresse',
      notYou:
        'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u202f: sans confirmation, personne ne pourra utiliser ce compte.',
    },
    reset: {
      ...fr,
      subject: 'Choisissez un nouveau mot de passe',
      preview: 'Le lien pour en choisir un autre est dans ce message.',
      headline: 'Choisissez un nouveau mot de passe.',
      intro: (companyName) =>
        `Vous avez demandé un nouveau mot de passe pour votre compte ${companyName}. Ce bouton vous mène à la page où vous pourrez le choisir.`,
      button: 'Choisir un mot de passe',
      notYou:
        'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u202f: votre mot de passe actuel reste valable tant que ce lien n’est pas utilisé.',
    },
    'email-change': {
      ...fr,
      subject: 'Confirmez votre nouvelle adresse',
      preview: 'Elle deviendra celle de votre compte dès que vous l’aurez confirmée.',
      headline: 'Une nouvelle adresse.',
      intro: (companyName, newEmail) =>
        `Vous avez demandé que ${newEmail} devienne l’adresse de votre compte ${companyName}. Confirmez-le avec ce bouton.`,
      button: 'Confirmer cette adresse',
      notYou: 'Ce n’était pas vous\u202f? Ignorez ce message\u202f: rien ne changera.',
    },
    exists: {
      ...fr,
      subject: 'Vous avez déjà un compte',
      preview: 'Quelqu’un a voulu en créer un autre avec votre adresse.',
      headline: 'Vous êtes déjà des nôtres.',
      intro: (companyName) =>
        `Quelqu’un, vous sans doute, vient d’essayer de créer un compte ${companyName} avec cette adresse. Elle en a déjà un\u202f: connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.`,
      button: 'Me connecter',
      validity: null,
      notYou: 'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u202f: rien n’a changé dans votre compte.',
    },
    'email-changing': {
      ...fr,
      subject: 'Votre compte change d’adresse',
      preview: 'Si vous ne l’avez pas demandé, changez votre mot de passe.',
      headline: 'Est-ce bien vous\u202f?',
      intro: (companyName, newEmail) =>
        `On a demandé que l’adresse de votre compte ${companyName} devienne ${newEmail}. Elle changera dès que cette nouvelle adresse sera confirmée.`,
      button: null,
      validity: null,
      notYou:
        'Ce n’était pas vous\u202f? Quelqu’un connaît peut-être votre mot de passe\u202f: changez-le tout de suite et déconnectez tous vos appareils sur la page de votre compte, ou appelez-nous.',
    },
    'factor-on': {
      ...fr,
      subject: 'La double vérification est activée',
      preview: 'L’espace du personnel demande désormais un code en plus du mot de passe.',
      headline: 'Un code en plus.',
      intro: (companyName) =>
        `Votre compte ${companyName} demande maintenant un code de votre application avant d’ouvrir l’espace du personnel. Gardez les dix codes de secours loin de votre téléphone.`,
      button: 'Voir mon compte',
      validity: null,
      notYou:
        'Ce n’était pas vous\u202f? Quelqu’un connaît votre mot de passe\u202f: changez-le tout de suite et prévenez la personne qui administre le site.',
    },
    'factor-off': {
      ...fr,
      subject: 'La double vérification est désactivée',
      preview: 'Le mot de passe suffit à nouveau pour entrer dans l’espace du personnel.',
      headline: 'Le mot de passe, seul.',
      intro: (companyName) =>
        `La double vérification de votre compte ${companyName} vient d’être désactivée depuis la page de votre compte. Les anciens codes ne valent plus rien.`,
      button: 'Voir mon compte',
      validity: null,
      notYou:
        'Ce n’était pas vous\u202f? Changez votre mot de passe, déconnectez tous vos appareils et activez-la à nouveau.',
    },
    'factor-reset': {
      ...fr,
      subject: 'Votre double vérification a été retirée',
      preview: 'Une personne de l’administration l’a fait pour vous.',
      headline: 'On recommence.',
      intro: (companyName) =>
        `L’administration du site ${companyName} a retiré la double vérification de votre compte, sans doute parce que vous n’aviez plus ni téléphone ni codes. Activez-en une nouvelle sur la page de votre compte.`,
      button: 'Voir mon compte',
      validity: null,
      notYou: 'Vous n’aviez rien demandé\u202f? Appelez la personne qui administre le site.',
    },
    'factor-recovery': {
      ...fr,
      subject: 'Un code de secours a servi',
      preview: 'Il ouvrait l’espace du personnel à la place de votre application.',
      headline: 'Un code de moins.',
      intro: (companyName, _newEmail, left) =>
        `Un code de secours de votre compte ${companyName} vient d’ouvrir l’espace du personnel. Codes encore valables\u202f: ${left}. Vous pouvez en demander dix nouveaux sur la page de votre compte.`,
      button: 'Voir mon compte',
      validity: null,
      notYou:
        'Ce n’était pas vous\u202f? Changez votre mot de passe, déconnectez tous vos appareils et demandez de nouveaux codes.',
    },
  },
  nl: {
    confirm: {
      ...nl,
      subject: 'Bevestig uw e-mailadres',
      preview: 'Eén klik en uw account is open. De link blijft één uur geldig.',
      headline: 'Nog één klik.',
      intro: (companyName) =>
        `Met dit adres werd zopas een account bij ${companyName} aangemaakt. Hebt u dat zelf gedaan, bevestig het dan met deze knop.`,
      button: 'Mijn adres bevestigen',
      notYou:
        'Was u het niet? Dan hoeft u niets te doen: zonder bevestiging kan niemand dat account gebruiken.',
    },
    reset: {
      ...nl,
      subject: 'Kies een nieuw wachtwoord',
      preview: 'De link om een nieuw wachtwoord te kiezen staat in dit bericht.',
      headline: 'Kies een nieuw wachtwoord.',
      intro: (companyName) =>
        `U vroeg een nieuw wachtwoord voor uw account bij ${companyName}. Deze knop brengt u naar de pagina waar u het kiest.`,
      button: 'Een wachtwoord kiezen',
      notYou:
        'Was u het niet? Dan hoeft u niets te doen: uw huidige wachtwoord blijft gelden zolang deze link niet gebruikt wordt.',
    },
    'email-change': {
      ...nl,
      subject: 'Bevestig uw nieuwe e-mailadres',
      preview: 'Zodra u het bevestigt, hoort het bij uw account.',
      headline: 'Een nieuw adres.',
      intro: (companyName, newEmail) =>
        `U vroeg om van ${newEmail} het adres van uw account bij ${companyName} te maken. Bevestig het met deze knop.`,
      button: 'Dit adres bevestigen',
      notYou: 'Was u het niet? Negeer dit bericht dan: er verandert niets.',
    },
    exists: {
      ...nl,
      subject: 'U hebt al een account',
      preview: 'Iemand wilde er met uw adres nog een aanmaken.',
      headline: 'U hoort er al bij.',
      intro: (companyName) =>
        `Iemand, wellicht uzelf, probeerde zopas met dit adres een account bij ${companyName} aan te maken. Dat account bestaat al. Meld u aan, of kies een nieuw wachtwoord als u het uwe vergeten bent.`,
      button: 'Mij aanmelden',
      validity: null,
      notYou: 'Was u het niet? Dan hoeft u niets te doen: aan uw account is niets veranderd.',
    },
    'email-changing': {
      ...nl,
      subject: 'Uw account krijgt een ander e-mailadres',
      preview: 'Hebt u dat niet gevraagd, verander dan uw wachtwoord.',
      headline: 'Bent u dit?',
      intro: (companyName, newEmail) =>
        `Iemand vroeg om van ${newEmail} het adres van uw account bij ${companyName} te maken. Het verandert zodra dat nieuwe adres bevestigd is.`,
      button: null,
      validity: null,
      notYou:
        'Was u het niet? Dan kent iemand misschien uw wachtwoord: verander het meteen en meld al uw toestellen af op de pagina van uw account, of bel ons.',
    },
    'factor-on': {
      ...nl,
      subject: 'De extra controle staat aan',
      preview: 'De teamruimte vraagt voortaan een code naast uw wachtwoord.',
      headline: 'Eén code extra.',
      intro: (companyName) =>
        `Uw account bij ${companyName} vraagt nu een code van uw app voor de teamruimte opengaat. Bewaar de tien herstelcodes ergens anders dan op uw telefoon.`,
      button: 'Naar mijn account',
      validity: null,
      notYou:
        'Was u het niet? Dan kent iemand uw wachtwoord: wijzig het meteen en verwittig wie de site beheert.',
    },
    'factor-off': {
      ...nl,
      subject: 'De extra controle staat uit',
      preview: 'Voor de teamruimte volstaat uw wachtwoord weer.',
      headline: 'Alleen het wachtwoord.',
      intro: (companyName) =>
        `De extra controle van uw account bij ${companyName} is zopas uitgezet op uw accountpagina. De oude codes zijn niets meer waard.`,
      button: 'Naar mijn account',
      validity: null,
      notYou: 'Was u het niet? Wijzig uw wachtwoord, meld al uw toestellen af en zet ze weer aan.',
    },
    'factor-reset': {
      ...nl,
      subject: 'Uw extra controle is weggehaald',
      preview: 'Iemand van beheer deed dat voor u.',
      headline: 'We beginnen opnieuw.',
      intro: (companyName) =>
        `Het beheer van de site van ${companyName} heeft de extra controle van uw account weggehaald, wellicht omdat u geen telefoon en geen codes meer had. Stel op uw accountpagina een nieuwe in.`,
      button: 'Naar mijn account',
      validity: null,
      notYou: 'Hebt u niets gevraagd? Bel dan wie de site beheert.',
    },
    'factor-recovery': {
      ...nl,
      subject: 'Er is een herstelcode gebruikt',
      preview: 'Ze opende de teamruimte in plaats van uw app.',
      headline: 'Eén code minder.',
      intro: (companyName, _newEmail, left) =>
        `Met een herstelcode van uw account bij ${companyName} is zopas de teamruimte geopend. Codes die nog gelden: ${left}. Op uw accountpagina vraagt u er tien nieuwe.`,
      button: 'Naar mijn account',
      validity: null,
      notYou: 'Was u het niet? Wijzig uw wachtwoord, meld al uw toestellen af en vraag nieuwe codes.',
    },
  },
  en: {
    confirm: {
      ...en,
      subject: 'Please confirm your address',
      preview: 'One click and your account is open. The link works for an hour.',
      headline: 'One more click.',
      intro: (companyName) =>
        `An account at ${companyName} has just been created with this address. If that was you, confirm it with this button.`,
      button: 'Confirm my address',
      notYou: 'Not you? You can ignore this email. Unless it’s confirmed, nobody can use that account.',
    },
    reset: {
      ...en,
      subject: 'Choose a new password',
      preview: 'The link to choose it is in this message.',
      headline: 'Choose a new password.',
      intro: (companyName) =>
        `You asked for a new password for your account at ${companyName}. Use this button to choose it.`,
      button: 'Choose a password',
      notYou:
        'Not you? You can ignore this email. Your current password stays the same unless the link is used.',
    },
    'email-change': {
      ...en,
      subject: 'Please confirm your new address',
      preview: 'It becomes the address of your account as soon as you confirm it.',
      headline: 'A new address.',
      intro: (companyName, newEmail) =>
        `You asked for ${newEmail} to become the address of your account at ${companyName}. Confirm it with this button.`,
      button: 'Confirm this address',
      notYou: 'Not you? Ignore this email and nothing will change.',
    },
    exists: {
      ...en,
      subject: 'You already have an account',
      preview: 'Someone tried to create another one with your address.',
      headline: 'You already have an account.',
      intro: (companyName) =>
        `Someone, probably you, has just tried to create an account at ${companyName} with this address. There already is one: sign in, or choose a new password if you’ve forgotten yours.`,
      button: 'Sign in',
      validity: null,
      notYou: 'Not you? You can ignore this email. Nothing has changed in your account.',
    },
    'email-changing': {
      ...en,
      subject: 'Your account is moving to another address',
      preview: 'If you didn’t ask for this, change your password.',
      headline: 'Is this you?',
      intro: (companyName, newEmail) =>
        `Someone asked for the address of your account at ${companyName} to become ${newEmail}. It changes as soon as that new address is confirmed.`,
      button: null,
      validity: null,
      notYou:
        'Not you? Someone may know your password. Change it now and sign out all your devices on the page of your account, or call us.',
    },
    'factor-on': {
      ...en,
      subject: 'Two-step sign-in is on',
      preview: 'The staff area now asks for a code as well as your password.',
      headline: 'One more code.',
      intro: (companyName) =>
        `Your account at ${companyName} now asks for a code from your app before the staff area opens. Keep the ten recovery codes somewhere other than your phone.`,
      button: 'Go to my account',
      validity: null,
      notYou: 'Not you? Someone knows your password. Change it now and tell an administrator.',
    },
    'factor-off': {
      ...en,
      subject: 'Two-step sign-in is off',
      preview: 'Your password alone opens the staff area again.',
      headline: 'Just the password.',
      intro: (companyName) =>
        `Two-step sign-in has just been turned off on the page of your account at ${companyName}. The old codes are worth nothing now.`,
      button: 'Go to my account',
      validity: null,
      notYou: 'Not you? Change your password, sign out all your devices and turn it back on.',
    },
    'factor-reset': {
      ...en,
      subject: 'Your two-step sign-in has been removed',
      preview: 'An administrator did it for you.',
      headline: 'Starting again.',
      intro: (companyName) =>
        `An administrator at ${companyName} has removed two-step sign-in from your account, probably because you had neither phone nor codes left. Set up a new one on the page of your account.`,
      button: 'Go to my account',
      validity: null,
      notYou: 'Didn’t ask for this? Call an administrator.',
    },
    'factor-recovery': {
      ...en,
      subject: 'A recovery code was used',
      preview: 'It opened the staff area in place of your app.',
      headline: 'One code fewer.',
      intro: (companyName, _newEmail, left) =>
        `A recovery code of your account at ${companyName} has just opened the staff area. Codes still valid: ${left}. You can ask for ten new ones on the page of your account.`,
      button: 'Go to my account',
      validity: null,
      notYou: 'Not you? Change your password, sign out all your devices and ask for new codes.',
    },
  },
};
