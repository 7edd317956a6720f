import type { Localized } from '@/lib/i18n/locales';

interface CustomerMailCopy {
  subject: (number: string) => string;
  preview: string;
  headline: string;
  greeting: (firstName: string) => string;
  text: string;
  button: string;
}

interface SentMailCopy extends CustomerMailCopy {
  valid: string;
  /** Of a version that takes the place of another one. */
  again: { subject: (number: string, version: number) => string; headline: string; text: string };
}

/** The mail with the link to an offer. */
export const offerSentCopy: Localized<SentMailCopy> = {
  fr: {
    subject: (number) => `Votre devis ${number}`,
    preview: 'À lire, à choisir et à accepter en ligne.',
    headline: 'Votre devis est prêt.',
    greeting: (firstName) => `Bonjour ${firstName},`,
    text: 'Votre page privée montre chaque ligne et son prix. Vous y choisissez les options, et vous acceptez en écrivant votre nom. Une question\u202f? Écrivez-nous sur la même page.',
    button: 'Lire le devis',
    valid: 'Valable jusqu’au',
    again: {
      subject: (number, version) => `Votre devis ${number}, version ${version}`,
      headline: 'Votre devis a changé.',
      text: 'Cette version remplace la précédente, qui ne peut plus être acceptée.',
    },
  },
  nl: {
    subject: (number) => `Uw offerte ${number}`,
    preview: 'Online lezen, kiezen en aanvaarden.',
    headline: 'Uw offerte is klaar.',
    greeting: (firstName) => `Dag ${firstName},`,
    text: 'Op uw eigen pagina ziet u elke lijn met haar prijs. U kiest er de opties en aanvaardt door uw naam te typen. Nog een vraag? Schrijf ons op dezelfde pagina.',
    button: 'De offerte lezen',
    valid: 'Geldig tot en met',
    again: {
      subject: (number, version) => `Uw offerte ${number}, versie ${version}`,
      headline: 'Uw offerte is gewijzigd.',
      text: 'Deze versie vervangt de vorige, die niet meer aanvaard kan worden.',
    },
  },
  en: {
    subject: (number) => `Your quote ${number}`,
    preview: 'Read it, choose and accept online.',
    headline: 'Your quote is ready.',
    greeting: (firstName) => `Hello ${firstName},`,
    text: 'Your private page shows every line and its price. You choose the options there, and accept by typing your name. A question? Write to us on the same page.',
    button: 'Read the quote',
    valid: 'Valid up to and including',
    again: {
      subject: (number, version) => `Your quote ${number}, version ${version}`,
      headline: 'Your quote has changed.',
      text: 'This version replaces the one before, which can no longer be accepted.',
    },
  },
};

interface AcceptedMailCopy extends CustomerMailCopy {
  /** `text` where nothing is to be paid in advance. */
  withoutDeposit: string;
  total: string;
  by: string;
  deposit: string;
}

/** What a customer is sent who has accepted. */
export const offerAcceptedCopy: Localized<AcceptedMailCopy> = {
  fr: {
    subject: (number) => `Devis ${number} accepté`,
    preview: 'Votre copie, et la suite.',
    headline: 'Merci, c’est noté.',
    greeting: (firstName) => `Bonjour ${firstName},`,
    text: 'Vous avez accepté notre devis. Le document, le certificat d’acceptation et les données de paiement de l’acompte sont sur votre page privée. La suite\u202f: l’épreuve, que vous approuvez avant que nous produisions.',
    withoutDeposit:
      'Vous avez accepté notre devis. Le document et le certificat d’acceptation sont sur votre page privée. La suite\u202f: l’épreuve, que vous approuvez avant que nous produisions.',
    button: 'Voir le devis accepté',
    total: 'Total TVA comprise',
    by: 'Accepté par',
    deposit: 'Acompte',
  },
  nl: {
    subject: (number) => `Offerte ${number} aanvaard`,
    preview: 'Uw exemplaar, en wat nu volgt.',
    headline: 'Dank u, genoteerd.',
    greeting: (firstName) => `Dag ${firstName},`,
    text: 'U hebt onze offerte aanvaard. Het document, het bewijs van aanvaarding en de gegevens om het voorschot te betalen staan op uw eigen pagina. Nu volgt de proef, die u goedkeurt vóór wij produceren.',
    withoutDeposit:
      'U hebt onze offerte aanvaard. Het document en het bewijs van aanvaarding staan op uw eigen pagina. Nu volgt de proef, die u goedkeurt vóór wij produceren.',
    button: 'De aanvaarde offerte bekijken',
    total: 'Totaal inclusief btw',
    by: 'Aanvaard door',
    deposit: 'Voorschot',
  },
  en: {
    subject: (number) => `Quote ${number} accepted`,
    preview: 'Your copy, and what comes next.',
    headline: 'Thank you for your order.',
    greeting: (firstName) => `Hello ${firstName},`,
    text: 'You have accepted our quote. The document, the certificate of acceptance and the details for paying the deposit are on your private page. Next comes the proof, which you approve before we produce.',
    withoutDeposit:
      'You have accepted our quote. The document and the certificate of acceptance are on your private page. Next comes the proof, which you approve before we produce.',
    button: 'See the accepted quote',
    total: 'Total including VAT',
    by: 'Accepted by',
    deposit: 'Deposit',
  },
};

