import { type RollUpFormat, rollUpFormat } from '@/lib/content/facts';
import { text } from '../service';
import type { TryoutChoice } from './tryout';

/** In the order of the switch. */
export const rollUpWidths: readonly RollUpFormat[] = [
  rollUpFormat('standard'),
  rollUpFormat('wide'),
  rollUpFormat('extra-wide'),
];

const centimetres = rollUpWidths.map(({ widthCm }) => `${widthCm}\u00a0cm`);

export const pulledRollUp = {
  heading: text('Tirez, il est debout', 'Eén ruk en hij staat', 'One pull and it stands'),
  widths: {
    legend: text('Quelle largeur ?', 'Hoe breed?', 'How wide?'),
    options: centimetres.map((width) => text(width, width, width)),
  } satisfies TryoutChoice,
  pull: text(
    'Visuel tiré hors de la cassette',
    'Doek uit de cassette getrokken',
    'Graphic pulled out of its base',
  ),
  says: [
    text(
      'Un coin d’accueil lui suffit, et tout le monde passe encore.',
      'Een hoekje bij het onthaal volstaat, en iedereen kan er nog langs.',
      'A corner of the reception is enough, and everyone still gets past.',
    ),
    text(
      'Une main de plus, assez pour poser une liste à côté de l’image.',
      'Een hand breder: genoeg voor een lijstje naast het beeld.',
      'A hand wider, enough to set a list beside the picture.',
    ),
    text(
      'Deux personnes tiennent devant. C’est un fond de photo, plus une affiche.',
      'Er passen twee mensen voor. Dit is een fotowand, geen affiche meer.',
      'Two people fit in front of it. This is a backdrop, no longer a poster.',
    ),
  ],
  scale: text(
    'Dessiné à l’échelle, à côté de quelqu’un de 1,75 m.',
    'Op schaal getekend, naast iemand van 1,75 m.',
    'Drawn to scale, beside someone of 1.75 m.',
  ),
};
