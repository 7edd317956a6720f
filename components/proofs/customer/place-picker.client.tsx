'use client';

import { type ChangeEvent, type MouseEvent, useRef, useState } from 'react';
import type { ProofPoint } from '@/lib/proofs/proof';
import { type Grid, type Place, placeAt, readShare, squareOf, squaresOf } from '@/lib/proofs/proof-point';
import { type BoardPicture, ProofBoard, pinAt } from './proof-board';

/** What a form that could not be taken gives back. */
function placeTyped({ x, y }: { x: string; y: string }): Place | null {
  const [across, down] = [readShare(x), readShare(y)];
  return across === null || down === null ? null : { x: across, y: down };
}

/**
 * Where on a picture a remark is meant: squares that are radio buttons, so that it works by touch, with the arrow keys and
 * without script; with script the very spot that was touched is kept.
 */
export function PlacePicker({
  picture,
  grid,
  points,
  typed,
  labels,
}: {
  picture: BoardPicture;
  grid: Grid;
  points: readonly Pick<ProofPoint, 'id' | 'place'>[];
  typed: { x: string; y: string; square: string };
  /** Those with `{square}` get its name. */
  labels: { where: string; hint: string; square: string; chosen: string; whole: string };
}) {
  const squares = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Place | null>(() => placeTyped(typed));
  const [square, setSquare] = useState(typed.square);

  const touch = ({ detail, clientX, clientY }: MouseEvent) => {
    // Arrow keys click without a pointer: they mean the square.
    if (!squares.current || detail === 0) return;
    setSpot(placeAt({ x: clientX, y: clientY }, squares.current.getBoundingClientRect()));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setSquare(target.value);
    setSpot((spotted) => (spotted && squareOf(spotted, grid) === target.value ? spotted : null));
  };
  const radio = (value: string) => ({
    type: 'radio',
    name: 'square',
    value,
    defaultChecked: typed.square === value,
    onChange: choose,
  });

  return (
    <fieldset aria-describedby="proof-where-hint">
      <legend className="font-bold">{labels.where}</legend>
      <p id="proof-where-hint" className="mt-1 mb-3 max-w-2xl text-sm text-ink-soft">
        {labels.hint}
      </p>
      <input type="hidden" name="x" value={spot?.x ?? ''} />
      <input type="hidden" name="y" value={spot?.y ?? ''} />
      <ProofBoard picture={picture} grid={grid} points={points}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the buttons inside do it by keyboard; this only reads the spot */}
        <div
          ref={squares}
          className="proof-squares"
          style={{ gridTemplate: `repeat(${grid.rows}, 1fr) / repeat(${grid.columns}, 1fr)` }}
          onClick={touch}
        >
          {squaresOf(grid).map((name) => (
            <label key={name} className="proof-square">
              <input {...radio(name)} aria-label={labels.square.replace('{square}', name)} />
            </label>
          ))}
        </div>
        {spot ? <span aria-hidden="true" data-new="" className="proof-pin" style={pinAt(spot)} /> : null}
      </ProofBoard>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input {...radio('')} className="size-5 accent-ink" />
          {labels.whole}
        </label>
        <p role="status" className="figures font-bold empty:hidden">
          {square === '' ? null : labels.chosen.replace('{square}', square)}
        </p>
      </div>
    </fieldset>
  );
}
