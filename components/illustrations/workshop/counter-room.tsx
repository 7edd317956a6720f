import { Person, Worker } from '../person';
import { groupInk } from '../scene-parts';
import { blend, INK, PAPER } from '../tones';
import { dark, FLOOR, Lamp, type Outline, Room, Shadow, steel } from './room-parts';

const inks = (['lettering', 'wrapping', 'signs', 'textile', 'walls', 'design'] as const).map(groupInk);
const LOFT = 292;

/** The old house on the street: a stepped gable, cut open. */
function House() {
  return (
    <>
      <path fill={dark} d="M18 540V166H64V130H108V94H152V58H202V28H296V58H346V94H390V130H434V166H480V540z" />
      <path
        fill={blend(30, PAPER, INK)}
        d="M12 160h58v6H12zM58 124h56v6H58zM102 88h56v6h-56zM146 52h62v6h-62zM196 22h106v6H196zM290 52h62v6h-62zM340 88h56v6h-56zM384 124h56v6h-56zM428 160h58v6h-58z"
      />
    </>
  );
}

/** Under the roof: the letter on the board, the letter on the screen. */
function Loft({ outline }: { outline: Outline }) {
  const violet = groupInk('design');
  return (
    <Room
      group="design"
      wall="M36 292V196L249 60 462 196V292z"
      left={36}
      right={462}
      number="1"
      numberAt={[304, 250]}
      floor={LOFT}
      outline={outline}
    >
      <path fill={blend(64, violet, INK)} d="M36 196 249 60 462 196v10L249 74 36 206z" />
      <Lamp x={204} from={96} to={128} floor={LOFT} />
      <path fill={PAPER} d="M72 194h50v54H72z" />
      <path fill={violet} transform="translate(79 237)" d={outline('a', 40)} />
      <Worker
        x={262}
        y={285}
        coat={blend(80, violet, INK)}
        accent={groupInk('signs')}
        bun
        arms={[
          [
            [36, 116],
            [52, 114],
          ],
          [
            [14, 104],
            [40, 108],
          ],
        ]}
      />
      <path fill={INK} d="M144 286 176 190l6 2-30 94zM222 286 198 190l-6 2 22 94z" />
      <path fill={INK} d="M138 206 230 172l3 7-92 35z" />
      <path fill={PAPER} d="M144 202 226 171l-2-5-82 31z" />
      <path fill={steel} d="M356 232h88v54h-88z" />
      <path fill={INK} d="M360 236h80v14h-80zM360 253h80v14h-80zM360 270h80v14h-80z" />
      <path fill={steel} d="M394 242h12v3h-12zM394 259h12v3h-12zM394 276h12v3h-12z" />
      <path fill={PAPER} d="M362 220h70v6h-70z" />
      <path fill={violet} d="M368 226h70v6h-70z" />
      <path fill={groupInk('walls')} d="M374 214h50v6h-50z" />
    </Room>
  );
}

/** Where one is received: door, counter, and the wall of samples. */
function Shop({ outline }: { outline: Outline }) {
  const red = groupInk('lettering');
  const deepRed = blend(66, red, INK);
  const swatch = (row: number, col: number) => inks[(row * 2 + col) % inks.length];
  return (
    <>
      <path fill={PAPER} d="M36 308H462V540H36z" />
      <path fill={blend(26, red, PAPER)} d="M36 506H462V540H36z" />
      <path fill={deepRed} d="M36 502H462v4H36z" />
      <Lamp x={196} from={308} to={338} />
      <Lamp x={300} from={308} to={338} />
      <path fill={INK} d="M36 330H98V530H36z" />
      <path fill={blend(34, groupInk('wrapping'), INK)} d="M36 338H90V522H36z" />
      <path fill={blend(60, groupInk('wrapping'), INK)} d="M36 420 90 352v40L36 460z" />
      <path fill={steel} d="M82 424h5v30h-5z" />
      <path fill={dark} d="M348 338H452V502H348z" />
      {[0, 1, 2, 3, 4].map((row) =>
        [0, 1, 2].map((col) => (
          <path
            key={`${row} ${col}`}
            fill={swatch(row, col)}
            d={`M${354 + col * 32} ${344 + row * 31}h28v26h-28z`}
          />
        )),
      )}
      <Shadow x={126} width={40} />
      <g transform="translate(292 0)scale(-1 1)">
        <Person x={146} y={FLOOR} cm={1} coat={groupInk('wrapping')} accent={groupInk('signs')} />
      </g>
      <Worker
        x={312}
        y={FLOOR - 4}
        coat={red}
        accent={PAPER}
        tone="#8a5335"
        arms={[
          [
            [34, 112],
            [54, 116],
          ],
          [
            [12, 106],
            [42, 110],
          ],
        ]}
      />
      <Shadow x={214} width={130} />
      <path fill={deepRed} d="M214 424H346V530H214z" />
      <path fill={red} d="M214 424H320V530H214z" />
      <path fill={PAPER} transform="translate(223 500)" d={outline('abc', 32)} />
      <path fill={INK} d="M206 414H352v11H206z" />
      <path fill={PAPER} d="M222 410h36v4h-36z" />
      <path fill={groupInk('signs')} d="M262 413l-10-26 9-4 12 28z" />
      <path fill={groupInk('walls')} d="M264 413l-4-28h10l5 28z" />
      <path fill={groupInk('textile')} d="M266 413l4-28 9 2-3 26z" />
    </>
  );
}

/** The house: who receives you, and above, who draws. */
export function CounterRoom({ outline }: { outline: Outline }) {
  return (
    <>
      <House />
      <Loft outline={outline} />
      <Shop outline={outline} />
    </>
  );
}
