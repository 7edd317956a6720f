import { text } from '../service';
import type { TryoutChoice } from './tryout';

export const litSign = {
  heading: text('Éteignez le jour', 'Doe de dag uit', 'Switch off the daylight'),
  kinds: {
    legend: text('Où est la lumière ?', 'Waar zit het licht?', 'Where is the light?'),
    options: [
      text('Caisson', 'Lichtbak', 'Light box'),
      text('Halo', 'Halo', 'Halo'),
      text('Néon', 'Neonlook', 'Neon look'),
    ],
  } satisfies TryoutChoice,
  hours: {
    legend: text('Quelle heure est-il ?', 'Hoe laat is het?', 'What time is it?'),
    options: [text('Midi', 'Middag', 'Midday'), text('Minuit', 'Middernacht', 'Midnight')],
  } satisfies TryoutChoice,
  power: text('Enseigne allumée', 'Reclame aan', 'Sign switched on'),
  says: [
    text(
      'La face entière éclaire : c’est elle que l’on voit du bout de la rue.',
      'De hele voorkant geeft licht, en die ziet u van aan het eind van de straat.',
      'The whole face gives light, so this is the one you see from the end of the street.',
    ),
    text(
      'Le mur éclaire, les lettres restent sombres. De jour, personne ne devine les LED.',
      'De muur licht op, de letters blijven donker. Overdag ziet niemand dat er leds achter zitten.',
      'The wall lights up and the letters stay dark. By day nobody guesses at the LEDs.',
    ),
    text(
      'Un trait de lumière, comme écrit à la main. Éteint, il se réduit à un cordon laiteux.',
      'Een lijn van licht, als met de hand geschreven. Uit is het een melkwitte slang.',
      'A line of light, as if handwritten. Switched off, it is a milky cord.',
    ),
  ],
};