interface InvoiceMailCopy {
  invoice: Omit<CustomerMailCopy, 'greeting' | 'button'>;
  deposit: Omit<CustomerMailCopy, 'greeting' | 'button'>;
  creditNote: Omit<CustomerMailCopy, 'greeting' | 'button'>;
  /** Of an invoice whose day is over. */
  late: Omit<CustomerMailCopy, 'greeting' | 'button'>;
  /** Of an invoice that is paid already, and of one of a deposit. */
  paid: string;
  depositPaid: string;
  greeting: (firstName: string) => string;
  button: string;
}

/** The mail that brings an invoice, one of a deposit or a credit note. */
export const invoiceMailCopy: Localized<InvoiceMailCopy> = {
  fr: {
    invoice: {
      subject: (number) => `Votre facture ${number}`,
      preview: 'Le document est joint, avec de quoi le payer.',
      headline: 'Votre facture.',
      text: 'La facture est jointe. Votre page privée la montre aussi, avec le code à scanner et ce que nous avons déjà reçu.',
    },
    deposit: {
      subject: (number) => `Votre facture d’acompte ${number}`,
      preview: 'Le document est joint, avec de quoi payer l’acompte.',
      headline: 'L’acompte.',
      text: 'La facture de l’acompte est jointe. Elle est aussi sur votre page privée, avec le code à scanner. La facture finale le déduira.',
    },
    creditNote: {
      subject: (number) => `Votre note de crédit ${number}`,
      preview: 'Le document est joint.',
      headline: 'Votre note de crédit.',
      text: 'La note de crédit est jointe. Votre page privée montre ce qui reste à payer.',
    },
    late: {
      subject: (number) => `Rappel\u00a0: facture ${number}`,
      preview: 'Il reste un montant à payer.',
      headline: 'Un rappel.',
      text: 'L’échéance de cette facture est passée et il reste un montant à payer. Merci de le verser dans les 14 jours. Ce rappel ne coûte rien. Si vous avez payé entre-temps, ne tenez pas compte de ce message\u202f; si quelque chose n’est pas en ordre, écrivez-nous.',
    },
    paid: 'La facture est jointe. Tout est payé\u202f: vous n’avez rien à faire. Merci.',
    depositPaid:
      'La facture de l’acompte est jointe. L’acompte est payé\u202f: vous n’avez rien à faire. Merci.',
    greeting: (firstName) => `Bonjour ${firstName},`,
    button: 'Ouvrir ma page',
  },
  nl: {
    invoice: {
      subject: (number) => `Uw factuur ${number}`,
      preview: 'Het document zit in bijlage, met alles om te betalen.',
      headline: 'Uw factuur.',
      text: 'De factuur zit in bijlage. Ze staat ook op uw eigen pagina, met de code om te scannen en wat we al ontvangen hebben.',
    },
    deposit: {
      subject: (number) => `Uw voorschotfactuur ${number}`,
      preview: 'Het document zit in bijlage, met alles om het voorschot te betalen.',
      headline: 'Het voorschot.',
      text: 'De factuur van het voorschot zit in bijlage. Ze staat ook op uw eigen pagina, met de code om te scannen. De eindfactuur trekt het voorschot af.',
    },
    creditNote: {
      subject: (number) => `Uw creditnota ${number}`,
      preview: 'Het document zit in bijlage.',
      headline: 'Uw creditnota.',
      text: 'De creditnota zit in bijlage. Op uw eigen pagina ziet u wat er nog te betalen is.',
    },
    late: {
      subject: (number) => `Herinnering: factuur ${number}`,
      preview: 'Er is nog een bedrag te betalen.',
      headline: 'Een herinnering.',
      text: 'De vervaldag van deze factuur is voorbij en er is nog een bedrag te betalen. Wilt u dat binnen 14 dagen doen? Deze herinnering kost niets. Hebt u intussen betaald, dan mag u dit bericht vergeten; is er iets niet in orde, schrijf ons dan.',
    },
    paid: 'De factuur zit in bijlage. Alles is betaald: u hoeft niets te doen. Dank u.',
    depositPaid:
      'De factuur van het voorschot zit in bijlage. Het voorschot is betaald: u hoeft niets te doen. Dank u.',
    greeting: (firstName) => `Dag ${firstName},`,
    button: 'Naar mijn pagina',
  },
  en: {
    invoice: {
      subject: (number) => `Your invoice ${number}`,
      preview: 'The document is attached, with all you need to pay it.',
      headline: 'Your invoice.',
      text: 'The invoice is attached. It is on your private page too, with the code to scan and what we have already received.',
    },
    deposit: {
      subject: (number) => `Your deposit invoice ${number}`,
      preview: 'The document is attached, with all you need to pay the deposit.',
      headline: 'The deposit.',
      text: 'The invoice of the deposit is attached. It is on your private page too, with the code to scan. The final invoice will take it off.',
    },
    creditNote: {
      subject: (number) => `Your credit note ${number}`,
      preview: 'The document is attached.',
      headline: 'Your credit note.',
      text: 'The credit note is attached. Your private page shows what is left to pay.',
    },
    late: {
      subject: (number) => `Reminder: invoice ${number}`,
      preview: 'An amount is still to be paid.',
      headline: 'A reminder.',
      text: 'The due day of this invoice is over and an amount is still to be paid. Please pay it within 14 days. This reminder costs nothing. If you have paid meanwhile, disregard this message; if something is not right, write to us.',
    },
    paid: 'The invoice is attached. All is paid, so there is nothing for you to do. Thank you.',
    depositPaid:
      'The invoice of the deposit is attached. The deposit is paid, so there is nothing for you to do. Thank you.',
    greeting: (firstName) => `Hello ${firstName},`,
    button: 'Open my page',
  },
};

