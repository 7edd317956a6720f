import { Worker } from '../person';
import { groupInk } from '../scene-parts';
import { blend, INK, PAPER } from '../tones';
import { dark, FLOOR, Lamp, type Outline, Room, Shadow, steel } from './room-parts';

const amber = groupInk('signs');
const red = groupInk('lettering');

/** Standing letters on the flat roof, lit. */
function RoofSign({ outline }: { outline: Outline }) {
  return (
    <g>
      <path
        fill="none"
        stroke={steel}
        strokeWidth="3"
        d="M1520 216v-28l24 28M1610 216v-28l24 28M1700 216v-28l24 28M1790 216v-28l24 28M1858 216v-28"
      />
      <path fill={steel} d="M1502 184h370v5h-370z" />
      <path fill={amber} transform="translate(1506 182)" d={outline('ATELIER', 65)} />
    </g>
  );
}

/** On the bench a light box is tried before its face goes on. */
function Bench({ outline }: { outline: Outline }) {
  return (
    <g>
      <Shadow x={1520} width={196} />
      <path fill={INK} d="M1528 446h10v84h-10zM1696 446h10v84h-10zM1528 500h178v6h-178z" />
      <path fill={steel} d="M1548 478h56v22h-56zM1612 470h40v30h-40z" />
      <path fill={red} d="M1660 486h28v14h-28z" />
      <path fill={dark} d="M1514 436h206v12h-206z" />
      <path fill={INK} d="M1534 340h120v96h-120z" />
      <path fill={amber} d="M1540 346h108v84h-108z" />
      <path fill={PAPER} transform="translate(1554 420)" d={outline('a', 88)} />
      <path fill="none" stroke={INK} strokeWidth="3" d="M1654 420q26 4 30 16" />
      <path fill={INK} d="M1672 424h26v12h-26z" />
    </g>
  );
}

/** Sheets of acrylic on edge, and letters that wait for theirs. */
function Store({ outline }: { outline: Outline }) {
  return (
    <g>
      <path fill={INK} d="M1812 300h66v230h-66z" />
      {[red, groupInk('walls'), PAPER, groupInk('wrapping'), amber, groupInk('textile')].map((ink, i) => (
        <path key={ink} fill={ink} d={`M${1817 + i * 10} ${312 + (i % 3) * 14}h7V522h-7z`} />
      ))}
      <path fill={INK} d="M1806 440h78v6h-78z" />
      <path fill={red} transform="translate(1690 332)" d={outline('N', 56)} />
      <path fill={groupInk('wrapping')} transform="translate(1748 332)" d={outline('O', 56)} />
    </g>
  );
}

/** Where signs are built, under the one that says what this is. */
export function SignRoom({ outline }: { outline: Outline }) {
  return (
    <Room
      group="signs"
      wall="M1486 540V226H1884V540z"
      left={1486}
      right={1884}
      number="4"
      numberAt={[1500, 334]}
      outline={outline}
    >
      <RoofSign outline={outline} />
      <Lamp x={1640} from={226} to={284} />
      <Store outline={outline} />
      <Bench outline={outline} />
      <Shadow x={1716} width={44} />
      <Worker
        x={1738}
        y={FLOOR + 2}
        coat={blend(62, amber, INK)}
        accent={red}
        tone="#e0a983"
        arms={[
          [
            [42, 124],
            [70, 134],
          ],
          [
            [16, 106],
            [44, 106],
          ],
        ]}
      />
      <path fill={INK} d="M1648 388l18 6-2 5-18-7z" />
    </Room>
  );
}
