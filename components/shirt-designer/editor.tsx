import {
  type ChangeEvent,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ClipboardEvent as ReactClipboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { sendPicture } from '@/lib/drawing/fetch-picture';
import { acceptedPictures } from '@/lib/drawing/picture';
import { pictureFaultTexts, pictureNoteTexts } from '@/lib/drawing/picture-copy';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { type Finding, keyOfFinding, type PictureTool } from '@/lib/shirt-designer/check-design';
import { type ComposedShirt, composeShirt } from '@/lib/shirt-designer/compose';
import { nameSide, sayLetters } from '@/lib/shirt-designer/designer-copy';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { fabricLook } from '@/lib/shirt-designer/fabric-colours';
import { fitSides } from '@/lib/shirt-designer/fit-sides';
import { areaOf, type GarmentSide, sidesOf } from '@/lib/shirt-designer/garments/garment';
import { type MarkId, markIds, marks } from '@/lib/shirt-designer/marks';
import type { PictureWork } from '@/lib/shirt-designer/picture-work';
import { addPicture, freeHeight } from '@/lib/shirt-designer/place-picture';
import {
  type DesignAction,
  type Edge,
  type LayerDraft,
  reduceDesign,
} from '@/lib/shirt-designer/reduce-design';
import { type ShapeId, shapeIds, shapes } from '@/lib/shirt-designer/shapes';
import {
  type Layer,
  newLayer,
  newText,
  type PictureLayer,
  picturesOf,
  type ShirtDesign,
  shirtLimits,
  sideOf,
} from '@/lib/shirt-designer/shirt-design';
import { type History, record, redo, undo } from '@/lib/shirt-designer/shirt-history';
import { Canvas } from './canvas';
import { boxAroundAll } from './drag';
import { LayerFields, LayerList } from './layer-panel';
import { GarmentPanel, QuantityPanel } from './order-panel';
import { keepWorked } from './picture-panel';
import { workOnPicture } from './picture-thread';
import { PriceBar, quantitiesId, ShirtFacts } from './shirt-facts';
import { ToolRow } from './tool-row';
import { useComposed } from './use-composed';
import { zoomOfArea, zooms } from './zoom';

interface EditorProps {
  history: History<ShirtDesign>;
  onHistory: (change: (before: History<ShirtDesign>) => History<ShirtDesign>) => void;
  side: GarmentSide;
  onSide: (side: GarmentSide) => void;
  locale: Locale;
  labels: DesignerLabels;
  /** What is shown until the letters are here. */
  drawing: ReactNode;
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isTyping = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

function draftShape(shape: ShapeId, y: number): LayerDraft {
  return { ...newLayer('x'), kind: 'shape', shape, width: 60, height: 60, y, colour: '#f5a800' };
}

function draftMark(mark: MarkId, y: number): LayerDraft {
  return {
    ...newLayer('x'),
    kind: 'mark',
    mark,
    width: 60 * marks[mark].ratio,
    height: 60,
    y,
    colours: marks[mark].inks,
  };
}

function AddMenu({
  labels,
  locale,
  onAdd,
  onFile,
  news,
  middle,
}: {
  labels: DesignerLabels;
  locale: Locale;
  /** Where new things go. */
  middle: number;
  onAdd: (draft: LayerDraft) => void;
  onFile: (file: File) => void;
  /** What became of the last file. */
  news: string;
}) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <div className="shirt-add">
      <button type="button" onClick={() => onAdd(newText('x', labels.newWords, { y: middle }))}>
        + {labels.addText}
      </button>
      <label className="shirt-file">
        <span>+ {labels.addPicture}</span>
        <input type="file" accept={acceptedPictures} aria-describedby="shirt-file-hint" onChange={take} />
      </label>
      <label className="shirt-file shirt-camera">
        <span>+ {labels.camera}</span>
        <input type="file" accept="image/jpeg" capture="environment" onChange={take} />
      </label>
      <details>
        <summary>+ {labels.addShape}</summary>
        <div className="shirt-tiles">
          {shapeIds.map((id) => (
            <button
              key={id}
              type="button"
              aria-label={shapes[id].name[locale]}
              title={shapes[id].name[locale]}
              onClick={() => onAdd(draftShape(id, middle))}
            >
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <path d={shapes[id].path} fillRule="evenodd" fill="currentColor" />
              </svg>
            </button>
          ))}
        </div>
      </details>
      <details>
        <summary>+ {labels.addMark}</summary>
        <div className="shirt-tiles" data-dark>
          {markIds.map((id) => (
            <button
              key={id}
              type="button"
              aria-label={marks[id].name[locale]}
              title={marks[id].name[locale]}
              onClick={() => onAdd(draftMark(id, middle))}
            >
              <svg viewBox={`0 0 ${marks[id].ratio * 100} 100`} aria-hidden="true">
                {marks[id].parts.map(({ path, ink }) => (
                  <path key={path} d={path} fillRule="evenodd" fill={marks[id].inks[ink]} />
                ))}
              </svg>
            </button>
          ))}
        </div>
      </details>
      <p id="shirt-file-hint" className="shirt-small">
        {labels.pictureHint} <span className="shirt-by-mouse">{labels.dropHint}</span>
      </p>
      <p role="status" className="shirt-small">
        {news}
      </p>
    </div>
  );
}

