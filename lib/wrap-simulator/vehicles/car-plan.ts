import { box, join, loop, mirrored, whole } from '@/lib/drawing/outlines';
import { beam, inside, light, over, type Sheet, shade, twins, under } from './draw-vehicle';

export interface CarPlan {
  length: number;
  /** Half widths: of the body, of the glass at the belt, of the roof in front and behind. */
  half: number;
  belt: number;
  roofFront: number;
  roofBack: number;
  /** Along from the nose: leading edge of the bonnet, cowl, top of the windscreen, end of the roof, end of the rear glass. */
  bonnet: number;
  cowl: number;
  screenTop: number;
  roofEnd: number;
  glassEnd: number;
  /** Where the rear glass is widest, when that is not just behind the roof. */
  glassCorner?: number;
  /** Along from the nose: where the doors begin, meet and end. */
  doors: readonly [number, number, number];
  mirror: number;
  headlamp: string;
  tailLamp: string;
  /** How much of the rear bumper stands out behind the lid. */
  rim?: number;
  rails?: boolean;
}

/** A car from above, right half mirrored: across from the middle line, then along from the nose. */
export function carPlan(o: CarPlan): Sheet {
  const { half: h, belt, roofFront: rf, roofBack: rb, length } = o;
  const [d1, d2, d3] = o.doors;
  const rim = o.rim ?? 56;
  const rimCorner = rim * 1.25 + 45;
  const corner = o.cowl + 110;
  const shoulder = o.bonnet + 110;
  const bonnetFlank = `M${h * 0.62} ${shoulder}C${h * 0.78} ${shoulder + 160} ${h * 0.84} ${o.cowl - 400} ${belt - 30} ${corner}`;
  const bonnetLead = `M0 ${o.bonnet}C${h * 0.3} ${o.bonnet} ${h * 0.52} ${o.bonnet + 25} ${h * 0.62} ${shoulder}`;
  const cowl = `M${belt - 30} ${corner}C${belt * 0.7} ${o.cowl + 30} ${belt * 0.35} ${o.cowl} 0 ${o.cowl}`;
  const nose = `M0 8C${h * 0.48} 8 ${h * 0.78} 60 ${h * 0.9} 190`;
  const _noseFlank = `M${h * 0.9} 190C${h * 0.96} 270 ${h * 0.985} 480 ${h - 4} ${d1}`;
  const tailFlank = `M${h - 4} ${d3}C${h - 6} ${length - 420} ${h * 0.97} ${length - 210} ${h * 0.88} ${length - 100}`;
  const tail = `M${h * 0.88} ${length - 100}C${h * 0.7} ${length - 12} ${h * 0.35} ${length} 0 ${length}`;
  const wing = loop(
    bonnetFlank,
    `M${belt - 30} ${corner}L${belt} ${d1}H${h - 4}`,
    `M${h - 4} ${d1}C${h * 0.985} 480 ${h * 0.96} 270 ${h * 0.9} 190`,
    `M${h * 0.9} 190C${h * 0.8} 150 ${h * 0.7} ${o.bonnet + 30} ${h * 0.62} ${shoulder}`,
  );
  const roofFlank = `M${rf} ${o.screenTop + 60}C${rf + 26} ${o.screenTop + 500} ${rb + 40} ${o.roofEnd - 700} ${rb} ${o.roofEnd - 60}`;
  const railOut = `M${rf + 34} ${o.screenTop + 40}C${rf + 62} ${o.screenTop + 500} ${rb + 76} ${o.roofEnd - 700} ${rb + 44} ${o.roofEnd - 60}`;
  const glassCorner = o.glassCorner ?? (o.roofEnd + o.glassEnd) / 2 + 60;
  const rearGlass = whole(
    `M0 ${o.roofEnd + 16}C${rb * 0.4} ${o.roofEnd + 14} ${rb * 0.75} ${o.roofEnd - 10} ${rb - 12} ${o.roofEnd - 46}L${belt * 0.84} ${glassCorner}C${belt * 0.7} ${o.glassEnd - 30} ${belt * 0.35} ${o.glassEnd} 0 ${o.glassEnd}`,
  );
  const screen = whole(
    `M0 ${o.cowl + 24}C${belt * 0.35} ${o.cowl + 24} ${belt * 0.7} ${o.cowl + 56} ${belt - 44} ${corner + 26}L${rf - 14} ${o.screenTop + 52}C${rf * 0.7} ${o.screenTop} ${rf * 0.35} ${o.screenTop - 14} 0 ${o.screenTop - 14}`,
  );
  const pillars = loop(
    `M${belt - 30} ${corner}L${rf} ${o.screenTop + 60}`,
    roofFlank,
    `M${rb} ${o.roofEnd - 60}H${rb + 44}`,
    `M${rb + 44} ${o.roofEnd - 60}C${rb + 76} ${o.roofEnd - 700} ${rf + 62} ${o.screenTop + 500} ${rf + 34} ${o.screenTop + 40}`,
    `M${rf + 34} ${o.screenTop + 40}L${belt} ${d1}`,
  );
  const quarter = loop(
    `M${belt - 10} ${d3}H${h - 4}`,
    tailFlank,
    `M${h * 0.88} ${length - 100}L${h * 0.78} ${o.glassEnd + 20}L${belt * 0.84} ${glassCorner}L${rb} ${o.roofEnd - 60}H${rb + 44}`,
    `M${rb + 44} ${o.roofEnd - 60}L${belt - 10} ${d3}`,
  );
  const mirror = loop(
    `M${h + 6} ${o.mirror}C${h + 60} ${o.mirror - 36} ${h + 110} ${o.mirror - 10} ${h + 116} ${o.mirror + 40}C${h + 116} ${o.mirror + 90} ${h + 90} ${o.mirror + 112} ${h + 60} ${o.mirror + 112}C${h + 30} ${o.mirror + 110} ${h + 10} ${o.mirror + 60} ${h + 6} ${o.mirror}`,
  );
  const lid = whole(
    join(
      `M0 ${o.glassEnd + 14}C${belt * 0.35} ${o.glassEnd + 12} ${belt * 0.65} ${o.glassEnd - 14} ${h * 0.78} ${o.glassEnd + 20}`,
      `M${h * 0.78} ${o.glassEnd + 20}L${h * 0.86} ${length - rimCorner}C${h * 0.6} ${length - rim * 1.25} ${h * 0.3} ${length - rim} 0 ${length - rim}`,
    ),
  );
  const tailRim = loop(
    `M0 ${length - rim}C${h * 0.3} ${length - rim} ${h * 0.6} ${length - rim * 1.25} ${h * 0.86} ${length - rimCorner}`,
    `M${h * 0.88} ${length - 100}`,
    tail,
  );
  return {
    panels: {
      'front-bumper': whole(
        join(
          nose,
          `M${h * 0.9} 190C${h * 0.8} 150 ${h * 0.7} ${o.bonnet + 30} ${h * 0.62} ${shoulder}`,
          `M${h * 0.62} ${shoulder}C${h * 0.52} ${o.bonnet + 25} ${h * 0.3} ${o.bonnet} 0 ${o.bonnet}`,
        ),
      ),
      bonnet: whole(join(bonnetLead, bonnetFlank, cowl)),
      'right-front-wing': wing,
      'left-front-wing': mirrored(wing),
      'right-front-door': loop(`M${belt} ${d1}H${h - 4}`, `M${h - 4} ${d1}L${h} ${d2}H${belt + 4}`),
      'left-front-door': mirrored(loop(`M${belt} ${d1}H${h - 4}`, `M${h - 4} ${d1}L${h} ${d2}H${belt + 4}`)),
      'right-rear-door': loop(`M${belt + 4} ${d2}H${h}L${h - 4} ${d3}H${belt - 10}`),
      'left-rear-door': mirrored(loop(`M${belt + 4} ${d2}H${h}L${h - 4} ${d3}H${belt - 10}`)),
      'right-rear-quarter': quarter,
      'left-rear-quarter': mirrored(quarter),
      'right-pillars': pillars,
      'left-pillars': mirrored(pillars),
      roof: whole(
        join(
          `M0 ${o.screenTop}C${rf * 0.35} ${o.screenTop} ${rf * 0.7} ${o.screenTop + 14} ${rf} ${o.screenTop + 60}`,
          roofFlank,
          `M${rb} ${o.roofEnd - 60}C${rb * 0.75} ${o.roofEnd - 10} ${rb * 0.4} ${o.roofEnd} 0 ${o.roofEnd}`,
        ),
      ),
      tailgate: lid,
      'rear-bumper': whole(join(tailRim.slice(0, -1))),
      'right-mirror': mirror,
      'left-mirror': mirrored(mirror),
    },
    panes: [
      ['windscreen', screen],
      ['rear', rearGlass],
    ],
    gaps: [
      join(bonnetLead, bonnetFlank),
      mirrored(join(bonnetLead, bonnetFlank)),
      roofFlank,
      mirrored(roofFlank),
      ...[d1, d2, d3].flatMap((y) => [`M${belt - 4} ${y}H${h - 4}`, `M${-belt + 4} ${y}H${-h + 4}`]),
      whole(
        join(
          `M0 ${o.glassEnd + 14}H${h * 0.4}C${belt * 0.65} ${o.glassEnd} ${h * 0.74} ${o.glassEnd + 10} ${h * 0.78} ${o.glassEnd + 20}`,
          `M${h * 0.78} ${o.glassEnd + 20}L${h * 0.86} ${length - rimCorner}C${h * 0.6} ${length - rim * 1.25} ${h * 0.3} ${length - rim} 0 ${length - rim}`,
        ),
      ),
    ],
    creases: [
      `M${h * 0.36} ${o.bonnet + 60}L${h * 0.5} ${o.cowl - 20}`,
      `M${-h * 0.36} ${o.bonnet + 60}L${-h * 0.5} ${o.cowl - 20}`,
    ],
    parts: [
      under('underbody', box(-h * 0.86, 160, h * 0.86, length - 60, 120)),
      under(
        'trim',
        whole(
          join(
            `M0 ${o.cowl - 40}H${belt - 60}L${belt} ${d1}L${belt + 6} ${d2}L${belt - 8} ${d3}L${rb + 40} ${o.roofEnd - 60}`,
            `M${belt * 0.86} ${glassCorner}L${h * 0.76} ${o.glassEnd + 16}H0`,
          ),
        ),
      ),
      ...twins(
        under(
          'interior',
          loop(
            railOut,
            `M${rb + 70} ${o.roofEnd - 100}L${belt - 30} ${d3}L${belt - 8} ${d2}L${belt - 14} ${d1 + 60}`,
          ),
        ),
        under('seal', `M${belt + 6} ${d2 - 34}V${d2 + 34}H${rf + 50}V${d2 - 34}Z`),
        over('headlamp', o.headlamp),
        over('tail-lamp', o.tailLamp),
        ...(o.rails ? [over('trim', box(rf - 22, o.screenTop + 220, rf + 10, o.roofEnd - 160, 16))] : []),
      ),
      inside('interior', whole(`M0 ${o.cowl + 60}H${belt * 0.8}L${belt * 0.7} ${o.cowl + 210}H0`)),
      over(
        'seal',
        `M${-belt * 0.72} ${o.cowl + 100}L60 ${o.cowl + 52}M-30 ${o.cowl + 66}L${belt * 0.62} ${o.cowl + 92}`,
        13,
      ),
    ],
    shades: [
      shade(0.14, `M${-belt} 0H${-h - 200}V${length}H${-belt}Z`),
      light(0.28, `M${belt} 0H${h + 200}V${length}H${belt}Z`),
      shade(0.1, `M${-rf} ${o.screenTop}H${-rf * 0.7}V${o.roofEnd}H${-rf}Z`),
      shade(0.1, `M0 ${length - 90}H${h}V${length}H${-h}V${length - 90}Z`),
      light(0.22, whole(`M0 ${o.bonnet + 40}H${h * 0.34}L${h * 0.48} ${o.cowl}H0`)),
      beam(
        0.22,
        `M${-rf} ${o.screenTop + 500}L${rf} ${o.screenTop + 150}V${o.screenTop + 560}L${-rf} ${o.screenTop + 910}Z`,
      ),
      beam(
        0.2,
        `M${-rf} ${o.screenTop + 1010}L${rf} ${o.screenTop + 660}V${o.screenTop + 740}L${-rf} ${o.screenTop + 1090}Z`,
      ),
    ],
  };
}
