import type { Localized } from '@/lib/i18n/locales';
import type { NoticeKind } from '../notice';

interface NoticeCopy {
  /** Of one notice; `by` is a colleague. */
  subject: Record<NoticeKind, (reference: string) => string>;
  /** Of many requests given in one go. */
  manySubject: (count: number) => string;
  preview: string;
  headline: Record<NoticeKind, string>;
  manyHeadline: string;
  /** `by` null: the site, or somebody who has left. */
  text: Record<NoticeKind, (by: string | null) => string>;
  manyText: (by: string | null, count: number) => string;
  open: string;
  openReference: (reference: string) => string;
  /** Beside those that are listed. */
  more: (count: number) => string;
  all: string;
  off: string;
}

const somebodyFr = 'Une personne de l’équipe';
const somebodyNl = 'Iemand van het team';
const somebodyEn = 'Somebody on the team';

/** The mail that tells a colleague what is theirs now. It holds nothing of a customer but the reference. */
export const noticeCopy: Localized<NoticeCopy> = {
  fr: {
    subject: {
      request: (reference) => `Demande ${reference}\u00a0: elle est à vous`,
      job: (reference) => `Travail ${reference}\u00a0: il est à vous`,
      task: (reference) => `Une tâche pour vous, demande ${reference}`,
      taskChanged: (reference) => `Votre tâche a changé, demande ${reference}`,
      mention: (reference) => `On vous mentionne, demande ${reference}`,
    },
    manySubject: (count) => `${count} demandes sont à vous`,
    preview: 'Tout est dans l’espace du personnel.',
    headline: {
      request: 'Une demande pour vous.',
      job: 'Un travail pour vous.',
      task: 'Une tâche pour vous.',
      taskChanged: 'Votre tâche a changé.',
      mention: 'Une note vous mentionne.',
    },
    manyHeadline: 'Des demandes pour vous.',
    text: {
      request: (by) => `${by ?? somebodyFr} vous confie cette demande.`,
      job: (by) => `${by ?? somebodyFr} vous confie ce travail.`,
      task: (by) => `${by ?? somebodyFr} vous confie une tâche liée à cette demande.`,
      taskChanged: (by) => `${by ?? somebodyFr} a changé une tâche qui est à vous.`,
      mention: (by) => `${by ?? somebodyFr} vous mentionne dans une note interne.`,
    },
    manyText: (by, count) => `${by ?? somebodyFr} vous en confie ${count}.`,
    open: 'Ouvrir la demande',
    openReference: (reference) => `Demande ${reference}`,
    more: (count) => `et ${count} de plus`,
    all: 'Toutes vos notifications',
    off: 'Ces e-mails s’arrêtent d’un clic, sous vos notifications\u00a0:',
  },
  nl: {
    subject: {
      request: (reference) => `Aanvraag ${reference} is voor u`,
      job: (reference) => `Opdracht ${reference} is voor u`,
      task: (reference) => `Een taak voor u, aanvraag ${reference}`,
      taskChanged: (reference) => `Uw taak is gewijzigd, aanvraag ${reference}`,
      mention: (reference) => `U wordt vermeld bij aanvraag ${reference}`,
    },
    manySubject: (count) => `${count} aanvragen zijn voor u`,
    preview: 'Alles staat in de teamruimte.',
    headline: {
      request: 'Een aanvraag voor u.',
      job: 'Een opdracht voor u.',
      task: 'Een taak voor u.',
      taskChanged: 'Uw taak is gewijzigd.',
      mention: 'U wordt vermeld in een notitie.',
    },
    manyHeadline: 'Aanvragen voor u.',
    text: {
      request: (by) => `${by ?? somebodyNl} geeft u deze aanvraag.`,
      job: (by) => `${by ?? somebodyNl} geeft u deze opdracht.`,
      task: (by) => `${by ?? somebodyNl} geeft u een taak bij deze aanvraag.`,
      taskChanged: (by) => `${by ?? somebodyNl} heeft een taak van u gewijzigd.`,
      mention: (by) => `${by ?? somebodyNl} vermeldt u in een interne notitie.`,
    },
    manyText: (by, count) => `${by ?? somebodyNl} geeft u er ${count}.`,
    open: 'De aanvraag openen',
    openReference: (reference) => `Aanvraag ${reference}`,
    more: (count) => `en nog ${count}`,
    all: 'Al uw meldingen',
    off: 'Deze mails zet u met één klik uit, onder uw meldingen:',
  },
  en: {
    subject: {
      request: (reference) => `Request ${reference} is yours`,
      job: (reference) => `Job ${reference} is yours`,
      task: (reference) => `A task for you on request ${reference}`,
      taskChanged: (reference) => `Your task has changed on request ${reference}`,
      mention: (reference) => `You’re mentioned on request ${reference}`,
    },
    manySubject: (count) => `${count} requests are yours`,
    preview: 'Everything is in the staff area.',
    headline: {
      request: 'A request for you.',
      job: 'A job for you.',
      task: 'A task for you.',
      taskChanged: 'Your task has changed.',
      mention: 'A note mentions you.',
    },
    manyHeadline: 'Requests for you.',
    text: {
      request: (by) => `${by ?? somebodyEn} has given you this request.`,
      job: (by) => `${by ?? somebodyEn} has given you this job.`,
      task: (by) => `${by ?? somebodyEn} has given you a task on this request.`,
      taskChanged: (by) => `${by ?? somebodyEn} has changed a task of yours.`,
      mention: (by) => `${by ?? somebodyEn} mentions you in an internal note.`,
    },
    manyText: (by, count) => `${by ?? somebodyEn} has given you ${count} of them.`,
    open: 'Open the request',
    openReference: (reference) => `Request ${reference}`,
    more: (count) => `and ${count} more`,
    all: 'All your notifications',
    off: 'One click under your notifications turns these emails off:',
  },
};
