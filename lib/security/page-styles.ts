import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const schema = z.object({ styles: z.array(z.string().startsWith("'sha256-")) });

/** The style sheets of the build as source expressions, written by scripts/lib/finish-build.mjs; none while developing. */
export function readPageStyles(): string[] {
  let text: string;
  try {
    text = readFileSync(path.join(process.cwd(), '.next', 'asleep.json'), 'utf8');
  } catch {
    return [];
  }
  return schema.parse(JSON.parse(text)).styles;
}
