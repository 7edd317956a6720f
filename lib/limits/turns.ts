interface Bounds {
  /** So many at work at once. */
  atWork: number;
  /** So many of one place, at work or waiting. */
  perPlace: number;
  /** So many waiting, of all places. */
  waiting: number;
  /** Who has waited so long gives up. */
  waitMilliseconds: number;
}

/** Ends a turn. */
export type EndTurn = () => void;

export interface Turns {
  /** A turn, once there is one; `placeBusy` when the place has as many as it may, `busy` when everybody has. */
  take(place: string): Promise<EndTurn | 'placeBusy' | 'busy'>;
}

/** A fair semaphore: lets in so many at once, the others wait in order of arrival, and no place fills the line for all. */
export function createTurns({ atWork, perPlace, waiting: mostWaiting, waitMilliseconds }: Bounds): Turns {
  const places = new Map<string, number>();
  const line: (() => void)[] = [];
  let working = 0;

  const leave = (place: string) => {
    const left = (places.get(place) ?? 1) - 1;
    if (left > 0) places.set(place, left);
    else places.delete(place);
  };
  const turnOf = (place: string): EndTurn => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave(place);
      const next = line.shift();
      // Handed over: nobody who comes in between is before who waited.
      if (next) next();
      else working -= 1;
    };
  };

  return {
    async take(place) {
      const ofPlace = places.get(place) ?? 0;
      if (ofPlace >= perPlace) return 'placeBusy';
      if (working >= atWork && line.length >= mostWaiting) return 'busy';
      places.set(place, ofPlace + 1);
      if (working < atWork) {
        working += 1;
        return turnOf(place);
      }
      const isNext = await new Promise<boolean>((resolve) => {
        const step = () => {
          clearTimeout(timer);
          resolve(true);
        };
        const timer = setTimeout(() => {
          line.splice(line.indexOf(step), 1);
          resolve(false);
        }, waitMilliseconds);
        line.push(step);
      });
      if (isNext) return turnOf(place);
      leave(place);
      return 'busy';
    },
  };
}
