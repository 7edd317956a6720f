import type { FilmToLay } from './lay-film';
import { changeStrokes, openPhoto, tryFilm } from './photo-session';
import type { Picture, Stroke } from './picture';

const width = 480;
const height = 320;
/** How often each kind of stroke is laid: after that an engine runs all of it compiled. */
const rounds = 4;

/** A red box before a grey wall, lit from above, with grain. */
function madeUpPicture(): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isBox = x > 90 && x < 390 && y > 100 && y < 250;
      const light = 1.2 - y / height;
      const grain = ((x * 374_761_393 + y * 668_265_263) >>> 5) % 9;
      const at = (y * width + x) * 4;
      data[at] = (isBox ? 170 : 120) * light + grain;
      data[at + 1] = (isBox ? 40 : 124) * light + grain;
      data[at + 2] = (isBox ? 36 : 130) * light + grain;
    }
  return { width, height, data };
}

const across = (mark: Stroke['mark'], y: number): Stroke => ({
  mark,
  points: [110, y, 240, y + 6, 370, y],
  radius: 6,
});
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
    for (const [at, stroke] of [
      across('paint', 170),
      across('not-paint', 40),
      across('paint', 220),
    ].entries()) {
      changeStrokes(session, at, [stroke]);
      yield;
      tryFilm(session, films[round % films.length] as FilmToLay);
      yield;
    }
}
