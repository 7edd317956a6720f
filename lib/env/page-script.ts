/** The script of every page: its address and the hash browsers check it by; `next.config.ts` writes both in. */
export function pageScript(): { src: string; integrity: string } {
  return { src: process.env.PAGE_SCRIPT ?? '', integrity: process.env.PAGE_SCRIPT_INTEGRITY ?? '' };
}
