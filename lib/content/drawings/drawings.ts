import { designDrawings } from './design';
import { letteringDrawings } from './lettering';
import { signsDrawings } from './signs';
import type { LineDrawing } from './strokes';
import { textileDrawings } from './textile';
import { wallsDrawings } from './walls';
import { wrappingDrawings } from './wrapping';

const drawings = {
  ...letteringDrawings,
  ...wrappingDrawings,
  ...signsDrawings,
  ...textileDrawings,
  ...wallsDrawings,
  ...designDrawings,
};

export type DrawingId = keyof typeof drawings;

/** The small drawings beside rows and paragraphs, in the ink of whatever page shows them. */
export const lineDrawings: Record<DrawingId, LineDrawing> = drawings;
