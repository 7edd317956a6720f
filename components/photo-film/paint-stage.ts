import type { Picture, Stroke } from '@/lib/photo-film/picture';
import type { ViewBox } from './view-box';

/** Everything that is seen on the canvas. */
export interface StageContent {
  before: HTMLCanvasElement;
  after: HTMLCanvasElement;
  view: ViewBox;
  /** 0: all as it was; 1: all with the film. */
  split: number;
  strokes: readonly Stroke[];
  /** The stroke under the finger. */
  current: Stroke | null;
  cross: { x: number; y: number } | null;
}

const inks = { paint: '#2fbf5b', 'not-paint': '#e2471d', erase: '#ffffff' } as const;

export function canvasOf(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  pixels?: Uint8ClampedArray<ArrayBuffer>,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  if (pixels) canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}

function drawStroke(
  context: CanvasRenderingContext2D,
  { mark, points, radius }: Stroke,
  opacity: number,
): void {
  context.globalAlpha = opacity;
  context.strokeStyle = inks[mark];
  context.lineWidth = radius * 2;
  context.lineCap = context.lineJoin = 'round';
  context.beginPath();
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x = 0, y = 0] = points.slice(i, i + 2);
    if (i === 0) context.moveTo(x, y);
    context.lineTo(x, y);
  }
  context.stroke();
  context.globalAlpha = 1;
}

export function paintStage(canvas: HTMLCanvasElement, content: StageContent): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const { before, after, view, split, strokes, current, cross } = content;
  const { zoom } = view;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.imageSmoothingEnabled = zoom < 3;
  context.setTransform(zoom, 0, 0, zoom, width / 2 - view.x * zoom, height / 2 - view.y * zoom);
  context.drawImage(before, 0, 0);
  // Of what is seen, so that the line stands where the slider does.
  const edge = (split * width - width / 2) / zoom + view.x;
  if (split > 0) {
    context.save();
    context.beginPath();
    context.rect(-1, -1, edge + 1, height + 2);
    context.clip();
    context.drawImage(after, 0, 0);
    context.restore();
  }
  if (split > 0 && split < 1) {
    context.fillStyle = '#fff';
    context.fillRect(edge - 2 / zoom, 0, 4 / zoom, height);
  }
  for (const stroke of strokes) drawStroke(context, stroke, 0.4);
  if (current) drawStroke(context, current, 0.65);
  if (cross) {
    for (const [ink, thick] of [
      ['#fff', 7],
      ['#16130f', 3],
    ] as const) {
      const arm = 26 / zoom;
      context.strokeStyle = ink;
      context.lineWidth = thick / zoom;
      context.beginPath();
      context.moveTo(cross.x - arm, cross.y);
      context.lineTo(cross.x + arm, cross.y);
      context.moveTo(cross.x, cross.y - arm);
      context.lineTo(cross.x, cross.y + arm);
      context.stroke();
    }
  }
}
