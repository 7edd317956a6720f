const noPage = /^\/(?:_next|api|media|og)\/|\.[^/]*$/;

/** Whether a path may be a page's. What else answers (files, app/api, app/media, app/og) belongs to no language. */
export function isPagePath(pathname: string): boolean {
  return !noPage.test(pathname);
}
