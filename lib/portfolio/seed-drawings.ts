import type { SampleDrawing } from './sample-drawing';
import { seedPictureId } from './seed/seed-ids';
import { seedWorks } from './seed/works';

/** How each picture of the seed is drawn, by its id. */
export const seedDrawings: readonly { id: string; drawing: SampleDrawing }[] = seedWorks.flatMap((work) =>
  work.pictures.map(({ drawing }, index) => ({ id: seedPictureId(work, index), drawing })),
);
