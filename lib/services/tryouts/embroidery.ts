import { formatCount } from '@/lib/i18n/format';
import type { Localized } from '@/lib/i18n/locales';
import { text } from '../service';
import type { TryoutChoice } from './tryout';

/** A capital R of height 1 on its baseline, in hundredths: what is drawn is what is sewn. */
export const sewnLetter =
  'M9 0L9-100L51-100Q73-100 83-91Q93-83 93-70Q93-60 86-54Q79-47 65-45L65-44Q83-43 87-32Q89-27 91-20L97 0L69 0L65-19Q63-30 56-33Q53-34 47-34L33-34L33 0L9 0ZM33-52L49-52Q67-52 67-67Q67-81 49-81L33-81L33-52Z';

interface SewnSize {
  millimetres: number;
  stitches: number;
  /** Of the upper thread where it lies on the cloth. */
  threadMillimetres: number;
}

/** What our own digitising makes of the letter; a test asks it again. */
export const sewnSizes: readonly SewnSize[] = [
  { millimetres: 5, stitches: 91, threadMillimetres: 114 },
  { millimetres: 10, stitches: 216, threadMillimetres: 450 },
  { millimetres: 20, stitches: 475, threadMillimetres: 1725 },
  { millimetres: 40, stitches: 1305, threadMillimetres: 3506 },
];

const inMillimetres = sewnSizes.map(({ millimetres }) => `${millimetres}\u00a0mm`);

export const sewnCapital = {
  heading: text(
    'Une lettre avale combien de fil ?',
    'Hoeveel garen eet één letter?',
    'How much thread does a letter eat?',
  ),
  heights: {
    legend: text('Hauteur de la capitale', 'Hoogte van de hoofdletter', 'Height of the capital'),
    options: inMillimetres.map((size) => text(size, size, size)),
  } satisfies TryoutChoice,
  stitches: text('points', 'steken', 'stitches'),
  thread: text('de fil sur le tissu', 'garen op de stof', 'of thread on the cloth'),
  says: [
    text(
      'Le fil garde son épaisseur : l’œil de la lettre est près de se fermer.',
      'Het garen wordt niet dunner: het oog van de letter loopt bijna dicht.',
      'The thread gets no thinner: the eye of the letter is about to close.',
    ),
    text(
      'La taille d’un nom sur une poche. Tout se lit, rien ne tire.',
      'De maat van een naam op een borstzak. Alles leest, niets trekt.',
      'The size of a name on a pocket. All of it reads, nothing pulls.',
    ),
    text(
      'Des points satin d’un bord à l’autre, c’est là que le fil brille.',
      'Satijnsteken van rand tot rand: hier glanst het garen het mooist.',
      'Satin stitches from edge to edge: this is where thread shines.',
    ),
    text(
      'Trop large pour le satin, le trait se remplit en rangs et se raidit.',
      'Te breed voor satijn: de streep wordt in rijen gevuld en voelt stijver.',
      'Too wide for satin, the stroke is filled in rows and turns stiffer.',
    ),
  ],
};

/** "46 cm", "1,7 m". */
export function formatThread(millimetres: number, locale: keyof Localized): string {
  if (millimetres < 1_000) return `${Math.round(millimetres / 10)}\u00a0cm`;
  return `${formatCount(Math.round(millimetres / 100) / 10, locale)}\u00a0m`;
}
