import { ACCENT, groupInk, INK, mix, PAPER, Poster, type SceneProps } from './scene-parts';

const CELL = 48;

/** A leaf from corner to corner of a cell; the larger the radius, the slimmer. Leaves of neighbours turn to each other. */
function leaf(column: number, row: number): string {
  const r = [150, 110, 84, 68, 58, 52, 48, 48][row];
  const x = 374 + column * CELL;
  const y = 26 + row * CELL;
  return (column + row) % 2
    ? `M${x} ${y}a${r} ${r} 0 0 1 48 48 ${r} ${r} 0 0 1-48-48z`
    : `M${x + CELL} ${y}a${r} ${r} 0 0 1-48 48 ${r} ${r} 0 0 1 48-48z`;
}

const frost = Array.from({ length: 48 }, (_, i) => leaf(i % 6, Math.floor(i / 6))).join('');

/** One room, two surfaces: a printed landscape on the wall, a frosted pattern that closes towards the foot of the door. */
export function SceneWallFilm(poster: SceneProps) {
  const amber = groupInk('signs');
  const deep = mix(50, ACCENT, INK);
  const night = mix(26, ACCENT, INK);
  return (
    <Poster scene="wall-film" ground={mix(14)} {...poster}>
      <path fill={mix(30)} d="M0 0h318v400H0z" />
      <circle cx="196" cy="126" r="84" fill={amber} />
      <path fill={mix(62)} d="M0 190Q80 90 170 196t148-40v244H0z" />
      <path fill={ACCENT} d="M0 250Q90 150 200 250q60 50 118 10v140H0z" />
      <path fill={deep} d="M0 330Q60 240 150 310q90 66 168-20v110H0z" />
      <path fill={PAPER} d="M196 250q-70 30-10 60 50 26-30 90h110q30-60-30-94-54-30-40-56z" />
      <path fill={mix(22, INK, PAPER)} d="M0 404h640v76H0z" />
      <path fill={PAPER} d="M0 390h640v14H0z" />
      <path fill={deep} d="M384 420H640v44H420z" />
      <path fill={mix(40)} d="M318 0h12v390h-12z" />
      <path fill={INK} d="M350 0h290v412H350z" />
      <path fill={night} d="M374 26h192v364H374zM590 26h50v364h-50z" />
      <path fill={mix(44, ACCENT, INK)} d="M374 280h192v110H374zM590 280h50v110h-50zM374 26h50v254h-50z" />
      <path fill={INK} d="M496 26h4v46h-4z" />
      <path fill={amber} d="M462 108q0-40 36-40t36 40z" />
      <path fill={PAPER} opacity=".86" d={frost} />
      <path fill={INK} d="M566 0h24v412h-24zM350 390h290v22H350z" />
      <path fill={amber} d="M546 190h12v130h-12z" />
      <path fill={INK} opacity=".3" d="M70 452h180l40 14H90z" />
      <path fill="none" stroke={INK} strokeWidth="9" d="M92 396 80 458M206 396l14 62" />
      <path fill={INK} d="M44 258q-4-16 12-18t20 14l22 88h108q18 0 18 18v22q0 18-18 18H88q-16 0-20-16z" />
      <path fill={amber} d="M86 292l58-8 12 58H98z" />
    </Poster>
  );
}
