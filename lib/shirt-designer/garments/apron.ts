import { box } from '@/lib/drawing/outlines';
import { dyes } from '../fabric-colours';
import { both, crease, creases, faded, part } from './draw-garment';
import type { Garment, GarmentView } from './garment';

const outline =
  'M-125 0L125 0C136 110 190 210 330 262L346 264L346 838C346 850 338 856 328 856L-328 856C-338 856 -346 850 -346 838L-346 264L-330 262C-190 210 -136 110 -125 0Z';
const pocket = 'M-150 430L150 430L150 636C150 652 142 660 128 660L-128 660C-142 660 -150 652 -150 636Z';

const front: GarmentView = {
  width: 780,
  height: 860,
  outline,
  behind: [
    part(
      'inside',
      'M-118 6C-138 -120 -92 -206 0 -210C92 -206 138 -120 118 6L96 6C112 -108 76 -182 0 -186C-76 -182 -112 -108 -96 6Z',
    ),
    part('lining', both('M330 262C380 300 400 400 372 520L356 514C378 410 362 320 320 284Z')),
  ],
  parts: [
    faded('soft', 'right', 'M190 190C230 222 280 246 346 264L346 856L130 856C176 640 182 430 190 190Z'),
    faded('light', 'left', 'M-280 244L-346 264L-346 856L-236 856C-252 640 -246 430 -230 216Z'),
    faded('soft', 'bottom', 'M-346 740L346 740L346 856L-346 856Z'),
    ...crease(206, 856, 226, 470, 14, 32),
    ...crease(-240, 856, -256, 520, -12, 30),
    ...crease(-60, 856, -34, 690, 10, 24),
    ...crease(90, 856, 74, 716, -8, 20),
    ...creases(300, 268, 104, 338, 14, 20),
    ...creases(110, 22, 64, 120, -8, 14),
    part(
      'stitch',
      'M-115 12L115 12M-120 28L120 28',
      both('M113 4C126 118 182 222 332 276'),
      both('M334 280L334 844'),
      'M-336 842L336 842',
    ),
    faded(
      'deep',
      'bottom-right',
      'M-144 438L156 438L156 642C156 660 146 668 132 668L-120 668L-120 660L128 660C142 660 150 652 150 636L150 438Z',
    ),
    part('cloth', pocket),
    faded('soft', 'right', 'M30 430L150 430L150 636C150 652 142 660 128 660L30 660Z'),
    part('seam', pocket, 'M-30 430L-30 660'),
    part(
      'stitch',
      'M-150 446L150 446',
      'M-143 450L-143 634C-143 646 -138 653 -127 653L127 653C138 653 143 646 143 634L143 450',
    ),
    part({ fixed: '#8d897f' }, both(box(106, 4, 118, 16, 6))),
  ],
  over: [],
};

/** A bib apron of woven cloth: its lower edge hangs, its pouch is in two parts. */
export const apron: Garment = {
  id: 'apron',
  name: { fr: 'Tablier à bavette', nl: 'Schort met borststuk', en: 'Bib apron' },
  sleeves: false,
  fabrics: dyes.filter((id) => id !== 'heather'),
  cotton: 35,
  weight: 195,
  drawn: 'one',
  sizes: { one: { width: 700, length: 860 } },
  sides: { front: { x: 0, y: 62, from: 'edge', area: { one: { width: 220, height: 240 } } } },
  views: { front },
};
