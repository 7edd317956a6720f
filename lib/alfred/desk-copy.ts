import { labelsIn, text } from '@/lib/i18n/copy';
import type { Locale, Localized } from '@/lib/i18n/locales';

/** What Alfred's page and dialog say, in the order in which one meets it. */
const deskCopy = {
  title: text('Alfred', 'Alfred', 'Alfred'),
  seoTitle: text('Alfred, notre assistant', 'Alfred, onze assistent', 'Alfred, our assistant'),
  /** The first thing anybody reads: he is a machine (AI Act, article 50). */
  software: text(
    'Alfred est un logiciel (une IA), pas un collègue. Il répond à partir de nos pages et dit où c’est écrit.',
    'Alfred is software (een AI), geen collega. Hij antwoordt op basis van onze pagina’s en zegt waar het staat.',
    'Alfred is software (an AI), not a colleague. He answers from our own pages and says where it is written.',
  ),
  provider: text(
    'Un modèle de langage l’aide à formuler ses réponses : {provider}. Adresses, e-mails et numéros de téléphone n’y sont pas envoyés.',
    'Een taalmodel helpt hem formuleren: {provider}. Adressen, e-mailadressen en telefoonnummers worden er niet naartoe gestuurd.',
    'A language model helps him with the wording: {provider}. Postal addresses, email addresses and telephone numbers are not sent to it.',
  ),
  ask: text('Votre question', 'Uw vraag', 'Your question'),
  askNext: text('La question suivante', 'Uw volgende vraag', 'Your next question'),
  hint: text(
    'Par exemple : combien coûte le covering d’une camionnette ?',
    'Bijvoorbeeld: wat kost het wrappen van een bestelwagen?',
    'For example: what does wrapping a van cost?',
  ),
  submit: text('Demander', 'Vraag het', 'Ask'),
  busy: text('Alfred cherche…', 'Alfred zoekt…', 'Alfred is looking…'),
  stop: text('Arrêter', 'Stop', 'Stop'),
  stopped: text('Arrêté. Rien n’a été gardé.', 'Gestopt. Er is niets bewaard.', 'Stopped. Nothing was kept.'),
  retry: text('Réessayer', 'Opnieuw proberen', 'Try again'),
  left: text('Caractères restants : {count}', 'Tekens over: {count}', 'Characters left: {count}'),
  over: text('Caractères en trop : {count}', 'Tekens te veel: {count}', 'Characters over the limit: {count}'),
  ready: text('La réponse est là.', 'Het antwoord staat er.', 'The answer is here.'),
  suggestions: text('On lui demande souvent', 'Vaak gevraagd', 'Often asked'),
  followUps: text('Et ensuite', 'En verder', 'And next'),
  you: text('Vous demandez', 'U vraagt', 'You ask'),
  frame: text(
    'Réponse d’Alfred, logiciel (IA)',
    'Antwoord van Alfred, software (AI)',
    'Answer from Alfred, software (AI)',
  ),
  sure: text('selon nos pages', 'volgens onze pagina’s', 'according to our pages'),
  unsure: text('à vérifier', 'na te kijken', 'worth checking'),
  unknown: text('il ne sait pas', 'hij weet het niet', 'he doesn’t know'),
  sources: text('C’est écrit ici', 'Hier staat het', 'Where it is written'),
  staffSource: text('Réponse de l’atelier', 'Antwoord van het atelier', 'Answer from the workshop'),
  source: text('Source {number}', 'Bron {number}', 'Source {number}'),
  total: text('Total', 'Totaal', 'Total'),
  copy: text('Copier', 'Kopiëren', 'Copy'),
  copied: text('Copié', 'Gekopieerd', 'Copied'),
  edit: text('Reformuler', 'Anders vragen', 'Ask differently'),
  editHint: text(
    'Cette question et ce qui la suit sont remplacés.',
    'Deze vraag en wat erop volgt worden vervangen.',
    'This question and what follows it are replaced.',
  ),
  askAgain: text('Demander à nouveau', 'Opnieuw vragen', 'Ask again'),
  helped: text('Utile', 'Nuttig', 'Helpful'),
  didNotHelp: text('Pas utile', 'Niet nuttig', 'Not helpful'),
  thanks: text('Merci, c’est noté.', 'Bedankt, genoteerd.', 'Thank you, noted.'),
  reason: text('Que manquait-il ?', 'Wat ontbrak er?', 'What was missing?'),
  sendReason: text('Envoyer', 'Versturen', 'Send'),
  optional: text('facultatif', 'niet verplicht', 'optional'),
  handOverQuestion: text(
    'Transmettre à l’atelier',
    'Doorgeven aan het atelier',
    'Pass it on to the workshop',
  ),
  handOverQuote: text(
    'En faire une demande de devis',
    'Er een offerteaanvraag van maken',
    'Turn it into a quote request',
  ),
  conversations: text('Vos conversations', 'Uw gesprekken', 'Your conversations'),
  newConversation: text('Nouvelle question', 'Nieuwe vraag', 'New question'),
  noConversations: text(
    'Vos questions seront gardées ici.',
    'Uw vragen worden hier bewaard.',
    'Your questions are kept here.',
  ),
  search: text('Chercher dans vos conversations', 'Zoeken in uw gesprekken', 'Search your conversations'),
  searchButton: text('Chercher', 'Zoeken', 'Search'),
  nothingFound: text(
    'Aucune conversation ne contient « {query} ».',
    'Geen gesprek bevat ‘{query}’.',
    'No conversation contains ‘{query}’.',
  ),
  showAll: text('Toutes les conversations', 'Alle gesprekken', 'All conversations'),
  waits: text('l’atelier y travaille', 'het atelier is ermee bezig', 'the workshop is on it'),
  manage: text('Renommer, exporter, supprimer', 'Hernoemen, exporteren, wissen', 'Rename, export, delete'),
  newTitle: text('Titre', 'Titel', 'Title'),
  rename: text('Renommer', 'Hernoemen', 'Rename'),
  exportText: text('Télécharger en texte', 'Downloaden als tekst', 'Download as text'),
  remove: text('Supprimer cette conversation', 'Dit gesprek wissen', 'Delete this conversation'),
  removeSure: text(
    'Elle disparaît pour de bon. Ce qui a été transmis à l’atelier y reste.',
    'Het verdwijnt voorgoed. Wat aan het atelier is doorgegeven, blijft daar.',
    'It will be gone for good. What was passed on to the workshop stays there.',
  ),
  removeConfirm: text('Supprimer', 'Wissen', 'Delete'),
  renamed: text('Le titre est changé.', 'De titel is gewijzigd.', 'The title has been changed.'),
  removed: text(
    'La conversation est supprimée.',
    'Het gesprek is gewist.',
    'The conversation has been deleted.',
  ),
  handed: text(
    'C’est transmis. La réponse arrive par e-mail et dans cette conversation.',
    'Doorgegeven. Het antwoord komt per e-mail en in dit gesprek.',
    'Passed on. The answer will come by email and appear in this conversation.',
  ),
  failed: text(
    'Cela n’a pas fonctionné. Rien n’est perdu : réessayez dans un instant.',
    'Dat is niet gelukt. Er is niets verloren: probeer het straks opnieuw.',
    'That didn’t work. Nothing is lost: try again in a moment.',
  ),
  handOverTitle: text('Ce qui part à l’atelier', 'Wat naar het atelier gaat', 'What goes to the workshop'),
  handOverText: text(
    'Quelqu’un de l’atelier lit votre question et ce qui suit, et répond à {email}.',
    'Iemand van het atelier leest uw vraag en wat hieronder staat, en stuurt het antwoord naar {email}.',
    'Someone in the workshop reads your question and what is below, and replies to {email}.',
  ),
  handOverConversation: text(
    'La conversation jointe',
    'Het gesprek erbij',
    'The conversation that goes with it',
  ),
  handOverSend: text('Envoyer à l’atelier', 'Naar het atelier sturen', 'Send to the workshop'),
  quoteTitle: text('Votre demande de devis', 'Uw offerteaanvraag', 'Your quote request'),
  quoteText: text(
    'Elle part avec votre nom, {email} et la conversation ci-dessous.',
    'Ze vertrekt met uw naam, {email} en het gesprek hieronder.',
    'It is sent with your name, {email} and the conversation below.',
  ),
  subject: text('Votre projet', 'Uw project', 'Your project'),
  quoteMessage: text('Ce qu’il vous faut', 'Wat u nodig hebt', 'What you need'),
  firstName: text('Prénom', 'Voornaam', 'First name'),
  lastName: text('Nom', 'Naam', 'Last name'),
  quoteSend: text('Demander le devis', 'Offerte aanvragen', 'Request the quote'),
  cancel: text('Revenir à la conversation', 'Terug naar het gesprek', 'Back to the conversation'),
  toStaff: text('Transmis à l’atelier', 'Doorgegeven aan het atelier', 'Passed on to the workshop'),
  staffAnswer: text('Réponse de l’atelier', 'Antwoord van het atelier', 'Answer from the workshop'),
  dueBy: text('Réponse au plus tard {at}', 'Antwoord ten laatste {at}', 'Answer by {at}'),
  closed: text(
    'Clos sans réponse écrite.',
    'Afgesloten zonder schriftelijk antwoord.',
    'Closed without a written answer.',
  ),
  keptUntil: text(
    'Votre question est gardée. Alfred y répond dès que vous êtes connecté\u00a0:',
    'Uw vraag is bewaard. Alfred antwoordt zodra u aangemeld bent:',
    'Your question is kept. Alfred answers it as soon as you are signed in:',
  ),
  keptQuestion: text(
    'Votre question vous attendait.',
    'Uw vraag lag hier te wachten.',
    'Your question was waiting for you.',
  ),
  can: text('Ce qu’il sait faire', 'Wat hij kan', 'What he can do'),
  samples: text(
    'Trois réponses, telles qu’il les donne',
    'Drie antwoorden, zoals hij ze geeft',
    'Three answers, just as he gives them',
  ),
  account: text(
    'Pour lui parler, il faut un compte : gratuit, sans publicité ni courrier indésirable. Votre question est gardée et posée dès que vous êtes connecté.',
    'Om met hem te praten hebt u een account nodig: gratis, zonder reclame of spam. Uw vraag wordt bewaard en gesteld zodra u aangemeld bent.',
    'To talk to him you need an account: free, no ads, no spam. Your question is kept and asked once you’re signed in.',
  ),
  accountFirst: text(
    'Il répond dès que vous êtes connecté. Le compte est gratuit, et votre question reste ici.',
    'Hij antwoordt zodra u aangemeld bent. Een account is gratis en uw vraag blijft hier staan.',
    'He answers as soon as you’re signed in. An account is free, and your question stays here.',
  ),
  signUp: text('Créer un compte', 'Account aanmaken', 'Create an account'),
  signIn: text('Se connecter', 'Aanmelden', 'Sign in'),
  close: text('Fermer', 'Sluiten', 'Close'),
  openPage: text('Ouvrir la page d’Alfred', 'De pagina van Alfred openen', 'Open Alfred’s page'),
  talk: text('Parler à Alfred', 'Praat met Alfred', 'Talk to Alfred'),
  away: text(
    'Vos conversations ne s’ouvrent pas en ce moment. Réessayez dans quelques minutes, ou appelez-nous.',
    'Uw gesprekken gaan nu niet open. Probeer het over enkele minuten opnieuw, of bel ons.',
    'Your conversations can’t be opened at the moment. Try again in a few minutes, or call us.',
  ),
  missing: text(
    'Cette conversation n’existe pas, ou pas pour votre compte.',
    'Dit gesprek bestaat niet, of niet voor uw account.',
    'This conversation doesn’t exist, or doesn’t belong to your account.',
  ),
} satisfies Record<string, Localized>;

