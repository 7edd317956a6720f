import type { Box } from '@/lib/drawing/box';
import type { Point } from './drag';

/** Pixels: what is taken hold of, whatever is seen of it. */
export const finger = { layer: 32, handle: 44 } as const;

/** A box at least as large as a finger. */
export function padded({ x, y, width, height }: Box, pixel: number): Box {
  const least = finger.layer * pixel;
  const [px, py] = [Math.max(0, least - width) / 2, Math.max(0, least - height) / 2];
  return { x: x - px, y: y - py, width: width + 2 * px, height: height + 2 * py };
}

function Handle({ at, pixel, does }: { at: Point; pixel: number; does: 'scale' | 'turn' }) {
  const isTurn = does === 'turn';
  return (
    <g>
      <circle
        cx={at.x}
        cy={at.y}
        r={pixel * 7}
        fill={isTurn ? '#d6156c' : '#fff'}
        stroke={isTurn ? '#fff' : '#16130f'}
        strokeWidth={pixel * 2}
        pointerEvents="none"
      />
      <circle
        cx={at.x}
        cy={at.y}
        r={(pixel * finger.handle) / 2}
        fill="transparent"
        data-handle={does}
        className="shirt-handle"
      />
    </g>
  );
}

/** Pixels by which handles stand off, so that a finger on what is small takes it and not its corner. */
const off = { corner: 6, small: 16, turn: 34 } as const;

/** Pixels below which a side has room for one corner alone. */
const roomForCorners = 90;

/**
 * The frame of what is selected, with its handles.
 *
 * @param top where the view begins: above it nothing can be taken hold of
 */
export function Selection({
  box,
  pixel,
  top,
  fixed,
}: {
  box: Box;
  pixel: number;
  top: number;
  fixed: boolean;
}) {
  const { x, y, width, height } = box;
  const isSmall = Math.min(width, height) < roomForCorners * pixel;
  const out = (isSmall ? off.small : off.corner) * pixel;
  const [left, right, above, below] = [x - out, x + width + out, y - out, y + height + out];
  const isLow = y - (off.turn + finger.handle / 2) * pixel < top;
  const corners: readonly (readonly [number, number])[] = isSmall
    ? [[right, isLow ? above : below]]
    : [
        [left, above],
        [right, above],
        [left, below],
        [right, below],
      ];
  const middle = x + width / 2;
  const arm = isLow
    ? { from: y + height, to: y + height + off.turn * pixel }
    : { from: y, to: y - off.turn * pixel };
  return (
    <g data-moves>
      <rect {...box} fill="none" stroke="#16130f" strokeWidth={pixel * 2} pointerEvents="none" />
      <rect
        {...box}
        fill="none"
        stroke="#fff"
        strokeWidth={pixel}
        strokeDasharray={`${pixel * 5} ${pixel * 5}`}
        pointerEvents="none"
      />
      {fixed ? null : (
        <>
          <path
            d={`M${middle} ${arm.from}V${arm.to}`}
            stroke="#16130f"
            strokeWidth={pixel * 1.5}
            pointerEvents="none"
          />
          {isSmall ? (
            <path
              d={`M${x + width} ${isLow ? y : y + height}L${right} ${isLow ? above : below}`}
              stroke="#16130f"
              strokeWidth={pixel * 1.5}
              pointerEvents="none"
            />
          ) : null}
          {corners.map(([cx, cy]) => (
            <Handle key={`${cx} ${cy}`} at={{ x: cx, y: cy }} pixel={pixel} does="scale" />
          ))}
          <Handle at={{ x: middle, y: arm.to }} pixel={pixel} does="turn" />
        </>
      )}
    </g>
  );
}
