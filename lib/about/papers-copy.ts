import { wrapWarranty } from '@/lib/content/facts';
import { text } from '@/lib/content/page-content';
import { formatDuration as duration } from '@/lib/i18n/format';

/** The papers a customer gets, drawn as they look, with what each is good for. */
export const papersCopy = {
  heading: text('Trois papiers à garder', 'Drie papieren om te bewaren', 'Three papers to keep'),
  proof: {
    title: text('L’épreuve', 'De proef', 'The proof'),
    text: text(
      'À l’échelle, cotes et teintes indiquées. Vous montrez du doigt ce qui ne va pas, nous corrigeons, et rien n’est fabriqué avant votre accord écrit.',
      'Op schaal, met maten en kleuren erbij. U wijst aan wat niet klopt, wij verbeteren, en zonder uw schriftelijk akkoord wordt er niets gemaakt.',
      'To scale, with sizes and colours noted. You put your finger on what’s wrong, we correct it, and nothing is made before you approve it in writing.',
    ),
    /** Stamped across it. */
    stamp: text('Bon à tirer', 'Akkoord', 'Approved'),
  },
  warranty: {
    title: text('Le passeport de garantie', 'Het garantiepaspoort', 'The warranty passport'),
    text: text(
      'La matière, le jour de la pose, la fin de la garantie et l’entretien. Son code ouvre la même fiche en ligne, même des années plus tard.',
      'Het materiaal, de dag van plaatsing, het einde van de waarborg en het onderhoud. De code opent dezelfde fiche online, ook jaren later nog.',
      'The material, the day it was fitted, when the warranty ends and how to care for it. Its code opens the same record online, even years later.',
    ),
    /** Printed large on it. */
    term: text(duration(wrapWarranty, 'fr'), duration(wrapWarranty, 'nl'), duration(wrapWarranty, 'en')),
  },
  samples: {
    title: text('L’enveloppe d’échantillons', 'De envelop met stalen', 'The sample envelope'),
    text: text(
      'Un écran ne dit rien d’un mat ni d’un satiné. Choisissez vos films, nous collons les vrais sur une carte et la poste fait le reste.',
      'Een scherm zegt niets over mat of satijn. Kies uw folies, wij kleven de echte op een kaart en de post doet de rest.',
      'A screen tells you nothing about matt or satin. Pick your films, we stick the real ones on a card and the post does the rest.',
    ),
    action: text('Choisir mes échantillons', 'Mijn stalen kiezen', 'Choose my samples'),
  },
} as const;