/** Why a question was not answered. */
const refusals = {
  rateLimited: text(
    'C’est beaucoup de questions en peu de temps. Attendez une minute, puis reprenez.',
    'Dat zijn veel vragen in korte tijd. Wacht een minuutje en ga dan verder.',
    'That’s a lot of questions in a short time. Wait a minute, then carry on.',
  ),
  dayIsFull: text(
    'Vous avez atteint le nombre maximal de questions pour une journée. Alfred vous attend demain, et l’atelier répond aujourd’hui.',
    'U hebt het maximumaantal vragen voor vandaag bereikt. Alfred is er morgen weer, en het atelier antwoordt vandaag.',
    'You’ve reached the limit of questions for one day. Alfred is back tomorrow, and the workshop answers today.',
  ),
  unknown: deskCopy.missing,
  full: text(
    'Cette conversation est devenue trop longue. Commencez-en une nouvelle.',
    'Dit gesprek is te lang geworden. Begin een nieuw gesprek.',
    'This conversation has become too long. Begin a new one.',
  ),
  unavailable: deskCopy.failed,
  forbidden: text(
    'Cette page a changé entre-temps. Rechargez-la, puis envoyez à nouveau.',
    'Deze pagina is intussen veranderd. Laad ze opnieuw en verstuur nog eens.',
    'This page has changed in the meantime. Reload it, then send again.',
  ),
  signedOut: text(
    'Votre session est terminée. Connectez-vous, votre question est gardée.',
    'Uw sessie is afgelopen. Meld u aan, uw vraag is bewaard.',
    'Your session has ended. Sign in; your question is kept.',
  ),
  required: text('Écrivez d’abord votre question.', 'Schrijf eerst uw vraag.', 'Write your question first.'),
  tooLong: text(
    'Deux mille caractères au plus : raccourcissez un peu.',
    'Hoogstens tweeduizend tekens: maak het wat korter.',
    'Two thousand characters at most: shorten it a little.',
  ),
  tooShort: text('Dites-en un peu plus.', 'Vertel iets meer.', 'Say a little more.'),
  invalidText: text(
    'Ce texte contient des caractères que nous ne pouvons pas lire.',
    'Deze tekst bevat tekens die wij niet kunnen lezen.',
    'This text contains characters we can’t read.',
  ),
  invalidChoice: text('Choisissez dans la liste.', 'Kies uit de lijst.', 'Choose from the list.'),
} satisfies Record<string, Localized>;

