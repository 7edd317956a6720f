import { findTool, installDebianPackages, nginxPackages } from './debian-tools.mjs';

/**
 * Finds nginx, which serves the pages to compare with, and wrk, which counts requests a second. On Debian as root it
 * installs what is missing.
 *
 * @returns {Promise<{ nginx: string | null, wrk: string | null }>} null where there is none: rows that need it say so
 */
export async function ensureBenchTools() {
  const find = () => ({ nginx: findTool('nginx'), wrk: findTool('wrk') });
  const { nginx, wrk } = find();
  const missing = [...(nginx ? [] : nginxPackages), ...(wrk ? [] : ['wrk'])];
  if (missing.length > 0) await installDebianPackages(missing);
  return find();
}
