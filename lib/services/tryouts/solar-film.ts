import { type Share, shares } from '@/lib/content/facts';
import type { Localized } from '@/lib/i18n/locales';
import { text } from '../service';
import type { TryoutChoice } from './tryout';

export const filmedWindow = {
  heading: text(
    'Tirez le film devant le soleil',
    'Trek de folie voor de zon',
    'Draw the film across the sun',
  ),
  films: {
    legend: text('Que mettez-vous sur la vitre ?', 'Wat komt er op het glas?', 'What goes on the glass?'),
    options: [
      text('Rien', 'Niets', 'Nothing'),
      text('Réfléchissant', 'Reflecterend', 'Reflective'),
      text('Sélectif', 'Selectief', 'Selective'),
      text('Dépoli', 'Mat', 'Frosted'),
    ],
  } satisfies TryoutChoice,
  light: text('Lumière transmise', 'Lichtdoorlating', 'Light let through'),
  heat: text('Énergie solaire rejetée', 'Zonne-energie geweerd', 'Solar energy rejected'),
};

/** What the glass does with one of the films: figures of usual data sheets, or words where there is no honest figure. */
interface GlassFigures {
  light: Share | Localized;
  heat: Share | Localized;
}

const bare = 100 - shares.clearDoubleGlazingEnergy.min;

/** In the order of the films. */
export const glassFigures: readonly GlassFigures[] = [
  {
    light: text(
      'tout ce que le verre laisse passer',
      'alles wat het glas doorlaat',
      'all that the glass admits',
    ),
    heat: { min: bare, max: bare },
  },
  { light: shares.reflectiveFilmLight, heat: shares.reflectiveFilmRejection },
  { light: shares.selectiveFilmLight, heat: shares.selectiveFilmRejection },
  { light: shares.frostedFilmLight, heat: text('peu', 'weinig', 'little') },
];

/** Below the figures of the bare pane. */
export const bareGlassNote = text(
  'Sans film : un double vitrage clair ancien. Avec : valeurs de fiches techniques courantes.',
  'Zonder folie: ouder helder dubbel glas. Met folie: waarden uit gangbare technische fiches.',
  'Without film: older clear double glazing. With it: values of common data sheets.',
);
