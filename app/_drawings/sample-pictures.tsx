import { SamplePicture } from '@/components/illustrations/samples/sample-picture';
import { groupInk } from '@/components/illustrations/scene-parts';
import { seedDrawings } from '@/lib/portfolio/seed-drawings';

/** Every picture of the seed with its name and its ink, for scripts/lib/draw-samples.mjs. */
export const samplePictures = seedDrawings.map(({ id, drawing }) => ({
  id,
  ink: groupInk(drawing.ink),
  picture: <SamplePicture {...drawing} />,
}));
