import { labelsIn, text } from '@/lib/i18n/copy';
import type { Locale, Localized } from '@/lib/i18n/locales';

/** What the back office says about Alfred. */
const staffCopy = {
  lead: text(
    'Ce qu’il n’a pas pu dire, et ce que vous lui apprenez.',
    'Wat hij niet kon zeggen, en wat u hem leert.',
    'What he could not say, and what you teach him.',
  ),
  open: text('À répondre', 'Te beantwoorden', 'To answer'),
  done: text('Terminées', 'Afgehandeld', 'Done'),
  who: text('Qui', 'Wie', 'Who'),
  question: text('Question', 'Vraag', 'Question'),
  due: text('Délai', 'Termijn', 'Time left'),
  language: text('Langue', 'Taal', 'Language'),
  table: text('Questions transmises', 'Doorgegeven vragen', 'Questions passed on'),
  noneOpen: text('Personne n’attend.', 'Niemand wacht.', 'Nobody is waiting.'),
  noneOpenText: text(
    'Les questions qu’Alfred transmet arrivent ici et par e-mail.',
    'Vragen die Alfred doorgeeft, komen hier en per e-mail binnen.',
    'Questions that Alfred passes on arrive here and by email.',
  ),
  noneDone: text('Rien de terminé.', 'Nog niets afgehandeld.', 'Nothing done yet.'),
  noneDoneText: text(
    'Vos réponses restent ici.',
    'Uw antwoorden blijven hier staan.',
    'Your answers stay here.',
  ),
  unnamed: text('Sans nom', 'Zonder naam', 'No name'),
  answered: text('Répondu', 'Beantwoord', 'Answered'),
  closed: text('Clos', 'Afgesloten', 'Closed'),
  back: text('Toutes les questions', 'Alle vragen', 'All questions'),
  said: text('Ce qui s’est dit avant', 'Wat er voordien gezegd is', 'What was said before'),
  yourAnswer: text('Votre réponse', 'Uw antwoord', 'Your answer'),
  answerHint: text(
    'Langue du client : {language}. La réponse part par e-mail à {email} et s’affiche dans la conversation.',
    'Taal van de klant: {language}. Het antwoord gaat per e-mail naar {email} en verschijnt in het gesprek.',
    'Customer’s language: {language}. The answer goes by email to {email} and appears in the conversation.',
  ),
  send: text('Envoyer la réponse', 'Antwoord versturen', 'Send the answer'),
  close: text('Clore sans répondre', 'Afsluiten zonder antwoord', 'Close without answering'),
  closeSure: text('Rien ne part.', 'Er vertrekt niets.', 'Nothing is sent.'),
  sent: text('La réponse est partie.', 'Het antwoord is vertrokken.', 'The answer has been sent.'),
  closedNow: text('La question est close.', 'De vraag is afgesloten.', 'The question is closed.'),
  saved: text(
    'C’est enregistré. Alfred le cite dès maintenant.',
    'Bewaard. Alfred haalt het vanaf nu aan.',
    'Saved. Alfred cites it from now on.',
  ),
  savedDraft: text(
    'C’est enregistré, sans être publié.',
    'Bewaard, niet gepubliceerd.',
    'Saved, not published.',
  ),
  deleted: text('La réponse est supprimée.', 'Het antwoord is gewist.', 'The answer has been deleted.'),
  failed: text(
    'Cela n’a pas fonctionné. Réessayez dans un instant.',
    'Dat is niet gelukt. Probeer het straks opnieuw.',
    'That did not work. Try again in a moment.',
  ),
  teach: text('L’apprendre à Alfred', 'Aan Alfred leren', 'Teach it to Alfred'),
  teachText: text(
    'Sans nom du client ni détail à son sujet : Alfred citera votre texte mot pour mot. Une langue vide est laissée de côté.',
    'Zonder naam of details van de klant: Alfred haalt het woordelijk aan. Een lege taal wordt overgeslagen.',
    'Leave out the customer’s name and details: Alfred will quote it word for word. A language left empty is skipped.',
  ),
  taught: text(
    'Alfred connaît déjà cette réponse.',
    'Alfred kent dit antwoord al.',
    'Alfred already knows this answer.',
  ),
  edit: text('La modifier', 'Wijzigen', 'Edit it'),
  answers: text('Ce que vous lui avez appris', 'Wat u hem geleerd hebt', 'What you have taught him'),
  newAnswer: text('Nouvelle réponse', 'Nieuw antwoord', 'New answer'),
  noAnswers: text(
    'Rien encore. Une bonne réponse à un client en devient une pour tous.',
    'Nog niets. Een goed antwoord aan één klant wordt er een voor iedereen.',
    'Nothing yet. A good answer to one customer becomes one for everybody.',
  ),
  unpublished: text('non publié', 'niet gepubliceerd', 'not published'),
  questionIn: text('Question, {language}', 'Vraag, {language}', 'Question, {language}'),
  answerIn: text('Réponse, {language}', 'Antwoord, {language}', 'Answer, {language}'),
  optional: text('facultatif', 'niet verplicht', 'optional'),
  publish: text('Publier', 'Publiceren', 'Publish'),
  keep: text('Enregistrer sans publier', 'Bewaren zonder te publiceren', 'Save without publishing'),
  remove: text('Supprimer', 'Wissen', 'Delete'),
  removeSure: text(
    'Alfred ne la citera plus.',
    'Alfred haalt het niet meer aan.',
    'Alfred will no longer cite it.',
  ),
  gaps: text('Ce qui manque au site', 'Wat de site mist', 'What the site lacks'),
  gapsText: text(
    'Questions des 90 derniers jours restées sans réponse ou dont la réponse a été jugée inutile, les semblables ensemble.',
    'Vragen van de laatste 90 dagen zonder antwoord of met een antwoord dat niet nuttig bleek, gelijkaardige samen.',
    'Questions from the last 90 days that went unanswered or whose answer was rated unhelpful, similar ones together.',
  ),
  noGaps: text(
    'Rien ne manque pour l’instant.',
    'Voorlopig ontbreekt er niets.',
    'Nothing is missing for now.',
  ),
  unanswered: text('{count} sans réponse', '{count} zonder antwoord', '{count} unanswered'),
  disliked: text('{count} « pas utile »', '{count} ‘niet nuttig’', '{count} ‘not helpful’'),
  teachThis: text('Y répondre', 'Beantwoorden', 'Answer it'),
  searches: text(
    'Recherches sans résultat',
    'Zoekopdrachten zonder resultaat',
    'Searches that found nothing',
  ),
  noSearches: text('Aucune.', 'Geen.', 'None.'),
  spentToday: text('Dépensé aujourd’hui', 'Vandaag uitgegeven', 'Spent today'),
  spentNote: text(
    'Réponses d’un modèle : {count}. Plafond du jour : {ceiling}.',
    'Antwoorden van een model: {count}. Dagplafond: {ceiling}.',
    'Answers by a model: {count}. Ceiling for the day: {ceiling}.',
  ),
  noModel: text('Aucun modèle n’est configuré.', 'Er is geen model ingesteld.', 'No model is configured.'),
} satisfies Record<string, Localized>;

