import 'server-only';

/** Pictures of some forty kilobytes that are kept: a link that goes round is asked for by many at once. */
const most = 60;

const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The picture of a name: the one that was drawn lately, or a new one. A drawing that failed is tried again by the next who asks. */
export function recentPicture(
  name: string,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = pictures.get(name) ?? draw();
  // What was asked for last is thrown away last.
  pictures.delete(name);
  pictures.set(name, picture);
  picture.catch(() => pictures.delete(name));
  for (const oldest of pictures.keys()) {
    if (pictures.size <= most) break;
    pictures.delete(oldest);
  }
  return picture;
}
