import type { ReactNode } from 'react';
import type { ProofPoint } from '@/lib/proofs/proof';
import { type Grid, squaresOf } from '@/lib/proofs/proof-point';

export interface BoardPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The picture of a proof with its rulers, and a numbered pin at each point that has a place. */
export function ProofBoard({
  picture,
  grid,
  points,
  children,
}: {
  picture: BoardPicture;
  grid: Grid;
  points: readonly Pick<ProofPoint, 'id' | 'place'>[];
  /** Over the picture. */
  children?: ReactNode;
}) {
  const letters = squaresOf({ ...grid, rows: 1 }).map((square) => square.slice(0, 1));
  return (
    <div className="proof-board">
      <div aria-hidden="true" className="proof-ruler figures">
        {letters.map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      <div aria-hidden="true" className="proof-ruler figures" data-side="left">
        {Array.from({ length: grid.rows }, (_, row) => row + 1).map((number) => (
          <span key={number}>{number}</span>
        ))}
      </div>
      <div className="proof-picture">
        {/* biome-ignore lint/performance/noImgElement: a private picture behind a signed link */}
        <img {...picture} alt={picture.alt} decoding="async" />
        {children}
        {points.map(({ id, place }, at) =>
          place ? (
            <span key={id} aria-hidden="true" className="proof-pin figures" style={pinAt(place)}>
              {at + 1}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** Where a pin stands. */
export const pinAt = ({ x, y }: { x: number; y: number }) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
