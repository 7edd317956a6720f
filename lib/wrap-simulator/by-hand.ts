import type { Box } from '@/lib/drawing/box';
import { outlineBox } from '@/lib/drawing/outlines';
import type { ComposedWrap } from './compose';
import { standsOn } from './place-lines';
import type { PanelId, Side, VehicleId } from './vehicles/vehicle';
import { type PanelChoice, panelChoices, type WrapDesign, wrapLimits } from './wrap-design';

/** What can be moved on a side: a line of letters or a picture. */
export interface Movable {
  kind: 'line' | 'logo';
  /** Which of the design's. */
  index: number;
  /** What is cut, in the view's millimetres. */
  box: Box;
  /** The point that is moved: the middle, at the baseline of letters, at half the height of a picture. */
  x: number;
  y: number;
}

export const movableKey = ({ kind, index }: Pick<Movable, 'kind' | 'index'>) => `${kind}-${index}`;

export function movablesOn({ placed, logos }: ComposedWrap, side: Side): Movable[] {
  return [
    ...logos[side].map(({ index, box }): Movable => {
      return { kind: 'logo', index, box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
    ...placed[side].map(({ index, box, x, y, outlined }): Movable => {
      return { kind: 'line', index, box, x: x + outlined.width / 2, y };
    }),
  ];
}

/** A line to which things snap, in the view's millimetres. */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
}

export interface Snapped {
  x: number;
  y: number;
  guides: Guide[];
}

interface Target {
  at: number;
  /** Which of the thing's own lines meets it. */
  of: 'start' | 'middle' | 'end' | 'anchor';
  /** Draws from further away than edges of panels do: a baseline, the middle of the side. */
  strong?: true;
}

const drawsFrom = 2.5;

/** What a moved thing can be brought in line with: the edges and middles of panels, and the other things there. */
function targetsOn(composed: ComposedWrap, side: Side, moved: Movable): Record<'x' | 'y', Target[]> {
  const view = composed.vehicle.views[side];
  const targets: Record<'x' | 'y', Target[]> = {
    x: [{ at: view.width / 2, of: 'middle', strong: true }],
    y: [],
  };
  for (const panel of view.panels) {
    if (panel.raised) continue;
    const { left, top, right, bottom } = outlineBox(panel.path);
    targets.x.push(
      { at: left, of: 'start' },
      { at: (left + right) / 2, of: 'middle' },
      { at: right, of: 'end' },
    );
    targets.y.push(
      { at: top, of: 'start' },
      { at: (top + bottom) / 2, of: 'middle' },
      { at: bottom, of: 'end' },
    );
  }
  for (const other of movablesOn(composed, side)) {
    if (movableKey(other) === movableKey(moved)) continue;
    const { box } = other;
    targets.x.push(
      { at: box.x, of: 'start' },
      { at: box.x + box.width / 2, of: 'middle' },
      { at: box.x + box.width, of: 'end' },
    );
    // Baselines meet baselines; a picture stands on one with its lower edge.
    targets.y.push({ at: other.y, of: other.kind === moved.kind ? 'anchor' : 'end', strong: true });
  }
  return targets;
}

function snapAxis(
  axis: 'x' | 'y',
  wanted: number,
  moved: Movable,
  targets: readonly Target[],
  reach: number,
): { value: number; guide: Guide | null } {
  const size = axis === 'x' ? moved.box.width : moved.box.height;
  // From the point that is moved to each of the thing's own lines.
  const start = moved.box[axis] - moved[axis];
  const own = { start, middle: start + size / 2, end: start + size, anchor: 0 };
  let best: { value: number; guide: Guide | null } = { value: wanted, guide: null };
  let nearest = reach;
  for (const { at, of, strong } of targets) {
    const away = Math.abs(wanted + own[of] - at);
    const felt = strong ? away / drawsFrom : away;
    if (away >= reach || felt >= nearest) continue;
    nearest = felt;
    best = { value: at - own[of], guide: { axis, at } };
  }
  return best;
}

/** Where a thing goes that is let go of near a line, and the lines that it meets. `reach` in millimetres. */
export function snap(
  composed: ComposedWrap,
  side: Side,
  moved: Movable,
  to: { x: number; y: number },
  reach: number,
): Snapped {
  const targets = targetsOn(composed, side, moved);
  const x = snapAxis('x', to.x, moved, targets.x, reach);
  const y = snapAxis('y', to.y, moved, targets.y, reach);
  return { x: x.value, y: y.value, guides: [x.guide, y.guide].filter((guide) => guide !== null) };
}

const within = (value: number) => Math.min(wrapLimits.position, Math.max(0, Math.round(value)));

/** A change of the design that there is by then: what was chosen since something was drawn stays. */
export type DesignChange = (latest: WrapDesign) => WrapDesign;

/** What was done on the drawing of a vehicle: nothing once another one was chosen, which has other panels and places. */
export const madeOn =
  (vehicle: VehicleId, change: DesignChange): DesignChange =>
  (latest) =>
    latest.vehicle === vehicle ? change(latest) : latest;

/** Whether a thing that was drawn is still the one of its number: others move up where one before them was taken away. */
function isSameThing(kind: Movable['kind'], index: number, drawn: WrapDesign, latest: WrapDesign): boolean {
  if (kind === 'logo') return drawn.logos[index]?.picture === latest.logos[index]?.picture;
  const [before, now] = [drawn.lines, latest.lines];
  return before.length === now.length || before[index]?.text === now[index]?.text;
}

/**
 * The design with a thing moved to a point of a side; its twin on the other flank goes along, as far from the nose.
 *
 * @param latest the design that is changed, where it is another than what was drawn
 */
export function moveTo(
  { vehicle, design, placed }: Pick<ComposedWrap, 'vehicle' | 'design' | 'placed'>,
  side: Side,
  { kind, index }: Pick<Movable, 'kind' | 'index'>,
  to: { x: number; y: number },
  latest: WrapDesign = design,
): WrapDesign {
  const moved = kind === 'logo' ? latest.logos[index] : latest.lines[index];
  if (!moved || !standsOn(moved, side) || !isSameThing(kind, index, design, latest)) return latest;
  const place = <Thing extends { side: Side; x: number | null; y: number | null }>(thing: Thing): Thing => {
    const x = thing.side === side ? to.x : vehicle.views[side].width - to.x;
    return { ...thing, x: within(x), y: within(to.y) };
  };
  const at = <Thing extends { side: Side; x: number | null; y: number | null }>(things: readonly Thing[]) =>
    things.map((thing, which) => (which === index ? place(thing) : thing));
  if (kind === 'logo') return { ...latest, logos: at(latest.logos) };
  // What was made lower for want of room is moved as it is seen, and keeps that height.
  const seen = placed[side].find((line) => line.index === index);
  const lines = at(latest.lines).map((line, which) =>
    which === index && seen?.wanted === line.height ? { ...line, height: seen.line.height } : line,
  );
  return { ...latest, lines };
}

/** The design without a thing that stood on the drawing; its twin on the other flank goes with it. */
export function takeOff(
  { design }: Pick<ComposedWrap, 'design'>,
  { kind, index }: Pick<Movable, 'kind' | 'index'>,
  latest: WrapDesign = design,
): WrapDesign {
  if (!isSameThing(kind, index, design, latest)) return latest;
  const others = <Thing>(things: readonly Thing[]) => things.filter((_, which) => which !== index);
  return kind === 'logo'
    ? { ...latest, logos: others(latest.logos) }
    : { ...latest, lines: others(latest.lines) };
}

/** The design with the line between two tones at a height of a side; where it has none, as it was. */
export function moveSplit(design: WrapDesign, percent: number): WrapDesign {
  if (design.coverage !== 'two-tone') return design;
  const { min, max } = wrapLimits.split;
  const split = Math.min(max, Math.max(min, Math.round(percent)));
  return split === design.split ? design : { ...design, split };
}

/** The design with a panel that wears the next thing it can: as covered, its paint, the first film, the second. */
export function turnPanel(design: WrapDesign, panel: PanelId): WrapDesign {
  const order: readonly (PanelChoice | undefined)[] = [undefined, ...panelChoices];
  const next = order[(order.indexOf(design.panels[panel]) + 1) % order.length];
  const { [panel]: _, ...others } = design.panels;
  return { ...design, panels: next ? { ...others, [panel]: next } : others };
}
