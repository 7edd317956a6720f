import type { Sample } from './sample';

export interface Client {
  id: string;
  /** A proper name, the same in every language. */
  name: string;
}

export const clients: readonly (Client & Sample)[] = [
  { sample: true, id: 'zevende-kruimel', name: 'Bakkerij De Zevende Kruimel' },
  { sample: true, id: 'herisson-presse', name: 'Garage du Hérisson Pressé' },
  { sample: true, id: 'lune-carree', name: 'Chocolaterie Lune Carrée' },
  { sample: true, id: 'nooit-nat', name: 'Loodgieterij Nooit Nat' },
  { sample: true, id: 'point-virgule', name: 'Étude Point-Virgule' },
  { sample: true, id: 'timid-cactus', name: 'Timid Cactus Offices' },
  { sample: true, id: 'scheve-schuimkraag', name: 'Brouwerij De Scheve Schuimkraag' },
  { sample: true, id: 'trois-roues-et-demie', name: 'Vélos Trois Roues et Demie' },
];
