interface RunningProxy {
  url: string;
  stop(): Promise<unknown>;
}

/**
 * Starts the reverse proxy that is shipped with the site, in front of it.
 *
 * @returns why there is none, when there is none
 */
export async function startProxy(_siteUrl: string): Promise<RunningProxy | { missing: string }> {
  return { missing: 'not configured' };
}
