import type { FilmToLay } from './lay-film';
import { changeStrokes, openPhoto, tryFilm } from './photo-session';
import type { Picture, Stroke } from './picture';

// Long enough to be looked at in half its size, as photos are: other ways are gone at its edges.
const width = 1280;
const height = 240;
/** How often each kind of stroke is laid: after that an engine runs all of it compiled. */
const rounds = 4;

/** A red cross before a grey wall, lit from above, with grain: its paint runs out of the picture on all sides, as on many photos. */
function madeUpPicture(): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isCross = (x > 520 && x < 760) || (y > 80 && y < 180);
      const light = 1.2 - y / height;
      const grain = ((x * 374_761_393 + y * 668_265_263) >>> 5) % 9;
      const at = (y * width + x) * 4;
      data[at] = (isCross ? 170 : 120) * light + grain;
      data[at + 1] = (isCross ? 40 : 124) * light + grain;
      data[at + 2] = (isCross ? 36 : 130) * light + grain;
    }
  return { width, height, data };
}

const strokes: readonly Stroke[] = [
  { mark: 'paint', points: [0.5, 130, width / 2, 136, width - 1, 130], radius: 6 },
  { mark: 'not-paint', points: [40, 30, 240.5, 36, 480, 30], radius: 6 },
  { mark: 'paint', points: [width / 2, 0.5, width / 2, height - 1], radius: 6 },
];
const films: readonly FilmToLay[] = [
  { finish: 'gloss', colours: ['#ffd21f'] },
  { finish: 'metallic', colours: ['#3d5a80'] },
];

/**
 * What an engine runs for the first time it reads and compiles first, which makes the first strokes of a visit twice as slow as
 * all that follow. Here they are laid on a made-up picture, a piece at a time: between two of them a real question is answered.
 */
export function* warmUp(): Generator<void, void> {
  const session = openPhoto(madeUpPicture());
  yield;
  for (let round = 0; round < rounds; round += 1)
    for (const [at, stroke] of strokes.entries()) {
      changeStrokes(session, at, [stroke]);
      yield;
      tryFilm(session, films[round % films.length] as FilmToLay);
      yield;
    }
}
