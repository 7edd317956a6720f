// The browser uses these too: nothing may be imported here.

/** Bytes of one file. */
export const maxFileBytes = 10 * 1024 * 1024;

export interface FileKind {
  id: 'pdf' | 'png' | 'jpeg' | 'webp' | 'svg' | 'ai' | 'eps' | 'tiff' | 'psd';
  /** What browsers and design programs call it; the first is the one we store. */
  mimeTypes: readonly [string, ...string[]];
  /** Lower case, with the dot. */
  extensions: readonly [string, ...string[]];
}

export type FileKindId = FileKind['id'];

/** Kinds of file a visitor may send. The server decides by content, not by these names. */
export const fileKinds: readonly FileKind[] = [
  { id: 'pdf', mimeTypes: ['application/pdf'], extensions: ['.pdf'] },
  { id: 'png', mimeTypes: ['image/png'], extensions: ['.png'] },
  { id: 'jpeg', mimeTypes: ['image/jpeg'], extensions: ['.jpg', '.jpeg'] },
  { id: 'webp', mimeTypes: ['image/webp'], extensions: ['.webp'] },
  { id: 'svg', mimeTypes: ['image/svg+xml'], extensions: ['.svg'] },
  {
    id: 'ai',
    mimeTypes: ['application/illustrator', 'application/vnd.adobe.illustrator'],
    extensions: ['.ai'],
  },
  {
    id: 'eps',
    mimeTypes: ['application/postscript', 'application/eps', 'image/x-eps'],
    extensions: ['.eps'],
  },
  { id: 'tiff', mimeTypes: ['image/tiff'], extensions: ['.tif', '.tiff'] },
  {
    id: 'psd',
    mimeTypes: ['image/vnd.adobe.photoshop'],
    extensions: ['.psd', '.psb'],
  },
];

/** The ends of names of photos that become JPEG when they come. */
const phonePhotoNames = ['.heic', '.heif'] as const;

interface UploadRules {
  /** Takes the files one by one while the form is being written. */
  endpoint: string;
  kinds: readonly FileKindId[];
}

/** What files are sent for. A file that was sent for one purpose is worth nothing for another. */
export const uploadPurposes = {
  quote: { endpoint: '/api/quotes/uploads', kinds: ['pdf', 'png', 'jpeg', 'webp', 'svg', 'ai', 'eps'] },
  application: { endpoint: '/api/careers/uploads', kinds: ['pdf'] },
} as const satisfies Record<string, UploadRules>;

export type UploadPurpose = keyof typeof uploadPurposes;

/** The kinds of file that are taken for a purpose. */
export function acceptedKinds(purpose: UploadPurpose): FileKind[] {
  const ids: readonly FileKindId[] = uploadPurposes[purpose].kinds;
  return fileKinds.filter(({ id }) => ids.includes(id));
}

/** What a file field knows of its purpose: so little that the table above stays out of the browser. */
export interface UploadTarget {
  endpoint: string;
  /** The `accept` attribute: media types, and the ends of names with their dots. */
  accept: string;
}

export function uploadTarget(purpose: UploadPurpose): UploadTarget {
  const kinds = acceptedKinds(purpose);
  const accept = kinds.flatMap((kind) => [...kind.mimeTypes, ...kind.extensions]);
  if (kinds.some(({ id }) => id === 'jpeg')) accept.push(...phonePhotoNames);
  return { endpoint: uploadPurposes[purpose].endpoint, accept: accept.join(',') };
}
