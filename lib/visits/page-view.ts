import { type PageViewReport, visitBounds } from './visit-beacon';

export interface PageView {
  /** The page comes into sight, or goes out of it; time counts only between. */
  show(now: number): void;
  hide(now: number): void;
  click(): void;
  /** @param bottom lowest line in view, in pixels from the page's top */
  scrolledTo(bottom: number, height: number): void;
  touchForm(): void;
  sendForm(): void;
  /** Keeps the first title it is given. */
  report(now: number, title: string): PageViewReport;
}

/**
 * Counts one view of a page.
 *
 * @param start `now` are milliseconds of any clock that does not jump
 */
export function createPageView(start: { key: string; path: string; referrer: string }): PageView {
  const { path, referrer, seconds, clicks } = visitBounds;
  const view = {
    ...start,
    path: start.path.slice(0, path),
    referrer: start.referrer.slice(0, referrer),
    clicks: 0,
    depth: 0,
    reachedForm: false,
    sentForm: false,
  };
  let title = '';
  let seen = 0;
  let shownAt: number | null = null;
  const hide = (now: number) => {
    if (shownAt !== null) seen += now - shownAt;
    shownAt = null;
  };
  return {
    hide,
    show(now) {
      shownAt ??= now;
    },
    click() {
      view.clicks = Math.min(view.clicks + 1, clicks);
    },
    scrolledTo(bottom, height) {
      view.depth = Math.min(Math.max(view.depth, Math.round((100 * bottom) / height) || 0), 100);
    },
    touchForm() {
      view.reachedForm = true;
    },
    sendForm() {
      view.sentForm = true;
    },
    report(now, current) {
      title ||= current.slice(0, visitBounds.title);
      const shown = seen + (shownAt === null ? 0 : now - shownAt);
      return { ...view, title, seconds: Math.min(Math.max(Math.round(shown / 1000), 0), seconds) };
    },
  };
}
