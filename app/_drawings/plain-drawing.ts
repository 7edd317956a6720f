import type { ReactNode } from 'react';
import { loadLetters } from '@/lib/drawing/letters';
import { toPlainSvg } from '@/lib/drawing/plain-svg';

/**
 * A drawing as a file of its own, the same on every machine.
 *
 * @param ink what `currentColor` means where no element says it
 */
export async function drawPlain(
  drawing: ReactNode,
  { ink, ...size }: { ink: string; width: number; height: number },
): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return toPlainSvg(renderToStaticMarkup(drawing), { ink, letters: await loadLetters('bricolage'), ...size });
}
