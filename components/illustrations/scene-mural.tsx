import type { Box } from '@/lib/drawing/box';
import { FittedLetters } from './name-on';
import {
  ACCENT,
  emWidth,
  groupInk,
  INK,
  mix,
  PAPER,
  Poster,
  readableOnScene,
  type SceneProps,
} from './scene-parts';

// The mural is a grid of square modules, three to the wall's height; x 0 is the corner of the room.
const CELL = 124;
const SIZE = CELL / 0.672;

const block = (column: number, row: number) => `M${column * CELL} ${row * CELL}h124v124h-124z`;

/** An interior: a wall-high graphic mural in modules, the last ones still pencil lines; a ladder and a sofa for scale. */
export function SceneMural({ lettering = 'Onda', plate, ...poster }: SceneProps) {
  const red = groupInk('lettering');
  const deep = mix(54, ACCENT, INK);
  const pale = mix(30);
  const wall = mix(9);
  const own = plate?.fit({
    x: 10,
    y: 138,
    width: 436,
    height: 104,
    lines: 3,
    most: 84,
    least: readableOnScene,
    align: 'start',
  });
  const isPainted = (box: Box) => box.x + box.width <= 3 * CELL;
  const letters = [...lettering.toUpperCase()].slice(0, 4);
  return (
    <Poster scene="mural" ground={wall} {...poster}>
      <g transform="translate(92)">
        <path fill={pale} d={block(0, 0) + block(2, 2)} />
        <path fill={ACCENT} d={block(1, 0) + block(0, 1) + block(2, 1) + block(0, 2)} />
        <path fill={deep} d={block(2, 0) + block(1, 1) + block(3, 2)} />
        <path fill={red} d={block(1, 2)} />
        <path
          fill={deep}
          d="M0 124A124 124 0 0 1 124 0v62a62 62 0 0 0-62 62zM248 372a124 124 0 0 1 124-124v124z"
        />
        <path fill={red} d="M124 62a62 62 0 0 1 124 0 62 62 0 0 1-124 0" />
        <path
          fill={PAPER}
          d="M248 0A124 124 0 0 1 372 124 124 124 0 0 1 248 0M0 248A124 124 0 0 1 124 372H62A62 62 0 0 0 0 310z"
        />
        <path fill={pale} d="M372 372a124 124 0 0 1 124-124v124z" />
        <g fill="none" stroke={deep} strokeWidth="2">
          <path d="M372 124a124 124 0 0 1 124-124M496 0v372M372 124h200M372 62a62 62 0 0 1 62-62M496 248h80M496 124a124 124 0 0 0 124 124" />
          {own ? (
            <FittedLetters
              name={own}
              shows={({ box }) => !isPainted(box)}
              fill={wall}
              strokeWidth={4}
              paintOrder="stroke"
            />
          ) : (
            <text
              x="378"
              y="248"
              fontSize={SIZE}
              textLength="112"
              lengthAdjust="spacingAndGlyphs"
              fill={wall}
              strokeWidth="4"
              paintOrder="stroke"
            >
              {letters[3]}
            </text>
          )}
        </g>
        {own ? (
          <FittedLetters name={own} shows={({ box }) => isPainted(box)} fill={PAPER} />
        ) : (
          <g fill={PAPER} fontSize={SIZE}>
            {letters.slice(0, 3).map((letter, i) => {
              const width = Math.round(Math.min(114, emWidth(letter) * SIZE));
              return (
                <text
                  key={block(i, 1)}
                  x={i * CELL + (CELL - width) / 2}
                  y="248"
                  textLength={width}
                  lengthAdjust="spacingAndGlyphs"
                >
                  {letter}
                </text>
              );
            })}
          </g>
        )}
      </g>
      <path fill={mix(30, ACCENT, INK)} d="M0 0h92v372L0 412z" />
      <path fill={PAPER} d="M0 34 52 62v188L0 258z" />
      <path fill={mix(22, INK, PAPER)} d="M0 412 92 372H640v108H0z" />
      <path fill={PAPER} d="M40 395 92 372H300l110 108H150z" />
      <path fill={INK} opacity=".3" d="M110 448h300l60 20H170zM500 452h110l40 10H530z" />
      <path
        fill={INK}
        d="M118 350q0-26 26-26h218q26 0 26 26v22h10q18 0 18 18v50H92v-50q0-18 18-18h8zM108 438h9v16h-9zM390 438h9v16h-9z"
      />
      <path
        fill="none"
        stroke={mix(44, PAPER, INK)}
        strokeWidth="2.5"
        d="M122 396H386M253 396v-60M122 372v24M386 372v24"
      />
      <path fill={red} d="M300 344l52-14 14 50-52 14z" />
      <path fill={INK} opacity=".3" d="M440 452h40l40 12h-60z" />
      <path fill={PAPER} d="M436 412h44l-4 42h-36z" />
      <path fill={red} d="M436 412h44l-1 10q-6 16-12 0-10 8-16 0-6 6-14 2z" />
      <path fill="none" stroke={INK} strokeWidth="10" d="M498 456 532 180h40l34 276" />
      <path stroke={INK} strokeWidth="8" d="M504 414h96M510 368h84M515 322h74M521 276h62M527 230h50" />
      <path fill={INK} d="M520 170h64v14h-64z" />
    </Poster>
  );
}
