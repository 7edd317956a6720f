import { Worker } from '../person';
import { groupInk } from '../scene-parts';
import { blend, INK, PAPER } from '../tones';
import { Van } from '../van';
import { FLOOR, type Outline, Room } from './room-parts';

const blue = groupInk('wrapping');
const red = groupInk('lettering');
const amber = groupInk('signs');
const cream = blend(88, PAPER, INK);

/** What of the van is covered already, from the tail to where the squeegee is. */
function Film() {
  return (
    <g clipPath="url(#hall-body)">
      <path fill={red} d="M372 0H760V260H300z" />
      <path fill={amber} d="M452 0H560L488 260H380z" />
      <path fill={PAPER} d="M560 0h30L518 260h-30z" />
    </g>
  );
}

function HallVan() {
  return (
    <g transform="translate(1952 280)scale(.833)">
      <path fill={INK} opacity=".35" d="M20 296h680l40 8H60z" />
      <Van id="hall" graphic="none" paint={cream} light={blend(44, blue, PAPER)} />
      <Film />
      <path
        fill="none"
        stroke={INK}
        strokeWidth="2"
        opacity=".75"
        d="M414 40V246M300 29H698M262 152H414"
        clipPath="url(#hall-body)"
      />
      <path
        fill={INK}
        d="M420 150H684v4H420zM511 257V254A53 53 0 0 1 617 254v3zM177 240H520v17H177zM610 240h80v17h-80z"
      />
      <path fill="#8a0f0b" d="M702 108H708Q712 150 713 192H701z" />
      <use href="#hall-wheel" x="440" />
    </g>
  );
}

/** The hall: closed, warm, without dust. Two people lay a film on a van. */
export function WrapRoom({ outline }: { outline: Outline }) {
  return (
    <Room
      group="wrapping"
      wall="M1898 540V176L2232 96 2566 176V540z"
      left={1898}
      right={2566}
      number="5"
      numberAt={[1922, 304]}
      outline={outline}
    >
      <path fill={blend(64, blue, PAPER)} d="M2060 250H2520V496H2060z" />
      <path
        stroke={blend(44, blue, PAPER)}
        strokeWidth="3"
        d="M2060 282h460M2060 314h460M2060 346h460M2060 378h460"
      />
      <path fill={INK} d="M2050 240h480v12h-480z" />
      <path fill="#fff" opacity=".34" d="M2020 190h120l98 312H1922zM2320 190h120l98 312H2222z" />
      <path
        fill={INK}
        d="M2012 184h136v8h-136zM2312 184h136v8h-136zM2040 141h2v43h-2zM2118 123h2v61h-2zM2340 121h2v63h-2zM2418 140h2v44h-2z"
      />
      <path fill={amber} d="M2020 192h120v4h-120zM2320 192h120v4h-120z" />
      <HallVan />
      <path fill={PAPER} d="M2262 286l16-5-66 220-16 6z" />
      <path fill={INK} opacity=".2" d="M2262 286l5-2-66 220-5 3z" />
      <Worker
        x={2204}
        y={FLOOR + 8}
        coat={blue}
        accent={amber}
        turned
        arms={[
          [
            [30, 150],
            [44, 176],
          ],
          [
            [14, 116],
            [42, 130],
          ],
        ]}
      />
      <path fill={INK} d="M2240 340l26 8-3 9-26-8z" />
      <path fill={amber} d="M2244 346l22 7-2 4-22-7z" />
      <path fill={red} d="M1962 396h22V536h-22z" />
      <path fill={INK} opacity=".25" d="M1977 396h7V536h-7z" />
      <path fill={PAPER} d="M1967 390h12v8h-12zM1967 536h12v4h-12z" />
      <Worker
        x={1936}
        y={FLOOR + 6}
        coat={blend(70, blue, INK)}
        accent={red}
        turned
        bun
        tone="#8a5335"
        arms={[
          [
            [24, 106],
            [38, 124],
          ],
          [
            [2, 104],
            [30, 98],
          ],
        ]}
      />
    </Room>
  );
}
