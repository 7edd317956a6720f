import type { SampleDrawing } from '@/lib/portfolio/sample-drawing';
import { groupInk, INK, mix } from '../scene-parts';
import { Van } from '../van';
import { VAN_PLACE, VanGround, vanSkin } from './parked-van';

type VanDrawing = Extract<SampleDrawing, { of: 'van' }>;

/** Seconds of the film. */
export const FILM_SECONDS = 6;

/** Where a panel of the van ends, from nose to tail, in units of its sheet. */
const panels = [4, 130, 256, 414, 560, 718];
const [begin, perPanel, print] = [0.5, 0.56, 3.7];
const printSeconds = 1;

/** Slow at both ends, as a hand moves. */
const ease = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

/** How far the film reaches, in units of the van's sheet. */
function reach(at: number): number {
  const passed = (at - begin) / perPanel;
  const panel = Math.min(panels.length - 2, Math.max(0, Math.floor(passed)));
  const from = panels[panel] ?? 0;
  const to = panels[panel + 1] ?? from;
  return from + (to - from) * ease((passed - panel) / 0.86);
}

/** The squeegee at the film's edge, going up and down, and the film that is still loose before it. */
function Edge({ x, at, colour }: { x: number; at: number; colour: string }) {
  // The bonnet is low: there the hand moves below the windscreen.
  const y = x < 150 ? 196 + 30 * Math.sin(at * 11) : 130 + 84 * Math.sin(at * 11);
  return (
    <g>
      <g clipPath="url(#bare-body)">
        <path fill={mix(62, colour, '#fff')} d={`M${x} 4q26 60 20 124t-20 126z`} />
        <path fill={mix(70, colour, INK)} d={`M${x + 20} 40q12 50 4 96-4 40-22 90 30-50 18-186z`} />
      </g>
      <g transform={`translate(${x - 4} ${y})rotate(8)`}>
        <path fill={groupInk('signs')} d="M-4-34h12v68h-12z" />
        <path fill={INK} d="M8-30h14q6 0 6 6v48q0 6-6 6H8z" />
      </g>
    </g>
  );
}

/** One picture of the film in which a white van is wrapped. @param at seconds from its start */
export function WrapFilm({ at, ...drawing }: VanDrawing & { at: number }) {
  const x = reach(at);
  const printed = 252 + 470 * ease((at - print) / printSeconds);
  const isWrapping = at > begin && at < begin + perPanel * (panels.length - 1) - 0.06;
  const colour = groupInk(drawing.ink);
  const glint = -240 + 1300 * ease((at - 4.8) / 0.8);
  return (
    <>
      <VanGround {...drawing} />
      <g transform={VAN_PLACE}>
        <Van {...vanSkin({ ...drawing, bare: true })} id="bare" />
        <clipPath id="film">
          <path d={`M0 0h${x}v300H0z`} />
        </clipPath>
        <g clipPath="url(#film)">
          <Van {...vanSkin(drawing)} graphic="none" id="plain" />
        </g>
        <clipPath id="print">
          <path d={`M0 0h${printed}v300H0z`} />
        </clipPath>
        {at >= print && (
          <g clipPath="url(#print)">
            <Van {...vanSkin(drawing)} id="wrapped" />
          </g>
        )}
        {isWrapping && x < 690 && <Edge x={x} at={at} colour={colour} />}
        {at > 4.8 && at < 5.6 && (
          <g clipPath="url(#wrapped-body)">
            <path
              fill="#fff"
              opacity=".22"
              d={`M${glint} 260l90-260h60l-90 260zM${glint + 84} 260l90-260h18l-90 260z`}
            />
          </g>
        )}
      </g>
    </>
  );
}
