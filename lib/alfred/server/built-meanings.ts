import 'server-only';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { runsBuild } from '@/lib/env/build';
import type { Meanings } from '../learn-meanings';

/** What was learnt with the build of what words mean (scripts/lib/write-meanings.mjs); null without a build of this very code. */
export async function readBuiltMeanings(): Promise<Meanings | null> {
  const file = path.join(process.cwd(), '.next', 'meanings.bin');
  if (!runsBuild() || !existsSync(file)) return null;
  return deserialize(await readFile(file)) as Meanings;
}
