import { colors } from '@/lib/theme/colors';
import { MapPin } from './map-pin';

/** Streets as a town has them, of no town: what stands for a map before one may be fetched. */
export function MapSketch() {
  return (
    <svg
      viewBox="0 0 960 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d="M560-20h190l60 150-150 60-130-60z" fill="#d5e5da" />
      <path d="M-20 250 150 200 330 330 300 420H-20z" fill="#d5e5da" />
      <path d="M-20 92C160 40 240 150 420 212s330 30 560 130" fill="none" stroke="#cddaf3" strokeWidth="30" />
      <g fill="none" stroke={colors.paper} strokeLinecap="round">
        <path
          strokeWidth="9"
          d="M40-20 120 420M150-20 210 420M-20 160 360 20M-20 330 470-20M240 420 420 60M330 420 520 40M560 190 960 30M610 420 700 170M720 420 770 150M840 420 850 100M460 300 960 190M470 360 960 270M600-20 660 190M700-20 740 160M860-20 900 420M300-20 380 90M30 420 340 270"
        />
        <path strokeWidth="20" d="M-20 240 330 110 480 150 620 190 980 110M480 150 400 420M480 150 540-20" />
      </g>
      <g fill="none" stroke={colors.ink}>
        <path strokeWidth="5" d="M-20 380C240 330 420 300 620 230S860 60 980 20" />
        <path strokeWidth="9" strokeDasharray="2 12" d="M-20 380C240 330 420 300 620 230S860 60 980 20" />
      </g>
      <g transform="translate(464 106)">
        <MapPin />
      </g>
    </svg>
  );
}
