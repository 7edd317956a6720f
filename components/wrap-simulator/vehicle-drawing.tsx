import { memo, type ReactNode } from 'react';
import { outlineBox } from '@/lib/drawing/outlines';
import { type FilmLook, type Light, lookKey } from '@/lib/wrap-simulator/film-look';
import type {
  Pane,
  Panel,
  PanelId,
  Part,
  PartKind,
  Side,
  Vehicle,
  View,
  Wheel,
} from '@/lib/wrap-simulator/vehicles/vehicle';
import { FinishDefs, FinishLayers, responseOf, type Surface } from './finishes';

export interface VehicleDrawingProps {
  vehicle: Vehicle;
  side: Side;
  /** Colour of what is not wrapped, #rrggbb. */
  paint: string;
  looks?: Partial<Record<PanelId, FilmLook>>;
  light?: Light;
  /** Share of light that a pane lets through, 0 to 1, by pane id or kind. */
  tints?: Readonly<Record<string, number>>;
  protection?: { panels: readonly PanelId[]; finish: 'gloss' | 'matt' };
  /** Prefix of every id inside: two drawings in one document need two. */
  id: string;
  /** Accessible name; without it the drawing is decoration. */
  title?: string;
  className?: string;
  /** Lettering and whatever else lies on the film: in the view's millimetres, below light, gaps and lamps. */
  children?: ReactNode;
  /** Whatever is to lie above all, such as places to click. */
  overlay?: ReactNode;
}

/** What is around the view in its drawing, as shares of the vehicle's length. */
export const drawingMargins = { x: 0.045, top: 0.028, bottom: 0.04 } as const;

const fixedColours: Record<PartKind, string> = {
  underbody: '#0f0d0b',
  plastic: '#2e2b28',
  trim: '#1d1a17',
  seal: '#171411',
  grille: '#191613',
  slot: '#47433e',
  chrome: '#cfcdc8',
  'lamp-housing': '#27241f',
  headlamp: '#e6ebea',
  daylight: '#ffffff',
  indicator: '#f5a300',
  'tail-lamp': '#b3140f',
  'brake-lamp': '#8c1712',
  'reverse-lamp': '#efece6',
  reflector: '#d8341f',
  plate: '#f7f5f0',
  handle: '#1d1a17',
  interior: '#2a3338',
  seat: '#1e262b',
  laminate: '#e9e6df',
  metal: '#8f8f8b',
};

const ink = '#16130f';

/** Belgian plates have a ruby border, which also shows them on white paint. */
const plateBorder = { stroke: '#8a1f2d', strokeWidth: 9 } as const;

interface Group {
  key: string;
  /**
   * By its place among those of its layer a group stays the same one in the document when its look becomes another, and what it is cut
   * by is not cut anew.
   */
  name: string;
  look: FilmLook;
  panels: Panel[];
}

