import { accessSync, constants, statfsSync } from 'node:fs';
import os from 'node:os';

const enoughBytes = 4 * 1024 ** 3;

const system = {
  /** @param {string} folder */
  isWritable(folder) {
    try {
      accessSync(folder, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  },
  /** @param {string} folder */
  freeBytes(folder) {
    const { bavail, bsize } = statfsSync(folder);
    // What lies there takes the memory of everybody.
    return Math.min(bavail * bsize, os.freemem());
  },
};

/**
 * Where tests keep data that nobody reads after them: in memory where Linux has a folder there with room (a container has 64 MB
 * unless somebody gives it more). A backend flushes before each answer, and a disk takes its time for that.
 *
 * @param {string} [folder]
 * @param {typeof system} [asked] what tells about a folder
 */
export function memoryFolder(folder = '/dev/shm', { isWritable, freeBytes } = system) {
  return isWritable(folder) && freeBytes(folder) >= enoughBytes ? folder : os.tmpdir();
}
