import type { Company } from '@/lib/company/company';
import { mapAround } from '@/lib/company/map-tiles';
import { MapPin } from './map-pin';

const tileSide = 256;
// Streets of a town; the tiles cover a frame of this size.
const zoom = 15;
const largestFrame = { width: 960, height: 384 };

/** The surroundings of the workshop as tiles of OpenStreetMap, for `ExternalContent`; its terms ask for the credit. */
export function WorkshopMap({ company, label, credit }: { company: Company; label: string; credit: string }) {
  const { tiles, columns, rows, x, y } = mapAround(company.geo, zoom, largestFrame);
  const positions = tiles.map(
    (_, index) => `${(index % columns) * tileSide}px ${Math.floor(index / columns) * tileSide}px`,
  );
  return (
    <>
      <div
        role="img"
        aria-label={label}
        className="outside-image absolute"
        style={{
          ['--outside-image' as never]: tiles.map((tile) => `url(${tile})`).join(','),
          left: `calc(50% - ${x}px)`,
          top: `calc(50% - ${y}px)`,
          width: columns * tileSide,
          height: rows * tileSide,
          backgroundPosition: positions.join(','),
          backgroundSize: `${tileSide}px ${tileSide}px`,
          backgroundRepeat: 'no-repeat',
        }}
      />
      <svg
        viewBox="0 0 32 44"
        width="32"
        height="44"
        aria-hidden="true"
        className="absolute"
        style={{ left: 'calc(50% - 16px)', top: 'calc(50% - 44px)' }}
      >
        <MapPin />
      </svg>
      <a
        href="https://www.openstreetmap.org/copyright"
        rel="noopener"
        className="absolute right-0 bottom-0 bg-paper px-2 text-sm underline"
      >
        {credit}
      </a>
    </>
  );
}
