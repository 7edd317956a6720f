/**
 * The nginx that tests put before the site: `NGINX_PATH`, else the machine's, else, on Debian as root, one that it
 * installs. Throws when there is none.
 */
export function ensureNginx(): Promise<string>;
