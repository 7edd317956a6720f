import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WorkPicture } from '@/components/portfolio/work-picture';
import type { PortfolioImage } from '@/lib/portfolio/portfolio';

const image = {
  id: '5f0f5c8e-2c4e-4b0e-9c3d-1f2f3a4b5c6d',
  width: 1600,
  height: 1200,
  format: 'jpeg',
  blur: 'data:image/webp;base64,AAAA',
  alt: { fr: 'Une camionnette', nl: 'Een bestelwagen', en: 'A van' },
  focalX: 30,
  focalY: 60,
} as PortfolioImage;

test('the tiny copy fills the box of a cut picture once, where no sheet of the portfolio says so', () => {
  const html = renderToStaticMarkup(<WorkPicture image={image} locale="nl" sizes="50vw" isCut />);
  const style = /style="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(style).toContain('background-image:url(data:image/webp;base64,AAAA)');
  expect(style).toContain('background-size:cover');
  expect(style).toContain('object-fit:cover');
});
