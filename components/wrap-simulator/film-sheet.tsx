import { films } from '@/lib/wrap-simulator/films';
import { FilmSwatch } from './finishes';

/** Every film once on one picture, so that a page names it and a browser fetches and keeps it. */
export const filmSheetColumns = 8;
export const filmSheetRows = Math.ceil(films.length / filmSheetColumns);

/** Changes with what is on it (a sum by Fowler, Noll and Vo, FNV-1a). */
const version = [...JSON.stringify(films)]
  .reduce((sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261)
  .toString(36);

export const filmSheetAddress = `/media/films/${version}.svg`;

const chip = { width: 120, height: 80 } as const;

export function FilmSheet() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${filmSheetColumns * chip.width} ${filmSheetRows * chip.height}`}
      width={filmSheetColumns * chip.width}
      height={filmSheetRows * chip.height}
    >
      {films.map((film, at) => (
        <svg
          key={film.id}
          x={(at % filmSheetColumns) * chip.width}
          y={Math.floor(at / filmSheetColumns) * chip.height}
          width={chip.width}
          height={chip.height}
        >
          <FilmSwatch look={film} id={`f${at}`} />
        </svg>
      ))}
    </svg>
  );
}
