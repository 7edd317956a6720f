import { LineDrawings } from '@/components/illustrations/line-drawings';
import { groupInk } from '@/components/illustrations/scene-parts';
import { aboutCopy } from '@/lib/about/about-copy';
import { careersCopy } from '@/lib/careers/careers-copy';
import { lineDrawings } from '@/lib/content/drawings/drawings';
import type { PageContent } from '@/lib/content/page-content';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';
import { drawingsOf } from '@/lib/services/drawings-shown';
import { serviceGroups } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';

/** The tints of the groups (app/_styles/theme.css): the ground of their drawings. */
const grounds: Record<ServiceGroupId, string> = {
  lettering: '#fde5de',
  wrapping: '#e3e6fb',
  signs: '#fdf0cd',
  textile: '#fbe0ec',
  walls: '#dcf0e5',
  design: '#ece2f9',
};

function drawFile(ink: string, group: ServiceGroupId, pages: readonly PageContent[]) {
  const accent = groupInk(group);
  const ground = grounds[group];
  const shown = [...new Set(pages.flatMap(drawingsOf))];
  const drawings = shown.map((drawing) => ({ id: drawing, drawing: lineDrawings[drawing] }));
  return { ink, accent, ground, shown, file: <LineDrawings {...{ accent, ground, drawings }} /> };
}

/**
 * The small drawings of all pages of a group: one file each, in its ink, and one in amber for the pages of the house, which are
 * printed in plain ink. Drawn by scripts/lib/draw-pictures.mjs.
 */
export const lineDrawingFiles = [
  ...serviceGroups.map(({ id, pages }) =>
    drawFile(
      id,
      id,
      pages.map((page) => services[page]),
    ),
  ),
  drawFile('ink', 'signs', [aboutCopy, careersCopy]),
];
