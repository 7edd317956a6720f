import type { ReactNode } from 'react';
import { groupInk, Word } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER } from '@/components/illustrations/tones';

const red = groupInk('lettering');
const blue = groupInk('wrapping');
const amber = groupInk('signs');
const green = groupInk('walls');
const inks = [red, blue, amber, groupInk('textile'), green, groupInk('design')];
const line = blend(30, INK, PAPER);
const WHITE = '#fff';

/** A short made-up brand word. */
const lettering = 'KOLO';

function Table({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 400 290"
      fontFamily="var(--font-display)"
      fontWeight="800"
      fill={INK}
      aria-hidden="true"
    >
      <path fill={ground} d="M0 0h400v290H0z" />
      {children}
    </svg>
  );
}

/** A proof with crop marks, sizes, a remark with its number, and the stamp. */
export function ProofSheet({ stamp }: { stamp: string }) {
  return (
    <Table ground={amber}>
      <path opacity=".3" d="M68 40h286v236H68z" />
      <path fill={WHITE} d="M56 28h286v236H56z" />
      <path
        fill="none"
        stroke={INK}
        d="M70 28v10M56 42h10M328 28v10M342 42h-10M70 264v-10M56 250h10M328 264v-10M342 250h-10"
      />
      <path d="M100 62h110v110H100z" />
      <path fill={red} d="M105 67h100v100H105z" />
      <Word centre x={155} y={117} size={44} max={84} fill={WHITE}>
        {lettering}
      </Word>
      <path d="M226 76h14v88h-14z" />
      <path fill={red} d="M226 81h5v78h-5z" />
      <path fill={line} d="M240 96h10v4h-10zM240 140h10v4h-10z" />
      <g fill="none" stroke={INK}>
        <path d="M100 188h110M100 183v10M210 183v10M226 188h14M226 183v10M240 183v10M84 62v110M79 62h10M79 172h10" />
      </g>
      <Word x={146} y={206} size={13}>
        80
      </Word>
      <Word x={227} y={206} size={13}>
        14
      </Word>
      <Word x={66} y={122} size={13}>
        80
      </Word>
      {inks.map((ink, i) => (
        <path key={ink} fill={ink} d={`M${100 + i * 15} 228h15v15h-15z`} />
      ))}
      <path fill={line} d="M264 66h58v5h-58zM264 78h44v5h-44zM264 90h52v5h-52zM264 102h30v5h-30z" />
      <circle cx="205" cy="68" r="12" fill={blue} stroke={WHITE} strokeWidth="3" />
      <Word centre x={205} y={68} size={14} fill={WHITE}>
        1
      </Word>
      <g transform="rotate(-8 294 192)">
        <path fill="none" stroke={green} strokeWidth="4" d="M250 172h86v38h-86z" />
        <Word centre x={293} y={191} size={22} max={72} fill={green}>
          {stamp}
        </Word>
      </g>
      <path
        fill="none"
        stroke={blue}
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M238 246q10-22 16-14t-6 16q16-4 24-18-2 16 4 14t14-10q0 12 8 8t16-6"
      />
    </Table>
  );
}

/** Squares as a code has them: three large, the rest by a rule that repeats nowhere near. */
function code(x: number, y: number): string {
  let path = '';
  for (let row = 0; row < 13; row += 1)
    for (let column = 0; column < 13; column += 1) {
      const inCorner = (row < 5 && column < 5) || (row < 5 && column > 7) || (row > 7 && column < 5);
      if (!inCorner && (row * 7 + column * 5 + row * column) % 3 === 0)
        path += `M${x + column * 5} ${y + row * 5}h5v5h-5z`;
    }
  return path;
}

/** The card that stays with the vehicle. */
export function WarrantyCard({ term }: { term: string }) {
  return (
    <Table ground={blue}>
      <g transform="rotate(-5 200 145)">
        <path opacity=".35" d="M66 74h286v170H66z" />
        <path fill={WHITE} d="M54 62h286v170H54z" />
        <path fill={INK} d="M54 62h286v34H54z" />
        {inks.map((ink, i) => (
          <path key={ink} fill={ink} d={`M${68 + (i % 2) * 8} ${67 + Math.floor(i / 2) * 8}h8v8h-8z`} />
        ))}
        <path fill={PAPER} d="M94 76h60v6H94z" />
        <Word x={70} y={156} size={52} max={160}>
          {term}
        </Word>
        <path fill={red} d="M70 172h34v34H70z" />
        <path fill={blend(66, red, INK)} d="M104 172v34H70z" />
        <path fill={line} d="M114 176h96v5h-96zM114 188h74v5h-74zM114 200h86v5h-86z" />
        <path
          fill="none"
          stroke={INK}
          strokeWidth="5"
          d="M256.5 122.5h20v20h-20zM296.5 122.5h20v20h-20zM256.5 162.5h20v20h-20z"
        />
        <path d="M264 130h5v5h-5zM304 130h5v5h-5zM264 170h5v5h-5z" />
        <path d={code(254, 120)} />
      </g>
    </Table>
  );
}

/** An envelope with its card half out: films cut to size, a corner lifted. */
export function SampleEnvelope() {
  return (
    <Table ground={blend(50, green, PAPER)}>
      <path opacity=".3" d="M62 142h300v134H62z" />
      <path fill={blend(62, '#c79a5b', INK)} d="M50 130h300l-60-66H110z" />
      <g transform="rotate(-3 200 130)">
        <path fill={WHITE} d="M92 26h216v190H92z" />
        {inks.map((ink, i) => {
          const x = 108 + (i % 3) * 64;
          const y = 42 + Math.floor(i / 3) * 58;
          return (
            <g key={ink}>
              <path fill={ink} d={`M${x} ${y}h56v44h-56z`} />
              <path fill={WHITE} opacity=".28" d={`M${x} ${y}h56l-56 44z`} />
            </g>
          );
        })}
      </g>
      <path fill="#d9ae72" d="M50 130l150 78 150-78v134H50z" />
      <path fill="#c79a5b" d="M50 264l118-73 32 17 32-17 118 73z" />
      <path fill={PAPER} d="M296 214h36v40h-36z" />
      <path fill={red} d="M300 218h28v32h-28z" />
      <path fill={PAPER} d="M306 244v-14h5v5h6v-5h5v14z" />
      <path
        fill="none"
        stroke={INK}
        strokeWidth="2"
        d="M262 220q8-5 14 0t14 0 14 0M262 230q8-5 14 0t14 0 14 0M262 240q8-5 14 0t14 0 14 0"
        opacity=".6"
      />
    </Table>
  );
}
