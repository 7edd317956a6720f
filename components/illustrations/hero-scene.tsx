import type { Plate } from '@/lib/nameplate/plate';
import { NameLetters } from './name-on';
import { pictureAddress } from './picture-name';
import { INK } from './scene-parts';
import { nextDoorName, PARKED_Y, ShopFront } from './shop-front';
import { VAN, Van } from './van';

export interface HeroSceneProps {
  /** One drawing that `hero-scene.css` frames for every screen, or a fixed sheet that fills its box like `cover`. */
  crop?: 'responsive' | 'landscape' | 'portrait';
  /** A visitor's own name on everything; its letters are drawn along. */
  plate?: Plate | undefined;
  /** Accessible name. Without it the picture is decoration and hidden from assistive technology. */
  title?: string | undefined;
  className?: string;
}

// Short names: the defaults behind them are in hero-scene.css, and each costs bytes in every page.
const wrap = { paint: 'var(--wrap)', paintShade: 'var(--wrap-shade)' };

/**
 * A delivery van before its shop at dusk. Every colour that changes is a custom property, set in `hero-scene.css` by the
 * radio inputs `#ink-lettering` to `#ink-design` anywhere inside the same `.hero`.
 */
export function HeroScene({ crop = 'responsive', plate, title, className = '' }: HeroSceneProps) {
  return (
    <svg
      viewBox={crop === 'portrait' ? '46 -150 754 790' : '20 0 1200 640'}
      preserveAspectRatio={crop === 'responsive' ? 'xMidYMax' : 'xMidYMax slice'}
      className={`hero-scene hero-scene-${crop} ${className}`.trim()}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {plate ? <NameLetters plate={plate} /> : null}
      <ShopFront
        {...wrap}
        plate={plate}
        glow="var(--glow)"
        glowOn="var(--glow-on)"
        spill="var(--glow-spill)"
        wall="var(--night)"
        pavement="var(--pavement)"
        street="var(--street)"
        id="hs"
        nextDoor={crop === 'responsive' ? <use href={pictureAddress(nextDoorName)} /> : undefined}
      />
      <path fill={INK} d="M84 599L122 563H786L850 599z" />
      <path
        stroke="var(--glow)"
        strokeWidth="4"
        opacity=".55"
        d="M120 612h420m30 0h60m20 0h130M210 622h90m24 0h300m18 0h40M300 632h260m40 0h50M960 612h90M940 622h40"
      />
      <Van
        {...wrap}
        plate={plate}
        lettering="var(--wrap-on)"
        light="var(--glow)"
        graphic="all"
        id="hv"
        transform={`translate(60 ${PARKED_Y - VAN.height})`}
      />
    </svg>
  );
}
