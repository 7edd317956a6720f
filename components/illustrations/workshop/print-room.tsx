import { Worker } from '../person';
import { groupInk } from '../scene-parts';
import { INK, PAPER } from '../tones';
import { dark, FLOOR, Lamp, type Outline, Room, Shadow, steel } from './room-parts';

const red = groupInk('lettering');
const blue = groupInk('wrapping');
const amber = groupInk('signs');
const inks = [red, blue, amber, groupInk('textile'), groupInk('walls'), groupInk('design')];

/** Prints 1.6 m wide; the printed film rolls down to rest. */
function Printer() {
  return (
    <g>
      <Shadow x={512} width={214} />
      <path fill={INK} d="M520 452h12v78h-12zM712 452h12v78h-12zM512 524h28v6h-28zM704 524h28v6h-28z" />
      <path fill={steel} d="M532 496h180v8H532z" />
      <path fill={PAPER} d="M540 444h164v66H540z" />
      <path fill={blue} d="M540 444h164v56l-164-30z" />
      <path fill={amber} d="M540 470l164 30v10H540z" />
      <circle cx="622" cy="470" r="22" fill={red} />
      <path fill={INK} opacity=".22" d="M540 444h164v8H540z" />
      <path fill={PAPER} d="M536 502h172v16H536z" />
      <path fill={INK} opacity=".22" d="M536 511h172v7H536z" />
      <path fill={INK} d="M508 398h228q8 0 8 8v40H500v-40q0-8 8-8z" />
      <path fill={dark} d="M500 434h244v12H500z" />
      <path fill={steel} d="M540 408h158v22H540z" />
      <path fill={PAPER} d="M540 426h158v4H540z" />
      <path fill={red} d="M592 406h34v20h-34z" />
      <path fill={PAPER} d="M708 406h28v18h-28z" />
      <path fill={groupInk('walls')} d="M711 409h22v12h-22z" />
      {inks.map((ink, i) => (
        <path key={ink} fill={ink} d={`M${505 + i * 5} 412h4v16h-4z`} />
      ))}
    </g>
  );
}

/** Cuts letters out of film: what is left over hangs down. */
function Plotter({ outline }: { outline: Outline }) {
  return (
    <g>
      <Shadow x={806} width={108} />
      <path fill={INK} d="M816 456h9v74h-9zM895 456h9v74h-9zM808 524h26v6h-26zM886 524h26v6h-26z" />
      <path fill={red} d="M832 446h58v74q-30 8-58 0z" />
      <path fill={PAPER} transform="translate(839 484)" d={outline('KO', 26)} />
      <path fill={PAPER} transform="translate(840 512)" d={outline('LO', 23)} />
      <path fill={PAPER} d="M806 412h108q6 0 6 6v28H800v-28q0-6 6-6z" />
      <path fill={INK} d="M800 434h120v14H800zM812 420h70v8h-70z" />
      <path fill={red} d="M838 416h14v14h-14z" />
      <path fill={steel} d="M832 404h58v10h-58z" />
      <path fill={red} d="M836 396h50v12h-50z" />
    </g>
  );
}

/** Rolls, seen from their ends. */
function Rolls() {
  return (
    <>
      <path fill={INK} d="M796 334h192v6H796zM796 288h192v5H796z" />
      {Array.from({ length: 12 }, (_, i) => {
        const x = 814 + (i % 6) * 31;
        const y = i < 6 ? 275 : 321;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls never move
          <g key={i}>
            <circle cx={x} cy={y} r="13" fill={inks[(i * 5 + (i > 5 ? 2 : 0)) % 6]} />
            <circle cx={x} cy={y} r="5" fill={PAPER} />
          </g>
        );
      })}
    </>
  );
}

/** Printing and cutting, under a roof with windows to the north. */
export function PrintRoom({ outline }: { outline: Outline }) {
  return (
    <Room
      group="lettering"
      wall="M494 540V146L752 226V146L1010 226V540z"
      left={494}
      right={1010}
      number="2"
      numberAt={[518, 352]}
      outline={outline}
    >
      <Lamp x={640} from={190} to={300} />
      <Lamp x={780} from={152} to={300} />
      <Rolls />
      <Printer />
      <Shadow x={748} width={44} />
      <Worker
        x={770}
        y={FLOOR + 2}
        coat={blue}
        accent={amber}
        tone="#e0a983"
        arms={[
          [
            [28, 104],
            [42, 122],
          ],
          [
            [-18, 104],
            [6, 92],
          ],
        ]}
      />
      <Plotter outline={outline} />
      <Shadow x={926} width={44} />
      <Worker
        x={948}
        y={FLOOR + 2}
        coat={groupInk('walls')}
        accent={PAPER}
        bun
        arms={[
          [
            [34, 96],
            [58, 74],
          ],
          [
            [10, 98],
            [46, 88],
          ],
        ]}
      />
      <path fill={red} d="M893 452 906 440l2 26-14 36z" />
    </Room>
  );
}
