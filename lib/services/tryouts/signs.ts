import { readingDistance } from '@/lib/content/facts';
import { text } from '../service';
import type { TryoutChoice } from './tryout';

/** Metres from the sign, and heights of its capitals in centimetres, in the order of their switches. */
export const signDistances = [8, 15, 30, 60] as const;
export const signCapitals = [5, 10, 20] as const;

const metres = signDistances.map((distance) => `${distance}\u00a0m`);
const centimetres = signCapitals.map((height) => `${height}\u00a0cm`);

export const distantSign = {
  heading: text('Reculez de quelques pas', 'Zet een paar stappen achteruit', 'Take a few steps back'),
  distances: {
    legend: text('À quelle distance êtes-vous ?', 'Hoe ver staat u?', 'How far away are you?'),
    options: metres.map((distance) => text(distance, distance, distance)),
  } satisfies TryoutChoice,
  capitals: {
    legend: text('Hauteur des capitales', 'Hoogte van de hoofdletters', 'Height of the capitals'),
    options: centimetres.map((height) => text(height, height, height)),
  } satisfies TryoutChoice,
};

interface Verdict {
  capital: (typeof signCapitals)[number];
  /** From how far its letters read in comfort, in metres. */
  upTo: number;
  /** The positions of the distance at which it holds, such as "012". */
  distances: string;
  reads: boolean;
}

/** For each height of letters: where it reads and where it no longer does. */
export const signVerdicts: readonly Verdict[] = signCapitals.flatMap((capital) => {
  const upTo = readingDistance(capital);
  const where = (reads: boolean) =>
    signDistances.flatMap((distance, at) => (distance <= upTo === reads ? [at] : [])).join('');
  return [true, false]
    .map((reads) => ({ capital, upTo, distances: where(reads), reads }))
    .filter(({ distances }) => distances !== '');
});

export function sayVerdict({ capital, upTo, reads }: Verdict) {
  return reads
    ? text(
        `Lisible d’un coup d’œil : ${capital}\u00a0cm portent jusqu’à ${upTo}\u00a0m.`,
        `In één oogopslag leesbaar: ${capital}\u00a0cm draagt tot ${upTo}\u00a0m.`,
        `Read at a glance: ${capital}\u00a0cm carry up to ${upTo}\u00a0m.`,
      )
    : text(
        `Trop loin : ${capital}\u00a0cm s’arrêtent à ${upTo}\u00a0m. Grandissez la lettre.`,
        `Te ver: ${capital}\u00a0cm stopt bij ${upTo}\u00a0m. Neem een grotere letter.`,
        `Too far: ${capital}\u00a0cm stop at ${upTo}\u00a0m. Choose a taller letter.`,
      );
}
