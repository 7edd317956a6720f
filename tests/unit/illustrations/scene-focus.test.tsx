import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SceneView } from '@/components/illustrations/scene-view';

/** Width by height of the box beside the words of a page's head, at 1280 px. */
const head = 1.11;

test('the head of the shirt designer shows all colours of cloth and the ring round the chosen one', () => {
  const svg = renderToStaticMarkup(<SceneView id="shirt-designer" />);
  const [, align = ''] = /preserveAspectRatio="(x\w{3})Y\w{3} slice"/.exec(svg) ?? [];
  const width = 480 * head;
  const left = { xMin: 0, xMid: (640 - width) / 2, xMax: 640 - width }[align] ?? Number.NaN;
  const ring = / cx="(\d+)" cy="\d+" r="(\d+)" fill="none"/.exec(svg);
  const [x, radius] = [Number(ring?.[1]), Number(ring?.[2])];
  expect(x - radius).toBeGreaterThan(left);
  expect(x + radius).toBeLessThan(left + width);
});
