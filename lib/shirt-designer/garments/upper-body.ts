import {
  join,
  loop,
  mapOutline,
  mirrored,
  outlineBox,
  back as reversed,
  whole,
} from '@/lib/drawing/outlines';
import { along, bent, both, crease, creases, faded, part, ribs, turned } from './draw-garment';
import type { GarmentView, Part } from './garment';

type Point = readonly [number, number];

/** A garment for the upper body, laid flat: half of it, x from its middle, y from the highest point of the shoulder. */
export interface UpperBody {
  /** Half the neck's width. */
  neck: number;
  frontDrop: number;
  backDrop: number;
  /** Width of the band around the neck; 0 has none. */
  band: number;
  shoulder: Point;
  armpit: Point;
  waist: Point;
  hem: Point;
  /** How much lower the hem is in the middle. */
  dip: number;
  /** Outer and inner end of the sleeve. */
  sleeve: { outer: Point; inner: Point; long: boolean };
  /** Height of ribbed cuffs and hem; 0 has a sewn hem. */
  rib: number;
}

const p = ([x, y]: Point) => `${x} ${y}`;

const away = ([x, y]: Point, [tx, ty]: Point, by: number): Point => {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / length) * by, y + ((ty - y) / length) * by];
};

interface BodyPaths {
  outline: string;
  neckline: (drop: number, wider?: number) => string;
  parts: Part[];
}

/** Light falls from the top left: the wearer's left, at the right of the sheet, and what lies below an arm turn away from it. */
function shadesOf(
  { shoulder, armpit, hem, dip, sleeve }: UpperBody,
  edges: { armhole: string; flank: string; sleeveTop: string; underArm: string },
): Part[] {
  const { outer, inner, long } = sleeve;
  // Straight inside, where they have faded away.
  const beside = (depth: number) =>
    loop(
      edges.armhole,
      edges.flank,
      `M${hem[0] - depth} ${hem[1] + dip}L${hem[0] - depth} ${shoulder[1] * 0.6}`,
    );
  // Along the seam below the arm, half a sleeve wide.
  const middle = (share: number): Point => [
    outer[0] + (inner[0] - outer[0]) * share,
    outer[1] + (inner[1] - outer[1]) * share,
  ];
  const reach = long ? 110 : 0;
  const low = loop(
    edges.underArm,
    `M${p(armpit)}L${armpit[0] - 8} ${armpit[1] - 80}Q${armpit[0] + 40 + reach * 0.4} ${armpit[1] - 70 + reach} ${p(middle(0.36))}`,
  );
  const high = loop(
    edges.sleeveTop,
    `M${p(middle(0.4))}Q${shoulder[0] + 60 + reach * 0.2} ${shoulder[1] + 50 + reach} ${shoulder[0] - 10} ${shoulder[1] + 60}`,
  );
  return [
    faded('soft', 'right', beside(150)),
    faded('soft', 'right', beside(56)),
    faded('light', 'left', mirrored(beside(76))),
    faded('soft', 'bottom-left', low),
    faded('soft', 'bottom-right', mirrored(low)),
    faded('light', 'top-left', mirrored(high)),
  ];
}

/** Where cloth that lies flat is pulled: below the arms, at the waist, above the hem. */
function foldsOf({ neck, shoulder, armpit, waist, hem, sleeve, rib }: UpperBody): Part[] {
  const { outer, inner, long } = sleeve;
  const length = hem[1] - armpit[1];
  const at = (share: number) => armpit[1] + length * share;
  const low = hem[1] - (rib || 30);
  return [
    ...creases(armpit[0] - 2, armpit[1] - 6, armpit[0] - 118, armpit[1] - 66, 8, 13),
    ...crease(armpit[0] - 2, armpit[1] + 12, armpit[0] - 138, armpit[1] + 52, -10, 15),
    ...crease(-armpit[0] + 2, armpit[1] + 10, -armpit[0] + 116, armpit[1] + 62, 9, 14),
    ...crease(waist[0] - 2, at(0.44), waist[0] - 132, at(0.6), -11, 15),
    ...crease(-waist[0] + 2, at(0.58), -waist[0] + 112, at(0.7), 9, 13),
    ...crease(hem[0] - 70, low, hem[0] - 96, at(0.62), 8, 16),
    ...crease(-hem[0] + 104, low, -hem[0] + 122, at(0.68), -7, 15),
    ...creases(neck + 26, shoulder[1] * 0.3 + 34, shoulder[0] - 40, shoulder[1] + 62, -7, 9),
    ...(long
      ? [
          ...creases(armpit[0] + 22, armpit[1] + 92, outer[0] - 74, armpit[1] + 148, 8, 14),
          ...creases(inner[0] - 26, inner[1] - 214, outer[0] - 34, inner[1] - 178, -8, 13),
          ...creases(inner[0] - 8, inner[1] - 128, outer[0] - 26, inner[1] - 152, 7, 12),
        ]
      : creases(armpit[0] + 2, armpit[1] - 2, armpit[0] + 66, armpit[1] - 82, -9, 15)),
  ];
}

