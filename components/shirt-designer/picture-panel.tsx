import { useEffect, useRef, useState } from 'react';
import { sendPicture } from '@/lib/drawing/fetch-picture';
import { type Picture, pictureAddress } from '@/lib/drawing/picture';
import { pictureFaultTexts, resolutionTexts } from '@/lib/drawing/picture-copy';
import { resolutionOf, viewingDistances } from '@/lib/drawing/resolution';
import { asLabel, filled } from '@/lib/i18n/copy';
import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { nameColour } from '@/lib/shirt-designer/inks';
import { ownInks, type VectorPicture } from '@/lib/shirt-designer/picture-outlines';
import { cropPicture, layerAfter, type PictureWork } from '@/lib/shirt-designer/picture-work';
import type { LayerChange } from '@/lib/shirt-designer/reduce-design';
import { type PictureLayer, shirtLimits } from '@/lib/shirt-designer/shirt-design';
import type { PictureLook, ShownPicture } from '@/lib/shirt-designer/shown-pictures';
import { NumberField } from './fields';
import { type PictureAnswer, workOnPicture } from './picture-thread';
import { Swatch } from './swatch';

interface PictureProps {
  layer: PictureLayer;
  shown: ShownPicture;
  /** Of the fabric, on which before and after are seen. */
  fabric: string;
  locale: Locale;
  labels: DesignerLabels;
  change: (change: LayerChange) => void;
}

type Worked = Extract<PictureAnswer, { file: Blob }>;

/** Why a picture stayed as it was. */
const sayRefusal = (
  { reason }: Extract<PictureAnswer, { kind: 'refused' }>,
  labels: DesignerLabels,
): string =>
  ({ noBackground: labels.noBackground, tooDetailed: labels.tooDetailed, failed: labels.toolFailed })[reason];

/** Keeps what became of a picture, and says what its layer is then, or what went wrong. */
export async function keepWorked(
  layer: PictureLayer,
  worked: PictureAnswer,
  locale: Locale,
  labels: DesignerLabels,
): Promise<{ change: LayerChange } | { said: string }> {
  if (worked.kind === 'refused') return { said: sayRefusal(worked, labels) };
  if (worked.kind === 'look') return { said: labels.toolFailed };
  const ending = worked.kind === 'shapes' ? 'svg' : 'png';
  const sent = await sendPicture(new File([worked.file], `${layer.name || 'picture'}.${ending}`));
  return 'error' in sent
    ? { said: pictureFaultTexts[sent.error][locale] }
    : { change: layerAfter(layer, sent.picture.id, worked) };
}

function Sharpness({ layer, shown, locale, labels }: Omit<PictureProps, 'fabric' | 'change'>) {
  const { picture } = shown;
  if (picture.kind === 'vector') return <p className="shirt-good shirt-wide">{labels.vectorSharp}</p>;
  const visible = 1 - layer.crop.left - layer.crop.right;
  const { grade, fineUpTo, pixelsPerMillimetre } = resolutionOf(
    picture,
    layer.width / visible,
    viewingDistances.shirt,
  );
  const width = `${formatCount(Math.floor((fineUpTo ?? 0) * visible) / 10, locale)} cm`;
  const dpi = Math.round((pixelsPerMillimetre ?? 0) * 25.4);
  return (
    <p className="shirt-sharpness shirt-wide" data-grade={grade}>
      {asLabel(labels.resolution, locale)} <b>{filled(resolutionTexts[grade][locale], { width })}</b> (
      {filled(labels.density, { dpi })})
    </p>
  );
}

function VectorInks({
  layer,
  picture,
  locale,
  labels,
  change,
}: Omit<PictureProps, 'shown' | 'fabric'> & { picture: VectorPicture }) {
  return (
    <fieldset className="shirt-swatches">
      <legend>{labels.inksOf}</legend>
      {ownInks(picture)
        .slice(0, shirtLimits.inks)
        .map((own) => {
          const shown = layer.inks.find(({ from }) => from === own)?.to ?? own;
          const label = filled(labels.inkBecomes, { colour: nameColour(own, locale) });
          return (
            <input
              key={own}
              type="color"
              value={shown}
              aria-label={label}
              title={label}
              onChange={({ target }) => {
                const rest = layer.inks.filter(({ from }) => from !== own);
                change({ inks: target.value === own ? rest : [...rest, { from: own, to: target.value }] });
              }}
            />
          );
        })}
    </fieldset>
  );
}

