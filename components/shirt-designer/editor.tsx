import { type DragEvent, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { nameSide, sayLetters } from '@/lib/shirt-designer/designer-copy';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { fabricLook } from '@/lib/shirt-designer/fabric-colours';
import { shownSide } from '@/lib/shirt-designer/garment-facts';
import { areaOf, type GarmentSide, sidesOf } from '@/lib/shirt-designer/garments/garment';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { type ShirtDesign, sideOf } from '@/lib/shirt-designer/shirt-design';
import { type History, redo, undo } from '@/lib/shirt-designer/shirt-history';
import { AddMenu } from './add-menu';
import type { Arrival } from './arrive';
import { Canvas } from './canvas';
import { LayerFields, LayerList } from './layer-panel';
import { GarmentPanel, QuantityPanel } from './order-panel';
import { SelectionTools } from './selection-tools';
import { PriceBar, quantitiesId, ShirtFacts } from './shirt-facts';
import { ToolRow } from './tool-row';
import { useComposed } from './use-composed';
import { handleKey, handlePaste, useLayers, usePictures } from './use-editor';
import { zoomOfArea, zooms } from './zoom';

interface EditorProps {
  history: History<ShirtDesign>;
  onHistory: (change: (before: History<ShirtDesign>) => History<ShirtDesign>) => void;
  /** As it was chosen: the garment may have become one without it. */
  side: GarmentSide;
  onSide: (side: GarmentSide) => void;
  locale: Locale;
  labels: DesignerLabels;
  /** What is shown until the letters are here. */
  drawing: ReactNode;
  /** What was done before the editor was here, until it has gone on with it. */
  begun: Pick<Arrival, 'file' | 'hadFocus'> | null;
  onBegun: () => void;
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

const ofLimit = { pictures: 'pictureFull', personalCharacters: 'peopleFull' } as const;

/** The designer by hand, by keyboard and by typed numbers. */
export function Editor(props: EditorProps) {
  const { history, onHistory, onSide, locale, labels, drawing, begun, onBegun } = props;
  const design = history.present;
  const garment = garments[design.garment];
  const side = shownSide(design.garment, props.side);
  const { composed, isAway } = useComposed(design);
  // A phone shows where one works, a desk the whole garment, until somebody says otherwise.
  const [asked, setZoom] = useState<number | null>(null);
  const [person, setPerson] = useState(-1);
  const canvas = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const worked = { history, onHistory, side, composed, locale, labels };
  const own = useLayers(worked, canvas, fields);
  const { layers, alive, several, select, act, edit } = own;
  const pictures = usePictures(worked, own);
  const { news, bringFile, fix } = pictures;
  useEffect(() => {
    if (!begun || !composed) return;
    onBegun();
    if (begun.file) bringFile(begun.file);
    // The field that had it is gone.
    if (begun.hadFocus && document.activeElement === document.body)
      canvas.current?.focus({ preventScroll: true });
  });
  const dropFile = (event: DragEvent) => {
    event.preventDefault();
    bringFile(event.dataTransfer.files[0] ?? null);
  };

  const away = isAway ? <LettersAway labels={labels} /> : null;
  if (!composed)
    return (
      <div className="shirt-stage">
        {drawing}
        {away}
      </div>
    );
  const area = areaOf(garment, side);
  // What is drawn may be of a moment ago, on the garment of then.
  const drawnSide = shownSide(composed.design.garment, side);
  const [only] = alive.length === 1 ? layers.filter(({ id }) => id === alive[0]) : [];
  const isNarrow = window.matchMedia('(width < 40rem)').matches;
  const zoom = asked ?? (isNarrow ? zoomOfArea(composed.garment, drawnSide) : 0);
  const isCurrent = composed.design === design;
  const drawnLayers = sideOf(composed.design, drawnSide).layers;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is inside, on buttons that are there
    <div
      className="shirt-editor"
      onKeyDown={(event) => handleKey(event, worked, own)}
      onFocus={reveal}
      onPaste={(event) => handlePaste(event, pictures)}
      data-busy={isCurrent ? undefined : true}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it takes files as well */}
      <div className="shirt-stage" onDragOver={(event) => event.preventDefault()} onDrop={dropFile}>
        <fieldset className="shirt-sidetabs" aria-label={labels.side}>
          {sidesOf(garment).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === side}
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
          side={drawnSide}
          selected={alive.filter((id) => drawnLayers.some((layer) => layer.id === id))}
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
            { tool: 'paste', act: own.paste },
          ]}
        />
        {/* In sight on a phone too, wherever in the panel it was asked for. */}
        <p role="status" className="shirt-limit">
          {own.limit ? labels[ofLimit[own.limit]] : null}
        </p>
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
            onAdd={own.addOne}
            onFile={bringFile}
            news={news}
          />
          <h2>{labels.layers}</h2>
          {layers.length > 1 ? (
            <div className="shirt-actions">
              <button type="button" aria-pressed={several} onClick={() => own.setSeveral(!several)}>
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
              onCopy={own.copy}
            />
          ) : null}
        </section>
        <section aria-label={labels.garment}>
          <h2>{labels.garment}</h2>
          <GarmentPanel design={design} side={side} locale={locale} labels={labels} onAction={act} />
        </section>
        <section aria-label={labels.quantities} id={quantitiesId}>
          <h2>{labels.quantities}</h2>
          <QuantityPanel design={design} locale={locale} labels={labels} onAction={act} />
        </section>
      </div>
      <PriceBar composed={composed} locale={locale} labels={labels} />
      <div className="shirt-summary" aria-live="polite">
        <ShirtFacts composed={composed} locale={locale} labels={labels} onFix={fix} />
      </div>
    </div>
  );
}
