import { blend, INK, PAPER } from '../tones';
import { CounterRoom } from './counter-room';
import { PrintRoom } from './print-room';
import type { Outline } from './room-parts';
import { SignRoom } from './sign-room';
import { TextileRoom } from './textile-room';
import { WrapRoom } from './wrap-room';

/** Units of the sheet, which are centimetres. */
export const cutaway = { width: 2600, height: 590 } as const;

/** The workshop cut open along its street, in the evening: five trades side by side, who stands where and does what. */
export function WorkshopCutaway({ outline }: { outline: Outline }) {
  const roof = blend(30, PAPER, INK);
  const glass = '#f5a800';
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${cutaway.width} ${cutaway.height}`}
      width={cutaway.width}
      height={cutaway.height}
    >
      <path fill={INK} d="M0 0h2600v590H0z" />
      <circle cx="1392" cy="70" r="34" fill={PAPER} />
      <circle cx="1406" cy="62" r="30" fill={INK} />
      <path fill={roof} d="M0 540H2600v5H0z" />
      <CounterRoom outline={outline} />
      <PrintRoom outline={outline} />
      <TextileRoom outline={outline} />
      <SignRoom outline={outline} />
      <WrapRoom outline={outline} />
      <path
        fill={roof}
        d="M488 134l264 82V134l264 82V134l232 80V134l232 80H1898V164L2232 82l340 84v14L2232 98 1898 178v52H1480L1248 150v80L1016 150v80L752 150v80L488 150z"
      />
      <path fill={glass} d="M486 152h8v72h-8zM746 152h8v74h-8zM1012 152h8v74h-8zM1242 152h8v74h-8z" />
    </svg>
  );
}
