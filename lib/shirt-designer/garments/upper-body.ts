import { join, loop, mirrored, back as reversed, whole } from '@/lib/drawing/outlines';
import { along, bent, both, fold, part, ribs } from './draw-garment';
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
    parts.push(part('stitch', both(`M${p(cuffTop)}L${p(cuffLow)}`), hemSeam));
  }
  // Light falls from the top left: the wearer's left, at the right of the sheet, lies in shadow.
  const shadow = loop(
    flank,
    `M${hem[0] - 26} ${hem[1] + dip}C${waist[0] - 52} ${waist[1] + 60} ${waist[0] - 30} ${waist[1] - 90} ${armpit[0] - 34} ${armpit[1] - 30}`,
  );
  const lit = mirrored(
    loop(
      flank,
      `M${hem[0] - 10} ${hem[1] + dip}C${waist[0] - 22} ${waist[1] + 60} ${waist[0] - 14} ${waist[1] - 90} ${armpit[0] - 12} ${armpit[1] - 10}`,
    ),
  );
  const sleeveLow = loop(
    underArm,
    armhole.length > 0 ? reversed(armhole.replace(p(shoulder), p(away(armpit, shoulder, 90)))) : '',
    long
      ? `M${p(away(armpit, shoulder, 90))}C${armpit[0] + 30} ${armpit[1] + 60} ${inner[0] + 6} ${inner[1] * 0.62} ${p(away(inner, outer, 34))}`
      : `M${p(away(armpit, shoulder, 90))}L${p(away(inner, outer, 70))}`,
  );
  const length = hem[1] - armpit[1];
  parts.push(
    part('shade', shadow, sleeveLow),
    part('fold', mirrored(sleeveLow)),
    part('light', lit),
    part(
      'fold',
      both(fold(armpit[0] - 6, armpit[1] - 2, armpit[0] - 120, armpit[1] - 58, 7)),
      both(fold(armpit[0] - 10, armpit[1] + 8, armpit[0] - 104, armpit[1] + 46, -8)),
      fold(waist[0] - 18, armpit[1] + length * 0.36, waist[0] - 128, armpit[1] + length * 0.5, -9),
      fold(-waist[0] + 12, armpit[1] + length * 0.52, -waist[0] + 118, armpit[1] + length * 0.66, 8),
      fold(hem[0] - 60, hem[1] - 20, hem[0] - 86, hem[1] - length * 0.42, 9),
      fold(-hem[0] + 96, hem[1] - 14, -hem[0] + 110, hem[1] - length * 0.34, -8),
      long
        ? both(fold(armpit[0] + 30, armpit[1] + 110, outer[0] - 62, armpit[1] + 148, 8)) +
            both(fold(inner[0] - 8, inner[1] - 150, outer[0] - 26, inner[1] - 176, 7))
        : both(fold(armpit[0] + 4, armpit[1] + 2, armpit[0] + 62, armpit[1] - 70, -8)),
    ),
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

interface SleeveOptions {
  /** Length of the sleeve from the shoulder, and its width at its end. */
  length: number;
  end: number;
  /** Height of the body that is seen behind. */
  body: number;
  rib: number;
}

/** The garment from the left, its sleeve in front: half as deep as it is wide. */
export function leftOf({ length, end, body, rib }: SleeveOptions): GarmentView {
  const depth = 150;
  const low = Math.max(body, length);
  const sleeve = `M4 6C70 14 104 92 ${Math.min(100, end + 8)} 210L${end} ${length}L${-end} ${length}L${-Math.min(100, end + 8)} 210C-104 92 -66 14 4 6Z`;
  const trunk = `M-64 16C-48 2 -18 -12 26 -16L62 -12C92 18 138 84 ${depth - 4} 196L${depth} ${body - 8}Q0 ${body + 12} ${-depth} ${body - 2}L${-depth + 6} 206C${-depth + 14} 116 -108 62 -64 16Z`;
  const cuffTop = length - (rib || 20);
  const wide = (y: number) =>
    y > 210 ? end + ((Math.min(100, end + 8) - end) * (length - y)) / Math.max(1, length - 210) : 100;
  const w = wide(cuffTop);
  return {
    width: depth * 2,
    height: low + 12,
    outline: length > body ? trunk + sleeve : trunk,
    behind: [part('lining', 'M-64 16C-40 26 30 18 62 -12L26 -16C-18 -12 -48 2 -64 16Z')],
    parts: [
      ...(rib > 0
        ? [
            part(
              'rib',
              `M${-depth - 2} ${body - rib}Q0 ${body - rib + 14} ${depth + 2} ${body - rib - 6}L${depth + 2} ${body + 14}L${-depth - 2} ${body + 14}Z`,
            ),
            part('seam', `M${-depth - 2} ${body - rib}Q0 ${body - rib + 14} ${depth + 2} ${body - rib - 6}`),
          ]
        : [part('stitch', `M${-depth} ${body - 24}Q0 ${body - 10} ${depth} ${body - 30}`)]),
      part(
        'shade',
        `M62 -12C92 18 138 84 ${depth - 4} 196L${depth} ${body - 8}L${depth * 0.62} ${body}C${depth * 0.5} 300 100 120 62 -12Z`,
      ),
      part(
        'deep',
        `M4 6C78 14 122 98 ${Math.min(118, end + 26)} 214L${end + 16} ${length + 10}L${-end + 12} ${length + 12}L${end} ${length}L${Math.min(100, end + 8)} 210C104 92 70 14 4 6Z`,
      ),
      part('cloth', sleeve),
      ...(rib > 0
        ? [
            part('rib', `M${-w} ${cuffTop}L${w} ${cuffTop}L${end} ${length}L${-end} ${length}Z`),
            part('ribs', ribs(along([-w, cuffTop], [w, cuffTop]), along([-end, length], [end, length]), 18)),
            part('seam', `M${-w} ${cuffTop}L${w} ${cuffTop}`),
          ]
        : [part('stitch', `M${-w} ${cuffTop}L${w} ${cuffTop}`)]),
      part(
        'shade',
        `M60 46C88 90 92 150 ${Math.min(100, end + 8)} 210L${end} ${length}L${end * 0.62} ${length}C${end * 0.7} ${length * 0.7} 84 130 60 46Z`,
      ),
      part(
        'light',
        `M-56 46C-88 92 -92 150 ${-Math.min(100, end + 8)} 210L${-end} ${length}L${-end * 0.8} ${length}C${-end * 0.86} ${length * 0.7} -80 130 -56 46Z`,
      ),
      part('fold', fold(-70, 60, 40, 30, 6), fold(70, length * 0.62, -34, length * 0.72, -7)),
      part('seam', sleeve),
    ],
    over: [],
  };
}

/** The same from the other side. */
export function turnedRound(view: GarmentView): GarmentView {
  const turn = (parts: readonly Part[]) => parts.map(({ tone, path }) => ({ tone, path: mirrored(path) }));
  return {
    ...view,
    outline: mirrored(view.outline),
    behind: turn(view.behind),
    parts: turn(view.parts),
    over: turn(view.over),
  };
}
