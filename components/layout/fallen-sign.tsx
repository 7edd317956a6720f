import './fallen-sign.css';
import { loadLetters } from '@/lib/drawing/letters';
import { outlineText } from '@/lib/drawing/outline-text';
import { moveOutline } from '@/lib/drawing/plot-sheet';

const centre = 500;
const baseline = 244;
const capHeight = 104;
const pavement = 548;

interface SignLetter {
  path: string;
  /** Corner that a screw still holds, and the middle of the foot. */
  corner: [number, number];
  foot: [number, number];
}

/** The letters of a word where they hang, each an outline of its own. */
async function letterWord(word: string): Promise<SignLetter[]> {
  const letters = await loadLetters('bricolage');
  const size = { capHeight, tracking: 120 };
  const whole = outlineText(letters, word, size);
  const start = centre - whole.box.width / 2 - whole.box.x;
  return [...word].map((letter, at) => {
    const own = outlineText(letters, letter, size);
    const box = whole.letterBoxes[at] ?? own.box;
    const x = start + box.x;
    return {
      path: moveOutline(own.path, x - own.box.x, baseline),
      corner: [x + 10, baseline - capHeight + 10],
      foot: [x + box.width / 2, baseline],
    };
  });
}

const pixels = (value: number) => `${Math.round(value)}px`;
const origin = ([x, y]: [number, number]) => `${pixels(x)} ${pixels(y)}`;

/** How the second letter stands on the pavement, and the third one hangs from its last screw. */
function pose({ corner, foot }: SignLetter, at: number): React.CSSProperties {
  if (at === 1)
    return {
      transformOrigin: origin(foot),
      ['--pose' as string]: `translate(${pixels(452 - foot[0])}, ${pixels(pavement - 2 - baseline)}) rotate(-13deg)`,
    };
  if (at === 2) return { transformOrigin: origin(corner), ['--pose' as string]: 'rotate(24deg)' };
  return {};
}

/** A letter of metal, lit from inside. */
function Letter({ letter, at }: { letter: SignLetter; at: number }) {
  return (
    <g className="fallen-letter" style={pose(letter, at)}>
      <path className="fallen-side" d={letter.path} transform="translate(7 8)" />
      <path className="fallen-side" d={letter.path} transform="translate(3.5 4)" />
      <path className="fallen-face" d={letter.path} />
    </g>
  );
}

const slats = Array.from({ length: 11 }, (_, at) => `M146 ${322 + at * 20}H646`).join('');
const holes = ({ foot: [x] }: SignLetter) =>
  [-18, 18]
    .flatMap((dx) => [
      [x + dx, baseline - 78],
      [x + dx, baseline - 18],
    ])
    .map(([cx = 0, cy = 0]) => `M${Math.round(cx) - 4} ${cy}a4 4 0 1 0 8 0 4 4 0 1 0-8 0z`)
    .join('');

/**
 * A shop at night whose sign has come down: a letter stands on the pavement, another hangs from one screw. The switch `#relight`
 * inside the same `.fallen` puts them back and lights them. Decoration: the words beside it say what is wrong.
 */
