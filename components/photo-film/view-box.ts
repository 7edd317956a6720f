/** Which part of a picture is seen: how many times larger than whole, and its middle in pixels of the picture. */
export interface ViewBox {
  zoom: number;
  x: number;
  y: number;
}

const largestZoom = 8;

export const wholePicture = (width: number, height: number): ViewBox => ({
  zoom: 1,
  x: width / 2,
  y: height / 2,
});

/** The nearest view that shows nothing beside the picture. */
export function holdWithin({ zoom, x, y }: ViewBox, width: number, height: number): ViewBox {
  const held = Math.min(largestZoom, Math.max(1, zoom));
  const [w, h] = [width / held / 2, height / held / 2];
  return { zoom: held, x: Math.min(width - w, Math.max(w, x)), y: Math.min(height - h, Math.max(h, y)) };
}

/** Nearer or farther by a factor, the given point of the picture staying where it is. */
export function zoomAt(
  view: ViewBox,
  by: number,
  x: number,
  y: number,
  width: number,
  height: number,
): ViewBox {
  const zoom = Math.min(largestZoom, Math.max(1, view.zoom * by));
  const share = view.zoom / zoom;
  return holdWithin({ zoom, x: x + (view.x - x) * share, y: y + (view.y - y) * share }, width, height);
}
