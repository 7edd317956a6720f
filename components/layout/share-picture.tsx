import type { ReactNode } from 'react';
import { groupInk, INK, PAPER } from '@/components/illustrations/scene-parts';
import type { Box } from '@/lib/drawing/box';
import { contrastBetween } from '@/lib/drawing/contrast';
import type { Letters } from '@/lib/drawing/letters';
import { outlineText } from '@/lib/drawing/outline-text';
import { setHeadline } from '@/lib/drawing/set-headline';
import { type ServiceGroupId, serviceGroupIds } from '@/lib/i18n/service-catalogue';
import { colors } from '@/lib/theme/colors';

/** What every network asks for, and shows without cutting. */
export const shareSize = { width: 1200, height: 630 };

/** Where the words stand: a panel of ink, and below panel and picture a strip of paper. */
const panel = { height: 510, edge: 44 };
/** The tallest capital: two short words are not shouted. */
export const tallestHeadline = 84;

/**
 * Where a headline may stand, with its trade's name above it, and where the picture is, which bleeds off the sheet.
 *
 * @param panelWidth 520 leaves a picture in the proportions of the scenes, so that they are seen whole
 */
export function layOutShare(panelWidth = 520): { panelWidth: number; headline: Box; picture: Box } {
  return {
    panelWidth,
    headline: { x: panel.edge, y: 116, width: panelWidth - 2 * panel.edge, height: 350 },
    picture: { x: panelWidth, y: 0, width: shareSize.width - panelWidth, height: panel.height },
  };
}

interface LineProps {
  letters: Letters;
  children: string;
  x: number;
  y: number;
  cap: number;
  /** The line is set smaller when it would be longer than this. */
  max: number;
  /** (x, y) is where its baseline ends. */
  end?: boolean;
  fill: string;
}

function Line({ letters, children, x, y, cap, max, end = false, fill }: LineProps) {
  const text = children.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' ');
  const natural = outlineText(letters, text, { capHeight: cap });
  const by = Math.min(1, max / natural.width);
  const left = end ? x - natural.width * by : x;
  return <path fill={fill} transform={`translate(${left} ${y})scale(${by})`} d={natural.path} />;
}

/** The agency's sign: six swatches, two by two. */
function SixCells({ x, y, cell }: { x: number; y: number; cell: number }) {
  return serviceGroupIds.map((id, at) => (
    <path
      key={id}
      fill={groupInk(id)}
      d={`M${x + (at % 2) * cell} ${y + Math.floor(at / 2) * cell}h${cell}v${cell}h-${cell}z`}
    />
  ));
}

interface SharePictureProps {
  letters: Letters;
  ink: ServiceGroupId | 'ink';
  /** What menus call the page. */
  name: string;
  headline: string;
  /** What stands at the end of the strip: a price with what it includes, or a place. */
  facts: readonly [large: string, small?: string];
  /** The agency. */
  company: string;
  layout: ReturnType<typeof layOutShare>;
  /** Fills the picture's place in the layout. */
  children: ReactNode;
}

/** What a shared link shows: the page's words on its trade's ink, its picture, and who it comes from. */
export function SharePicture({
  letters,
  ink,
  name,
  headline,
  facts,
  company,
  layout,
  children,
}: SharePictureProps) {
  const ground = ink === 'ink' ? colors.ink : groupInk(ink);
  const words = contrastBetween('#ffffff', ground) > 4.5 ? '#ffffff' : INK;
  const { width, height } = shareSize;
  const [large, small] = facts;
  const right = width - panel.edge;
  const line = { letters, fill: INK };
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <svg {...layout.picture}>{children}</svg>
      <path fill={ground} d={`M0 0h${layout.panelWidth}v${panel.height}H0z`} />
      <Line letters={letters} fill={words} x={panel.edge} y={72} cap={20} max={layout.headline.width}>
        {name}
      </Line>
      {setHeadline(letters, headline, layout.headline, tallestHeadline).lines.map(({ path, x, y }) => (
        <path key={y} fill={words} transform={`translate(${x} ${y})`} d={path} />
      ))}
      <path fill={PAPER} d={`M0 ${panel.height}H${width}V${height}H0z`} />
      <SixCells x={panel.edge} y={panel.height + 33} cell={18} />
      <Line {...line} x={panel.edge + 54} y={panel.height + 78} cap={36} max={360}>
        {company}
      </Line>
      <Line {...line} end x={right} y={panel.height + (small ? 64 : 78)} cap={36} max={620}>
        {large}
      </Line>
      {small ? (
        <Line {...line} end x={right} y={panel.height + 98} cap={17} max={620}>
          {small}
        </Line>
      ) : null}
    </svg>
  );
}
