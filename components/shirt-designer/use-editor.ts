import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isTyping } from '@/components/ui/is-typing';
import { sendPicture } from '@/lib/drawing/fetch-picture';
import { pictureFaultTexts, pictureNoteTexts } from '@/lib/drawing/picture-copy';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { type Finding, keyOfFinding, type PictureTool } from '@/lib/shirt-designer/check-design';
import { type ComposedShirt, composeShirt } from '@/lib/shirt-designer/compose';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { tryOn } from '@/lib/shirt-designer/fit-sides';
import { shownSide } from '@/lib/shirt-designer/garment-facts';
import { areaOf, type GarmentSide } from '@/lib/shirt-designer/garments/garment';
import type { PictureWork } from '@/lib/shirt-designer/picture-work';
import { addPicture, freeHeight } from '@/lib/shirt-designer/place-picture';
import {
  type DesignAction,
  type DesignLimit,
  type LayerDraft,
  limitInWay,
  reduceDesign,
} from '@/lib/shirt-designer/reduce-design';
import {
  type Layer,
  type PictureLayer,
  picturesOf,
  type ShirtDesign,
  shirtLimits,
  sideOf,
} from '@/lib/shirt-designer/shirt-design';
import { type History, record, redo, undo } from '@/lib/shirt-designer/shirt-history';
import { pastedPicture, readKey } from './editor-keys';
import { keepWorked } from './picture-panel';
import { workOnPicture } from './picture-thread';

/** What is worked on, and how it is changed. */
export interface Worked {
  history: History<ShirtDesign>;
  onHistory: (change: (before: History<ShirtDesign>) => History<ShirtDesign>) => void;
  side: GarmentSide;
  /** As it was last drawn: it may be of a moment ago; null until the letters are here. */
  composed: ComposedShirt | null;
  locale: Locale;
  labels: DesignerLabels;
}

/** Arrows and letters are a field's own, of whatever kind it is. */
const hasOwnKeys = (target: EventTarget) => target instanceof HTMLInputElement || isTyping(target);

/** The first of the fields has the focus, and what is written there is replaced by what is typed. */
function focusFirst(fields: HTMLElement | null): void {
  const [first] = fields?.querySelectorAll<HTMLElement>('textarea, input, select') ?? [];
  // By itself a browser brings it to the middle of the window, where the garment hides it on a phone.
  first?.focus({ preventScroll: true });
  if (first instanceof HTMLTextAreaElement) first.select();
  first?.scrollIntoView({ block: 'nearest' });
}

/**
 * Layers chosen, changed, added, copied and removed.
 *
 * @param canvas gets the focus when what had it goes
 * @param fields those of the layer that is selected alone
 */
export function useLayers(
  { history, onHistory, side, composed }: Worked,
  canvas: RefObject<HTMLElement | null>,
  fields: RefObject<HTMLElement | null>,
) {
  const design = history.present;
  const { layers } = sideOf(design, side);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [picksSeveral, setSeveral] = useState(false);
  const [clipboard, setClipboard] = useState<readonly Layer[]>([]);
  // Whoever adds words is about to write them: what stands there is selected, and the first key replaces it.
  const [wordsOf, setWordsOf] = useState<string | null>(null);
  const [limit, setLimit] = useState<DesignLimit | null>(null);
  const edit = () => focusFirst(fields.current);
  const takeKeys = () => canvas.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (wordsOf === null) return;
    edit();
    setWordsOf(null);
  });
  const alive = selected.filter((id) => layers.some((layer) => layer.id === id));
  const select = (ids: readonly string[]) => {
    // Whoever has let go of all has done with them.
    if (ids.length === 0 && alive.length > 0) setSeveral(false);
    setSelected(ids);
  };
  /** What was just added, alone. */
  const selectNew = (ids: readonly string[]) => {
    setSelected(ids);
    setSeveral(false);
  };
  const act = (action: DesignAction, subject: string | null = null) => {
    setLimit(limitInWay(design, action));
    onHistory((before) =>
      record(
        before,
        action.kind === 'garment' && composed
          ? tryOn(before.present, action, composed.letters)
          : reduceDesign(before.present, action),
        subject,
      ),
    );
    if (action.kind === 'remove') setSeveral(false);
    // What was pressed goes with the layer, or with the picture it was: keys must still be heard, undo first of all.
    const hadTools = document.activeElement?.closest('.shirt-tools-pixels');
    if (action.kind === 'remove' || (hadTools && action.kind === 'change' && action.change.picture))
      takeKeys();
  };
  const add = (drafts: readonly LayerDraft[]): string[] => {
    const action: DesignAction = { kind: 'add', side, layers: drafts };
    const next = reduceDesign(design, action);
    setLimit(limitInWay(design, action));
    const known = new Set(layers.map(({ id }) => id));
    onHistory((before) => record(before, next));
    const added = sideOf(next, side).layers.flatMap(({ id }) => (known.has(id) ? [] : [id]));
    selectNew(added);
    return added;
  };
  const addOne = (draft: LayerDraft) => {
    const taken = composed?.design === design ? [...composed.boxes(side).values()] : [];
    const room = composed ? areaOf(composed.garment, side).height : draft.y * 2;
    const size = 'height' in draft ? draft : { width: 120, height: 'size' in draft ? draft.size : 60 };
    const [id] = add([{ ...draft, y: freeHeight(draft, size, taken, room) }]);
    if (draft.kind === 'text' && id) setWordsOf(id);
  };
  return {
    layers,
    alive,
    several: picksSeveral && layers.length > 1,
    /** Why what was asked for last was not done. */
    limit,
    setSeveral,
    select,
    selectNew,
    selectAll: () => setSelected(layers.map(({ id }) => id)),
    act,
    addOne,
    edit,
    takeKeys,
    copy: () => setClipboard(layers.filter(({ id }) => alive.includes(id))),
    paste: clipboard.length > 0 ? () => void add(clipboard) : null,
  };
}

