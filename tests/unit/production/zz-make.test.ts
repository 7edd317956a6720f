import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { test } from 'vitest';
import { loadFamilies, loadLetters } from '@/lib/drawing/letters';
import { plotSvg } from '@/lib/drawing/plot-sheet';
import { reduceSvg } from '@/lib/drawing/reduce-svg';
import { plotPdf } from '@/lib/pdf/plot-pdf';
import { bitmapPdf } from '@/lib/production/server/print-bitmap';
import { shirtProductionFiles } from '@/lib/shirt-designer/server/production-files';
import { familiesOf } from '@/lib/shirt-designer/shapes-of';
import { newLayer, newPicture, newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { newLine } from '@/lib/wrap-simulator/wrap-design';
import { wrapPlot } from '@/lib/wrap-simulator/wrap-plot';

const out = process.env.OUT ?? '/tmp/out';
const save = (name: string, content: string | Uint8Array) => writeFileSync(`${out}/${name}`, content);
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path fill="#c00" d="M10 50a40 40 0 1 0 80 0a40 40 0 1 0 -80 0zM30 50a20 20 0 1 1 40 0a20 20 0 1 1 -40 0z"/><circle cx="95" cy="50" r="30" fill="#c00"/><rect x="120" y="20" width="60" height="60" fill="#06c"/><rect x="135" y="35" width="30" height="30" fill="#fff"/><path d="M120 90 L190 90 L150 70" fill="none" stroke="#06c" stroke-width="8" stroke-linejoin="round"/></svg>`;

const at = new Date('2026-11-22T10:00:00Z');
const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;

test('wrap', async () => {
  mkdirSync(out, { recursive: true });
  const reduced = reduceSvg(logo);
  if (reduced.status !== 'ok') throw new Error(reduced.status);
  const pictures = new Map<string, never>([
    [ids[0], { id: ids[0], kind: 'vector', ...reduced } as never],
    [ids[1], { id: ids[1], kind: 'bitmap', width: 800, height: 400 } as never],
  ]);
  const design = {
    ...defaultDesign,
    lines: [
      { ...newLine, text: 'Pâtisserie Lefèvre', family: 'lobster' as const, height: 140 },
      { ...newLine, text: 'Dépannage & Œuvres « Été » 24/7', family: 'fredoka' as const, height: 60 },
      { ...newLine, text: 'AVATAR 0470 12 34 56', family: 'stencil' as const, height: 20 },
    ],
    logos: [
      { picture: ids[0], side: 'left' as const, bothSides: true, width: 700, x: 2500, y: 800 },
      { picture: ids[1], side: 'left' as const, bothSides: false, width: 500, x: 3500, y: 1100 },
    ],
  };
  const composed = composeWrap(vehicleOf(design), design, await lettersFor(design), pictures);
  for (const side of ['left', 'right'] as const) {
    const sheet = wrapPlot(composed, side, { title: 'Pâtisserie & Co', note: await loadLetters('barlow-condensed'), locale: 'fr' });
    save(`wrap-${side}.svg`, plotSvg(sheet));
    save(`wrap-${side}.pdf`, await plotPdf([sheet], { title: sheet.title, language: 'fr', createdAt: at }));
  }
  const jpg = await sharp({ create: { width: 800, height: 400, channels: 4, background: '#d3221b80' } }).png().toBuffer();
  const made = await bitmapPdf({ bytes: jpg, pixels: { width: 800, height: 400 }, width: 500, height: 250 }, { title: 'x', language: 'fr', createdAt: at });
  if (made) save('wrap-logo.pdf', made);
});

test('shirt', async () => {
  const reduced = reduceSvg(logo);
  if (reduced.status !== 'ok') throw new Error(reduced.status);
  const pictures = new Map([
    [ids[0], { picture: { id: ids[0], kind: 'vector', ...reduced }, look: null }],
    [ids[1], { picture: { id: ids[1], kind: 'bitmap', width: 800, height: 400 }, look: null }],
  ]) as never;
  const png = new Uint8Array(await sharp({ create: { width: 800, height: 400, channels: 4, background: '#20903080' } }).png().toBuffer());
  const layers = (bitmap: boolean) => [
    { ...newLayer('s'), kind: 'shape' as const, shape: 'circle' as const, width: 120, height: 60, colour: '#1f4bd8', y: 50 },
    { ...newText('a', 'Équipe Lefèvre & Fils', { family: 'lobster', size: 14, colour: '#ffffff' }), y: 50 },
    { ...newText('b', 'Sint-Pieters-Woluwe', { family: 'oswald', size: 14, colour: '#ffd21f', curve: 'arc', bend: 60 }), y: 110 },
    { ...newText('c', 'Œuvre tiny 1234', { family: 'bricolage', weight: 'normal', size: 5, colour: '#ffd21f' }), y: 150 },
    { ...newPicture('d', { id: ids[0], kind: 'vector', ...reduced } as never, { width: 100 }), y: 200 } as never,
    ...(bitmap ? [{ ...newPicture('e', { id: ids[1], kind: 'bitmap', width: 800, height: 400 } as never, { width: 100 }), y: 280, angle: 20, opacity: 60 } as never] : []),
  ];
  for (const technique of ['embroidery', 'screen', 'dtf', 'flex', 'dtg'] as const) {
    const design: ShirtDesign = {
      version: 3, garment: 'tee', fabric: 'navy',
      sides: { front: { technique, layers: layers(technique === 'dtf' || technique === 'dtg') as never } },
      quantities: { m: 10 }, people: [],
    };
    const files = shirtProductionFiles(design, await loadFamilies(familiesOf(design)), 'fr', pictures, async () => png);
    for (const file of files) {
      const content = await file.make({ locale: 'fr', title: 'Équipe Lefèvre & Fils', savedAt: at });
      if (content === null) { console.log(technique, file.name, 'null'); continue; }
      save(`${technique}-${file.name}`, content as never);
    }
  }
}, 120_000);
