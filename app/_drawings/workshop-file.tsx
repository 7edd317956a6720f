import { WorkshopCutaway } from '@/components/illustrations/workshop/workshop-cutaway';
import { loadLetters } from '@/lib/drawing/letters';
import { outlineText } from '@/lib/drawing/outline-text';

/** The section through the workshop, a file of its own. Drawn by scripts/lib/draw-pictures.mjs. */
export async function drawWorkshop() {
  const letters = await loadLetters('bricolage');
  return <WorkshopCutaway outline={(word, capHeight) => outlineText(letters, word, { capHeight }).path} />;
}
