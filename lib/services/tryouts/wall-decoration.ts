import { text } from '../service';
import type { TryoutChoice } from './tryout';

export const paperedRoom = {
  heading: text('Tapissez la pièce', 'Behang de kamer', 'Paper the room'),
  papers: {
    legend: text('Qu’accroche-t-on au mur ?', 'Wat komt er aan de muur?', 'What goes on the wall?'),
    options: [
      text('Rien', 'Niets', 'Nothing'),
      text('Un paysage', 'Een landschap', 'A landscape'),
      text('Des rayures', 'Strepen', 'Stripes'),
      text('Un motif', 'Een patroon', 'A pattern'),
    ],
  } satisfies TryoutChoice,
  says: [
    text(
      'Quatre lés attendent. On commence par le fil à plomb, pas par le coin.',
      'Vier banen liggen klaar. We beginnen aan het schietlood, niet in de hoek.',
      'Four drops are waiting. We start from the plumb line, not from the corner.',
    ),
    text(
      'Une seule image, coupée en quatre lés : l’horizon met la pièce à l’aise.',
      'Eén beeld in vier banen: de horizon maakt de kamer wijder.',
      'One picture in four drops: the horizon makes the room wider.',
    ),
    text(
      'Debout, elles lèvent le plafond. Aucun raccord à chercher d’un lé à l’autre.',
      'Rechtop tillen ze het plafond op. Van baan tot baan valt er niets uit te lijnen.',
      'Upright, they lift the ceiling. From drop to drop there is nothing to match.',
    ),
    text(
      'Un dessin qui se répète, à raccorder au millimètre. Parfait derrière un comptoir.',
      'Een tekening die terugkeert en op de millimeter moet aansluiten. Ideaal achter een toog.',
      'A drawing that repeats and has to match to the millimetre. At its best behind a counter.',
    ),
  ],
};
