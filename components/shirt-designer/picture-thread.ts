import { fetchPicture } from '@/lib/drawing/fetch-picture';
import { pictureAddress, pictureSourceAddress } from '@/lib/drawing/picture';
import type { PictureWork, Traced } from '@/lib/shirt-designer/picture-work';
import { picturesOf, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import type { PictureLook, ShirtPictures, ShownPicture } from '@/lib/shirt-designer/shown-pictures';

export interface PictureQuestion {
  id: number;
  file: Blob;
  work: PictureWork | 'look';
}

export type PictureAnswer =
  | { kind: 'look'; look: PictureLook }
  | { kind: 'pixels'; file: Blob }
  | (Traced & { file: Blob })
  | { kind: 'refused'; reason: 'noBackground' | 'tooDetailed' | 'failed' };

const failed: PictureAnswer = { kind: 'refused', reason: 'failed' };

let thread: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (answer: PictureAnswer) => void>();

function openThread(): Worker {
  const opened = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  opened.onmessage = ({ data }: MessageEvent<{ id: number; said: PictureAnswer }>) => {
    waiting.get(data.id)?.(data.said);
    waiting.delete(data.id);
  };
  opened.onerror = () => {
    thread = null;
    for (const tell of waiting.values()) tell(failed);
    waiting.clear();
  };
  return opened;
}

/** Asks the thread that looks at pixels and works on them. Never throws. */
async function ask(source: string, work: PictureQuestion['work']): Promise<PictureAnswer> {
  try {
    const answer = await fetch(source);
    if (!answer.ok) return failed;
    const file = await answer.blob();
    thread ??= openThread();
    asked += 1;
    const question: PictureQuestion = { id: asked, file, work };
    return await new Promise((resolve) => {
      waiting.set(question.id, resolve);
      thread?.postMessage(question);
    });
  } catch {
    return failed;
  }
}

/** Works on a picture as large as it is kept. */
export const workOnPicture = (picture: string, work: PictureWork) => ask(pictureSourceAddress(picture), work);

const looks = new Map<string, Promise<PictureLook | null>>();

function lookOf(picture: string): Promise<PictureLook | null> {
  const known = looks.get(picture);
  if (known) return known;
  const look = ask(pictureAddress(picture), 'look').then((said) => (said.kind === 'look' ? said.look : null));
  looks.set(picture, look);
  // What could not be looked at is looked at again by the next who asks.
  void look.then((found) => found === null && looks.delete(picture));
  return look;
}

/** A picture that cannot be fetched now is no picture that is gone: nothing is said of it. */
function awayAs(design: ShirtDesign, id: string): ShownPicture {
  const layers = Object.values(design.sides).flatMap((side) => side?.layers ?? []);
  const layer = layers.find((one) => one.kind === 'picture' && one.picture === id);
  const ratio = layer?.kind === 'picture' ? layer.height / layer.width : 1;
  return { picture: { kind: 'bitmap', id, width: 5000, height: 5000 * ratio }, look: null };
}

/** The pictures of a design; first without what is seen on them, which takes a while. */
export async function picturesFor(
  design: ShirtDesign,
  onLooked: (pictures: ShirtPictures) => void,
): Promise<ShirtPictures> {
  const shown = await Promise.all(
    picturesOf(design).map(async (id): Promise<ShownPicture | null> => {
      const picture = await fetchPicture(id).catch(() => undefined);
      if (picture === undefined) return awayAs(design, id);
      return picture && { picture, look: null };
    }),
  );
  const found = shown.filter((one) => one !== null);
  const bitmaps = found.filter(({ picture }) => picture.kind === 'bitmap');
  if (bitmaps.length > 0)
    void Promise.all(
      found.map(async ({ picture }) => ({
        picture,
        look: picture.kind === 'bitmap' ? await lookOf(picture.id) : null,
      })),
    ).then((looked) => onLooked(new Map(looked.map((one) => [one.picture.id, one]))));
  return new Map(found.map((one) => [one.picture.id, one]));
}
