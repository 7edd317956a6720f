import { parentPort } from 'node:worker_threads';
import { extractImages, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

// A thread that reads one PDF somebody sent and ends. Its file may be made to be read for ever: whoever starts it ends it.

/** What a page may do at most; far more than any logo does. */
const mostSteps = 100_000;
const mostPixels = 40_000_000;

/** @typedef {import('../reduce-pdf.ts').PdfStep} PdfStep */

const { OPS } = await getResolvedPDFJS();

/** @type {Record<number, import('../reduce-pdf.ts').PdfPaint>} */
const paints = {
  [OPS.fill]: 'fill',
  [OPS.eoFill]: 'fill-evenodd',
  [OPS.stroke]: 'stroke',
  [OPS.closeStroke]: 'stroke',
  [OPS.fillStroke]: 'both',
  [OPS.closeFillStroke]: 'both',
  [OPS.eoFillStroke]: 'both-evenodd',
  [OPS.closeEOFillStroke]: 'both-evenodd',
  [OPS.endPath]: 'none',
};

const imageOps = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
]);
const textOps = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
]);

/** @param {unknown} value */
const colourOf = (value) =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : null;

/**
 * One colour for a gradient: that of its middle stop.
 *
 * @param {any} page
 * @param {string} id
 */
function middleOf(page, id) {
  const store = [page.objs, page.commonObjs].find((objects) => objects.has(id));
  const [kind, , , stops] = store?.get(id) ?? [];
  if (kind !== 'RadialAxial' || !Array.isArray(stops)) return null;
  return colourOf(stops[Math.floor((stops.length - 1) / 2)]?.[1]);
}

/** @type {Record<string, 'fillOpacity' | 'strokeOpacity' | 'lineWidth' | 'lineCap' | 'lineJoin'>} */
const numbersOfState = {
  ca: 'fillOpacity',
  CA: 'strokeOpacity',
  LW: 'lineWidth',
  LC: 'lineCap',
  LJ: 'lineJoin',
};

/**
 * @param {Iterable<unknown>} values
 * @returns {import('../path-data.ts').Matrix}
 */
function matrixOf(values) {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(values, Number);
  return [a, b, c, d, e, f];
}

/**
 * @param {[string, any][]} entries of a graphics state
 * @returns {PdfStep[]}
 */
function stateSteps(entries) {
  return entries.flatMap(([key, value]) => {
    const name = numbersOfState[key];
    /** @type {PdfStep[]} */
    const steps = name ? [[name, Number(value)]] : [];
    const isEffect = key === 'SMask' ? Boolean(value) : key === 'BM' && value !== 'source-over';
    return isEffect ? [['lost', 'effects']] : steps;
  });
}

/**
 * @param {any} page
 * @param {'fill' | 'stroke'} target
 * @param {any[]} pattern
 * @returns {PdfStep[]}
 */
function patternSteps(page, target, [kind, id]) {
  const colour = kind === 'Shading' ? middleOf(page, id) : null;
  return [
    [target, colour],
    ['lost', colour ? 'gradients' : 'effects'],
  ];
}

/**
 * @param {any[]} form its matrix, and what cuts it
 * @returns {PdfStep[]}
 */
function formSteps([matrix, box]) {
  /** @type {PdfStep[]} */
  const steps = [['save']];
  if (matrix) steps.push(['transform', matrixOf(matrix)]);
  if (box) {
    const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(box, Number);
    const outline = [0, left, bottom, 1, right, bottom, 1, right, top, 1, left, top, 4];
    steps.push(['clip', 'nonzero'], ['path', 'none', outline]);
  }
  return steps;
}

/**
 * What one operation is, in the words of `reducePdf`.
 *
 * @param {any} page
 * @param {number} op
 * @param {any} args
 * @returns {PdfStep[]}
 */
