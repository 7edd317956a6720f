import { ACCENT, groupInk, INK, mix, PAPER, Poster, type SceneProps } from './scene-parts';

const SUN = [226, 150] as const;

/** Twelve of the 24 sectors around the sun, between two radii. */
function rays(from: number, to: number): string {
  const point = (angle: number, radius: number) =>
    `${Math.round(SUN[0] + Math.cos(angle) * radius)} ${Math.round(SUN[1] + Math.sin(angle) * radius)}`;
  return Array.from({ length: 12 }, (_, i) => {
    const start = (i * Math.PI) / 6 + 0.05;
    const end = start + Math.PI / 12;
    return `M${point(start, from)}L${point(start, to)} ${point(end, to)} ${point(end, from)}z`;
  }).join('');
}

/** A glazed front from inside: sun and rays are bright through bare glass and cut off where the film begins. */
export function SceneSolarFilm(poster: SceneProps) {
  const amber = groupInk('signs');
  const floor = mix(30, ACCENT, INK);
  return (
    <Poster scene="solar-film" ground={mix(18, amber, PAPER)} {...poster}>
      <path fill={mix(56, amber, PAPER)} d={rays(112, 640)} />
      <circle cx={SUN[0]} cy={SUN[1]} r="112" fill={amber} />
      <path
        fill={mix(30)}
        d="M0 352h40v-40h30v-26h26v40h44v-64l22-26 22 26v64h30v-30h60v40h30v-66h44v-60h50v96h26v-30h50v56h60v-86h36v-40h40v80h30v120H0z"
      />
      <path fill={ACCENT} opacity=".88" d="M240 0h400v372H300L224 212z" />
      <path fill={floor} d="M0 372h640v108H0z" />
      <path fill={amber} d="M58 384h160l60 96H92zM0 384h40l30 96H0z" />
      <path fill={mix(70, ACCENT, INK)} d="M234 384h176l96 96H296zM426 384h214v92z" />
      <path fill={INK} opacity=".35" d="M224 212Q350 270 404 326 360 336 328 372H300z" />
      <path fill={mix(44)} d="M224 212Q300 236 364 302 326 322 300 372 276 286 224 212z" />
      <path fill={mix(20)} d="M224 212Q300 236 364 302 344 306 330 320 290 252 224 212z" />
      <path fill={INK} d="M0 364h640v16H0zM40 0h14v370H40zM410 0h16v370h-16z" />
      <path
        fill={INK}
        d="M448 366v-38q0-16 16-24v-16h-6l-7 14-6-4 5-12h-12v-10h16l4-8h26q12 0 12 14l-6 6v16q16 8 16 24v38zM526 368l10-84-30-4 2-14 78 10-2 14-32-4-10 84z"
      />
      <path fill={INK} d="M564 480 554 396h86v84z" />
      <path
        fill={INK}
        d="M578 400Q554 260 568 190 600 270 600 400zM594 400Q594 200 626 96 646 220 620 400zM616 400Q632 300 640 280V400z"
      />
      <path
        fill={mix(60, ACCENT, INK)}
        d="M568 196Q586 290 586 400h-6Q558 260 568 196zM626 104Q616 220 606 400h-8Q598 200 626 104z"
      />
    </Poster>
  );
}
