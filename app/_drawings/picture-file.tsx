import { HomeDrawings, PictureFile } from '@/components/illustrations/picture-file';
import { ownPictureFile, pictureName } from '@/components/illustrations/picture-name';
import { workSamples } from '@/lib/portfolio/work-samples';
import { serviceGroups } from '@/lib/services/service-groups';

/** Every picture that the home page shows below its first screen, in one file. Drawn by scripts/lib/draw-pictures.mjs. */
export const pictureFile = (
  <PictureFile pictures={[...serviceGroups, ...workSamples]}>
    <HomeDrawings />
  </PictureFile>
);

/**
 * The sample that a service shows, each in a file of its own: parsing all of them is 11 ms of a fast processor, four times that on a phone,
 * in one task that nobody can interrupt.
 */
export const ownPictureFiles = Array.from(
  new Map(workSamples.map((sample) => [pictureName(sample), sample])),
  ([name, sample]) => ({ name: ownPictureFile(name), file: <PictureFile pictures={[sample]} /> }),
);
