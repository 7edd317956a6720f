import { expect, test } from 'vitest';
import { changeStrokes, openPhoto, paintShare, tryFilm } from '@/lib/photo-film/photo-session';
import type { Stroke } from '@/lib/photo-film/picture';
import { films } from '@/lib/wrap-simulator/films';
import { isBody, isPane, overlapOf, size, syntheticPhoto } from './synthetic-photo';

const onPaint: Stroke = { mark: 'paint', points: [70, 160, 250, 160], radius: 6 };
const onPane: Stroke = { mark: 'not-paint', points: [110, 112, 190, 112], radius: 6 };
/** Where paint is, with the wrong mark. */
const slip: Stroke = { mark: 'not-paint', points: [70, 140, 250, 140], radius: 6 };
const onGround: Stroke = { mark: 'not-paint', points: [20, 215, 300, 215], radius: 6 };

test('two or three strokes find the paint of a picture, and leave pane and ground', () => {
  const session = openPhoto(syntheticPhoto());
  changeStrokes(session, 0, [onPaint, onPane, onGround]);
  expect(overlapOf(session.mask)).toBeGreaterThan(0.95);
});

test('a first guess finds most of the paint before anything is marked', () => {
  expect(overlapOf(openPhoto(syntheticPhoto()).mask)).toBeGreaterThan(0.6);
});

test('what is marked is what it was marked as', () => {
  const session = openPhoto(syntheticPhoto());
  changeStrokes(session, 0, [{ mark: 'not-paint', points: [70, 160, 250, 160], radius: 8 }]);
  expect(session.mask[160 * size.width + 160]).toBe(0);
  changeStrokes(session, 0, [{ mark: 'paint', points: [110, 112, 190, 112], radius: 8 }]);
  expect(session.mask[112 * size.width + 150]).toBe(255);
});

test('a stroke that is taken back leaves no trace, whether by undoing it or by the eraser', () => {
  const session = openPhoto(syntheticPhoto());
  changeStrokes(session, 0, [onPaint, onGround]);
  const before = session.mask.slice();
  changeStrokes(session, 2, [slip]);
  expect(session.mask).not.toEqual(before);
  changeStrokes(session, 2, []);
  expect(session.mask).toEqual(before);
  changeStrokes(session, 2, [slip, { ...slip, mark: 'erase' }]);
  expect(session.mask).toEqual(before);
});

test('strokes one by one find what they find together', () => {
  const one = openPhoto(syntheticPhoto());
  const other = openPhoto(syntheticPhoto());
  changeStrokes(one, 0, [onPaint, onPane, onGround]);
  for (const [i, stroke] of [onPaint, onPane, onGround].entries()) changeStrokes(other, i, [stroke]);
  expect(other.mask).toEqual(one.mask);
});

test('every film changes the paint, and outside it no byte', () => {
  const photo = syntheticPhoto();
  const session = openPhoto(photo);
  changeStrokes(session, 0, [onPaint, onPane, onGround]);
  expect(films.length).toBeGreaterThan(60);
  for (const film of films) {
    const shown = tryFilm(session, film);
    let [changed, touched] = [0, 0];
    for (let i = 0; i < shown.length; i += 4) {
      const isSame =
        shown[i] === photo.data[i] &&
        shown[i + 1] === photo.data[i + 1] &&
        shown[i + 2] === photo.data[i + 2];
      if (session.mask[i / 4] === 0 && !isSame) touched += 1;
      if (session.mask[i / 4] === 255 && !isSame) changed += 1;
    }
    expect(touched, film.id).toBe(0);
    expect(changed, film.id).toBeGreaterThan(session.mask.filter((value) => value === 255).length * 0.9);
  }
});

test('all is marked as something else: the picture stays as it is', () => {
  const photo = syntheticPhoto();
  const session = openPhoto(photo);
  changeStrokes(session, 0, [{ mark: 'not-paint', points: [0, 120, 320, 120], radius: 200 }]);
  const [film] = films;
  if (!film) throw new Error('There is no film');
  expect(paintShare(session)).toBe(0);
  expect(tryFilm(session, film)).toEqual(photo.data);
});

test('a stroke beside the picture marks nothing and breaks nothing', () => {
  const session = openPhoto(syntheticPhoto());
  const before = session.mask.slice();
  changeStrokes(session, 0, [{ mark: 'paint', points: [-400, -400, -300, -350], radius: 5 }]);
  expect(session.mask.length).toBe(before.length);
});

test('light stays where it was: what was lighter on the paint is lighter on the film', () => {
  const session = openPhoto(syntheticPhoto());
  changeStrokes(session, 0, [onPaint, onPane, onGround]);
  const rowMean = (pixels: Uint8ClampedArray, y: number) => {
    let sum = 0;
    let count = 0;
    for (let x = 70; x < 250; x += 1)
      if (isBody(x, y) && !isPane(x, y)) {
        const at = (y * size.width + x) * 4;
        sum += (pixels[at] ?? 0) * 0.3 + (pixels[at + 1] ?? 0) * 0.6 + (pixels[at + 2] ?? 0) * 0.1;
        count += 1;
      }
    return sum / count;
  };
  for (const id of [
    'gloss-sun',
    'gloss-night',
    'satin-green',
    'matt-white',
    'metallic-copper',
    'brushed-steel',
  ]) {
    const film = films.find((one) => one.id === id);
    if (!film) throw new Error(id);
    const shown = tryFilm(session, film);
    const [top, middle, low] = [88, 140, 182].map((y) => rowMean(shown, y));
    expect(top, id).toBeGreaterThan(middle ?? 0);
    expect(middle, id).toBeGreaterThan(low ?? 0);
  }
});