function stepsOf(page, op, args) {
  if (imageOps.has(op)) return [['lost', 'images']];
  if (textOps.has(op)) return [['lost', 'text']];
  switch (op) {
    case OPS.save:
      return [['save']];
    case OPS.restore:
    case OPS.paintFormXObjectEnd:
      return [['restore']];
    case OPS.paintFormXObjectBegin:
      return formSteps(args);
    case OPS.transform:
      return [['transform', matrixOf(args)]];
    case OPS.setLineWidth:
      return [['lineWidth', Number(args[0])]];
    case OPS.setLineCap:
      return [['lineCap', Number(args[0])]];
    case OPS.setLineJoin:
      return [['lineJoin', Number(args[0])]];
    case OPS.setGState:
      return stateSteps(args[0]);
    case OPS.setFillRGBColor:
      return [['fill', colourOf(args[0])]];
    case OPS.setStrokeRGBColor:
      return [['stroke', colourOf(args[0])]];
    case OPS.setFillTransparent:
      return [['fill', null]];
    case OPS.setStrokeTransparent:
      return [['stroke', null]];
    case OPS.setFillColorN:
      return patternSteps(page, 'fill', args);
    case OPS.setStrokeColorN:
      return patternSteps(page, 'stroke', args);
    case OPS.clip:
      return [['clip', 'nonzero']];
    case OPS.eoClip:
      return [['clip', 'evenodd']];
    case OPS.constructPath:
      return [['path', paints[args[0]] ?? 'none', Array.from(args[1]?.[0] ?? [], Number)]];
    case OPS.shadingFill: {
      const colour = middleOf(page, args[0]);
      return [colour ? ['shade', colour] : ['lost', 'effects']];
    }
    default:
      return [];
  }
}

/**
 * Steps with those hidden that stand in a layer that is not shown, or make a mask.
 *
 * @param {any} page
 * @param {any} layers
 * @param {{ fnArray: number[], argsArray: any[] }} list
 */
function readSteps(page, layers, { fnArray, argsArray }) {
  /** @type {PdfStep[]} */
  const steps = [];
  /** @type {boolean[]} */
  const marks = [];
  /** @type {boolean[]} */
  const groups = [];
  /** @param {boolean[]} stack @param {boolean} isHidden */
  const open = (stack, isHidden) => {
    stack.push(isHidden);
    if (isHidden) steps.push(['hide']);
  };
  /** @param {boolean[]} stack */
  const close = (stack) => {
    if (stack.pop()) steps.push(['show']);
  };
  for (const [at, op] of fnArray.entries()) {
    const args = argsArray[at];
    if (op === OPS.beginMarkedContent) open(marks, false);
    else if (op === OPS.beginMarkedContentProps)
      open(marks, args[0] === 'OC' && !(layers?.isVisible(args[1]) ?? true));
    else if (op === OPS.endMarkedContent) close(marks);
    else if (op === OPS.beginGroup) open(groups, Boolean(args[0]?.smask));
    else if (op === OPS.endGroup) close(groups);
    else steps.push(...stepsOf(page, op, args));
    if (steps.length > mostSteps) return null;
  }
  return steps;
}

/** @param {any} pdf */
async function largestImage(pdf) {
  const images = await extractImages(pdf, 1);
  const [first] = images.sort((one, other) => other.width * other.height - one.width * one.height);
  if (!first || first.width * first.height > mostPixels) return null;
  const { width, height, channels, data } = first;
  return { width, height, channels, data: Uint8Array.from(data) };
}

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<import('./open-pdf.ts').OpenedPdf>}
 */
async function open(bytes) {
  const pdf = await getDocumentProxy(bytes, {
    maxImageSize: mostPixels,
    useSystemFonts: false,
    verbosity: 0,
  });
  const page = await pdf.getPage(1);
  const list = await page.getOperatorList({ annotationMode: 0 });
  const steps = readSteps(page, await pdf.getOptionalContentConfig(), list);
  if (!steps) return { kind: 'tooDetailed' };
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const isDrawn = steps.some(([name, how]) => (name === 'path' && how !== 'none') || name === 'shade');
  const image = isDrawn ? null : await largestImage(pdf);
  if (image) return { kind: 'image', image };
  return { kind: 'page', page: { view: [left, bottom, right, top], rotate: page.rotate, steps } };
}

// A message, not the data that a thread is made with: the build wraps the thread and keeps that for itself.
parentPort?.once('message', async (bytes) => {
  const answer = await open(bytes).catch((error) => ({
    kind: error?.name === 'PasswordException' ? 'locked' : 'broken',
  }));
  parentPort?.postMessage(answer);
});
