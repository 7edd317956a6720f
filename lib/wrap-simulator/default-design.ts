import { newLine, type WrapDesign } from './wrap-design';

/** What the page shows before anybody has chosen. */
export const defaultDesign: WrapDesign = {
  version: 2,
  vehicle: 'panel-van-short',
  paint: 'white',
  coverage: 'two-tone',
  film: 'satin-green',
  second: 'gloss-ivory',
  split: 48,
  panels: {},
  tints: { rearSide: 'none', rear: 'none' },
  protection: 'none',
  protectionFinish: 'gloss',
  lines: [{ ...newLine, text: 'Boulangerie Lin', family: 'oswald', height: 140, colour: 'white' }],
  logos: [],
};
