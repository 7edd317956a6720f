import { mostSteps } from './cut-picture';
import { readPath, type Step } from './path-data';
import type { PictureLine, PictureShape } from './picture';

const operators = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;
const caps = { round: 1, square: 2 } as const;
const joins = { round: 1, bevel: 2 } as const;

const writeStep = ({ command, points }: Step) =>
  [...points.flat().map((value) => value.toFixed(2)), operators[command]].join(' ');

/** A colour as three shares. */
const sharesOf = (colour: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

const writeLine = ({ colour, width, cap, join }: PictureLine) =>
  `${sharesOf(colour)} RG ${width.toFixed(2)} w ${cap ? caps[cap] : 0} J ${join ? joins[join] : 0} j`;

const percentOf = (opacity = 1) => Math.round(opacity * 100);

function writeShape({ path, fill, evenOdd, line, opacity }: PictureShape): string {
  const steps = (readPath(path, mostSteps) ?? []).map(writeStep).join(' ');
  const paint = fill ? `${line ? 'B' : 'f'}${evenOdd ? '*' : ''}` : line ? 'S' : 'n';
  const looks = [fill && `${sharesOf(fill)} rg`, line && writeLine(line)].filter(Boolean).join(' ');
  return `/O${percentOf(opacity)} gs ${looks} ${steps} ${paint}`;
}

/** Shapes on a ground as a PDF of one page, in Latin-1. It has no table of where its objects are: its readers find them. */
export function pageOfShapes(
  { width, height, shapes }: { width: number; height: number; shapes: readonly PictureShape[] },
  background: string,
): string {
  const drawing = [
    `${sharesOf(background)} rg 0 0 ${width} ${height} re f`,
    // From the top, and points of SVG: a corner longer than four times the line is cut off.
    `1 0 0 -1 0 ${height} cm 4 M`,
    ...shapes.map(writeShape),
  ].join('\n');
  const states = [...new Set(shapes.map(({ opacity }) => percentOf(opacity)))].map(
    (percent) => `/O${percent}<</ca ${percent / 100}/CA ${percent / 100}>>`,
  );
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</ExtGState<<${states.join('')}>>>>>>`,
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
  ];
  const body = objects.map((content, at) => `${at + 1} 0 obj\n${content}\nendobj\n`).join('');
  return `%PDF-1.4\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`;
}