/** What front and back have in common: body, sleeves, hems and folds. */
function bodyOf(body: UpperBody, drop: number): BodyPaths {
  const { neck, shoulder, armpit, waist, hem, dip, sleeve, rib } = body;
  const { outer, inner, long } = sleeve;
  const neckline = (depth: number, wider = 0) =>
    `M0 ${depth + wider}C${neck * 0.58} ${depth + wider} ${neck * 0.9 + wider} ${depth * 0.62 + wider * 0.5} ${neck + wider} ${wider * (shoulder[1] / (shoulder[0] - neck))}`;
  const sleeveTop = long
    ? `M${p(shoulder)}C${shoulder[0] + 55} ${shoulder[1] + 22} ${outer[0] - 42} ${outer[1] * 0.45} ${p(outer)}`
    : `M${p(shoulder)}C${shoulder[0] + 48} ${shoulder[1] + 22} ${outer[0] - 40} ${outer[1] - 62} ${p(outer)}`;
  const underArm = long
    ? `M${p(inner)}C${inner[0] - 8} ${inner[1] * 0.72} ${armpit[0] + 16} ${armpit[1] + 90} ${p(armpit)}`
    : `M${p(inner)}L${p(armpit)}`;
  const flank = `M${p(armpit)}C${armpit[0] - 4} ${armpit[1] + 60} ${waist[0]} ${waist[1] - 70} ${p(waist)}C${waist[0]} ${waist[1] + 60} ${hem[0] - 2} ${hem[1] - 80} ${p(hem)}`;
  const hemline = `M${p(hem)}Q${hem[0] * 0.5} ${hem[1] + dip} 0 ${hem[1] + dip}`;
  const cuff = `M${p(outer)}L${p(inner)}`;
  const outline = whole(
    join(neckline(drop), `M${neck} 0L${p(shoulder)}`, sleeveTop, cuff, underArm, flank, hemline),
  );
  const armhole = `M${p(shoulder)}C${shoulder[0] - 22} ${shoulder[1] + 66} ${armpit[0] - 50} ${armpit[1] - 56} ${p(armpit)}`;
  const cuffTop: Point = away(outer, shoulder, rib || 22);
  const cuffLow: Point = away(inner, armpit, rib || 22);
  const hemTop = hem[1] - (rib || 22);
  const hemSeam = `M${-hem[0] - 4} ${hemTop}Q${-hem[0] * 0.5} ${hemTop + dip} 0 ${hemTop + dip}Q${hem[0] * 0.5} ${hemTop + dip} ${hem[0] + 4} ${hemTop}`;
  const parts: Part[] = [];
  if (rib > 0) {
    const cuffShape = `M${p(cuffTop)}L${p(outer)}L${p(inner)}L${p(cuffLow)}Z`;
    const hemShape = `${hemSeam}L${hem[0] + 8} ${hem[1] + dip + 8}L${-hem[0] - 8} ${hem[1] + dip + 8}Z`;
    parts.push(
      part('rib', both(cuffShape), hemShape),
      part(
        'ribs',
        both(ribs(along(cuffTop, cuffLow), along(outer, inner), 12)),
        ribs(
          (t) => [-hem[0] + 2 * hem[0] * t, hemTop + dip * (1 - (2 * t - 1) ** 2)],
          (t) => [-hem[0] + 2 * hem[0] * t, hem[1] + dip * (1 - (2 * t - 1) ** 2)],
          64,
        ),
      ),
      part('seam', both(`M${p(cuffTop)}L${p(cuffLow)}`), hemSeam),
    );
  } else {
    const [twinTop, twinLow] = [away(cuffTop, outer, 6), away(cuffLow, inner, 6)];
    parts.push(
      part(
        'stitch',
        both(`M${p(cuffTop)}L${p(cuffLow)}M${p(twinTop)}L${p(twinLow)}`),
        hemSeam,
        mapOutline(hemSeam, (x, y) => [x, y + 6]),
      ),
    );
  }
  parts.push(
    ...shadesOf(body, { armhole, flank, sleeveTop, underArm }),
    ...foldsOf(body),
    part('seam', both(armhole)),
  );
  return { outline, neckline, parts };
}