interface OfferNewsCopy {
  accepted: { headline: string; preview: string; summary: (person: string, number: string) => string };
  declined: { headline: string; preview: string; summary: (person: string, number: string) => string };
  number: string;
  total: string;
  by: string;
  open: string;
  reason: string;
  noReason: string;
}

/** What staff are told when a customer decides, in the language of staff. */
export const offerNewsCopy: Localized<OfferNewsCopy> = {
  fr: {
    accepted: {
      headline: 'Devis accepté.',
      preview: 'Une commande\u202f: l’épreuve peut commencer.',
      summary: (person, number) => `${person} accepte le devis ${number}`,
    },
    declined: {
      headline: 'Devis refusé.',
      preview: 'Le client dit pourquoi.',
      summary: (person, number) => `${person} refuse le devis ${number}`,
    },
    number: 'Devis',
    total: 'Total TVA comprise',
    by: 'Nom écrit',
    open: 'Ouvrir la demande',
    reason: 'La raison',
    noReason: 'Sans raison.',
  },
  nl: {
    accepted: {
      headline: 'Offerte aanvaard.',
      preview: 'Een bestelling: de proef kan beginnen.',
      summary: (person, number) => `${person} aanvaardt offerte ${number}`,
    },
    declined: {
      headline: 'Offerte geweigerd.',
      preview: 'De klant zegt waarom.',
      summary: (person, number) => `${person} weigert offerte ${number}`,
    },
    number: 'Offerte',
    total: 'Totaal inclusief btw',
    by: 'Getypte naam',
    open: 'De aanvraag openen',
    reason: 'De reden',
    noReason: 'Zonder reden.',
  },
  en: {
    accepted: {
      headline: 'Quote accepted.',
      preview: 'An order: the proof can begin.',
      summary: (person, number) => `${person} accepts quote ${number}`,
    },
    declined: {
      headline: 'Quote declined.',
      preview: 'The customer says why.',
      summary: (person, number) => `${person} declines quote ${number}`,
    },
    number: 'Quote',
    total: 'Total including VAT',
    by: 'Name typed',
    open: 'Open the request',
    reason: 'The reason',
    noReason: 'No reason given.',
  },
};
