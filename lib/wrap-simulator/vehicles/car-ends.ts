import { box, join, loop, mirrored, pierced, spanning, whole } from '@/lib/drawing/outlines';
import { beam, gleam, inside, light, over, type Sheet, seatAhead, shade, twins, under } from './draw-vehicle';
import type { Part } from './vehicle';

/** The contour of a car seen from its ends, in millimetres. */
interface CarContour {
  /** Half widths: of the body, of the roof at its corners. */
  half: number;
  roof: number;
  height: number;
  /** Height of the shoulder, where wing and pillar meet. */
  shoulder: number;
  /** Lower edge of the bumper. */
  low: number;
  /** How far in the lower corner begins, as a share of the half width; 0.85 when left out. */
  tuck?: number;
  /** Tyres: half the track, width. */
  track: number;
  tyre: number;
}

function contour({ half: w, roof: r, height: h, shoulder: s, low, tuck = 0.85 }: CarContour, bumper: number) {
  const g = h - s;
  return {
    low: `M${w * tuck} ${low}C${w * (tuck + (0.095 * (1 - tuck)) / 0.15)} ${low + 10} ${w * 0.99} ${low + 95} ${w * 0.996} ${low + 205}C${w} ${low + 285} ${w} ${bumper - 40} ${w} ${bumper}`,
    wing: `M${w} ${bumper}C${w * 1.003} ${bumper + 120} ${w * 0.996} ${s - 140} ${w * 0.972} ${s - 60}`,
    door: `M${w * 0.972} ${s - 60}C${w * 0.952} ${s + 2} ${w * 0.6 + r * 0.447} ${s + g * 0.257} ${r + (w - r) * 0.4} ${s + g * 0.554}C${r + (w - r) * 0.27} ${s + g * 0.71} ${r + (w - r) * 0.16} ${s + g * 0.8} ${r} ${h - 67}`,
    crown: `M${r} ${h - 67}C${r * 0.8} ${h - 16} ${r * 0.4} ${h} 0 ${h}`,
    darkSide: `M${w + 20} ${low}C${w * 1.04} ${bumper} ${w * 1.03} ${s - 160} ${w * 0.972} ${s}L${r + (w - r) * 0.5} ${s + g * 0.55}L${r} ${h - 40}L${r - 40} ${h - 100}C${r + (w - r) * 0.3} ${s + g * 0.4} ${w * 0.85} ${s + g * 0.1} ${w * 0.896} ${s - 20}C${w * 0.95} ${s - 110} ${w * 0.95} ${bumper - 100} ${w * 0.92} ${low}Z`,
  };
}

function mirrorCap({ half: w, shoulder: s }: CarContour, lift = 0): string {
  const y = s + lift;
  return `M${w - 15} ${y + 30}C${w - 3} ${y + 2} ${w + 77} ${y - 6} ${w + 113} ${y + 14}C${w + 125} ${y + 50} ${w + 121} ${y + 102} ${w + 101} ${y + 128}C${w + 57} ${y + 140} ${w + 7} ${y + 136} ${w - 9} ${y + 116}C${w - 19} ${y + 90} ${w - 21} ${y + 60} ${w - 15} ${y + 30}Z`;
}

function standing({ half: w, low, track, tyre }: CarContour): Part[] {
  return [
    ...twins(under('underbody', box(track - tyre / 2, 0, track + tyre / 2, low + 190, 40))),
    under('underbody', box(-w * 0.87, low - 35, w * 0.87, low + 240)),
  ];
}

export interface CarFront extends CarContour {
  /** Height of the gap between bumper and wing, at the flank. */
  bumper: number;
  /** Leading edge of the bonnet: height in the middle; across and height of its corner. */
  lead: number;
  corner: readonly [number, number];
  /** Where the top of the bumper meets the wing beside the grille. */
  bumperCorner: readonly [number, number];
  /** The lamp at the viewer's right, whole within the wing. */
  lamp: string;
  /** What is cut out of the bumper, drawn by the parts. */
  openings?: readonly string[];
  parts: readonly Part[];
  creases?: readonly string[];
  mirrorLift?: number;
}

