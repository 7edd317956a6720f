import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ownPictureFiles, pictureFile } from '@/app/_drawings/picture-file';
import { pictureName } from '@/components/illustrations/picture-name';
import { workSamples } from '@/lib/portfolio/work-samples';
import { serviceGroups } from '@/lib/services/service-groups';

const svg = renderToStaticMarkup(pictureFile);
const idsIn = (drawn: string) => Array.from(drawn.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
const ids = idsIn(svg);

test('the file holds the picture of every group and sample, and the films that wait for their swatch', () => {
  const films = serviceGroups.slice(1).map(({ id }) => `film-${id}`);
  expect(ids).toEqual(expect.arrayContaining([...serviceGroups, ...workSamples].map(pictureName)));
  expect(ids).toEqual(expect.arrayContaining(films));
});

test('no two pictures share a name', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

test('the picture of every sample has a file of its own', () => {
  for (const sample of workSamples) {
    const name = pictureName(sample);
    const own = ownPictureFiles.filter((file) => file.name === `scene-${name}`);
    expect(own).toHaveLength(1);
    expect(idsIn(renderToStaticMarkup(own[0]?.file))).toEqual([name]);
  }
});

describe.each([
  { name: 'scenes', drawn: svg },
  ...ownPictureFiles.map(({ name, file }) => ({ name, drawn: renderToStaticMarkup(file) })),
])('$name', ({ drawn }) => {
  // Browsers differ in whether they follow a reference inside a picture that another document uses.
  test('no picture refers to another part of the file', () => {
    expect(drawn).not.toMatch(/url\(|href=/);
  });

  // Chromium otherwise styles and lays out 850 parts, 25 ms of a fast processor, for one picture of the file.
  test('nothing of the file is drawn where it stands', () => {
    expect(drawn).toMatch(/^<svg xmlns="[^"]*"><g systemLanguage="">.*<\/g><\/svg>$/s);
  });
});