/** The band of the neck, ribbed. */
function bandOf({ neck, band, shoulder }: UpperBody, drop: number, neckline: BodyPaths['neckline']): Part[] {
  if (band === 0) return [];
  const outer = neckline(drop, band);
  const slope = (wider: number) => wider * (shoulder[1] / (shoulder[0] - neck));
  const curve = (wider: number) =>
    bent(
      [0, drop + wider],
      [neck * 0.58, drop + wider],
      [neck * 0.9 + wider, drop * 0.62 + wider * 0.5],
      [neck + wider, slope(wider)],
    );
  return [
    part('rib', whole(loop(neckline(drop), reversed(outer)).slice(0, -1))),
    part('ribs', both(ribs(curve(1.5), curve(band - 1), 26))),
    part('seam', both(outer)),
    part('stitch', both(neckline(drop, band + 7))),
  ];
}

/** What is seen of the back's inside through the neck. */
function insideOf({ neck, backDrop, band }: UpperBody, drop: number): Part[] {
  const upper = `M0 ${-backDrop * 0.1}C${neck * 0.5} ${-backDrop * 0.1} ${neck * 0.86} ${-backDrop * 0.4} ${neck} 0`;
  return [
    part('inside', whole(join(upper, `M${neck} 0L${neck * 0.96} ${drop}L0 ${drop + 4}`))),
    ...(band > 0
      ? [
          part(
            'lining',
            whole(join(upper, `M${neck} 0C${neck * 0.86} ${band * 0.9} ${neck * 0.5} ${band} 0 ${band}`)),
          ),
          part({ fixed: '#f4f1ea' }, `M-15 ${band + 7}L15 ${band + 7}L15 ${band + 27}L-15 ${band + 27}Z`),
        ]
      : []),
  ];
}

const boundsOf = ({ sleeve, hem, dip, armpit }: UpperBody) => ({
  width: Math.max(sleeve.outer[0], sleeve.inner[0], hem[0], armpit[0]) * 2,
  height: Math.max(hem[1] + dip, sleeve.inner[1], sleeve.outer[1]),
});

export function frontOf(body: UpperBody): GarmentView {
  const { outline, neckline, parts } = bodyOf(body, body.frontDrop);
  return {
    ...boundsOf(body),
    outline,
    behind: insideOf(body, body.frontDrop),
    parts: [...parts, ...bandOf(body, body.frontDrop, neckline)],
    over: [],
  };
}

export function backOf(body: UpperBody): GarmentView {
  const { outline, neckline, parts } = bodyOf(body, body.backDrop);
  const { neck, shoulder, band } = body;
  return {
    ...boundsOf(body),
    outline,
    behind: [],
    parts: [
      ...parts,
      ...bandOf(body, body.backDrop, neckline),
      part(
        'stitch',
        both(`M${neck + band} ${shoulder[1] * 0.24 + 5}L${shoulder[0] - 8} ${shoulder[1] + 12}`),
      ),
    ],
    over: [],
  };
}

interface SideOptions {
  /** Length of the sleeve from the shoulder, and half its width at its end. */
  length: number;
  end: number;
  /** From the shoulder to the hem. */
  body: number;
  /** Height of ribbed cuffs and hem; 0 has sewn ones. */
  cuff: number;
  rib: number;
  /** Half as deep as the body is from chest to back. */
  depth: number;
  /** Width of the band around the neck; 0 has none. */
  band: number;
}

const neckFront = '-60 -4';
const neckBack = '54 -54';
/** The neck as it is seen from the side: the near edge lies lower. */
const nearNeck = `M${neckBack}C50 -22 -18 -2 ${neckFront}`;
const farNeck = `M${neckFront}C-46 -34 14 -64 ${neckBack}`;