export function carFront(o: CarFront): Sheet {
  const { half: w, roof: r, height: h, shoulder: s } = o;
  const edge = contour(o, o.bumper);
  const [cx, cy] = o.corner;
  const [bx, by] = o.bumperCorner;
  const bonnetFlank = `M${cx} ${cy}C${cx + (w * 0.887 - cx) * 0.48} ${cy + (s - cy) * 0.2} ${w * 0.833} ${cy + (s - cy) * 0.52} ${w * 0.887} ${s - 4}`;
  const bonnetLead = `M0 ${o.lead}C${cx * 0.55} ${o.lead + 2} ${cx * 0.86} ${cy - (cy - o.lead) * 0.55} ${cx} ${cy}`;
  const bumperTop = `M${bx} ${by}C${bx + (w - bx) * 0.36} ${by + 34} ${bx + (w - bx) * 0.77} ${by + 34} ${w} ${o.bumper}`;
  const bumperTopBack = `M${w} ${o.bumper}C${bx + (w - bx) * 0.77} ${by + 34} ${bx + (w - bx) * 0.36} ${by + 34} ${bx} ${by}`;
  const screenFlank = `M${w * 0.862} ${s + 12}C${w * 0.806} ${s + (h - s) * 0.3} ${r + (w - r) * 0.16} ${s + (h - s) * 0.62} ${r - 38} ${h - 99}`;
  const screenFlankBack = `M${r - 38} ${h - 99}C${r + (w - r) * 0.16} ${s + (h - s) * 0.62} ${w * 0.806} ${s + (h - s) * 0.3} ${w * 0.862} ${s + 12}`;
  const bonnetFlankBack = `M${w * 0.887} ${s - 4}C${w * 0.833} ${cy + (s - cy) * 0.52} ${cx + (w * 0.887 - cx) * 0.48} ${cy + (s - cy) * 0.2} ${cx} ${cy}`;
  const cowl = `M${w * 0.887} ${s - 4}C${w * 0.58} ${s + 40} ${w * 0.25} ${s + 50} 0 ${s + 50}`;
  const wing = pierced(
    loop(
      edge.wing,
      `M${w * 0.972} ${s - 60}L${w * 0.887} ${s - 4}`,
      bonnetFlankBack,
      `M${cx} ${cy}L${bx} ${by}`,
      bumperTop,
    ),
    o.lamp,
  );
  const pillars = loop(
    `M${w * 0.887} ${s - 4}L${w * 0.972} ${s - 60}`,
    edge.door,
    `M${r} ${h - 67}L${r - 38} ${h - 99}`,
    screenFlankBack,
  );
  const mirror = mirrorCap(o, o.mirrorLift);
  const lift = o.mirrorLift ?? 0;
  return {
    panels: {
      'front-bumper': pierced(
        whole(
          join(
            `M0 ${o.low}H${w * (o.tuck ?? 0.85)}`,
            edge.low,
            bumperTopBack,
            `M${bx} ${by}C${bx * 0.72} ${by - 28} ${bx * 0.36} ${by - 35} 0 ${by - 35}`,
          ),
        ),
        ...(o.openings ?? []),
      ),
      bonnet: whole(join(bonnetLead, bonnetFlank, cowl)),
      'left-front-wing': wing,
      'right-front-wing': mirrored(wing),
      'left-pillars': pillars,
      'right-pillars': mirrored(pillars),
      roof: whole(
        join(`M0 ${h - 41}C${r * 0.32} ${h - 41} ${r * 0.65} ${h - 53} ${r - 38} ${h - 99}`, edge.crown),
      ),
      'left-mirror': mirror,
      'right-mirror': mirrored(mirror),
    },
    panes: [
      [
        'windscreen',
        whole(
          join(
            `M0 ${s + 64}C${w * 0.26} ${s + 64} ${w * 0.59} ${s + 52} ${w * 0.862} ${s + 12}`,
            screenFlank,
            `M${r - 38} ${h - 99}C${r * 0.65} ${h - 61} ${r * 0.32} ${h - 51} 0 ${h - 51}`,
          ),
        ),
      ],
    ],
    gaps: [spanning(join(bonnetLead, bonnetFlank)), bumperTop, mirrored(bumperTop)],
    creases: [
      ...[
        `M${cx * 0.53} ${o.lead + 6}C${cx * 0.7} ${o.lead + 90} ${w * 0.45} ${s - 60} ${w * 0.48} ${s + 26}`,
        ...(o.creases ?? []),
      ].flatMap((path) => [path, mirrored(path)]),
    ],
    parts: [
      ...standing(o),
      ...twins(
        under(
          'plastic',
          `M${w * 0.93} ${s + 8 + lift}L${w + 7} ${s + 30 + lift}V${s + 70 + lift}L${w * 0.91} ${s + 56 + lift}Z`,
        ),
      ),
      under(
        'trim',
        whole(
          join(
            `M0 ${s + 40}C${w * 0.25} ${s + 40} ${w * 0.58} ${s + 30} ${w * 0.887} ${s - 10}`,
            screenFlank,
            `M${r - 38} ${h - 99}H0`,
          ),
        ),
      ),
      under(
        'grille',
        whole(
          join(
            bonnetLead,
            `M${cx} ${cy}L${bx} ${by}C${bx * 0.72} ${by - 28} ${bx * 0.36} ${by - 35} 0 ${by - 35}`,
          ),
        ),
      ),
      inside('interior', whole(`M0 ${s + 120}H${w * 0.78}L${w * 0.862} ${s + 10}H0`)),
      ...twins(inside('seat', seatAhead(w * 0.39, s - 180))),
      ...o.parts,
      over('seal', `M${-w * 0.63} ${s + 92}L40 ${s + 130}M-40 ${s + 138}L${w * 0.54} ${s + 100}`, 13),
    ],
    shades: [
      ...twins(shade(0.16, edge.darkSide)),
      light(
        0.3,
        whole(
          `M0 ${s + 50}C${w * 0.25} ${s + 50} ${w * 0.58} ${s + 40} ${w * 0.887} ${s - 4}L${w * 0.851} ${s - 60}C${w * 0.58} ${s - 10} ${w * 0.25} ${s} 0 ${s}`,
        ),
      ),
      gleam(
        0.3,
        `M${-w * 0.78} ${s - 55}C${-w * 0.72} ${s - 100} ${-w * 0.63} ${o.lead + 84} ${-cx * 1.05} ${cy + 10}L${-cx * 0.64} ${o.lead + 29}C${-w * 0.47} ${o.lead + 84} ${-w * 0.56} ${s - 80} ${-w * 0.6} ${s}Z`,
      ),
      gleam(
        0.2,
        `M${-w * 0.53} ${s + 8}C${-w * 0.48} ${s - 80} ${-w * 0.39} ${o.lead + 84} ${-w * 0.28} ${o.lead + 26}L${-w * 0.2} ${o.lead + 22}C${-w * 0.31} ${o.lead + 84} ${-w * 0.4} ${s - 70} ${-w * 0.45} ${s + 14}Z`,
      ),
      light(
        0.36,
        whole(
          `M0 ${h}C${r * 0.4} ${h} ${r * 0.8} ${h - 16} ${r} ${h - 67}L${r - 40} ${h - 89}C${r * 0.67} ${h - 35} ${r * 0.33} ${h - 25} 0 ${h - 25}`,
        ),
      ),
    ],
  };
}

