import type { Localized } from '@/lib/i18n/locales';
import type { AnswerStage } from './quote-status';

/** What a template knows of the request and of who writes. Amounts are texts in the customer's language. */
export interface AnswerFacts {
  firstName: string;
  reference: string;
  /** What was asked for, in the customer's language. */
  project: string;
  /** Null until an amount is saved; `gross` is null where the offer that it is of has several rates of VAT. */
  amount: { net: string; gross: string; vatRate: string } | { net: string; gross: null } | null;
  /** Who signs. */
  sender: string;
  companyName: string;
}

interface AnswerText {
  subject: (facts: AnswerFacts) => string;
  /** Paragraphs between greeting and signature. */
  body: (facts: AnswerFacts) => readonly string[];
}

/** The line of a letter that says the price, or what is to be filled in for it, in the customer's language. */
export const priceLine: Localized<(amount: AnswerFacts['amount']) => string> = {
  fr: (amount) => {
    if (!amount) return '[montant] hors TVA, soit [montant] TVA comprise.';
    return amount.gross === null
      ? `${amount.net} hors TVA, plus la TVA aux taux du devis.`
      : `${amount.net} hors TVA, soit ${amount.gross} TVA de ${amount.vatRate}\u202f% comprise.`;
  },
  nl: (amount) => {
    if (!amount) return '[bedrag] exclusief btw, dus [bedrag] inclusief btw.';
    return amount.gross === null
      ? `${amount.net} exclusief btw, plus de btw tegen de tarieven van de offerte.`
      : `${amount.net} exclusief btw, dus ${amount.gross} inclusief ${amount.vatRate}% btw.`;
  },
  en: (amount) => {
    if (!amount) return '[amount] excluding VAT ([amount] including VAT).';
    return amount.gross === null
      ? `${amount.net} excluding VAT, plus VAT at the rates of the quote.`
      : `${amount.net} excluding VAT (${amount.gross} including ${amount.vatRate}% VAT).`;
  },
};

interface AnswerTemplate {
  /** What the request becomes when it is sent. */
  status: AnswerStage | null;
  text: Localized<AnswerText>;
}

const greeting: Localized<(firstName: string) => string> = {
  fr: (firstName) => `Bonjour ${firstName},`,
  nl: (firstName) => `Dag ${firstName},`,
  en: (firstName) => `Hello ${firstName},`,
};

const closing: Localized<(facts: AnswerFacts) => string> = {
  fr: ({ sender, companyName }) => `Bien à vous,\n${sender}\n${companyName}`,
  nl: ({ sender, companyName }) => `Met vriendelijke groet,\n${sender}\n${companyName}`,
  en: ({ sender, companyName }) => `Kind regards,\n${sender}\n${companyName}`,
};

const subject: Localized<(facts: AnswerFacts) => string> = {
  fr: ({ reference }) => `Votre demande de devis ${reference}`,
  nl: ({ reference }) => `Uw offerteaanvraag ${reference}`,
  en: ({ reference }) => `Your quote request ${reference}`,
};

