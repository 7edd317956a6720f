import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pictureFile } from '@/app/_drawings/picture-file';
import { pictureName } from '@/components/illustrations/picture-name';
import { workSamples } from '@/lib/portfolio/work-samples';
import { serviceGroups } from '@/lib/services/service-groups';

const svg = renderToStaticMarkup(pictureFile);
const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);

test('the file holds the picture of every group and sample, and the films that wait for their swatch', () => {
  const films = serviceGroups.slice(1).map(({ id }) => `film-${id}`);
  expect(ids).toEqual(expect.arrayContaining([...serviceGroups, ...workSamples].map(pictureName)));
  expect(ids).toEqual(expect.arrayContaining(films));
});

test('no two pictures share a name', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

// Browsers differ in whether they follow a reference inside a picture that another document uses.
test('no picture refers to another part of the file', () => {
  expect(svg).not.toMatch(/url\(|href=/);
});

// Chromium otherwise styles and lays out 850 parts, 25 ms of a fast processor, for one picture of the file.
test('nothing of the file is drawn where it stands', () => {
  expect(svg).toMatch(/^<svg xmlns="[^"]*"><g systemLanguage="">.*<\/g><\/svg>$/s);
});