type Layers = ReturnType<typeof useLayers>;
type Pictures = ReturnType<typeof usePictures>;

/** Pictures brought in, and what a check offers done to them. `news` is what became of the last one. */
export function usePictures(
  { history, onHistory, side, composed, locale, labels }: Worked,
  { act, selectNew, takeKeys }: Layers,
) {
  const design = history.present;
  const [news, setNews] = useState('');
  const latest = useRef(design);
  latest.current = design;
  const bringFile = async (file: File) => {
    if (picturesOf(design).length >= shirtLimits.pictures) return setNews(labels.pictureFull);
    setNews(filled(labels.pictureSending, { name: file.name }));
    const sent = await sendPicture(file);
    if ('error' in sent) return setNews(pictureFaultTexts[sent.error][locale]);
    const notes = sent.notes.map((note) => pictureNoteTexts[note][locale]);
    setNews([filled(labels.picturePlaced, { name: file.name }), ...notes].join(' '));
    // Much may have been changed while the file was on its way.
    const now = latest.current;
    const where = shownSide(now.garment, side);
    const taken = composed?.design === now ? composed.boxes(where).values() : [];
    const next = addPicture(now, where, sent.picture, file.name, { taken });
    const [added] = sideOf(next, where).layers.slice(-1);
    if (!added || next === now) return;
    onHistory((before) => record(before, next));
    selectNew([added.id]);
  };
  /** One tap: what a check offers is done to the picture, and can be undone like anything else. */
  const remedy = async (tool: PictureTool, layer: PictureLayer, where: GarmentSide) => {
    const pressed = document.activeElement;
    setNews(labels.toolBusy);
    const work: PictureWork = tool.kind === 'trace' ? { ...tool, crop: layer.crop } : tool;
    const kept = await keepWorked(layer, await workOnPicture(layer.picture, work), locale, labels);
    setNews('said' in kept ? kept.said : '');
    if (!('change' in kept)) return;
    act({ kind: 'change', side: where, ids: [layer.id], change: kept.change });
    // Whoever has gone on meanwhile stays where they are.
    if (document.activeElement === pressed) takeKeys();
  };
  const fix = (shown: Finding) => {
    // What is shown may be of a moment ago, in the middle of a move: it is mended as it is now.
    const finding =
      !composed || composed.design === design
        ? shown
        : composeShirt(design, composed.letters, {}, composed.pictures).findings.find(
            (one) => keyOfFinding(one) === keyOfFinding(shown),
          );
    if (!finding) return;
    const { fix: actions, tool, layer: id, side: where } = finding;
    const layer = sideOf(design, where).layers.find((one) => one.id === id);
    if (tool && layer?.kind === 'picture') return void remedy(tool, layer, where);
    onHistory((before) => record(before, actions.reduce(reduceDesign, before.present)));
    takeKeys();
  };
  return { news, bringFile: (file: File | null) => void (file && bringFile(file)), fix };
}

/** A paste into a field is that field's. */
export function handlePaste({ target, clipboardData }: ClipboardEvent, { bringFile }: Pictures): void {
  if (!isTyping(target)) bringFile(pastedPicture(clipboardData));
}

/** What keys do, wherever in the editor the focus is, but in a field. */
export function handleKey(
  event: KeyboardEvent,
  { onHistory, side }: Worked,
  { alive, act, paste, copy, select, selectAll }: Layers,
): void {
  const command = hasOwnKeys(event.target) ? null : readKey(event);
  const has = alive.length > 0;
  const subject = `arrows ${alive.join(' ')}`;
  const means: Record<NonNullable<typeof command>['do'], (() => void) | null> = {
    undo: () => onHistory(undo),
    redo: () => onHistory(redo),
    paste,
    selectAll,
    copy: has ? copy : null,
    duplicate: has ? () => act({ kind: 'duplicate', side, ids: alive }) : null,
    remove: has ? () => act({ kind: 'remove', side, ids: alive }) : null,
    letGo: has ? () => select([]) : null,
    move:
      has && command?.do === 'move'
        ? () => act({ kind: 'move', side, ids: alive, dx: command.dx, dy: command.dy }, subject)
        : null,
  };
  const meant = command && means[command.do];
  if (!meant) return;
  meant();
  event.preventDefault();
}
