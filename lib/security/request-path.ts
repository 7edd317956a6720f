/** Set by the server on every request from the request line; what a client sends under this name is overwritten. */
export const requestPathHeader = 'x-request-path';

/**
 * The path and query of a request target. A proxy may write the whole address (RFC 9112, section 3.2.2): whose it is says the `Host`
 * header, and no answer leads to a site that somebody wrote there.
 */
export function originTarget(target: string): string {
  const whole = /^https?:\/\/[^/?]*/i.exec(target)?.[0];
  if (whole === undefined) return target;
  const rest = target.slice(whole.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The request target with its path made decodable: a stray percent sign or broken UTF-8 becomes plain text instead of
 * an error in the router.
 */
export function decodableTarget(target: string): string {
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll('%', '%25') + (query < 0 ? '' : target.slice(query));
  }
}
