import type { Localized } from '@/lib/i18n/locales';
import type { OwnQuoteRequest } from '@/lib/quotes/own-quote-request';

/** How Alfred names what a request is about and where it stands. */
export const requestLabels: Localized<{
  subjects: Record<OwnQuoteRequest['subject'], string>;
  statuses: Record<OwnQuoteRequest['status'], string>;
}> = {
  fr: {
    subjects: {
      signage: 'signalétique',
      lettering: 'lettrage',
      covering: 'covering',
      sign: 'enseigne',
      embroidery: 'textile',
      design: 'graphisme',
      samples: 'échantillons',
      claim: 'garantie',
      other: 'autre projet',
    },
    statuses: {
      new: 'reçue, la réponse est en préparation',
      contacted: 'nous vous avons contacté',
      quoted: 'le devis est parti',
      won: 'commande confirmée',
      lost: 'classée',
    },
  },
  nl: {
    subjects: {
      signage: 'bewegwijzering',
      lettering: 'belettering',
      covering: 'wrap',
      sign: 'gevelreclame',
      embroidery: 'textiel',
      design: 'grafisch ontwerp',
      samples: 'stalen',
      claim: 'waarborg',
      other: 'ander project',
    },
    statuses: {
      new: 'ontvangen, het antwoord is in de maak',
      contacted: 'wij hebben u gecontacteerd',
      quoted: 'de offerte is verstuurd',
      won: 'bestelling bevestigd',
      lost: 'afgesloten',
    },
  },
  en: {
    subjects: {
      signage: 'signage',
      lettering: 'lettering',
      covering: 'wrap',
      sign: 'shop sign',
      embroidery: 'clothing',
      design: 'graphic design',
      samples: 'samples',
      claim: 'warranty claim',
      other: 'other project',
    },
    statuses: {
      new: 'received, the answer is being prepared',
      contacted: 'we have been in touch',
      quoted: 'the quote has been sent',
      won: 'order confirmed',
      lost: 'closed',
    },
  },
};