export interface CarRear extends CarContour {
  bumper: number;
  /** The lid's outer edge at the viewer's right, from the middle of its foot to its top on the axis. */
  lid: string;
  /** The same edge from its foot beside the bumper to the corner of the roof, for the quarter beside it. */
  lidFlank: readonly [foot: readonly [number, number], flank: string, top: readonly [number, number]];
  /** Half outline of the rear screen. */
  pane: string;
  /** Whether the pane is set in the lid, as in a hatchback, or above it, as in a saloon. */
  paneInLid: boolean;
  parts: readonly Part[];
  creases?: readonly string[];
  /** Half outline of the roof's lower edge seen from behind, from the axis to the lid's top corner. */
  roofEdge: string;
  /** Light over this band of the lid. */
  sheen?: readonly string[];
  mirrorLift?: number;
}

export function carRear(o: CarRear): Sheet {
  const { half: w, roof: r, height: h, shoulder: s, low } = o;
  const edge = contour(o, o.bumper);
  const [foot, flank, top] = o.lidFlank;
  const lid = whole(o.lid);
  const bumperTop = `M${foot[0]} ${foot[1]}C${foot[0] + 80} ${foot[1] + 4} ${w - 70} ${o.bumper + 8} ${w} ${o.bumper}`;
  const bumperTopBack = `M${w} ${o.bumper}C${w - 70} ${o.bumper + 8} ${foot[0] + 80} ${foot[1] + 4} ${foot[0]} ${foot[1]}`;
  const quarter = loop(bumperTop, edge.wing, edge.door, `M${r} ${h - 67}L${top[0]} ${top[1]}`, flank);
  const lift = o.mirrorLift ?? 0;
  return {
    panels: {
      tailgate: o.paneInLid ? pierced(lid, whole(o.pane)) : lid,
      'right-rear-quarter': quarter,
      'left-rear-quarter': mirrored(quarter),
      roof: whole(join(o.roofEdge, edge.crown)),
      'rear-bumper': whole(
        join(`M0 ${low}H${w * (o.tuck ?? 0.85)}`, edge.low, bumperTopBack, `M${foot[0]} ${foot[1]}H0`),
      ),
    },
    panes: [['rear', whole(o.pane)]],
    gaps: [lid, bumperTop, mirrored(bumperTop)],
    creases: (o.creases ?? []).map(spanning),
    parts: [
      ...standing(o),
      ...twins(
        under('plastic', mirrorCap(o, o.mirrorLift)),
        under(
          'plastic',
          `M${w * 0.93} ${s + 8 + lift}L${w + 7} ${s + 30 + lift}V${s + 70 + lift}L${w * 0.91} ${s + 56 + lift}Z`,
        ),
        inside('seat', seatAhead(w * 0.39, s - 290)),
      ),
      ...o.parts,
    ],
    shades: [
      ...twins(shade(0.15, edge.darkSide)),
      shade(0.12, `M${-w - 10} ${o.bumper - 40}H${w + 10}V${o.bumper + 30}H${-w - 10}Z`),
      light(
        0.32,
        whole(
          `M0 ${h}C${r * 0.4} ${h} ${r * 0.8} ${h - 16} ${r} ${h - 67}L${r - 30} ${h - 92}C${r * 0.67} ${h - 38} ${r * 0.33} ${h - 28} 0 ${h - 28}`,
        ),
      ),
      ...(o.sheen ?? []).map((path) => light(0.24, whole(path))),
      beam(0.2, `M${-w * 0.76} ${s - 60}L${-w * 0.46} ${o.bumper + 6}H${-w * 0.28}L${-w * 0.56} ${s - 60}Z`),
      beam(0.16, `M${w * 0.16} ${s - 70}L${w * 0.47} ${o.bumper + 6}H${w * 0.56}L${w * 0.26} ${s - 70}Z`),
    ],
  };
}
