'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormState, OtherVersion } from '@/components/staff/localized-field';
import { picturePath } from '@/lib/portfolio/picture';
import type { PortfolioImage } from '@/lib/portfolio/portfolio';

/**
 * What must stay in view when a picture is cut: by a click or a tap on the picture, or by two ranges, which the keyboard
 * moves and a browser without script sends.
 */
export function FocalPicker({
  image,
  state,
  labels,
}: {
  image: Pick<PortfolioImage, 'id' | 'width' | 'height' | 'focalX' | 'focalY' | 'blur'>;
  state: FormState;
  labels: Record<'focal' | 'focalHint' | 'focalX' | 'focalY' | 'focalAt', string>;
}) {
  const id = `${state.id}-${image.id}`;
  const shown = (axis: 'X' | 'Y') =>
    Number(state.values[`${image.id}.focal${axis}`] ?? image[`focal${axis}`]);
  const [[x, y], setPoint] = useState([shown('X'), shown('Y')]);
  const ranges = useRef<HTMLDivElement>(null);
  const pick = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const percent = (at: number, from: number, length: number) =>
      Math.min(100, Math.max(0, Math.round(((at - from) / length) * 100)));
    const across = percent(event.clientX, box.left, box.width);
    const down = percent(event.clientY, box.top, box.height);
    // Before the form reads its fields.
    flushSync(() => setPoint([across, down]));
    // What a script sets is told to nobody; the form keeps what it is told of.
    ranges.current?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const range = (axis: 'X' | 'Y', value: number, set: (next: number) => void) => {
    const theirs = state.theirs[`${image.id}.focal${axis}`];
    const theirsId = `${id}-focal${axis}-theirs`;
    return (
      <>
        <label className="grid grid-cols-[auto_1fr] items-center gap-x-2 text-sm">
          {labels[`focal${axis}`]}
          <input
            type="range"
            min="0"
            max="100"
            name={`${image.id}.focal${axis}`}
            value={value}
            onChange={(event) => set(Number(event.currentTarget.value))}
            aria-describedby={theirs !== undefined ? theirsId : undefined}
            className="h-6 min-w-0 accent-ink"
          />
        </label>
        {theirs !== undefined ? (
          <OtherVersion id={theirsId} label={state.labels.theirs}>
            {labels.focalAt.replace('{percent}', theirs)}
          </OtherVersion>
        ) : null}
      </>
    );
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{labels.focal}</legend>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the ranges below do the same by keyboard */}
      <div
        id={`${id}-focal`}
        onClick={pick}
        className="relative cursor-crosshair bg-line bg-cover select-none"
        style={{ backgroundImage: `url(${image.blur})` }}
      >
        {/* biome-ignore lint/performance/noImgElement: the site draws the widths itself (app/media/portfolio) */}
        <img
          src={picturePath(image.id, 400, 'webp')}
          alt=""
          width={image.width}
          height={image.height}
          loading="lazy"
          draggable={false}
          className="block h-auto w-full"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-ink/40 outline-2 outline-ink"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <p className="needs-script mt-1 text-sm text-ink-soft">{labels.focalHint}</p>
      <div ref={ranges}>
        {range('X', x, (next) => setPoint([next, y]))}
        {range('Y', y, (next) => setPoint([x, next]))}
      </div>
    </fieldset>
  );
}
