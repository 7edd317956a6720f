import { bannerMaterials, windLoad } from '@/lib/content/facts';
import type { Localized } from '@/lib/i18n/locales';
import { text } from '../service';
import type { TryoutChoice } from './tryout';

/** Kilometres an hour, in the order of the switch. */
const winds = [0, 36, 72] as const;

const speeds = winds.slice(1);

export const windyBanner = {
  heading: text('Laissez souffler', 'Laat maar waaien', 'Let it blow'),
  winds: {
    legend: text('Quel vent ?', 'Hoeveel wind?', 'How much wind?'),
    options: [
      text('Aucun', 'Geen', 'None'),
      ...speeds.map((speed) => text(`${speed}\u00a0km/h`, `${speed}\u00a0km/u`, `${speed}\u00a0km/h`)),
    ],
  } satisfies TryoutChoice,
  cloths: {
    legend: text('Quelle toile ?', 'Welk doek?', 'Which cloth?'),
    options: [
      text('Pleine', 'Dicht', 'Solid'),
      text(
        `Micro-perforée, ${bannerMaterials.mesh.weight}\u00a0g/m²`,
        `Mesh, ${bannerMaterials.mesh.weight}\u00a0g/m²`,
        `Mesh, ${bannerMaterials.mesh.weight}\u00a0g/m²`,
      ),
    ],
  } satisfies TryoutChoice,
};

const load = (speed: number) => windLoad(speed);

/** What the wind does to each cloth, solid ones first, by the strength of the wind. */
export const windSays: readonly (readonly Localized[])[] = [
  [
    text(
      'Rien ne tire, elle pend droit.',
      'Er trekt niets, het hangt recht.',
      'Nothing pulls and it hangs straight.',
    ),
    text(
      `Le vent pousse de ${load(36)}\u00a0kg sur chaque mètre carré. Elle se gonfle et tient.`,
      `De wind duwt met ${load(36)}\u00a0kg op elke vierkante meter. Het bolt en houdt.`,
      `The wind pushes with ${load(36)}\u00a0kg on every square metre. It bellies out and holds.`,
    ),
    text(
      `${load(72)}\u00a0kg par mètre carré : un œillet lâche, puis le suivant. Il fallait la décrocher.`,
      `${load(72)}\u00a0kg per vierkante meter: eerst lost één zeilring, dan de volgende. Dit had u moeten afhalen.`,
      `${load(72)}\u00a0kg on a square metre: one eyelet goes, then the next. It was time to take it down.`,
    ),
  ],
  [
    text(
      'De près on voit le jour au travers, de loin l’image est pleine.',
      'Van dichtbij ziet u er het daglicht door, van ver is het beeld vol.',
      'Up close daylight shows through it; from afar the picture is whole.',
    ),
    text(
      'Une partie du vent passe par les mailles. Le bord bouge à peine.',
      'Een deel van de wind gaat door de mazen. De rand beweegt amper.',
      'Part of the wind goes through the holes. The edge hardly stirs.',
    ),
    text(
      'Elle se gonfle à son tour, mais tous ses œillets tiennent.',
      'Nu bolt ook dit doek, maar elke zeilring houdt.',
      'Now it bellies out too, but every eyelet holds.',
    ),
  ],
];
