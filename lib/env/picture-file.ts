/** Where the file of drawn pictures is served from; `next.config.ts` writes it in while building. */
export function pictureFilePath(): string {
  return process.env.PICTURE_FILE ?? '';
}