/** What he can do, for those who meet him for the first time. */
const abilities: Localized<readonly string[]> = {
  fr: [
    'Il cite la page et le passage où la réponse est écrite.',
    'Il calcule à partir de nos prix publiés et montre le calcul.',
    'Il sait si l’atelier est ouvert et quand vous aurez une réponse.',
    'Quand il ne sait pas, il le dit et transmet votre question.',
  ],
  nl: [
    'Hij noemt de pagina en de passage waar het antwoord staat.',
    'Hij rekent met onze gepubliceerde prijzen en toont de berekening.',
    'Hij weet of het atelier open is en wanneer u antwoord krijgt.',
    'Weet hij het niet, dan zegt hij dat en geeft hij uw vraag door.',
  ],
  en: [
    'He names the page and the passage where the answer is written.',
    'He works from our published prices and shows the sums.',
    'He knows whether the workshop is open and when you’ll hear from us.',
    'When he doesn’t know, he says so and passes your question on.',
  ],
};

export type DeskLabels = Record<keyof typeof deskCopy, string> & {
  refused: Record<keyof typeof refusals, string>;
  abilities: readonly string[];
};

/** Everything in one language; braces mark what is put in later. */
export function deskLabels(locale: Locale): DeskLabels {
  return {
    ...labelsIn(deskCopy, locale),
    refused: labelsIn(refusals, locale),
    abilities: abilities[locale],
  };
}
