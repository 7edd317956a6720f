import { type CSSProperties, type FocusEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { filled } from '@/lib/i18n/copy';
import type { PhotoLabels } from '@/lib/photo-film/photo-copy';
import type { Picture, Stroke } from '@/lib/photo-film/picture';
import { beginHistory, record, redo, undo } from '@/lib/photo-film/stroke-history';
import { type FilmChoice, FilmList } from './film-list';
import { canvasOf, paintStage } from './paint-stage';
import { usePhotoWorker } from './use-photo-worker';
import { type Tool, useStageHand } from './use-stage-hand';
import { type ViewBox, wholePicture, zoomAt } from './view-box';
import { wayToSee } from './way-to-see';

interface PhotoToolProps {
  photo: Picture;
  films: readonly FilmChoice[];
  labels: PhotoLabels;
  onAttach: (picture: Blob, film: FilmChoice) => boolean;
}

const tools: readonly Tool[] = ['paint', 'not-paint', 'erase', 'move'];
const noStrokes: readonly Stroke[] = [];

const pictureOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));

function download(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A browser takes what lies behind the photo for seen. Keys alone lead on: nothing moves away from under a finger. */
function reveal({ currentTarget, target }: FocusEvent): void {
  const stage = currentTarget.previousElementSibling;
  if (!stage || !target.matches(':focus-visible')) return;
  // After what the browser does by itself.
  requestAnimationFrame(() => {
    const own = (target.closest('label') ?? target).getBoundingClientRect();
    const top = wayToSee(own, stage.getBoundingClientRect(), window.innerHeight);
    if (top !== 0) window.scrollBy({ top, behavior: 'instant' });
  });
}

/** Without `disabled`, which would take the focus from whoever presses it until nothing is left to do. */
function PlainButton({ label, act }: { label: string; act: (() => void) | null }) {
  return (
    <button type="button" onClick={act ?? undefined} aria-disabled={!act}>
      {label}
    </button>
  );
}

/** One photo with its strokes, and the films to try on it. */
export function PhotoTool({ photo, films, labels, onAttach }: PhotoToolProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [first] = films;
  if (!first) throw new Error('There is no film to try.');
  const [film, setFilm] = useState(first);
  const [history, setHistory] = useState(() => beginHistory(noStrokes));
  const [tool, setTool] = useState<Tool>('paint');
  const [brush, setBrush] = useState(Math.round(Math.max(photo.width, photo.height) / 80));
  const [view, setView] = useState<ViewBox>(() => wholePicture(photo.width, photo.height));
  const [split, setSplit] = useState(1);
  const [said, setSaid] = useState('');
  const strokes = history.present;
  const { answer, isBusy, isBroken, ask } = usePhotoWorker(photo, { strokes, film });

  useEffect(() => ask({ strokes, film }), [ask, strokes, film]);
  const before = useMemo(() => canvasOf(photo, photo.data as Uint8ClampedArray<ArrayBuffer>), [photo]);
  const after = useMemo(() => (answer ? canvasOf(photo, answer.pixels) : before), [answer, before, photo]);

  // What was said is of what was seen then.
  const change = (next: Parameters<typeof setHistory>[0]) => {
    setHistory(next);
    setSaid('');
  };
  const hand = useStageHand({
    photo,
    tool,
    brush,
    view,
    onView: setView,
    onTool: setTool,
    onStroke: (stroke) => change((all) => record(all, [...all.present, stroke])),
    onUndo: () => change(undo),
    onRedo: () => change(redo),
    onSaid: (what) => setSaid(what ? labels[what] : ''),
  });

  useEffect(() => {
    if (!canvas.current) return;
    const shown = tool === 'erase' ? strokes : noStrokes;
    const { current, cross } = hand;
    paintStage(canvas.current, { before, after, view, split, strokes: shown, current, cross });
  }, [before, after, view, split, strokes, tool, hand]);

  // What is shown may be of the film before.
  const isReady = answer !== null && !isBusy && !isBroken;
  const share = answer ? Math.round(answer.share * 100) : 0;
  const filmName = `${film.name} (${film.code})`;
  const found = share === 0 ? labels.nothing : labels.found.replace('{share}', String(share));
  const state = isBroken ? labels.broken : isBusy && !answer ? labels.preparing : found;
  const isWhole = view.zoom === 1;
  const zoomBy = (by: number) => setView(zoomAt(view, by, view.x, view.y, photo.width, photo.height));
  const save = async () => {
    const picture = await pictureOf(after, 'image/png');
    if (picture) download(picture, `${film.id}.png`);
  };
  const attach = async () => {
    // What is said a second time is heard only if it was gone meanwhile.
    setSaid('');
    const picture = await pictureOf(after, 'image/jpeg');
    if (picture && onAttach(picture, film)) setSaid(filled(labels.attached, { film: filmName }));
  };
  const ratio = { '--photo-ratio': photo.width / photo.height } as CSSProperties;
  return (
    <div className="photo-tool" data-took={answer ? Math.round(answer.took) : undefined}>
      <div className="photo-stage" style={ratio}>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its keys are its own, which only this role says */}
        <canvas
          ref={canvas}
          width={photo.width}
          height={photo.height}
          tabIndex={0}
          role="application"
          aria-label={labels.canvas.replace('{film}', filmName)}
          aria-describedby={`${id}-keys`}
          aria-busy={isBusy}
          data-tool={tool}
          {...hand.handlers}
        />
        <label className="photo-split">
          <span>{labels.compare}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={Math.round(split * 100)}
            onChange={(event) => setSplit(Number(event.target.value) / 100)}
          />
        </label>
        <p className="photo-state" role="status">
          {state} {said}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus of its controls, and does nothing itself */}
      <div className="photo-hand" onFocus={reveal}>
        <fieldset className="photo-tools">
          <legend>{labels.tools}</legend>
          {tools.map((one) => (
            <label key={one} data-tool={one}>
              <input type="radio" name={`${id}-tool`} checked={tool === one} onChange={() => setTool(one)} />
              <span>{labels[one]}</span>
            </label>
          ))}
        </fieldset>
        <label className="photo-brush">
          {labels.brush}
          <input
            type="range"
            min={4}
            max={80}
            value={brush}
            onChange={(event) => setBrush(Number(event.target.value))}
          />
        </label>
        <div className="photo-buttons">
          <PlainButton label={labels.undo} act={history.past.length > 0 ? () => change(undo) : null} />
          <PlainButton label={labels.redo} act={history.future.length > 0 ? () => change(redo) : null} />
          <PlainButton
            label={labels.clear}
            act={strokes.length > 0 ? () => change((all) => record(all, noStrokes)) : null}
          />
          <PlainButton label={labels.nearer} act={() => zoomBy(1.5)} />
          <PlainButton label={labels.farther} act={isWhole ? null : () => zoomBy(1 / 1.5)} />
          <PlainButton
            label={labels.whole}
            act={isWhole ? null : () => setView(wholePicture(photo.width, photo.height))}
          />
        </div>
        <p id={`${id}-keys`} className="photo-keys">
          {labels.keys}
        </p>
        <FilmList
          films={films}
          film={film}
          labels={labels}
          onPick={(next) => {
            setFilm(next);
            setSaid('');
          }}
        />
        <p className="text-sm text-ink-soft">{labels.colours}</p>
        <div className="photo-out">
          <button
            type="button"
            className="button button-ink min-h-12 px-5"
            onClick={isReady ? attach : undefined}
            aria-disabled={!isReady}
          >
            {labels.attach}
          </button>
          <button
            type="button"
            className="photo-plain"
            onClick={isReady ? save : undefined}
            aria-disabled={!isReady}
          >
            {labels.download}
          </button>
        </div>
      </div>
    </div>
  );
}
