/** What the names of the files of scenes end with, by their content; `next.config.ts` writes it in while building. */
export function scenesVersion(): string {
  return process.env.SCENES ?? '';
}

/** What the names of the files of line drawings end with, by their content; written in as well. */
export function lineDrawingsVersion(): string {
  return process.env.LINE_DRAWINGS ?? '';
}
