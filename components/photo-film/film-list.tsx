import { useId, useState } from 'react';
import type { FilmToLay } from '@/lib/photo-film/lay-film';
import type { PhotoLabels } from '@/lib/photo-film/photo-copy';

export interface FilmChoice extends FilmToLay {
  id: string;
  code: string;
  name: string;
  finishName: string;
}

/** Without accents and capitals: how people type. */
const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a film looks like on a chip of a centimetre: its colours, and the light on its finish. */
function chipOf({ finish, colours }: FilmChoice): string {
  const [first = '#fff', ...others] = colours;
  const shine: Record<string, string> = {
    gloss: 'linear-gradient(160deg, #fffc 8%, #fff0 32%)',
    metallic: 'linear-gradient(160deg, #fff9, #fff0 45%, #0004)',
    chrome: 'linear-gradient(180deg, #fffd, #fff2 42%, #000a 50%, #fff5)',
    satin: 'linear-gradient(160deg, #fff5, #fff0 60%)',
    brushed: 'repeating-linear-gradient(90deg, #fff4 0 1px, #0002 1px 3px)',
    carbon: 'repeating-linear-gradient(45deg, #fff3 0 3px, #0003 3px 6px)',
    reflective: 'radial-gradient(#fff6 30%, #0001 32%) 0 0 / 6px 6px',
  };
  const base =
    others.length > 0
      ? `linear-gradient(120deg, ${[first, ...others].join(', ')})`
      : `linear-gradient(${first}, ${first})`;
  const over = shine[finish];
  return over ? `${over}, ${base}` : base;
}

/** The films by finish, to be searched and picked. */
export function FilmList({
  films,
  film,
  labels,
  onPick,
}: {
  films: readonly FilmChoice[];
  film: FilmChoice;
  labels: PhotoLabels;
  onPick: (film: FilmChoice) => void;
}) {
  const id = useId();
  const [query, setQuery] = useState('');
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = films.filter((one) => {
    const said = plain(`${one.name} ${one.code} ${one.finishName}`);
    return words.every((word) => said.includes(word));
  });
  const finishes = [...new Set(found.map(({ finishName }) => finishName))];
  return (
    <div className="photo-films">
      <label htmlFor={id} className="font-bold">
        {labels.search}
      </label>
      <input
        id={id}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
        className="control"
      />
      {found.length === 0 ? <p role="status">{labels.noFilm}</p> : null}
      <div className="photo-shelf">
        {finishes.map((finish) => (
          <fieldset key={finish}>
            <legend>{finish}</legend>
            {found
              .filter(({ finishName }) => finishName === finish)
              .map((one) => (
                <label key={one.id} className="photo-chip">
                  <input
                    type="radio"
                    name={`${id}-film`}
                    checked={one.id === film.id}
                    onChange={() => onPick(one)}
                  />
                  <span aria-hidden="true" style={{ background: chipOf(one) }} />
                  <span>
                    {one.name} <small className="figures">{one.code}</small>
                  </span>
                </label>
              ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
