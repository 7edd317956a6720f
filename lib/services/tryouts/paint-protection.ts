import { text } from '../service';
import type { TryoutChoice } from './tryout';

export const scratchedBonnet = {
  heading: text('Griffez-le, chauffez-le', 'Kras erop, warm het op', 'Scratch it, warm it'),
  /** Painted on the two halves of the bonnet. */
  halves: [text('Laque', 'Lak', 'Paint'), text('Film', 'Folie', 'Film')],
  steps: {
    legend: text('Qu’arrive-t-il au capot ?', 'Wat overkomt de motorkap?', 'What happens to the bonnet?'),
    options: [
      text('Rien encore', 'Nog niets', 'Nothing yet'),
      text('Lavé aux rouleaux', 'Door de borstels', 'Through the brushes'),
      text('Laissé au soleil', 'In de zon gezet', 'Left in the sun'),
    ],
  } satisfies TryoutChoice,
  says: [
    text(
      'La moitié droite porte un film de protection. À l’œil, seul son bord la trahit.',
      'Op de rechterhelft ligt beschermfolie. Alleen de rand verraadt het.',
      'The right half wears protective film. Only its edge gives it away.',
    ),
    text(
      'Des micro-griffes partout, sur la laque comme sur le vernis du film.',
      'Overal fijne krasjes, in de lak én in de toplaag van de folie.',
      'Hairline scratches all over, in the paint and in the film’s top coat alike.',
    ),
    text(
      'La tôle chauffe, le vernis du film se referme. La laque garde ses griffes.',
      'Het plaatwerk wordt warm en de toplaag vloeit dicht. De lak houdt haar krassen.',
      'The metal warms up and the film’s top coat closes. The paint keeps its scratches.',
    ),
  ],
};
