import { PictureFile } from '@/components/illustrations/picture-file';
import { workSamples } from '@/lib/portfolio/work-samples';
import { serviceGroups } from '@/lib/services/service-groups';

/** Every picture that a page shows below its first screen. Drawn by scripts/lib/draw-pictures.mjs. */
export const pictureFile = <PictureFile pictures={[...serviceGroups, ...workSamples]} />;
