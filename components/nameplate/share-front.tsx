import type { ReactNode } from 'react';
import { NameLetters, NameOn } from '@/components/illustrations/name-on';
import { PARKED_Y, ShopFront } from '@/components/illustrations/shop-front';
import { VAN, Van } from '@/components/illustrations/van';
import type { Plate } from '@/lib/nameplate/plate';

/** The vermilion evening of the first screen, without style sheets. */
const film = { paint: '#d93015', paintShade: '#8f1b08' };
const evening = {
  glow: '#ff5a3a',
  glowOn: '#ffffff',
  spill: '#ffd3c4',
  wall: '#3d1a10',
  pavement: '#74503f',
  street: '#4a281d',
};

/** A shop front at dusk with its van before it, all of it with one name; for a picture of its own. */
export function EveningShop({ plate, nextDoor }: { plate: Plate; nextDoor?: ReactNode }) {
  return (
    <>
      <ShopFront {...film} {...evening} plate={plate} nextDoor={nextDoor} id="sf" />
      <path fill="#16130f" d="M84 599L122 563H786L850 599z" />
      <Van
        {...film}
        plate={plate}
        lettering="#ffffff"
        light={evening.glow}
        graphic="lettering"
        id="sv"
        transform={`translate(60 ${PARKED_Y - VAN.height})`}
      />
    </>
  );
}

interface ShareFrontProps {
  plate: Plate;
  /** The agency's own name, and the place it works in. */
  maker: readonly [Plate, Plate];
}

/** A shop front with its van to send around, in the proportions of a share picture; every letter is an outline. */
export function ShareFront({ plate, maker: [name, place] }: ShareFrontProps) {
  return (
    <svg viewBox="26 8 1160 609">
      {[plate, name, place].map((one) => (
        <NameLetters key={one.text} plate={one} />
      ))}
      <EveningShop plate={plate} nextDoor={<g />} />
      <path fill="#16130f" d="M1046-20H1300V640H1046z" />
      <NameOn plate={name} panel={{ x: 1066, y: 520, width: 100, height: 40, least: 11 }} fill="#faf8f4" />
      <NameOn plate={place} panel={{ x: 1066, y: 566, width: 100, height: 24, least: 4 }} fill="#faf8f4" />
      {['#d93015', '#2438c9', '#f5a800', '#d6156c', '#0d7a4a', '#6a2bc2'].map((ink, at) => (
        <path key={ink} fill={ink} d={`M1046 ${8 + at * 80}h140v80h-140z`} />
      ))}
    </svg>
  );
}
