// The browser uses these too: nothing may be imported here.

/** Bounds of the quote form. Lengths are code points after trimming; the database checks the same ones. */
export const quoteLimits = {
  name: { min: 1, max: 100 },
  firstName: { min: 1, max: 100 },
  // RFC 5321 leaves 254 characters for an address between its angle brackets.
  email: { max: 254 },
  company: { max: 150 },
  phone: { max: 40 },
  message: { min: 10, max: 5000 },
} as const;

/** A field that people do not see; the name is one that machines like to fill. */
export const honeypotName = 'website';

export const maxFiles = 5;

/** Bytes of one file. */
export const maxFileBytes = 10 * 1024 * 1024;

export interface FileKind {
  id: 'pdf' | 'png' | 'jpeg' | 'webp' | 'svg' | 'ai' | 'eps';
  /** What browsers and design programs call it; the first is the one we store. */
  mimeTypes: readonly [string, ...string[]];
  /** Lower case, with the dot. */
  extensions: readonly [string, ...string[]];
}

/** Kinds of file a visitor may add. The server decides by content, not by these names. */
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
];

/** The `accept` attribute of the file field. */
export const acceptedFiles = fileKinds.flatMap((kind) => [...kind.mimeTypes, ...kind.extensions]).join(',');
