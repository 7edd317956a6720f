import { useEffect, useRef, useState } from 'react';
import { type ComposedShirt, composeShirt, lettersFor } from '@/lib/shirt-designer/compose';
import { countStitches, isSewn } from '@/lib/shirt-designer/count-stitches';
import type { Sewn } from '@/lib/shirt-designer/estimate';
import type { ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import type { ShirtPictures } from '@/lib/shirt-designer/shown-pictures';
import { picturesFor } from './picture-thread';
import { countInThread } from './stitch-thread';

/** After so many milliseconds letters that did not come are fetched again. */
const retryAfter = 4000;

/** Stitches are counted when hands have rested for so many milliseconds. */
const handsRest = 400;

/** What stitches follow from: garments, people and quantities change none. */
const sewnFrom = ({ sides }: ShirtDesign, pictures: ShirtPictures) =>
  JSON.stringify([sides, [...pictures].map(([id, { picture }]) => [id, picture.kind])]);

/**
 * The design with all that follows from it, as soon as its letters have come. `isAway` while letters cannot be fetched: what was
 * drawn before stays.
 */
export function useComposed(design: ShirtDesign): { composed: ComposedShirt | null; isAway: boolean } {
  const [composed, setComposed] = useState<ComposedShirt | null>(null);
  const [failures, setFailures] = useState(0);
  const counted = useRef<{ from: string; sewn: Sewn }>({ from: '', sewn: {} });
  useEffect(() => {
    const gone = new AbortController();
    let timer = 0;
    const work = async () => {
      let looked: ShirtPictures | null = null;
      let show = () => {};
      const seen = (pictures: ShirtPictures) => {
        looked = pictures;
        show();
      };
      const [letters, fetched] = await Promise.all([lettersFor(design), picturesFor(design, seen)]);
      if (gone.signal.aborted) return;
      setFailures(0);
      const from = sewnFrom(design, fetched);
      const needsCount = isSewn(design, letters, fetched);
      show = () => {
        if (gone.signal.aborted) return;
        const { sewn } = counted.current;
        const known = counted.current.from === from ? sewn : { before: sewn };
        setComposed(composeShirt(design, letters, needsCount ? known : {}, looked ?? fetched));
      };
      show();
      if (!needsCount || counted.current.from === from) return;
      timer = window.setTimeout(async () => {
        const sewn = await countStitches(design, letters, fetched, (shapes) =>
          countInThread(shapes, gone.signal),
        );
        if (gone.signal.aborted) return;
        counted.current = { from, sewn };
        show();
      }, handsRest);
    };
    work().catch(() => {
      const again = () => setFailures((before) => before + 1);
      timer = window.setTimeout(again, failures === 0 ? 0 : retryAfter);
    });
    return () => {
      gone.abort();
      window.clearTimeout(timer);
    };
  }, [design, failures]);
  return { composed, isAway: failures > 0 };
}
