import { pageIds, routeOf } from './routes';

// What stands behind a session, as the first segment of its address, in every language: the literal matcher of
// middleware.ts names the same, which a test compares.
const isClosed = (kind: string) => kind === 'personal' || kind === 'staff';

/** First segments of the pages that show what belongs to a person or to the staff. */
export const sessionSegments: readonly string[] = [
  ...new Set(
    pageIds
      .filter((id) => isClosed(routeOf(id).kind))
      .flatMap((id) => Object.values(routeOf(id).slug).map((slug) => slug.split('/')[0] ?? slug)),
  ),
];

/** The folders of app/api that belong to them. */
export const sessionApis: readonly string[] = ['account', 'auth', 'admin'];

const sessionPath = new RegExp(
  `^/(?:(?:nl|en)/)?(?:${sessionSegments.join('|')})(?:/|$)|^/api/(?:${sessionApis.join('|')})/`,
);

/** Whether what is at an address, as visitors see it, belongs to an account or to the staff. */
export function isSessionPath(pathname: string): boolean {
  return sessionPath.test(pathname);
}
