// For browsers: sends a file to become a picture, and fetches what a design shows.
import {
  isPictureId,
  type Picture,
  type PictureFault,
  type PictureNote,
  pictureDataAddress,
  pictureFaults,
  pictureLimits,
  pictureUploadPath,
} from './picture';

const fetched = new Map<string, Promise<Picture | null>>();

/** A picture by its id, or null when it is gone; one that could not be fetched is tried again by the next who asks. */
export function fetchPicture(id: string): Promise<Picture | null> {
  if (!isPictureId(id)) return Promise.resolve(null);
  let picture = fetched.get(id);
  if (!picture) {
    picture = fetch(pictureDataAddress(id)).then(async (answer) => {
      if (answer.ok) return (await answer.json()) as Picture;
      if (answer.status === 404) return null;
      throw new Error(`${answer.status}`);
    });
    picture.catch(() => fetched.delete(id));
    fetched.set(id, picture);
  }
  return picture;
}

type Sent = { picture: Picture; notes: PictureNote[] } | { error: PictureFault };

/** Sends a file; what comes back can be shown at once. Never throws. */
export async function sendPicture(file: File): Promise<Sent> {
  if (file.size > pictureLimits.bytes) return { error: 'fileTooLarge' };
  try {
    const answer = await fetch(`${pictureUploadPath}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      body: file,
    });
    const said = (await answer.json()) as Partial<{ picture: Picture; notes: PictureNote[]; error: string }>;
    if (said.picture) {
      fetched.set(said.picture.id, Promise.resolve(said.picture));
      return { picture: said.picture, notes: said.notes ?? [] };
    }
    return { error: pictureFaults.find((fault) => fault === said.error) ?? 'unavailable' };
  } catch {
    return { error: 'unavailable' };
  }
}
