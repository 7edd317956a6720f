import { Worker } from './person';
import { groupInk } from './scene-parts';
import { blend, INK, PAPER } from './tones';

const amber = groupInk('signs');
const blue = groupInk('wrapping');
const red = groupInk('lettering');
const wall = blend(34, amber, PAPER);
const shade = blend(62, amber, INK);
const glass = blend(30, blue, INK);

/** Units of the sheet, which are centimetres. */
export const goodPhoto = { width: 900, height: 420 } as const;

/** Narrow boards of a folding rule, a hand wide each, that lean against the front. */
const boards = Array.from({ length: 9 }, (_, i) => `M${862 - i} ${372 - i * 22}l9 1-2 21-9-1z`);

/** How to photograph a shop front: from straight before it, all of it, the sun behind one's back, a rule beside the door. */
export function GoodPhoto() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${goodPhoto.width} ${goodPhoto.height}`}>
      <path fill={INK} d="M0 394h900v26H0z" />
      <circle cx="64" cy="78" r="46" fill={PAPER} />
      <path
        stroke={PAPER}
        strokeWidth="7"
        d="M136 100l34 10M122 132l28 22M96 152l14 32M136 62l36-6"
        strokeLinecap="round"
      />
      <path fill={PAPER} opacity=".5" d="M262 240 520 70V394z" />
      <path fill={wall} d="M520 70H880V394H520z" />
      <path fill={shade} d="M506 58H894V76H506z" />
      <path fill={INK} d="M540 104H860v64H540z" />
      <path fill={shade} d="M540 168H860v8H540z" />
      <path fill="none" stroke={amber} strokeWidth="3" strokeDasharray="9 7" d="M552 116H848v40H552z" />
      <path fill={PAPER} d="M540 200H752V372H540zM768 200h92V394h-92z" />
      <path fill={glass} d="M548 208H744V364H548zM776 208h76V394h-76z" />
      <path fill={blue} d="M548 208h120L572 364h-24zM776 208h54l-54 96z" />
      <path fill={PAPER} d="M838 304h7v36h-7z" />
      <path fill={red} d={boards.filter((_, i) => i % 2 === 0).join('')} />
      <path fill={PAPER} d={boards.filter((_, i) => i % 2 === 1).join('')} />
      <path fill="none" stroke={PAPER} strokeWidth="9" d="M494 86V40h46M846 40h46v46M892 340v46M494 340v46" />
      <path fill={INK} opacity=".3" d="M196 394l16-8h80l-28 8z" />
      <Worker
        x={206}
        y={394}
        turned
        coat={blue}
        accent={red}
        arms={[
          [
            [28, 118],
            [50, 146],
          ],
          [
            [12, 112],
            [44, 138],
          ],
        ]}
      />
      <path fill={INK} d="M252 226l22 4-7 42-22-4z" />
      <path fill={PAPER} d="M255 231l13 2-5 33-13-2z" />
    </svg>
  );
}
