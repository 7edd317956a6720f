/** Where the file of drawn pictures is served from; `next.config.ts` writes it in while building. */
export function pictureFilePath(): string {
  return process.env.PICTURE_FILE ?? '';
}

/** What the names of the files of line drawings end with, by their content; written in as well. */
export function lineDrawingsVersion(): string {
  return process.env.LINE_DRAWINGS ?? '';
}
