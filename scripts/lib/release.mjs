import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment.mjs';

const server = path.join(projectRoot, 'server.js');

/**
 * The server of a packed release (scripts/pack-release.mjs), or null in the sources: a release has nothing to install or
 * to build.
 */
export const releaseServer = existsSync(server) ? server : null;
