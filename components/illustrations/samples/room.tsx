import type { SampleDrawing } from '@/lib/portfolio/sample-drawing';
import { groupInk, INK, mix, PAPER } from '../scene-parts';

export type RoomDrawing = Extract<SampleDrawing, { of: 'room' }>;

// One point perspective, eye at (320, 210): the far wall is 120 to 520 by 84 to 300.
const FAR = 'M120 84h400v216H120z';

/** The far wall's print: hills in five tones under a low sun, cut exactly at the wall's edges. */
function Landscape({ colour }: { colour: string }) {
  return (
    <g>
      <path fill={mix(16, colour)} d={FAR} />
      <circle cx="392" cy="172" r="58" fill={groupInk('signs')} />
      <path fill={mix(36, colour)} d="M120 196q70-62 150-16t130-26 120 22v124H120z" />
      <path fill={mix(62, colour)} d="M120 236q60-54 130-8t120-4 150-20v96H120z" />
      <path fill={colour} d="M120 252q100-10 170 22t230-34v60H120z" />
      <path fill={mix(56, colour, INK)} d="M120 300v-26q80-14 160 26z" />
      <path fill={PAPER} d="M300 300q30-26 70-30t60-22q-20 24-50 30t-44 22z" />
      <path stroke={mix(56, colour, INK)} strokeWidth="4" d="M168 262v-40M196 258v-58M222 264v-36" />
      <path
        fill={mix(56, colour, INK)}
        d="M152 232q0-34 16-44 16 10 16 44zM178 214q0-46 18-58 18 12 18 58zM208 236q0-28 14-38 14 10 14 38z"
      />
    </g>
  );
}

/** A meeting room: its far wall, bare plaster before, a printed landscape after. */
export function Room({ ink, bare }: RoomDrawing) {
  const colour = bare ? '#9a958c' : groupInk(ink);
  const seat = bare ? '#5d5953' : groupInk(ink);
  return (
    <>
      <path fill={mix(10, colour)} d="M0 0h640v480H0z" />
      <path fill={mix(4, colour, '#fff')} d="M0 0h640L520 84H120z" />
      <path fill={mix(20, colour)} d="M0 0L120 84V300L0 384z" />
      <path fill={mix(14, colour)} d="M640 0L520 84V300L640 384z" />
      <path fill={PAPER} d="M560 100L622 66V308L560 270z" />
      <path fill="#bcd6e4" d="M565 108L617 79V180L565 186zM565 194L617 190V298L565 266z" />
      <path fill={mix(34, INK, PAPER)} d="M120 300H520L640 384V480H0V384z" />
      <path
        stroke={INK}
        strokeWidth="2"
        opacity=".16"
        d="M180 300L40 480M240 300L160 480M320 300V480M400 300L480 480M460 300L600 480M64 340H576M0 400H640"
      />
      {bare ? (
        <>
          <path fill="#dcd8cf" d={FAR} />
          <path fill="#c9c4b9" d="M120 84h400v10H120zM208 150h92v66h-92zM350 140h40v56h-40z" />
          <path fill="#e6e2da" d="M214 156h80v54h-80zM354 144h32v48h-32z" />
          <path stroke="#b8b2a6" strokeWidth="2" fill="none" d="M450 300l-6-40 10-30-6-30M160 290l20-12" />
        </>
      ) : (
        <Landscape colour={colour} />
      )}
      <path fill={PAPER} d="M120 294H520V302H120zM0 378L120 294V302L0 388zM640 378L520 294V302L640 388z" />
      <path fill={INK} d="M210 0h3v96h-3zM427 0h3v96h-3z" />
      <path
        fill={bare ? '#5d5953' : groupInk('signs')}
        d="M190 124q0-30 22-30t22 30zM407 124q0-30 22-30t22 30z"
      />
      <path fill={INK} opacity=".28" d="M120 452h410l40 20H90z" />
      <g fill={seat}>
        <path d="M170 286h50v60h-50zM296 282h48v56h-48zM420 286h50v60h-50z" />
      </g>
      <path fill={bare ? '#8a7a66' : '#c88f4b'} d="M150 338H490L560 396H80z" />
      <path fill={INK} d="M80 396H560V412H80zM120 412h12v58h-12zM508 412h12v58h-12z" />
      <path fill={PAPER} d="M210 356h60l-8 18h-64zM384 352h44l10 18h-48zM320 350h14v20h-14z" />
      <g fill={mix(60, seat, INK)}>
        <path d="M180 404q0-12 12-12h72q12 0 12 12v68H180zM364 404q0-12 12-12h72q12 0 12 12v68H364z" />
      </g>
    </>
  );
}