/** What can be done with the layers that are selected. */
function SelectionTools({
  composed,
  side,
  selected,
  labels,
  onAction,
  onCopy,
}: {
  composed: ComposedShirt;
  side: GarmentSide;
  selected: readonly string[];
  labels: DesignerLabels;
  onAction: (action: DesignAction) => void;
  onCopy: () => void;
}) {
  const ids = selected;
  const boxes = composed.boxes(side);
  const area = areaOf(composed.garment, side);
  const around = boxAroundAll(ids.flatMap((id) => boxes.get(id) ?? []));
  // One layer is aligned to its area, several to each other.
  const to = ids.length > 1 && around ? around : { x: -area.width / 2, y: 0, ...area };
  const isGrouped = sideOf(composed.design, side).layers.some(
    ({ id, group }) => ids.includes(id) && group !== null,
  );
  const edges: readonly [Edge, string][] = [
    ['left', labels.edgeLeft],
    ['centre', labels.edgeCentre],
    ['right', labels.edgeRight],
    ['top', labels.edgeTop],
    ['middle', labels.edgeMiddle],
    ['bottom', labels.edgeBottom],
  ];
  const simple: readonly [string, DesignAction][] = [
    [labels.raise, { kind: 'order', side, ids, to: 'forward' }],
    [labels.lower, { kind: 'order', side, ids, to: 'backward' }],
    [labels.duplicate, { kind: 'duplicate', side, ids }],
    [labels.flipX, { kind: 'flip', side, ids, axis: 'x' }],
    [labels.flipY, { kind: 'flip', side, ids, axis: 'y' }],
    ...(ids.length > 1 && !isGrouped
      ? ([[labels.group, { kind: 'group', side, ids }]] as [string, DesignAction][])
      : []),
    ...(isGrouped ? ([[labels.ungroup, { kind: 'ungroup', side, ids }]] as [string, DesignAction][]) : []),
    ...(ids.length > 2
      ? ([
          [labels.distributeX, { kind: 'distribute', side, ids, axis: 'x', boxes }],
          [labels.distributeY, { kind: 'distribute', side, ids, axis: 'y', boxes }],
        ] as [string, DesignAction][])
      : []),
    [labels.remove, { kind: 'remove', side, ids }],
  ];
  return (
    <div className="shirt-actions">
      {simple.map(([name, action]) => (
        // One button groups and lets go, so that the focus stays on it.
        <button
          key={action.kind === 'ungroup' ? labels.group : name}
          type="button"
          onClick={() => onAction(action)}
        >
          {name}
        </button>
      ))}
      <button type="button" onClick={onCopy}>
        {labels.copy}
      </button>
      <fieldset>
        <legend>{labels.alignTo}</legend>
        {edges.map(([edge, name]) => (
          <button
            key={edge}
            type="button"
            onClick={() => onAction({ kind: 'align', side, ids, edge, to, boxes })}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** A browser brings what is typed in to the middle of the window, which on a phone is behind the garment. */
function reveal({ target }: FocusEvent) {
  if (target.matches('textarea, input:is([type="number"], [type="text"], :not([type]))'))
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
}

function LettersAway({ labels }: { labels: DesignerLabels }) {
  return (
    <div role="alert" className="shirt-problem shirt-tabs-met">
      <p>{labels.lettersAway}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {labels.reload}
      </button>
    </div>
  );
}

/** The designer by hand, by keyboard and by typed numbers. */
export function Editor({ history, onHistory, side, onSide, locale, labels, drawing }: EditorProps) {
  const design = history.present;
  const { composed, isAway } = useComposed(design);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [picksSeveral, setSeveral] = useState(false);
  // A phone shows where one works, a desk the whole garment, until somebody says otherwise.
  const [asked, setZoom] = useState<number | null>(null);
  const [person, setPerson] = useState(-1);
  const clipboard = useRef<readonly Layer[]>([]);
  const [canPaste, setCanPaste] = useState(false);
  const [news, setNews] = useState('');
  const latest = useRef(design);
  latest.current = design;
  const canvas = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  // Whoever adds words is about to write them: what stands there is selected, and the first key replaces it.
  const [wordsOf, setWordsOf] = useState<string | null>(null);
  const edit = () => {
    const [first] = fields.current?.querySelectorAll<HTMLElement>('textarea, input, select') ?? [];
    // By itself a browser brings it to the middle of the window, where the garment hides it on a phone.
    first?.focus({ preventScroll: true });
    if (first instanceof HTMLTextAreaElement) first.select();
    first?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    if (wordsOf === null) return;
    edit();
    setWordsOf(null);
  });
  const { layers } = sideOf(design, side);
  const alive = selected.filter((id) => layers.some((layer) => layer.id === id));
  const several = picksSeveral && layers.length > 1;
  const select = (ids: readonly string[]) => {
    // Whoever has let go of all has done with them.
    if (ids.length === 0 && alive.length > 0) setSeveral(false);
    setSelected(ids);
  };

  const act = (action: DesignAction, subject: string | null = null) => {
    onHistory((before) => {
      const next = reduceDesign(before.present, action);
      return record(
        before,
        action.kind === 'garment' && composed ? fitSides(next, composed.letters) : next,
        subject,
      );
    });
    if (action.kind !== 'remove') return;
    setSeveral(false);
    // What was pressed goes with the layer: keys must still be heard, undo first of all.
    canvas.current?.focus({ preventScroll: true });
  };
  const addOne = (draft: LayerDraft) => {
    const taken = composed?.design === design ? [...composed.boxes(side).values()] : [];
    const room = composed ? areaOf(composed.garment, side).height : draft.y * 2;
    const size = 'height' in draft ? draft : { width: 120, height: 'size' in draft ? draft.size : 60 };
    const [id] = add([{ ...draft, y: freeHeight(draft, size, taken, room) }]);
    if (draft.kind === 'text' && id) setWordsOf(id);
  };
  const add = (drafts: readonly LayerDraft[]): string[] => {
    const next = reduceDesign(design, { kind: 'add', side, layers: drafts });
    const known = new Set(layers.map(({ id }) => id));
    onHistory((before) => record(before, next));
    const added = sideOf(next, side).layers.flatMap(({ id }) => (known.has(id) ? [] : [id]));
    setSelected(added);
    setSeveral(false);
    return added;
  };
  const bringFile = async (file: File) => {
    if (picturesOf(design).length >= shirtLimits.pictures) return setNews(labels.pictureFull);
    setNews(filled(labels.pictureSending, { name: file.name }));
    const sent = await sendPicture(file);
    if ('error' in sent) return setNews(pictureFaultTexts[sent.error][locale]);
    const notes = sent.notes.map((note) => pictureNoteTexts[note][locale]);
    setNews([filled(labels.picturePlaced, { name: file.name }), ...notes].join(' '));
    // Much may have been changed while the file was on its way.
    const now = latest.current;
    const taken = composed?.design === now ? composed.boxes(side).values() : [];
    const next = addPicture(now, side, sent.picture, file.name, { taken });
    const [added] = sideOf(next, side).layers.slice(-1);
    if (!added || next === now) return;
    onHistory((before) => record(before, next));
    setSelected([added.id]);
    setSeveral(false);
  };
  /** One tap: what a check offers is done to the picture, and can be undone like anything else. */
  const remedy = async (tool: PictureTool, layer: PictureLayer, where: GarmentSide) => {
    setNews(labels.toolBusy);
    const work: PictureWork = tool.kind === 'trace' ? { ...tool, crop: layer.crop } : tool;
    const kept = await keepWorked(layer, await workOnPicture(layer.picture, work), locale, labels);
    setNews('said' in kept ? kept.said : '');
    if ('change' in kept) act({ kind: 'change', side: where, ids: [layer.id], change: kept.change });
  };
  const fix = (shownOne: Finding) => {
    // What is shown may be of a moment ago, in the middle of a move: it is mended as it is now.
    const finding =
      !composed || composed.design === design
        ? shownOne
        : composeShirt(design, composed.letters, {}, composed.pictures).findings.find(
            (one) => keyOfFinding(one) === keyOfFinding(shownOne),
          );
    if (!finding) return;
    const { fix: actions, tool, layer: id, side: where } = finding;
    const layer = sideOf(design, where).layers.find((one) => one.id === id);
    if (tool && layer?.kind === 'picture') return void remedy(tool, layer, where);
    onHistory((before) => record(before, actions.reduce(reduceDesign, before.present)));
  };
  const copy = () => {
    clipboard.current = layers.filter(({ id }) => alive.includes(id));
    setCanPaste(clipboard.current.length > 0);
  };

  const press = (event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey;
    const name = event.key.toLowerCase();
    if (isTyping(event.target)) return;
    const step = arrows[event.key];
    const done = () => event.preventDefault();
    if (command && name === 'z') {
      onHistory(event.shiftKey ? redo : undo);
      return done();
    }
    if (command && name === 'y') {
      onHistory(redo);
      return done();
    }
    if (command && name === 'v' && clipboard.current.length > 0) {
      add(clipboard.current);
      return done();
    }
    if (command && name === 'a') {
      setSelected(layers.map(({ id }) => id));
      return done();
    }
    if (alive.length === 0) return;
    if (command && name === 'c') copy();
    else if (command && name === 'd') act({ kind: 'duplicate', side, ids: alive });
    else if (step) {
      const far = event.shiftKey ? 10 : 1;
      act(
        { kind: 'move', side, ids: alive, dx: step[0] * far, dy: step[1] * far },
        `arrows ${alive.join(' ')}`,
      );
    } else if (event.key === 'Delete' || event.key === 'Backspace') act({ kind: 'remove', side, ids: alive });
    else if (event.key === 'Escape') select([]);
    else return;
    done();
  };

  const pasteFile = ({ clipboardData }: ReactClipboardEvent) => {
    const [file] = clipboardData.files;
    if (file) void bringFile(file);
  };
  const dropFile = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void bringFile(file);
  };

  const away = isAway ? <LettersAway labels={labels} /> : null;
  if (!composed)
    return (
      <div className="shirt-stage">
        {drawing}
        {away}
      </div>
    );
  const { garment } = composed;
  const sides = sidesOf(garment);
  const shown = sides.includes(side) ? side : (sides[0] ?? 'front');
  const area = areaOf(garment, shown);
  const [only] = alive.length === 1 ? layers.filter(({ id }) => id === alive[0]) : [];
  const isNarrow = window.matchMedia('(width < 40rem)').matches;
  const zoom = asked ?? (isNarrow ? zoomOfArea(garment, shown) : 0);
  const isCurrent = composed.design === design;
  const shownLayers = sideOf(composed.design, shown).layers;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is inside, on buttons that are there
    <div
      className="shirt-editor"
      onKeyDown={press}
      onFocus={reveal}
      onPaste={pasteFile}
      data-busy={isCurrent ? undefined : true}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it takes files as well */}
      <div className="shirt-stage" onDragOver={(event) => event.preventDefault()} onDrop={dropFile}>
        <fieldset className="shirt-sidetabs" aria-label={labels.side}>
          {sides.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === shown}
              onClick={() => {
                onSide(one);
                select([]);
              }}
            >
              {nameSide(garment, one)[locale]}
              {sideOf(design, one).layers.length > 0 ? <span aria-hidden="true">{'\u00a0•'}</span> : null}
            </button>
          ))}
        </fieldset>
        <Canvas
          self={canvas}
          composed={composed}
          side={shown}
          selected={alive.filter((id) => shownLayers.some((layer) => layer.id === id))}
          several={several}
          zoom={zooms[zoom] ?? 1}
          person={design.people[person] ?? null}
          locale={locale}
          labels={labels}
          onSelect={select}
          onAction={act}
          onEdit={edit}
        />
        <ToolRow
          labels={labels}
          tools={[
            ...(only ? [{ tool: 'edit' as const, act: edit }] : []),
            { tool: 'undo', act: history.past.length > 0 ? () => onHistory(undo) : null },
            { tool: 'redo', act: history.future.length > 0 ? () => onHistory(redo) : null },
            { tool: 'zoomOut', act: zoom > 0 ? () => setZoom(zoom - 1) : null },
            { tool: 'zoomIn', act: zoom < zooms.length - 1 ? () => setZoom(zoom + 1) : null },
            { tool: 'paste', act: canPaste ? () => add(clipboard.current) : null },
          ]}
        />
      </div>
      <div className="shirt-panel">
        {away}
        <p className="shirt-small">
          {filled(labels.area, { width: area.width / 10, height: area.height / 10 })}. {labels.canvasHelp}{' '}
          <span className="shirt-by-mouse">{labels.canvasKeys}</span>
          <span className="shirt-by-finger">{labels.canvasFingers}</span>
        </p>
        {design.people.length > 0 ? (
          <label className="shirt-field">
            <span>{labels.preview}</span>
            <select
              className="control"
              value={person}
              onChange={({ target }) => setPerson(Number(target.value))}
            >
              <option value={-1}>{labels.previewAll}</option>
              {design.people.map(({ name, number }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
                <option key={at} value={at}>
                  {[name, number].filter(Boolean).join(' ')}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <section aria-label={labels.layers}>
          <AddMenu
            labels={labels}
            locale={locale}
            middle={Math.round(area.height * 0.4)}
            onAdd={addOne}
            onFile={(file) => void bringFile(file)}
            news={news}
          />
          <h2>{labels.layers}</h2>
          {layers.length > 1 ? (
            <div className="shirt-actions">
              <button type="button" aria-pressed={several} onClick={() => setSeveral(!several)}>
                {labels.several}
              </button>
              <p role="status" className="shirt-small">
                {several && alive.length === 0
                  ? labels.severalHint
                  : several || alive.length > 1
                    ? filled(labels.chosen, { count: alive.length })
                    : null}
              </p>
            </div>
          ) : null}
          <LayerList
            side={side}
            layers={layers}
            selected={alive}
            several={several}
            locale={locale}
            labels={labels}
            onSelect={select}
            onAction={act}
          />
          <div ref={fields}>
            {only ? (
              <LayerFields
                key={only.id}
                side={side}
                layer={only}
                said={sayLetters(composed.findings, only.id, locale)}
                pictures={composed.pictures}
                fabric={fabricLook(design.fabric).colour}
                locale={locale}
                labels={labels}
                onAction={act}
              />
            ) : null}
          </div>
          {alive.length > 0 ? (
            <SelectionTools
              composed={composed}
              side={side}
              selected={alive}
              labels={labels}
              onAction={act}
              onCopy={copy}
            />
          ) : null}
        </section>
        <section aria-label={labels.garment}>
          <h2>{labels.garment}</h2>
          <GarmentPanel composed={composed} side={shown} locale={locale} labels={labels} onAction={act} />
        </section>
        <section aria-label={labels.quantities} id={quantitiesId}>
          <h2>{labels.quantities}</h2>
          <QuantityPanel composed={composed} side={shown} locale={locale} labels={labels} onAction={act} />
        </section>
      </div>
      <PriceBar composed={composed} locale={locale} labels={labels} />
      <div className="shirt-summary" aria-live="polite">
        <ShirtFacts composed={composed} locale={locale} labels={labels} onFix={fix} />
      </div>
    </div>
  );
}
