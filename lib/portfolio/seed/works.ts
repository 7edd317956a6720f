import { designWorks } from './design';
import { letteringWorks } from './lettering';
import type { SeedWork } from './seed-work';
import { signWorks } from './signs';
import { textileWorks } from './textile';
import { wallWorks } from './walls';
import { wrappingWorks } from './wrapping';

const byGroup = [letteringWorks, wrappingWorks, signWorks, textileWorks, wallWorks, designWorks];
const longest = Math.max(...byGroup.map((works) => works.length));

/** Every invented work, one of each service group after the other, as a visitor who scrolls through all meets them. */
export const seedWorks: readonly SeedWork[] = Array.from({ length: longest }, (_, round) =>
  byGroup.flatMap((works) => works[round] ?? []),
).flat();
