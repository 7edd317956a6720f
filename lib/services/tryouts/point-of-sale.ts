import { readingDistance } from '@/lib/content/facts';
import { text } from '../service';
import type { TryoutChoice } from './tryout';

/** Height of the figures on the shelf's head, in centimetres. */
export const headFigure = 15;

export const dressedShelf = {
  heading: text('Habillez le rayon', 'Kleed het rek aan', 'Dress the shelf'),
  dress: {
    legend: text('Que voit le client ?', 'Wat ziet de klant?', 'What does the shopper see?'),
    options: [
      text('Le rayon nu', 'Een kaal rek', 'A bare shelf'),
      text('Des réglettes', 'Prijsstroken', 'Shelf strips'),
      text('Tout', 'Alles', 'All of it'),
    ],
  } satisfies TryoutChoice,
  says: [
    text(
      'Trente pots qui se valent. On prend celui de la dernière fois, ou rien.',
      'Dertig gelijke potten. Men neemt die van vorige keer, of niets.',
      'Thirty jars, all equal. People take the one they took last time, or none.',
    ),
    text(
      'Chaque prix est à sa place, et un stop-rayon tend la main à qui passe.',
      'Elke prijs hangt op zijn plaats, en een schapstopper steekt de hand uit.',
      'Every price is in its place, and one shelf stopper puts out a hand.',
    ),
    text(
      `Des chiffres de ${headFigure}\u00a0cm portent jusqu’à ${readingDistance(headFigure)}\u00a0m, et la flèche au sol amène devant.`,
      `Cijfers van ${headFigure}\u00a0cm dragen tot ${readingDistance(headFigure)}\u00a0m, en de pijl op de vloer brengt u tot hier.`,
      `Figures ${headFigure}\u00a0cm tall carry ${readingDistance(headFigure)}\u00a0m, and the arrow on the floor leads up to them.`,
    ),
  ],
};
