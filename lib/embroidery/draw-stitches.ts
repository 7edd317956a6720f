import type { Embroidery } from './digitize';
import { embroideryLimits } from './limits';

function mixed(hex: string, towards: number, share: number): string {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(at) * (1 - share) + towards * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/**
 * Every stitch as a piece of thread: a dark edge, the thread, and a sheen that depends on how the stitch lies to the light from the
 * top left. The inside of an SVG, in millimetres.
 */
export function drawStitches({ commands, threads }: Embroidery, { trims = false } = {}): string {
  const { threadWidth } = embroideryLimits;
  const lines = new Map<string, string[]>();
  const drawn: string[] = [];
  let thread = 0;
  let [x, y] = [0, 0];
  let down = false;
  const flush = () => {
    for (const [stroke, paths] of lines)
      drawn.push(`<path d="${paths.join('')}" stroke="${stroke}" stroke-width="${threadWidth}"/>`);
    lines.clear();
  };
  for (const command of commands) {
    if (command.kind === 'trim' || command.kind === 'stop') {
      if (command.kind === 'stop') thread += 1;
      flush();
      down = false;
      if (trims && command.kind === 'trim')
        drawn.push(`<path d="M${x - 0.5} ${y - 0.5}l1 1m0-1l-1 1" stroke="#e4002b" stroke-width=".15"/>`);
      continue;
    }
    const [toX, toY] = [command.x / 10, command.y / 10];
    if (command.kind === 'stitch' && down) {
      // Threads that lie across the light shine, those along it do not.
      const angle = Math.atan2(toY - y, toX - x);
      const shine = Math.abs(Math.sin(angle - Math.PI / 4));
      const base = threads[thread] ?? '#000000';
      const step = Math.round(shine * 6) / 6;
      const stroke = step > 0.5 ? mixed(base, 255, (step - 0.5) * 0.5) : mixed(base, 0, (0.5 - step) * 0.4);
      drawn.push(
        `<path d="M${x} ${y}L${toX} ${toY}" stroke="${mixed(base, 0, 0.45)}" stroke-width="${threadWidth + 0.06}"/>`,
        `<path d="M${x} ${y}L${toX} ${toY}" stroke="${stroke}" stroke-width="${threadWidth - 0.08}"/>`,
      );
    } else if (trims && command.kind === 'jump')
      drawn.push(
        `<path d="M${x} ${y}L${toX} ${toY}" stroke="#e4002b" stroke-width=".1" stroke-dasharray=".6 .6"/>`,
      );
    down = true;
    [x, y] = [toX, toY];
  }
  return `<g fill="none" stroke-linecap="round">${drawn.join('')}</g>`;
}
