/** Where the script of every page is served from; `next.config.ts` writes it in while building. */
export function pageScriptPath(): string {
  return process.env.PAGE_SCRIPT ?? '';
}
