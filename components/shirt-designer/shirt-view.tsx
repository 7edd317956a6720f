import type { ReactNode } from 'react';
import type { LoadedLetters } from '@/lib/drawing/letters';
import { pictureAddress } from '@/lib/drawing/picture';
import { fabricLook } from '@/lib/shirt-designer/fabric-colours';
import { areaOf, type Garment, type GarmentSide, type SizeId } from '@/lib/shirt-designer/garments/garment';
import { outlineLayer, transformOf } from '@/lib/shirt-designer/layer-outline';
import {
  type Layer,
  type Person,
  type PictureLayer,
  type ShirtDesign,
  sideOf,
} from '@/lib/shirt-designer/shirt-design';
import { noPictures, type ShirtPictures } from '@/lib/shirt-designer/shown-pictures';
import { type Frame, GarmentDrawing } from './garment-drawing';
import { PrintDefs, Printed, PrintedBitmap } from './print-looks';

interface ShirtViewProps {
  garment: Garment;
  design: ShirtDesign;
  side: GarmentSide;
  letters: LoadedLetters;
  /** Those of the design that are there. */
  pictures?: ShirtPictures;
  /** Bitmaps by the id of their picture, for a drawing that fetches nothing. */
  embedded?: ReadonlyMap<string, string>;
  /** The size that is shown; the drawn one without. */
  size?: SizeId;
  /** Whose garment is shown. */
  person?: Person | null;
  /** What of it is seen; all of it without. */
  frame?: Frame;
  /** Prefix of every id inside. */
  id: string;
  title?: string;
  className?: string;
  /** In the millimetres of the print area. */
  overlay?: ReactNode;
}

/** A bitmap as its layer shows it: what is cut off lies outside a window of its own. */
function ShownBitmap({
  layer,
  pixels,
  href,
}: {
  layer: PictureLayer;
  pixels: { width: number; height: number };
  href: string;
}) {
  const { crop, width, height } = layer;
  const seen = [
    pixels.width * crop.left,
    pixels.height * crop.top,
    pixels.width * (1 - crop.left - crop.right),
    pixels.height * (1 - crop.top - crop.bottom),
  ];
  return (
    <svg
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      viewBox={seen.map((length) => Math.round(length * 100) / 100).join(' ')}
      preserveAspectRatio="none"
      opacity={layer.opacity / 100}
    >
      <image href={href} width={pixels.width} height={pixels.height} preserveAspectRatio="none" />
    </svg>
  );
}

const bitmapOf = (layer: Layer, pictures: ShirtPictures) => {
  const picture = layer.kind === 'picture' ? pictures.get(layer.picture)?.picture : undefined;
  return layer.kind === 'picture' && picture?.kind === 'bitmap' ? { layer, pixels: picture } : null;
};

/** How much wider and longer than the drawn size. */
function scaleOf({ sizes, drawn }: Garment, size: SizeId = drawn): { x: number; y: number } {
  const [own, base] = [sizes[size] ?? sizes[drawn], sizes[drawn]];
  return own && base ? { x: own.width / base.width, y: own.length / base.length } : { x: 1, y: 1 };
}

/** One side of a design: the same drawing in the editor, on the page of its link, in a picture and in a document. */
export function ShirtView({
  garment,
  design,
  side,
  letters,
  pictures = noPictures,
  embedded,
  size,
  person = null,
  frame,
  id,
  title,
  className,
  overlay,
}: ShirtViewProps) {
  const view = garment.views[side];
  const plan = garment.sides[side];
  if (!view || !plan) return null;
  const scale = scaleOf(garment, size);
  const { technique, layers } = sideOf(design, side);
  const origin = `translate(${plan.x * scale.x} ${plan.y * scale.y})`;
  const shown = layers.filter(({ hidden }) => !hidden);
  return (
    <GarmentDrawing
      view={view}
      fabric={design.fabric}
      scale={scale}
      frame={frame}
      id={id}
      title={title}
      className={className}
      overlay={overlay ? <g transform={origin}>{overlay}</g> : null}
    >
      {shown.length > 0 ? (
        <g clipPath={`url(#${id}-cloth)`}>
          <defs>
            <PrintDefs id={id} techniques={[technique]} fabric={fabricLook(design.fabric).colour} />
          </defs>
          <g transform={origin}>
            {/* All of them are moved by it at once. */}
            <g data-layers>
              {shown.map((layer) => {
                const bitmap = bitmapOf(layer, pictures);
                const isThin = layer.kind === 'picture' && layer.opacity < 100;
                return (
                  <g
                    key={layer.id}
                    data-layer={layer.id}
                    transform={transformOf(layer)}
                    opacity={isThin && !bitmap ? layer.opacity / 100 : undefined}
                  >
                    {bitmap ? (
                      <PrintedBitmap
                        width={bitmap.layer.width}
                        height={bitmap.layer.height}
                        technique={technique}
                        id={id}
                        own={`${id}-of-${layer.id}`}
                      >
                        <ShownBitmap
                          {...bitmap}
                          href={embedded?.get(bitmap.pixels.id) ?? pictureAddress(bitmap.pixels.id)}
                        />
                      </PrintedBitmap>
                    ) : (
                      <Printed
                        outlines={outlineLayer(layer, letters, person, pictures).outlines}
                        technique={technique}
                        id={id}
                      />
                    )}
                  </g>
                );
              })}
            </g>
          </g>
        </g>
      ) : null}
    </GarmentDrawing>
  );
}

/** The print area of a side, as an outline in its own millimetres. */
export function AreaFrame({ garment, side, size }: { garment: Garment; side: GarmentSide; size?: SizeId }) {
  const { width, height } = areaOf(garment, side, size);
  const edge = {
    x: -width / 2,
    y: 0,
    width,
    height,
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
  } as const;
  // White below it: on a red or magenta fabric the line alone is not seen.
  return (
    <>
      <rect {...edge} stroke="#fff" strokeOpacity=".75" strokeWidth="1.6" />
      <rect {...edge} stroke="#d6156c" strokeWidth="1.6" strokeDasharray="6 4" />
    </>
  );
}