export async function FallenSign({ word }: { word: string }) {
  const letters = await letterWord(word);
  const [, missing] = letters;
  return (
    <svg viewBox="40 40 920 600" preserveAspectRatio="xMidYMax" className="fallen-scene" aria-hidden="true">
      <pattern id="fallen-brick" width="184" height="112" patternUnits="userSpaceOnUse">
        <path
          fill="#fff"
          opacity=".06"
          d="M12 10h26v9H12zM42 10h26v9H42zM27 22h26v9H27zM118 62h26v9H118zM148 62h26v9H148zM103 74h26v9H103z"
        />
      </pattern>
      <path fill="var(--wall)" d="M-1800-1400H3000V548H-1800z" />
      <path fill="url(#fallen-brick)" d="M-1800-1400H3000V548H-1800z" />
      <path fill="#fff" opacity=".1" d="M60 66H940V78H60zM60 52H940V58H60z" />
      <g className="fallen-light">
        <path
          fill="var(--glow)"
          opacity=".1"
          d="M150 62H850Q948 62 948 160V250Q948 330 868 330H132Q52 330 52 250V160Q52 62 150 62z"
        />
        <path
          fill="var(--glow)"
          opacity=".14"
          d="M170 92H830Q912 92 912 170V244Q912 304 852 304H148Q88 304 88 244V170Q88 92 170 92z"
        />
      </g>

      <path fill="#16130f" d="M90 116H910V272H90zM112 272H888V548H112z" />
      <path fill="#fff" opacity=".22" d="M90 116H910V121H90z" />
      <path fill="#fff" opacity=".08" d="M90 266H910V272H90z" />
      <path fill="#fff" opacity=".16" d="M130 168H870V173H130zM130 212H870V217H130z" />
      {missing ? (
        <>
          <path fill="#fff" opacity=".07" d={missing.path} />
          <path fill="#fff" opacity=".5" d={holes(missing)} />
        </>
      ) : null}

      <clipPath id="fallen-opening">
        <path d="M146 302H646V548H146z" />
      </clipPath>
      <g clipPath="url(#fallen-opening)">
        <path fill="var(--spill)" d="M146 302H646V548H146z" />
        <path
          fill="#16130f"
          d="M226 302h3v34q22 2 24 22h-51q2-20 24-22zM394 302h3v34q22 2 24 22h-51q2-20 24-22zM562 302h3v34q22 2 24 22h-51q2-20 24-22z"
        />
        <path fill="#fff" d="M211 358h33l-5 7h-23zM379 358h33l-5 7h-23zM547 358h33l-5 7h-23z" />
        <path
          fill="var(--glow)"
          opacity=".45"
          d="M176 392h120v8H176zM176 436h120v8H176zM470 402h136v80H470z"
        />
        <path
          fill="#a86a00"
          d="M186 362h16v30h-16zM208 372h22v20h-22zM238 356h12v36h-12zM258 376h28v16h-28zM186 412h30v24h-30zM226 406h14v30h-14zM250 418h32v18h-32zM484 416h40v52h-40zM536 416h56v22h-56zM536 446h56v22h-56z"
        />
        <path fill="#d93015" d="M146 486H646V548H146z" />
        <path fill="#8f1b08" d="M146 486H646V494H146zM312 494h4v54h-4zM476 494h4v54h-4z" />
        <g className="fallen-shutter">
          <path fill="#4a4039" d="M146 302H646V534H146z" />
          <path stroke="#16130f" strokeWidth="4" opacity=".5" d={slats} />
          <path fill="#16130f" opacity=".35" d="M146 302H646V326H146z" />
          <path fill="#2f2822" d="M146 530H646V548H146z" />
          <path fill="#16130f" d="M372 514h48v10h-48z" />
        </g>
      </g>
      <path fill="#2c231c" d="M690 302H866V548H690z" />
      <path className="fallen-pane" d="M712 324H844V486H712z" />
      <path fill="#fff" opacity=".5" d="M826 408h5v52h-5z" />
      <path fill="#f9f8f4" d="M738 352h62l4 46-64 3z" />
      <path stroke="#16130f" strokeWidth="4" opacity=".7" d="M748 366h42m-41 11h44m-43 11h28" />

      <path fill="var(--pavement)" d="M-1800 548H3000V584H-1800z" />
      <path
        stroke="#16130f"
        strokeWidth="3"
        opacity=".3"
        d="M-60 548l-78 36M120 548l-48 36M300 548l-22 36M480 548v36M660 548l22 36M840 548l48 36M1020 548l78 36"
      />
      <path className="fallen-light" fill="var(--spill)" opacity=".55" d="M112 548H888L940 584H60z" />
      <path fill="#fff" opacity=".35" d="M-1800 582H3000V586H-1800z" />
      <path fill="#16130f" d="M-1800 586H3000V600H-1800z" />
      <path fill="var(--street)" d="M-1800 598H3000V1600H-1800z" />
      <path
        className="fallen-light"
        fill="none"
        stroke="var(--glow)"
        strokeWidth="4"
        d="M180 622h240m40 0h90m30 0h180M260 640h120m36 0h220M320 658h80m60 0h140"
      />

      <path
        fill="none"
        stroke="#8d8275"
        strokeWidth="3"
        className="fallen-dark"
        d={letters[2] ? `M${Math.round(letters[2].foot[0]) - 6} 172q26 44 8 92` : ''}
      />
      <g className="fallen-halo">
        {letters.map((letter, at) => (
          <path key={letter.path} className="fallen-letter" style={pose(letter, at)} d={letter.path} />
        ))}
      </g>
      {letters.map((letter, at) => (
        <Letter key={letter.path} letter={letter} at={at} />
      ))}
      <Pigeon />
    </svg>
  );
}

/** On the fascia, as where there is a sign there is one. */
function Pigeon() {
  return (
    <g transform="translate(806 116)">
      <path
        fill="#8d8a99"
        d="M0-8Q6-34 34-40 44-42 48-52 50-64 62-64 72-63 74-53L82-49 74-46Q74-24 56-12 44-3 26-4L-22 2-20-6z"
      />
      <path fill="#5f5d70" d="M2-9Q14-32 38-32 30-12 6-8L-18-3zM48-50Q56-40 70-44L73-36Q58-30 46-42z" />
      <path fill="#e8804a" d="M62-57a3 3 0 1 0 6 0 3 3 0 1 0-6 0z" />
      <path fill="none" stroke="#d2603a" strokeWidth="3" d="M36-5v5m12-8v8" />
    </g>
  );
}
