import { readingMetresPerCm } from '@/lib/content/facts';
import { text } from '../service';
import type { TryoutChoice } from './tryout';

/** Metres between the window and who should read it, in the order of the switch. */
const readers = [3, 12, 30, 60] as const;

/** Height that the capitals need for each of them, in centimetres: the trade's rule the other way round. */
export const neededCapitals = readers.map((metres) => metres / readingMetresPerCm);

export const readWindow = {
  heading: text('Qui doit vous lire ?', 'Wie moet u lezen?', 'Who should read you?'),
  readers: {
    legend: text('D’où lit-on la vitrine ?', 'Waar staat wie u leest?', 'Where is your reader?'),
    options: [
      text('Du trottoir', 'Op de stoep', 'On the pavement'),
      text('D’en face', 'Aan de overkant', 'Across the street'),
      text('De la place', 'Op het plein', 'Across the square'),
      text('Du rond-point', 'Op het rondpunt', 'At the roundabout'),
    ],
  } satisfies TryoutChoice,
  says: readers.map((metres, at) => {
    const cm = neededCapitals[at];
    return text(
      `À ${metres}\u00a0m, il faut des capitales de ${cm}\u00a0cm. Dessiné à l’échelle.`,
      `Op ${metres}\u00a0m hebt u hoofdletters van ${cm}\u00a0cm nodig. Op schaal getekend.`,
      `At ${metres}\u00a0m capitals must be ${cm}\u00a0cm tall. Drawn to scale.`,
    );
  }),
};
