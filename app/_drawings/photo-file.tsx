import { GoodPhoto } from '@/components/illustrations/good-photo';

/** The drawing beside the quote form, a file of its own. Drawn by scripts/lib/draw-pictures.mjs. */
export const photoFile = <GoodPhoto />;
