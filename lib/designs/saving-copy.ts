import { text } from '@/lib/i18n/copy';
import type { Localized } from '@/lib/i18n/locales';

/** What the tools say while a design is sent, where it did not arrive, and where two tabs have one. */
export const savingCopy = {
  rateLimited: text(
    'Trop d’enregistrements en peu de temps. Rien n’est perdu : réessayez dans dix minutes.',
    'Te vaak bewaard in korte tijd. Er is niets verloren: probeer het over tien minuten opnieuw.',
    'Saved too often in a short time. Nothing is lost: try again in ten minutes.',
  ),
  unavailable: text(
    'L’enregistrement n’a pas abouti. Rien n’est perdu : réessayez dans un instant.',
    'Bewaren is niet gelukt. Er is niets verloren: probeer het zo dadelijk opnieuw.',
    'It couldn’t be saved. Nothing is lost: try again in a moment.',
  ),
  designTooLarge: text(
    'Projet trop grand pour être enregistré\u00a0: raccourcissez la liste ou supprimez des calques.',
    'Ontwerp te groot om te bewaren: maak de lijst korter of verwijder lagen.',
    'Design too large to be saved: shorten the list or remove layers.',
  ),
  designUnread: text(
    'Ce projet n’a pas pu être lu. Rien n’a été enregistré\u00a0: rechargez la page, puis réessayez.',
    'Dit ontwerp kon niet gelezen worden. Er is niets bewaard: laad de pagina opnieuw en probeer het nog eens.',
    'This design couldn’t be read. Nothing was saved: reload the page and try again.',
  ),
  sending: text('Envoi…', 'Bezig met versturen…', 'Sending…'),
  sendingAway: text(
    'Pas de connexion. Rien n’est perdu : le projet reste dans ce navigateur et part dès que la connexion revient.',
    'Geen verbinding. Er is niets verloren: het ontwerp blijft in deze browser en vertrekt zodra er weer verbinding is.',
    'No connection. Nothing is lost: the design stays in this browser and is sent as soon as you’re back online.',
  ),
  otherTab: text(
    'Ce projet vient de changer dans un autre onglet.',
    'Dit ontwerp is net gewijzigd in een ander tabblad.',
    'This design has just changed in another tab.',
  ),
  takeOver: text('Reprendre cette version', 'Die versie overnemen', 'Take that version'),
  keepMine: text('Garder la mienne', 'De mijne houden', 'Keep mine'),
} as const satisfies Record<string, Localized>;