/** Chest, hem and back, from the neck and to it. */
function trunkOf({ body, depth: d, rib }: SideOptions) {
  const waist = rib > 0 ? 1 : 0.97;
  const hem = rib > 0 ? 0.88 : 0.97;
  const chest = `M${neckFront}C-84 10 ${-d * 0.9} 66 ${-d} 168C${-d * 1.04} 250 ${-d * waist} ${body * 0.66} ${-d * hem} ${body}`;
  const low = `M${-d * hem} ${body}Q0 ${body + (rib > 0 ? 8 : 20)} ${d * hem} ${body - 8}`;
  const back = `M${d * hem} ${body - 8}C${d * (waist - 0.03)} ${body * 0.7} ${d * 1.06} 280 ${d * 1.03} 176C${d} 70 ${d * 0.72} -28 ${neckBack}`;
  return { chest, low, back };
}

/** A sleeve that hangs: from the shoulder, forward and back of the arm, to its end. */
function hangingOf({ length, end, cuff }: SideOptions) {
  const isLong = length > 400;
  // An arm hangs forward; a ribbed end gathers what lies above it.
  const lean = isLong ? -16 : 0;
  const bend = isLong ? 150 : length * 0.52;
  const top = length - (cuff || 0);
  const wide = isLong ? 70 : Math.max(end - 8, 66);
  const puff = cuff > 30 ? 9 : 0;
  const forward = `M0 -6C-42 -4 ${-wide} ${bend * 0.44} ${-wide - 2} ${bend}C${-wide - 4} ${bend + (top - bend) * 0.4} ${-end - puff + lean * 0.4} ${top - (top - bend) * 0.3} ${-end - puff + lean} ${top}`;
  const behind = `M${end + puff + lean} ${top}C${end + puff + lean * 0.2} ${top - (top - bend) * 0.3} ${wide + 6} ${bend + (top - bend) * 0.4} ${wide + 4} ${bend}C${wide + 2} ${bend * 0.44} 42 -4 0 -6`;
  const dip = isLong ? 8 : 16;
  const ends = `M${-end + lean} ${length}Q${lean} ${length + dip} ${end + lean} ${length}`;
  const cap = `M${-wide - 2} ${bend}C${-wide} ${bend * 0.44} -42 -4 0 -6C42 -4 ${wide + 2} ${bend * 0.44} ${wide + 4} ${bend}`;
  const gather = `M${-end - puff + lean} ${top}Q${lean} ${top + dip} ${end + puff + lean} ${top}`;
  return { forward, behind, ends, cap, gather, bend, top, lean, isLong };
}

const shifted = (edge: string, dx: number, dy = 0) => mapOutline(edge, (x, y) => [x + dx, y + dy]);

/** What lies along an edge, `by` millimetres wide. */
const beside = (edge: string, by: number) => loop(edge, shifted(reversed(edge), by));

/** What lies between an edge and an upright, at which its shade has faded away. */
function upTo(edge: string, x: number): string {
  const { top, bottom } = outlineBox(edge);
  const isDown = edge.indexOf('M0 -6') === 0 || edge.startsWith(`M${neckFront}`);
  return loop(edge, isDown ? `M${x} ${bottom}L${x} ${top}` : `M${x} ${top}L${x} ${bottom}`);
}

/** Parts of the right side are turned at the end, and their corners with them. */
const litFrom = { left: { lit: 'left', dim: 'right' }, right: { lit: 'right', dim: 'left' } } as const;

