import { text } from '../service';
import type { TryoutChoice } from './tryout';

/** Width of the mark on a browser tab, in CSS pixels. */
export const tabMark = 16;

export const testedLogo = {
  heading: text('Le même logo, trois épreuves', 'Hetzelfde logo, drie proeven', 'One logo, three trials'),
  places: {
    legend: text('Où doit-il tenir ?', 'Waar moet het standhouden?', 'Where must it hold?'),
    options: [
      text(
        `Un onglet, ${tabMark}\u00a0px`,
        `Een tabblad, ${tabMark}\u00a0px`,
        `A browser tab, ${tabMark}\u00a0px`,
      ),
      text('Une casquette', 'Een pet', 'A cap'),
      text('Une camionnette', 'Een bestelwagen', 'A van'),
    ],
  } satisfies TryoutChoice,
  drawings: {
    legend: text('Quel dessin ?', 'Welke tekening?', 'Which drawing?'),
    options: [text('Fouillé', 'Gedetailleerd', 'Detailed'), text('Épuré', 'Sober', 'Plain')],
  } satisfies TryoutChoice,
  realSize: text(
    `Le voici à sa taille réelle, ${tabMark}\u00a0px. L’onglet du dessin est agrandi.`,
    `Zo groot is het echt: ${tabMark}\u00a0px. Het tabblad op de tekening is vergroot.`,
    `Here it is at its real size, ${tabMark}\u00a0px. The tab in the drawing is enlarged.`,
  ),
};

/** What becomes of each drawing, the detailed one first, in each place. */
export const logoVerdicts = [
  [
    text(
      'Rayons et vagues fondent en une tache. Personne ne vous reconnaît.',
      'Stralen en golven smelten tot een vlek. Niemand herkent u.',
      'Rays and waves melt into a blot. Nobody knows it is you.',
    ),
    text(
      'Le fil est plus épais que les traits, tout se bouche.',
      'Het garen is dikker dan de lijnen en alles loopt dicht.',
      'Thread is thicker than the lines, so everything clogs.',
    ),
    text(
      'Beau à l’arrêt. En roulant, il ne reste que le rond.',
      'Mooi als hij stilstaat. Rijdt hij, dan blijft alleen de cirkel over.',
      'Handsome when parked. On the move, only the disc is left.',
    ),
  ],
  [
    text(
      'Deux formes, et l’œil vous retrouve entre quinze onglets.',
      'Twee vormen, en het oog vindt u terug tussen vijftien tabbladen.',
      'Two shapes, and the eye finds you among fifteen tabs.',
    ),
    text(
      'Chaque vague tient en points satin, bord net compris.',
      'Elke golf lukt in satijnsteek, met scherpe rand en al.',
      'Each wave sews in satin stitch, clean edge included.',
    ),
    text(
      'Il se lit de l’autre bande, à vitesse de croisière.',
      'Leesbaar vanaf de andere rijstrook, aan kruissnelheid.',
      'It reads from the other lane at cruising speed.',
    ),
  ],
];
