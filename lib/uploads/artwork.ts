// The browser uses these too: nothing may be imported here but what imports nothing itself.
import { maxFileBytes } from './upload-purposes';

/** Bytes of one file that is sent in parts. What a form takes whole is not sent so. */
export const maxArtworkBytes = 100 * 1024 * 1024;

/** Bytes of a part, but the last: what a break costs at most, and what the server takes of one request. */
export const partBytes = 5 * 1024 * 1024;

/** Kinds that forms do not take, and their names. */
const partsOnlyName = /\.(?:tiff?|psd|psb)$/i;

/** The end of an `accept` attribute for them. */
export const partsOnlyAccept = 'image/tiff,.tif,.tiff,image/vnd.adobe.photoshop,.psd,.psb';

/** Whether a file is sent in parts, and not with its form. */
export function isSentInParts({ name, size }: { name: string; size: number }): boolean {
  return size > maxFileBytes || (size > 0 && partsOnlyName.test(name));
}

/** Says whose private page sends; staff are known by their session. */
export const artworkTokenHeader = 'x-request-token';

/** Says which file is begun, by a random UUID: who has not heard that it was begun asks again, and it is one. */
export const artworkKeyHeader = 'x-artwork-key';

/** What becomes of a file once all of it has come. */
export const artworkOutcomes = [
  'stored',
  'fileType',
  'fileHeic',
  'fileBroken',
  'full',
  'closed',
  'forbidden',
] as const;

export type ArtworkOutcome = (typeof artworkOutcomes)[number];

/** Why a file is not begun, or cannot go on now. */
export const artworkRefusals = [
  'fileTooLarge',
  'full',
  'closed',
  'rateLimited',
  'busy',
  'forbidden',
] as const;

export type ArtworkRefusal = (typeof artworkRefusals)[number];