function trunkParts(options: SideOptions, facing: 'left' | 'right'): Part[] {
  const { length, body, rib, depth, band } = options;
  const { chest, low, back } = trunkOf(options);
  const arm = hangingOf(options);
  const isLeft = facing === 'left';
  const { lit, dim } = litFrom[facing];
  const hem = shifted(low, 0, -(rib || 20));
  const seamTop = arm.isLong ? body - 40 : length + 4;
  return [
    ...(rib > 0
      ? [
          part('rib', loop(hem, shifted(reversed(low), 0, 12))),
          part(
            'ribs',
            ribs(
              (t) => [-depth + 2 * depth * t, body - rib + 4],
              (t) => [-depth * 0.9 + 2 * depth * 0.9 * t, body + 6],
              30,
            ),
          ),
          part('seam', hem),
        ]
      : [
          part('stitch', hem, shifted(hem, 0, 6)),
          part('seam', `M6 ${seamTop}Q12 ${body * 0.8} 4 ${body + 8}`),
        ]),
    ...(band > 0
      ? [
          part('rib', loop(nearNeck, shifted(reversed(nearNeck), 2, band))),
          part('seam', shifted(nearNeck, 2, band)),
          part('stitch', shifted(nearNeck, 2, band + 7)),
        ]
      : []),
    faded('light', lit, isLeft ? upTo(chest, -10) : upTo(back, 20)),
    faded('soft', dim, isLeft ? upTo(back, -10) : upTo(chest, 20)),
    faded('soft', dim, isLeft ? upTo(back, 70) : upTo(chest, -70)),
    // The sleeve throws its shadow to the right, and below its end.
    faded('shade', lit, isLeft ? beside(arm.behind, 44) : beside(arm.forward, -44)),
    faded('shade', 'top', loop(shifted(arm.ends, 6, -14), shifted(reversed(arm.ends), 12, 34))),
    ...creases(74, 184, depth - 14, 232, 8, 12),
    ...creases(depth - 4, body * 0.58, 36, body * 0.7, -10, 14),
    ...creases(66, body - (rib || 24), 80, body * 0.72, 6, 13),
  ];
}

function armParts(options: SideOptions, facing: 'left' | 'right'): Part[] {
  const { length, end, cuff } = options;
  const arm = hangingOf(options);
  const isLeft = facing === 'left';
  const sleeve = loop(arm.forward, arm.ends, arm.behind);
  const { lean, top } = arm;
  const parts: Part[] = [part('cloth', sleeve)];
  if (cuff > 0)
    parts.push(
      part('rib', loop(arm.gather, reversed(arm.ends))),
      part(
        'ribs',
        ribs(
          along([-end - 4 + lean, top + 2], [end + 4 + lean, top + 2]),
          along([-end + lean, length + 3], [end + lean, length + 3]),
          cuff > 30 ? 16 : 26,
        ),
      ),
      part('seam', arm.gather),
    );
  else parts.push(part('stitch', shifted(arm.ends, 0, -22), shifted(arm.ends, 0, -16)));
  const { lit, dim } = litFrom[facing];
  const [front, rear] = [upTo(arm.forward, 20), upTo(arm.behind, -30)];
  parts.push(
    faded('light', lit, isLeft ? front : rear),
    faded('soft', dim, isLeft ? rear : front),
    ...crease(-58, 62, -6, 34, 6, 9),
    ...(arm.isLong
      ? [
          ...crease(72, 176, -8, 236, 10, 14),
          ...crease(-70, 300, 6, 350, -9, 13),
          ...crease(62, 360, -14, 404, 9, 14),
          ...crease(-64 + lean, top - 62, 16 + lean, top - 34, -8, 12),
          ...crease(54 + lean, top - 40, -18 + lean, top - 14, 7, 11),
        ]
      : [
          ...crease(end - 6, length - 40, -10, length - 62, -8, 12),
          ...crease(-end + 6, length - 66, -30, length - 84, 6, 9),
        ]),
    part('edge', sleeve),
    part('seam', arm.cap),
  );
  return parts;
}

/** The garment from one side, as it is worn: the sleeve hangs before it. Light comes from the left of the sheet on either side. */
export function sideOf(options: SideOptions, facing: 'left' | 'right' = 'left'): GarmentView {
  const { body, length, depth, band } = options;
  const { chest, low, back } = trunkOf(options);
  const isLeft = facing === 'left';
  const turn = (parts: Part[]) => (isLeft ? parts : parts.map(turned));
  const outline = loop(chest, low, back, nearNeck);
  return {
    width: depth * 2.1,
    height: Math.max(body, length) + 12,
    outline: isLeft ? outline : mirrored(outline),
    behind: turn([
      part('inside', loop(farNeck, nearNeck)),
      ...(band > 0 ? [part('lining', loop(farNeck, shifted(reversed(farNeck), -2, band * 0.7)))] : []),
      part('edge', farNeck),
    ]),
    parts: turn([...trunkParts(options, facing), ...armParts(options, facing)]),
    over: [],
  };
}

/** The same from the other side. */
export function turnedRound(view: GarmentView): GarmentView {
  const turn = (parts: readonly Part[]) => parts.map(turned);
  return {
    ...view,
    outline: mirrored(view.outline),
    behind: turn(view.behind),
    parts: turn(view.parts),
    over: turn(view.over),
  };
}
