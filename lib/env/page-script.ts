/** The script of every page: its address and the hash browsers check it by; `next.config.ts` writes both in. */
export function pageScript(): { src: string; integrity: string } {
  return { src: process.env.PAGE_SCRIPT ?? '', integrity: process.env.PAGE_SCRIPT_INTEGRITY ?? '' };
}

/** The script that pages which wear a visitor's name are woken with first. */
export function wornScript(): string {
  return process.env.WORN_SCRIPT ?? '';
}