function groupByLook(
  layer: 'b' | 'r',
  panels: readonly Panel[],
  looks: VehicleDrawingProps['looks'] = {},
  paint: string,
): Group[] {
  const groups = new Map<string, Group>();
  for (const panel of panels) {
    const look = looks[panel.id] ?? { finish: 'gloss', colours: [paint] };
    const key = lookKey(look);
    const group = groups.get(key) ?? { key, name: layer + groups.size, look, panels: [] };
    group.panels.push(panel);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What of a view does not change with what is tried on it: found once, and not drawn anew while it is the same. */
interface Fixed {
  body: readonly Panel[];
  raised: readonly Panel[];
  parts: Readonly<Record<Part['layer'], readonly Part[]>>;
  lines: readonly string[];
}

const known = new WeakMap<View, Fixed>();

function fixedOf(view: View): Fixed {
  const found = known.get(view);
  if (found) return found;
  const on = (layer: Part['layer']) => view.parts.filter((part) => part.layer === layer);
  const fixed = {
    body: view.panels.filter((panel) => !panel.raised),
    raised: view.panels.filter((panel) => panel.raised),
    parts: { under: on('under'), inside: on('inside'), over: on('over') },
    lines: view.obstacles.filter(({ kind }) => isLine(kind)).map(({ path }) => path),
  };
  known.set(view, fixed);
  return fixed;
}

/** One side of a vehicle in strict elevation: what is seen here is what is made. */
export function VehicleDrawing({
  vehicle,
  side,
  paint,
  looks,
  light = 'day',
  tints = {},
  protection,
  id,
  title,
  className,
  children,
  overlay,
}: VehicleDrawingProps) {
  const view = vehicle.views[side];
  const surface: Surface = { width: view.width, height: view.height, unit: vehicle.length / 360 };
  const fixed = fixedOf(view);
  const body = groupByLook('b', fixed.body, looks, paint);
  const raised = groupByLook('r', fixed.raised, looks, paint);
  // A look that both have is defined once, under the name of the body's group.
  const all = [...new Map([...raised, ...body].map((group) => [group.key, group])).values()];
  const protectedPanels = view.panels.filter((panel) => protection?.panels.includes(panel.id));
  const gap = Math.max(7, surface.unit * 0.8);
  const margin = (share: number) => Math.round(vehicle.length * share);
  const frame = {
    x: -margin(drawingMargins.x),
    y: -margin(drawingMargins.top),
    width: view.width + 2 * margin(drawingMargins.x),
    height: view.height + margin(drawingMargins.top) + margin(drawingMargins.bottom),
  };
  const shared = { id, surface, light, view };
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className={className}
      // A picture with something to do in it is no picture to whoever listens to it.
      role={title ? (overlay ? 'group' : 'img') : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <defs>
        {all.map(({ key, name, look }) => (
          <FinishDefs key={name} look={look} id={`${id}-${key}`} surface={surface} light={light} />
        ))}
        {[...body, ...raised].map(({ name, panels }) => (
          <clipPath key={name} id={`${id}-${name}`}>
            {panels.map((panel) => (
              <path key={panel.id} d={panel.path} clipRule="evenodd" />
            ))}
          </clipPath>
        ))}
        {view.panes.length > 0 && <PanesClip id={`${id}-panes`} panes={view.panes} />}
        {protectedPanels.length > 0 && protection && (
          <ProtectionDefs id={id} panels={protectedPanels} surface={surface} finish={protection.finish} />
        )}
        {light !== 'day' && <SkyDefs id={id} light={light} />}
      </defs>
      {light !== 'day' && <Sky id={id} light={light} view={view} frame={frame} />}
      <GroundShadow view={view} side={side} night={light === 'night'} />
      <Parts parts={fixed.parts.under} />
      {view.wheels.map((wheel) => (
        <WheelDrawing key={wheel.x} wheel={wheel} ground={view.height} />
      ))}
      <Edges panels={fixed.body} width={gap * 1.5} opacity={0.6} />
      <Films groups={body} {...shared} />
      <Glass panes={view.panes} insides={fixed.parts.inside} {...{ id, view, gap }} />
      {view.panes.map((pane) => {
        const passes = tints[pane.id] ?? tints[pane.pane];
        return passes === undefined ? null : (
          <path key={pane.id} d={pane.path} fill="#0a0c0d" opacity={Math.round((1 - passes) * 96) / 100} />
        );
      })}
      <Shine panes={view.panes} {...{ id, side }} />
      {children}
      <Lighting groups={body} {...shared} />
      {protectedPanels.length > 0 && protection && (
        <Protection id={id} panels={protectedPanels.filter((panel) => !panel.raised)} surface={surface} />
      )}
      <Lines creases={view.creases} lines={fixed.lines} gap={gap} />
      <Parts parts={fixed.parts.over} />
      <Edges panels={fixed.raised} width={gap} />
      <Films groups={raised} {...shared} />
      <Lighting groups={raised} {...shared} />
      {light !== 'day' && (
        <Darkness body={[...body, ...raised]} parts={view.parts} frame={frame} side={side} {...shared} />
      )}
      {overlay}
    </svg>
  );
}

function isLine(kind: string): boolean {
  return kind === 'gap' || kind === 'fuel-flap';
}

interface LayerProps {
  groups: readonly Group[];
  id: string;
  surface: Surface;
  light: Light;
  view: View;
}

function Films({ groups, id, surface, light }: LayerProps) {
  return groups.map(({ key, name, look }) => (
    <g key={name} clipPath={`url(#${id}-${name})`}>
      <FinishLayers look={look} id={`${id}-${key}`} surface={surface} light={light} />
    </g>
  ));
}

const toneFill = { shade: '#000', light: '#fff', gleam: '#fff' } as const;

function Lighting({ groups, id, view }: LayerProps) {
  return groups.map(({ name, look }) => {
    const answer = responseOf(look.finish);
    const shades = view.shades.filter(({ tone }) => answer[tone] > 0);
    return (
      <g key={name} clipPath={`url(#${id}-${name})`}>
        {shades.map(({ tone, opacity, path }) => (
          <path
            key={path}
            fill={toneFill[tone]}
            opacity={Math.round(opacity * answer[tone] * 1000) / 1000}
            d={path}
          />
        ))}
      </g>
    );
  });
}

const Parts = memo(({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ kind, path, line }) =>
    line ? (
      <path
        key={kind + path}
        d={path}
        fill="none"
        stroke={fixedColours[kind]}
        strokeWidth={line}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <path
        key={kind + path}
        d={path}
        fill={fixedColours[kind]}
        fillRule="evenodd"
        {...(kind === 'plate' && plateBorder)}
      />
    ),
  ),
);

const Edges = memo(
  ({ panels, width, opacity }: { panels: readonly Panel[]; width: number; opacity?: number }) => (
    <g fill="none" stroke={ink} strokeWidth={width} strokeLinejoin="round" opacity={opacity}>
      {panels.map((panel) => (
        <path key={panel.id} d={panel.path} />
      ))}
    </g>
  ),
);

interface LinesProps {
  creases: readonly string[];
  lines: readonly string[];
  gap: number;
}

/** Creases of the sheet metal, and gaps with the light on their lower edge. */
const Lines = memo(({ creases, lines, gap }: LinesProps) => (
  <g fill="none" strokeLinejoin="round">
    <g stroke={ink} strokeWidth={gap * 0.6} opacity={0.3}>
      {creases.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
    <g
      stroke="#fff"
      strokeWidth={gap * 0.5}
      opacity={0.22}
      transform={`translate(${gap * 0.7} ${gap * 0.7})`}
    >
      {lines.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
    <g stroke={ink} strokeWidth={gap} opacity={0.85}>
      {lines.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  </g>
));

const PanesClip = memo(({ id, panes }: { id: string; panes: readonly Pane[] }) => (
  <clipPath id={id}>
    {panes.map((pane) => (
      <path key={pane.id} d={pane.path} />
    ))}
  </clipPath>
));

interface GlassProps {
  panes: readonly Pane[];
  insides: readonly Part[];
  id: string;
  view: View;
  gap: number;
}

/** The panes and what is seen through them. */
const Glass = memo(({ panes, insides, id, view, gap }: GlassProps) =>
  panes.length === 0 ? null : (
    <>
      <g stroke="#171411" strokeWidth={Math.max(gap * 3, 24)} strokeLinejoin="round" fill="#71868d">
        {panes.map((pane) => (
          <path key={pane.id} d={pane.path} />
        ))}
      </g>
      <g clipPath={`url(#${id}-panes)`}>
        <path fill="#71868d" d={`M0 0H${view.width}V${view.height}H0Z`} />
        <Parts parts={insides} />
      </g>
    </>
  ),
);

/** What panes reflect. */
const Shine = memo(({ panes, id, side }: { panes: readonly Pane[]; id: string; side: Side }) =>
  panes.length === 0 ? null : (
    <g clipPath={`url(#${id}-panes)`} fill="#fff">
      {panes.map((pane) => {
        const { left, top, right, bottom } = outlineBox(pane.path);
        const [w, h] = [right - left, bottom - top];
        const inset = Math.min(w * 0.2, h * 0.5);
        // The right side is the left one's mirror image in where it shines, not in how that leans.
        const x = side === 'right' ? right - inset - h * 1.27 : left + inset;
        return (
          <g key={pane.id}>
            <path opacity={0.2} d={`M${x + h * 0.75} ${top}h${h * 0.42}l${-h * 0.85} ${h}h${-h * 0.42}Z`} />
            <path opacity={0.14} d={`M${x + h * 1.27} ${top}h${h * 0.1}l${-h * 0.85} ${h}h${-h * 0.1}Z`} />
          </g>
        );
      })}
    </g>
  ),
);

const GroundShadow = memo(({ view, side, night }: { view: View; side: Side; night: boolean }) => {
  if (side === 'roof') return null;
  const { width, height } = view;
  return (
    <path
      fill={night ? '#000' : ink}
      opacity={night ? 0.5 : 0.2}
      d={`M${-width * 0.02 - 60} ${height + 10}Q${width * 0.02} ${height - 46} ${width * 0.16} ${height - 46}H${width * 0.84}Q${width * 0.98} ${height - 46} ${width * 1.02 + 110} ${height + 10}Q${width * 0.9} ${height + 70} ${width * 0.5} ${height + 74}T${-width * 0.02 - 60} ${height + 10}Z`}
    />
  );
});

const spokeAngles = (count: number) => Array.from({ length: count }, (_, i) => (i * 360) / count);

const WheelDrawing = memo(
  ({ wheel: { x, radius, rim, style }, ground }: { wheel: Wheel; ground: number }) => {
    const dark = '#1c1916';
    return (
      <g transform={`translate(${x} ${ground - radius})`}>
        {style === 'spokes' ? (
          <>
            <circle r={radius - 14} fill="none" stroke="#171411" strokeWidth={28} />
            <circle r={radius - 34} fill="none" stroke="#b9b6b0" strokeWidth={12} />
            <g stroke="#8f8c86" strokeWidth={3.5}>
              {spokeAngles(18).map((angle) => (
                <path key={angle} d={`M0 0L${radius - 38} 0`} transform={`rotate(${angle})`} />
              ))}
            </g>
            <circle r={34} fill="#2b2825" />
            <circle r={16} fill="#b9b6b0" />
          </>
        ) : (
          <>
            <circle r={radius} fill="#12100e" />
            <circle r={(radius + rim) / 2 + 8} fill="none" stroke="#fff" strokeWidth={6} opacity={0.14} />
            <circle r={rim + 8} fill="#060504" />
            <Rim rim={rim} style={style} dark={dark} />
            <path
              fill="#fff"
              opacity={0.16}
              d={`M${-rim * 0.7} ${-rim * 0.7}A${rim} ${rim} 0 0 1 ${rim * 0.7} ${-rim * 0.7}L${rim * 0.6} ${-rim * 0.6}A${rim * 0.85} ${rim * 0.85} 0 0 0 ${-rim * 0.6} ${-rim * 0.6}Z`}
            />
          </>
        )}
      </g>
    );
  },
);

function Rim({ rim, style, dark }: { rim: number; style: Exclude<Wheel['style'], 'spokes'>; dark: string }) {
  const r = rim;
  if (style === 'steel')
    return (
      <>
        <circle r={r} fill="#a9a6a0" />
        <circle r={r * 0.86} fill="#8a8781" />
        <g fill={dark}>
          {spokeAngles(10).map((angle) => (
            <ellipse
              key={angle}
              cx={r * 0.66}
              rx={r * 0.095}
              ry={r * 0.13}
              transform={`rotate(${angle + 8})`}
            />
          ))}
        </g>
        <circle r={r * 0.4} fill="#b9b6b0" />
        <circle r={r * 0.26} fill="#6d6a65" />
        <circle r={r * 0.13} fill={dark} />
      </>
    );
  const count = { five: 5, ten: 10, turbine: 8 }[style];
  const spoke = {
    five: `M${r * 0.16} ${-r * 0.17}L${r * 0.93} ${-r * 0.29}L${r * 0.96} ${-r * 0.1}L${r * 0.2} ${-r * 0.03}ZM${r * 0.16} ${r * 0.17}L${r * 0.93} ${r * 0.29}L${r * 0.96} ${r * 0.1}L${r * 0.2} ${r * 0.03}Z`,
    ten: `M${r * 0.12} ${-r * 0.05}L${r * 0.95} ${-r * 0.11}V${r * 0.11}L${r * 0.12} ${r * 0.05}Z`,
    turbine: `M${r * 0.1} ${-r * 0.1}Q${r * 0.6} ${-r * 0.3} ${r * 0.93} ${-r * 0.2}Q${r * 0.99} ${r * 0.02} ${r * 0.94} ${r * 0.16}Q${r * 0.6} ${-r * 0.02} ${r * 0.1} ${r * 0.1}Z`,
  }[style];
  return (
    <>
      <circle r={r} fill={dark} />
      <circle r={r * 0.5} fill="none" stroke="#4b4741" strokeWidth={r * 0.26} />
      <circle r={r * 0.955} fill="none" stroke="#c4c1bb" strokeWidth={r * 0.09} />
      <g fill="#c4c1bb">
        {spokeAngles(count).map((angle) => (
          <path key={angle} d={spoke} transform={`rotate(${angle - 90})`} />
        ))}
      </g>
      <circle r={r * 0.24} fill="#c4c1bb" />
      <circle r={r * 0.13} fill="#4b4741" />
    </>
  );
}

interface ProtectionProps {
  id: string;
  panels: readonly Panel[];
  surface: Surface;
}

function ProtectionDefs({ id, panels, surface, finish }: ProtectionProps & { finish: 'gloss' | 'matt' }) {
  return (
    <>
      <pattern
        id={`${id}-ppf`}
        width={9}
        height={9}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${surface.unit}) rotate(45)`}
      >
        {finish === 'matt' ? (
          <path fill="#fff" opacity={0.3} d="M0 0H9V9H0Z" />
        ) : (
          <path fill="#8fdcff" opacity={0.14} d="M0 0H9V9H0Z" />
        )}
        <path
          fill="#fff"
          opacity={0.5}
          d={finish === 'matt' ? 'M2 2h1v1h-1zM6.500 6.500h1v1h-1z' : 'M0 0H1.200V9H0Z'}
        />
      </pattern>
      <clipPath id={`${id}-ppf-clip`}>
        {panels.map((panel) => (
          <path key={panel.id} d={panel.path} clipRule="evenodd" />
        ))}
      </clipPath>
    </>
  );
}

/** Clear film cannot be seen; here it carries the printer's hatching and a cut line. */
function Protection({ id, panels, surface }: ProtectionProps) {
  return (
    <g clipPath={`url(#${id}-ppf-clip)`} fillRule="evenodd">
      {panels.map((panel) => (
        <g key={panel.id}>
          <path d={panel.path} fill={`url(#${id}-ppf)`} />
          <path d={panel.path} fill="none" stroke="#fff" strokeWidth={surface.unit * 3.6} opacity={0.9} />
          <path
            d={panel.path}
            fill="none"
            stroke="#0a7fd4"
            strokeWidth={surface.unit * 2}
            strokeDasharray={`${surface.unit * 4} ${surface.unit * 2.4}`}
          />
        </g>
      ))}
    </g>
  );
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function SkyDefs({ id, light }: { id: string; light: Light }) {
  const night = light === 'night';
  return (
    <>
      <linearGradient id={`${id}-sky`} x2="0" y2="1">
        <stop offset="0" stopColor={night ? '#10131f' : '#5b4a7a'} />
        <stop offset=".62" stopColor={night ? '#1b2033' : '#d98a6a'} />
        <stop offset="1" stopColor={night ? '#1b2033' : '#f3bd7c'} />
      </linearGradient>
      <radialGradient id={`${id}-lamp`}>
        <stop offset="0" stopColor="#fff8e0" stopOpacity={0.95} />
        <stop offset=".3" stopColor="#ffe9b0" stopOpacity={0.4} />
        <stop offset="1" stopColor="#ffe9b0" stopOpacity={0} />
      </radialGradient>
      <radialGradient id={`${id}-tail`}>
        <stop offset="0" stopColor="#ff4a32" stopOpacity={0.8} />
        <stop offset="1" stopColor="#ff4a32" stopOpacity={0} />
      </radialGradient>
      <linearGradient id={`${id}-low`} x2="1" y2="0">
        <stop offset="0" stopColor="#ff9a4d" stopOpacity={0.42} />
        <stop offset=".5" stopColor="#ff9a4d" stopOpacity={0.06} />
        <stop offset="1" stopColor="#2d1a4d" stopOpacity={0.3} />
      </linearGradient>
    </>
  );
}

function Sky({ id, light, view, frame }: { id: string; light: Light; view: View; frame: Frame }) {
  const horizon = view.height - 40;
  return (
    <>
      <path fill={`url(#${id}-sky)`} d={`M${frame.x} ${frame.y}h${frame.width}V${horizon}H${frame.x}Z`} />
      <path
        fill={light === 'night' ? '#0b0c12' : '#4a3b4c'}
        d={`M${frame.x} ${horizon}h${frame.width}V${frame.y + frame.height}H${frame.x}Z`}
      />
    </>
  );
}

interface DarknessProps extends Omit<LayerProps, 'groups'> {
  body: readonly Group[];
  parts: readonly Part[];
  frame: Frame;
  side: Side;
}

const glowing: Partial<Record<PartKind, 'lamp' | 'tail'>> = {
  headlamp: 'lamp',
  daylight: 'lamp',
  'tail-lamp': 'tail',
};

/** The evening over everything, then what shines through it: lamps, and film that returns the light of headlamps. */
function Darkness({ body, parts, frame, side, id, surface, light, view }: DarknessProps) {
  const night = light === 'night';
  const sheet = `M${frame.x} ${frame.y}h${frame.width}v${frame.height}h${-frame.width}Z`;
  const lamps = parts.filter((part) => part.layer === 'over' && glowing[part.kind]);
  const returns = body.some(({ look }) => look.finish === 'reflective');
  const gaps = fixedOf(view).lines;
  return (
    <>
      <path fill={night ? '#05070f' : '#2d1a4d'} opacity={night ? 0.62 : 0.3} d={sheet} />
      {!night && <path fill={`url(#${id}-low)`} d={sheet} />}
      {night && (
        <Films
          groups={body.filter(({ look }) => look.finish === 'reflective')}
          {...{ id, surface, light, view }}
        />
      )}
      {night && returns && (
        <g fill="#0b0d14">
          {parts
            .filter((part) => part.layer === 'over' && !part.line && !glowing[part.kind])
            .map((part) => (
              <path key={part.kind + part.path} d={part.path} />
            ))}
        </g>
      )}
      {night && returns && (
        <g fill="none" stroke="#05070f" strokeWidth={surface.unit * 0.8} opacity={0.6}>
          {gaps.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      )}
      <Parts parts={lamps} />
      {lamps.map(({ kind, path }) => {
        const { left, top, right, bottom } = outlineBox(path);
        const r = (night ? 1 : 0.7) * (kind === 'headlamp' && side === 'front' ? 420 : 240);
        return (
          <ellipse
            key={path}
            cx={(left + right) / 2}
            cy={(top + bottom) / 2}
            rx={r}
            ry={r * 0.8}
            fill={`url(#${id}-${glowing[kind]})`}
            opacity={night ? 0.9 : 0.5}
          />
        );
      })}
    </>
  );
}
