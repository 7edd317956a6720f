import { FILM_SECONDS, WrapFilm } from '@/components/illustrations/samples/wrap-film';
import { groupInk } from '@/components/illustrations/scene-parts';
import { seedVideoId } from '@/lib/portfolio/seed/seed-ids';
import { seedWorks } from '@/lib/portfolio/seed/works';

function findFilmed() {
  for (const work of seedWorks) {
    const { drawing } = work.pictures[0];
    if (work.video && drawing.of === 'van') return { work, drawing };
  }
  throw new Error('No work of the seed has a video of a van.');
}

const { work, drawing } = findFilmed();

/** The one film of the seed, for scripts/draw-video.mjs. */
export const sampleFilm = {
  id: seedVideoId(work),
  ink: groupInk(drawing.ink),
  seconds: FILM_SECONDS,
  /** @param at seconds from its start */
  frame: (at: number) => (
    <svg viewBox="0 84 640 360" fontFamily="var(--font-display)" fontWeight={800}>
      <WrapFilm {...drawing} at={at} />
    </svg>
  ),
};