const refusals = {
  conflict: text(
    'Un collègue a été plus rapide. Rechargez la page pour voir ce qu’il a fait.',
    'Een collega was u voor. Laad de pagina opnieuw om te zien wat er veranderd is.',
    'A colleague was quicker. Reload the page to see what they did.',
  ),
  unknown: text('Cela n’existe plus.', 'Dat bestaat niet meer.', 'That no longer exists.'),
  invalid: text(
    'Quelque chose ne peut pas être enregistré ainsi.',
    'Zo kan het niet worden bewaard.',
    'It cannot be saved like this.',
  ),
  forbidden: text(
    'Votre rôle ne le permet pas.',
    'Uw rol laat dat niet toe.',
    'Your role does not allow it.',
  ),
  signedOut: text('Votre session est terminée.', 'Uw sessie is afgelopen.', 'Your session has ended.'),
  unavailable: staffCopy.failed,
  required: text('À remplir.', 'Vul dit in.', 'Please fill this in.'),
  tooLong: text('Trop long.', 'Te lang.', 'Too long.'),
  invalidText: text('Signes illisibles.', 'Onleesbare tekens.', 'Unreadable characters.'),
  bothOrNone: text(
    'Question et réponse vont ensemble.',
    'Vraag en antwoord horen bij elkaar.',
    'Question and answer go together.',
  ),
  oneLanguage: text('Une langue au moins.', 'Minstens één taal.', 'One language at least.'),
} satisfies Record<string, Localized>;

export type AlfredStaffLabels = Record<keyof typeof staffCopy, string> & { refused: Record<string, string> };

export function alfredStaffLabels(locale: Locale): AlfredStaffLabels {
  return {
    ...labelsIn(staffCopy, locale),
    refused: labelsIn(refusals, locale),
  };
}

/** What came of a form that led to a page of the area. */
export const staffOutcomes = ['sent', 'closedNow', 'saved', 'savedDraft', 'deleted', 'failed'] as const;

export type StaffOutcome = (typeof staffOutcomes)[number];