const templates = {
  blank: {
    status: 'contacted',
    text: {
      fr: { subject: subject.fr, body: () => [''] },
      nl: { subject: subject.nl, body: () => [''] },
      en: { subject: subject.en, body: () => [''] },
    },
  },
  details: {
    status: 'contacted',
    text: {
      fr: {
        subject: ({ reference }) => `Quelques précisions pour votre devis ${reference}`,
        body: ({ project }) => [
          `Merci pour votre demande (${project}). Pour établir un devis précis, il nous manque encore ceci\u202f:`,
          '– les dimensions, en centimètres\u202f;\n– une photo du support, prise de face\u202f;\n– votre logo, de préférence en PDF, AI ou SVG\u202f;\n– la date à laquelle vous en avez besoin.',
          'Vous pouvez ajouter le tout sur la page de votre demande, avec le bouton ci-dessous, ou simplement répondre à cet e-mail.',
        ],
      },
      nl: {
        subject: ({ reference }) => `Nog enkele gegevens voor uw offerte ${reference}`,
        body: ({ project }) => [
          `Bedankt voor uw aanvraag (${project}). Voor een correcte offerte hebben we nog het volgende nodig:`,
          '– de afmetingen, in centimeter;\n– een foto van de ondergrond, recht van voren genomen;\n– uw logo, liefst als pdf, AI of SVG;\n– de datum waarop u het nodig hebt.',
          'U kunt alles toevoegen op de pagina van uw aanvraag, met de knop hieronder, of gewoon op deze mail antwoorden.',
        ],
      },
      en: {
        subject: ({ reference }) => `A few details for your quote ${reference}`,
        body: ({ project }) => [
          `Thank you for your request (${project}). To price it properly we still need the following:`,
          '– the dimensions, in centimetres;\n– a photo of the surface, taken straight on;\n– your logo, ideally as a PDF, AI or SVG;\n– the date you need it by.',
          'You can add it all on the page of your request, with the button below, or simply reply to this email.',
        ],
      },
    },
  },
  quote: {
    status: 'quoted',
    text: {
      fr: {
        subject: ({ reference }) => `Votre devis ${reference}`,
        body: ({ project, amount }) => [
          `Voici notre prix pour votre projet (${project})\u202f:`,
          priceLine.fr(amount),
          'Il comprend [la fourniture, la fabrication, la pose ou la livraison]. Délai\u202f: [délai] après l’épreuve. Ce prix vaut trente jours, à nos conditions de vente, qui sont sur notre site. Pour commander, répondez «\u202fbon pour accord\u202f» à cet e-mail. Vous recevrez une épreuve à approuver avant toute fabrication.',
        ],
      },
      nl: {
        subject: ({ reference }) => `Uw offerte ${reference}`,
        body: ({ project, amount }) => [
          `Dit is onze prijs voor uw project (${project}):`,
          priceLine.nl(amount),
          'Inbegrepen zijn [materiaal, productie, plaatsing of levering]. Termijn: [termijn] na de proef. Deze prijs geldt dertig dagen, volgens onze verkoopsvoorwaarden, die op onze site staan. Antwoord ‘akkoord’ op deze mail om te bestellen. U krijgt dan eerst een proef om goed te keuren voor we iets maken.',
        ],
      },
      en: {
        subject: ({ reference }) => `Your quote ${reference}`,
        body: ({ project, amount }) => [
          `Here’s our price for your project (${project}):`,
          priceLine.en(amount),
          'It covers [materials, production, fitting or delivery]. Lead time: [time] after the proof. This price holds for thirty days, on our terms of sale, which are on our site. To order, just reply ‘approved’ to this email. You’ll then receive a proof to approve before anything is made.',
        ],
      },
    },
  },
  reminder: {
    status: null,
    text: {
      fr: {
        subject: ({ reference }) => `Où en est votre projet\u202f? (${reference})`,
        body: ({ project }) => [
          `Il y a quelque temps, nous vous avons envoyé notre prix pour votre projet (${project}). L’avez-vous bien reçu\u202f?`,
          'S’il reste une question, un détail à revoir ou un budget à respecter, dites-le-nous\u202f: il existe souvent une autre matière ou un autre format.',
        ],
      },
      nl: {
        subject: ({ reference }) => `Hoe staat het met uw project? (${reference})`,
        body: ({ project }) => [
          `Een tijdje geleden stuurden we u onze prijs voor uw project (${project}). Hebt u die goed ontvangen?`,
          'Is er nog een vraag, een detail om te bekijken of een budget om rekening mee te houden, laat het ons dan weten. Vaak kan het ook in een ander materiaal of formaat.',
        ],
      },
      en: {
        subject: ({ reference }) => `How is your project coming along? (${reference})`,
        body: ({ project }) => [
          `A little while ago we sent you our price for your project (${project}). Did it reach you?`,
          'If there’s a question, a detail to change or a budget to keep to, let us know. There’s often another material or another size.',
        ],
      },
    },
  },
  decline: {
    status: 'lost',
    text: {
      fr: {
        subject: subject.fr,
        body: ({ project }) => [
          `Merci d’avoir pensé à nous pour votre projet (${project}). Après examen, nous ne pouvons pas le réaliser comme vous le souhaitez, et nous préférons vous le dire tout de suite.`,
          'Si vos délais ou votre idée changent, écrivez-nous\u202f: nous regarderons votre demande avec plaisir.',
        ],
      },
      nl: {
        subject: subject.nl,
        body: ({ project }) => [
          `Bedankt dat u voor uw project (${project}) aan ons dacht. We hebben het bekeken en kunnen het niet maken zoals u het wenst; dat zeggen we u liever meteen.`,
          'Verandert uw timing of uw idee, schrijf ons dan gerust: we bekijken uw aanvraag graag opnieuw.',
        ],
      },
      en: {
        subject: subject.en,
        body: ({ project }) => [
          `Thank you for thinking of us for your project (${project}). We’ve looked into it and can’t make it the way you want it, and we’d rather tell you straight away.`,
          'If your timing or your idea changes, do write to us. We’ll gladly look at it again.',
        ],
      },
    },
  },
} satisfies Record<string, AnswerTemplate>;

export type AnswerTemplateId = keyof typeof templates;

export const answerTemplateIds = Object.keys(templates) as AnswerTemplateId[];

export function isAnswerTemplate(value: unknown): value is AnswerTemplateId {
  return answerTemplateIds.some((id) => id === value);
}

/** An answer as it stands in the form before somebody makes it their own, in the customer's language. */
export function beginAnswer(
  id: AnswerTemplateId,
  locale: keyof Localized,
  facts: AnswerFacts,
): { subject: string; body: string; status: AnswerTemplate['status'] } {
  const { text, status } = templates[id] as AnswerTemplate;
  const paragraphs = [greeting[locale](facts.firstName), ...text[locale].body(facts), closing[locale](facts)];
  return { subject: text[locale].subject(facts), body: paragraphs.join('\n\n'), status };
}

/** Whether places are left that the writer has to fill in: "[montant]". */
export function hasGaps(text: string): boolean {
  return /\[[^\]\n]{1,40}\]/.test(text);
}

const greetings = Object.values(greeting).map((greet) => greet('').replace(/ ,$/, ' '));
const closings = Object.values(closing).map((close) => close({} as AnswerFacts).split('\n', 1)[0]);

/** Whether nothing stands between the greeting and the signature of a letter: a blank sheet that nobody wrote on. */
export function saysNothing(body: string): boolean {
  const lines = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const end = lines.findLastIndex((line) => closings.includes(line));
  const [first = '', ...more] = end < 0 ? lines : lines.slice(0, end);
  const greets = first.endsWith(',') && greetings.some((words) => first.startsWith(words));
  return more.length === 0 && (first === '' || greets);
}
