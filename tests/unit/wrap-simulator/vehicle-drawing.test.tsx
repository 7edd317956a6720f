import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FilmSwatch } from '@/components/wrap-simulator/finishes';
import { VehicleDrawing, type VehicleDrawingProps } from '@/components/wrap-simulator/vehicle-drawing';
import { lights } from '@/lib/wrap-simulator/film-look';
import { films } from '@/lib/wrap-simulator/films';
import { sides } from '@/lib/wrap-simulator/vehicles/vehicle';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';

const van = vehicles['panel-van-long'];

function draw(props: Partial<VehicleDrawingProps> = {}): string {
  return renderToStaticMarkup(
    <VehicleDrawing vehicle={van} side="left" paint="#2438c9" id="one" {...props} />,
  );
}

const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const usedIn = (markup: string) => [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');

describe('The drawing of a vehicle', () => {
  test('uses only what it defines, and two of them share no id', () => {
    for (const vehicle of Object.values(vehicles))
      for (const side of sides)
        for (const light of lights) {
          const markup = draw({ vehicle, side, light, protection: { panels: ['bonnet'], finish: 'matt' } });
          const ids = idsIn(markup);
          expect(new Set(ids).size, `${vehicle.id} ${side}`).toBe(ids.length);
          expect(ids.every((id) => id.startsWith('one-'))).toBe(true);
          for (const used of usedIn(markup)) expect(ids, `${vehicle.id} ${side} ${light}`).toContain(used);
        }
  });

  test('costs a phone no filter, no mask, no picture and no script', () => {
    for (const film of films) {
      const look = { finish: film.finish, colours: film.colours, print: film.print };
      const markup = draw({ looks: { 'left-front-door': look }, light: 'night' });
      expect(markup).not.toMatch(/<(filter|mask|image|script|foreignObject)|style=|NaN|undefined/);
    }
  });

  test('gives a wrapped panel its film and leaves the others in the paint', () => {
    const plain = draw();
    const wrapped = draw({ looks: { 'left-front-door': { finish: 'carbon', colours: ['#2b2a2a'] } } });
    expect(plain).not.toContain('#2b2a2a');
    const door = van.views.left.panels.find((panel) => panel.id === 'left-front-door');
    const clip = new RegExp(`<clipPath id="([^"]+)"><path d="${door?.path}" clip-rule="evenodd">`).exec(
      wrapped,
    )?.[1];
    const film = new RegExp(`<g clip-path="url\\(#${clip}\\)">.*?</g>`).exec(wrapped)?.[0];
    expect(film).toContain('url(#one-carbon-2b2a2a-');
    expect(film).not.toContain('#2438c9');
    expect(wrapped).toContain('#2438c9');
  });

  test('is cut as before where a panel gets another film', () => {
    const cuts = (finish: 'carbon' | 'chrome' | 'satin', light: 'day' | 'night') =>
      draw({ light, looks: { 'left-front-door': { finish, colours: ['#2b2a2a'] } } }).match(
        /<clipPath.*?<\/clipPath>| clip-path="[^"]*"/g,
      );
    for (const light of ['day', 'night'] as const) {
      expect(cuts('chrome', light)).toEqual(cuts('carbon', light));
      expect(cuts('satin', light)).toEqual(cuts('carbon', light));
    }
  });

  test('gives every film a look of its own', () => {
    const drawn = films.map((film) => renderToStaticMarkup(<FilmSwatch look={film} id="s" />));
    expect(new Set(drawn).size).toBe(films.length);
  });

  test('at night only film that reflects is drawn above the dark', () => {
    const doorAboveDark = (finish: 'gloss' | 'reflective') => {
      const markup = draw({ light: 'night', looks: { 'left-front-door': { finish, colours: ['#e8c11c'] } } });
      return markup.slice(markup.indexOf('#05070f')).includes('clip-path="url(#one-b1)"');
    };
    expect(doorAboveDark('reflective')).toBe(true);
    expect(doorAboveDark('gloss')).toBe(false);
  });

  test('darkens a tinted pane by what it holds back, by kind or by its own id', () => {
    const count = (tints: Record<string, number>) =>
      draw({ side: 'rear', tints }).split('fill="#0a0c0d"').length - 1;
    expect(count({})).toBe(0);
    expect(count({ rear: 0.2 })).toBe(2);
    expect(count({ 'rear-1': 0.2 })).toBe(1);
    expect(draw({ side: 'rear', tints: { rear: 0.05 } })).toContain('opacity="0.91"');
  });

  test('shows protection only where it lies', () => {
    expect(draw()).not.toContain('one-ppf');
    const markup = draw({ protection: { panels: ['bonnet', 'tailgate'], finish: 'gloss' } });
    const bonnet = van.views.left.panels.find((panel) => panel.id === 'bonnet')?.path ?? '';
    expect(markup.split(`d="${bonnet}" fill="url(#one-ppf)"`)).toHaveLength(2);
  });

  test('lays lettering over the film and under lamps and handles', () => {
    const markup = draw({ children: <path id="one-letters" d="M0 0H1" /> });
    const at = markup.indexOf('one-letters');
    expect(at).toBeGreaterThan(markup.indexOf('fill="#2438c9"'));
    const handle = van.views.left.parts.find((part) => part.kind === 'handle')?.path ?? '';
    expect(markup.indexOf(handle)).toBeGreaterThan(at);
  });

  test('has a name where it is given one, and is decoration otherwise', () => {
    expect(draw({ title: 'Van, left' })).toContain('role="img" aria-label="Van, left"');
    expect(draw()).toContain('aria-hidden="true"');
  });

  test('weighs no more than a page can carry', () => {
    for (const vehicle of Object.values(vehicles))
      expect(draw({ vehicle }).length, vehicle.id).toBeLessThan(48_000);
  });
});
