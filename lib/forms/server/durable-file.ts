import 'server-only';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

// Files that outlive a power cut: their bytes are flushed, and so are the names of the folders that lead to them.

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && codes.includes(String((error as NodeJS.ErrnoException).code));
}

export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and keeps its entries safe by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder that nobody else may look into, with those above it. */
export async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  // The names of new folders must reach the disk too.
  if (firstMade) {
    for (let at = folder; at !== path.dirname(firstMade); at = path.dirname(at))
      await flushFolder(path.dirname(at));
  }
}

/** Writes a new file, which is refused where there is one; its name is its folder's to flush. */
export async function writeFlushed(file: string, content: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
