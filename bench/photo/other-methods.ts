import { geodesicDistance } from '@/lib/photo-film/evidence';
import { guessMarks } from '@/lib/photo-film/first-guess';
import type { Picture, Stroke } from '@/lib/photo-film/picture';
import { refineMask } from '@/lib/photo-film/refine';
import {
  cutPaint,
  likelihood,
  type Marks,
  noMarks,
  type Prepared,
  preparePicture,
  readStroke,
  tiesOf,
  weights,
} from '@/lib/photo-film/segmenter';

/** What the tool's way was compared with, on the same patches, with the same refinement of borders. */
export const methods = ['geodesic', 'random walker', 'graph cut without the first guess'] as const;

export type Method = (typeof methods)[number];

/** Nearer to a mark for paint than to one for anything else, or to the picture's edge. */
function byGeodesic({ regions, graph, frame }: Prepared, { fixed }: Marks): Uint8Array {
  const marked = (sign: number) => [...fixed.keys()].filter((k) => fixed[k] === sign);
  const near = geodesicDistance(graph, marked(1), regions.count);
  const far = geodesicDistance(graph, [...marked(-1), ...frame.filter((k) => fixed[k] !== 1)], regions.count);
  return Uint8Array.from(near, (distance, k) => (distance < (far[k] as number) ? 1 : 0));
}

/**
 * Where a walker who crosses borders the less willingly the more unlike they are comes to a mark for paint first (Grady, "Random
 * walks for image segmentation", 2006), with what colours say as a mark of little weight at each patch.
 */
function byRandomWalker(prepared: Prepared, marks: Marks): Uint8Array {
  const { regions, graph } = prepared;
  const prior = likelihood(prepared, marks);
  const ties = tiesOf(graph);
  const chance = Float32Array.from(prior, (p, k) =>
    marks.fixed[k] === 0 ? p : marks.fixed[k] === 1 ? 1 : 0,
  );
  const pull = 4;
  for (let round = 0; round < 150; round += 1)
    for (let k = 0; k < regions.count; k += 1) {
      if (marks.fixed[k] !== 0) continue;
      let sum = (prior[k] as number) * pull;
      let total = pull;
      for (let edge = graph.start[k] as number; edge < (graph.start[k + 1] as number); edge += 1) {
        const tie = ties[edge] as number;
        sum += tie * (chance[graph.to[edge] as number] as number);
        total += tie;
      }
      chance[k] = sum / total;
    }
  return Uint8Array.from(chance, (p) => (p > 0.5 ? 1 : 0));
}

/** Finds paint by one method: the picture is looked at once, the strokes anew each time. */
export function findBy(method: Method, picture: Picture): (strokes: readonly Stroke[]) => Uint8Array {
  const prepared = preparePicture(picture);
  const guess = guessMarks(prepared);
  return (strokes) => {
    const marks = noMarks(prepared);
    for (const stroke of strokes) readStroke(prepared, marks, stroke);
    if (method === 'random walker')
      for (const side of ['paint', 'other'] as const)
        for (let k = 0; k < guess[side].length; k += 1)
          marks[side][k] =
            (marks[side][k] as number) + (guess[side][k] as number) * (strokes.length === 0 ? 1 : 0.5);
    const inside =
      method === 'geodesic'
        ? byGeodesic(prepared, marks)
        : method === 'random walker'
          ? byRandomWalker(prepared, marks)
          : cutPaint(prepared, marks, weights);
    return refineMask(picture, prepared, inside);
  };
}