function CropFields({ layer, labels, change }: Pick<PictureProps, 'layer' | 'labels' | 'change'>) {
  const edges = [
    ['left', labels.edgeLeft],
    ['right', labels.edgeRight],
    ['top', labels.edgeTop],
    ['bottom', labels.edgeBottom],
  ] as const;
  const across = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
  return (
    <details className="shirt-fold shirt-wide">
      <summary>{labels.crop}</summary>
      <fieldset className="shirt-crop" aria-label={labels.crop}>
        {edges.map(([edge, name]) => {
          const most = Math.floor((1 - shirtLimits.shows - layer.crop[across[edge]]) * 100);
          return (
            <NumberField
              key={edge}
              label={name}
              min={0}
              max={most}
              whole
              value={Math.round(layer.crop[edge] * 1000) / 10}
              empty={0}
              onChange={(typed) => {
                const share = Math.min(most, Math.max(0, typed)) / 100;
                change(cropPicture(layer, { ...layer.crop, [edge]: share }));
              }}
            />
          );
        })}
      </fieldset>
    </details>
  );
}

/** The address of a file in this browser, for as long as it is shown. */
function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

function BeforeAndAfter({
  before,
  after,
  fabric,
  labels,
  onKeep,
  onDrop,
  isBusy,
}: {
  before: string;
  after: string;
  fabric: string;
  labels: DesignerLabels;
  onKeep: () => void;
  onDrop: () => void;
  isBusy: boolean;
}) {
  // On a phone it would come far below what was pressed, out of sight.
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="shirt-compare" ref={box}>
      {(
        [
          [labels.before, before],
          [labels.after, after],
        ] as const
      ).map(([name, source]) => (
        <figure key={name}>
          {/* biome-ignore lint/performance/noImgElement: made in this browser, or a preview as it is */}
          <img
            src={source}
            alt={name}
            style={{ background: fabric }}
            onLoad={() => box.current?.scrollIntoView({ block: 'nearest' })}
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      <div className="shirt-actions">
        <button type="button" onClick={onKeep} aria-disabled={isBusy}>
          {labels.keepAfter}
        </button>
        <button type="button" onClick={onDrop} aria-disabled={isBusy}>
          {labels.dropAfter}
        </button>
      </div>
    </div>
  );
}

function sayColours(look: PictureLook, locale: Locale, labels: DesignerLabels): string {
  if (look.isPhoto) return labels.isPhoto;
  const count = look.inks.length;
  return count === 1
    ? labels.oneColour
    : filled(labels.coloursCounted, { count: formatCount(count, locale) });
}

/** What can be done to the pixels themselves, each with before and after. */
function PixelTools({
  layer,
  picture,
  look,
  fabric,
  locale,
  labels,
  change,
}: Omit<PictureProps, 'shown'> & { picture: Picture; look: PictureLook | null }) {
  // As many as were counted, until somebody says how many.
  const [asked, setAsked] = useState<number | null>(null);
  const counted = look === null || look.isPhoto ? 4 : look.inks.length;
  const count = asked ?? Math.min(6, Math.max(1, counted));
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('#14120f');
  const [isInside, setInside] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [worked, setWorked] = useState<Worked | null>(null);
  const after = useObjectUrl(worked?.file ?? null);
  // Whatever comes back when another picture is looked at is too late.
  const current = useRef(picture.id);
  current.current = picture.id;

  // What was pressed last: whoever drops what came of it is back there.
  const pressed = useRef<HTMLElement>(null);
  const run = async (work: PictureWork) => {
    if (isBusy) return;
    pressed.current = document.activeElement as HTMLElement;
    setBusy(true);
    setWorked(null);
    setSaid(labels.toolBusy);
    const answer = await workOnPicture(picture.id, work);
    if (current.current !== picture.id) return;
    setBusy(false);
    const isMade = answer.kind === 'pixels' || answer.kind === 'shapes';
    setSaid(answer.kind === 'refused' ? sayRefusal(answer, labels) : isMade ? labels.toolReady : '');
    if (isMade) setWorked(answer);
  };
  const keep = async () => {
    if (!worked || isBusy) return;
    setBusy(true);
    const kept = await keepWorked(layer, worked, locale, labels);
    setBusy(false);
    if ('said' in kept) return setSaid(kept.said);
    setWorked(null);
    setSaid('');
    change(kept.change);
  };
  const drop = () => {
    if (isBusy) return;
    setWorked(null);
    setSaid('');
    pressed.current?.focus();
  };
  const tool = (work: PictureWork) =>
    ({ type: 'button', 'aria-disabled': isBusy, onClick: () => void run(work) }) as const;
  const found = look && !look.isPhoto ? look.inks : [];
  return (
    <fieldset className="shirt-tools-pixels shirt-wide">
      <legend>{labels.pictureTools}</legend>
      {/* Its line is there before it is: what is below must not move from under a finger. */}
      <p className="shirt-small">{look ? sayColours(look, locale, labels) : '\u00a0'}</p>
      <div className="shirt-actions">
        <button {...tool({ kind: 'clear', inside: isInside })}>{labels.clearBackground}</button>
        <label className="shirt-check">
          <input type="checkbox" checked={isInside} onChange={({ target }) => setInside(target.checked)} />
          <span>{labels.clearInside}</span>
        </label>
      </div>
      <div className="shirt-actions">
        <NumberField
          label={labels.inkCount}
          min={1}
          max={12}
          whole
          value={count}
          onChange={(typed) => setAsked(Math.min(12, Math.max(1, Math.round(typed))))}
        />
        <button {...tool({ kind: 'trace', inks: count, crop: layer.crop })}>{labels.traceTo}</button>
        <button {...tool({ kind: 'reduce', inks: count })}>{labels.reduceTo}</button>
      </div>
      {found.length > 0 ? (
        <div className="shirt-actions">
          <fieldset className="shirt-swatches">
            <legend>{labels.recolourFrom}</legend>
            {found.map(({ colour }) => (
              <Swatch
                key={colour}
                colour={colour}
                name={nameColour(colour, locale)}
                isChosen={colour === (from || found[0]?.colour)}
                onChoose={() => setFrom(colour)}
              />
            ))}
          </fieldset>
          <label className="shirt-field">
            <span>{labels.recolourTo}</span>
            <input type="color" value={to} onChange={({ target }) => setTo(target.value)} />
          </label>
          <button {...tool({ kind: 'recolour', from: from || (found[0]?.colour ?? to), to })}>
            {labels.recolour}
          </button>
        </div>
      ) : null}
      <p role="status" className="shirt-small">
        {said}
      </p>
      {worked && after ? (
        <BeforeAndAfter
          before={pictureAddress(picture.id)}
          after={after}
          fabric={fabric}
          labels={labels}
          isBusy={isBusy}
          onKeep={() => void keep()}
          onDrop={drop}
        />
      ) : null}
    </fieldset>
  );
}

/** What a picture has that other layers have not. */
export function PictureFields(props: PictureProps) {
  const { layer, shown, labels, change } = props;
  const { picture, look } = shown;
  return (
    <>
      <Sharpness {...props} />
      {picture.kind === 'vector' ? (
        <VectorInks {...props} picture={picture} />
      ) : (
        <PixelTools key={picture.id} {...props} picture={picture} look={look} />
      )}
      <label className="shirt-field shirt-wide">
        <span>{labels.opacity}</span>
        <input
          type="range"
          value={layer.opacity}
          {...shirtLimits.opacity}
          onChange={({ target }) => change({ opacity: target.valueAsNumber })}
        />
      </label>
      {picture.kind === 'bitmap' ? <CropFields layer={layer} labels={labels} change={change} /> : null}
    </>
  );
}
