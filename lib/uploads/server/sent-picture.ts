import 'server-only';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm } from '@/lib/forms/server/read-form';
import { readAtMost } from '@/lib/http/read-at-most';
import type { FileFault } from '../file-faults';
import { maxFileBytes } from '../upload-purposes';

// Below the 10 MiB at which Next cuts what passes the middleware.
const maxBodyBytes = maxFileBytes - 64 * 1024;

export type SendingFault = FileFault | 'fileNeeded' | 'invalid' | 'unavailable';

interface SentFile {
  bytes: Uint8Array;
  name: string;
}

/** A picture on its way, with what was sent about it; its bytes are read when they are asked for. */
export interface SentPicture {
  fieldOf: (name: string) => string;
  takeFile: () => Promise<SentFile | SendingFault>;
}

/**
 * Reads a picture that is posted as a form with `file` in it, or as the body of a request whose address says the rest, its `name`
 * included.
 */
export async function readSentPicture(
  request: Request,
  isForm: boolean,
): Promise<SentPicture | 'invalid' | 'unavailable'> {
  if (!isForm) {
    const query = new URL(request.url).searchParams;
    return {
      fieldOf: (name) => query.get(name) ?? '',
      takeFile: async () => {
        const read = await readAtMost(request.body, maxBodyBytes, maxBodyBytes);
        if (read.status === 'tooLarge') return 'fileTooLarge';
        if (read.status !== 'ok') return read.status === 'interrupted' ? 'fileBroken' : 'unavailable';
        return { bytes: read.bytes, name: query.get('name') ?? 'photo.jpeg' };
      },
    };
  }
  const read = await readForm(request, maxBodyBytes);
  if (read.status !== 'ok') return read.status === 'unavailable' ? 'unavailable' : 'invalid';
  return {
    fieldOf: (name) => readTextEntry(read.form, name),
    takeFile: async () => {
      if (read.cut) return 'fileTooLarge';
      const file = read.form.get('file');
      if (!(file instanceof File)) return 'fileNeeded';
      return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
    },
  };
}

/** The status of the answer to a picture that is not kept. */
export const statusOfRefusal: Record<SendingFault | 'forbidden' | 'unknown' | 'full', number> = {
  forbidden: 403,
  unknown: 404,
  full: 409,
  fileTooLarge: 413,
  fileType: 415,
  fileHeic: 415,
  fileBroken: 415,
  fileNeeded: 400,
  invalid: 400,
  unavailable: 503,
};
