import { NameOn } from './name-on';
import { Worker } from './person';
import {
  ACCENT,
  dots,
  groupInk,
  INK,
  mix,
  PAPER,
  Poster,
  readableOnScene,
  type SceneProps,
  Word,
} from './scene-parts';

const HUB = [206, 386] as const;
const holes = Array.from({ length: 8 }, (_, i): [number, number] => {
  const angle = (i * Math.PI) / 4 + 0.39;
  return [HUB[0] + 24 * Math.cos(angle), HUB[1] + 24 * Math.sin(angle)];
});

/** The rear half of a van in strict elevation; film is squeegeed on, its loose end held off the sliding door. */
export function SceneVanWrap({ lettering = 'Prisma', plate, ...poster }: SceneProps) {
  const dark = mix(60, ACCENT, INK);
  return (
    <Poster scene="van-wrap" ground={mix(22)} {...poster}>
      <path fill={mix(10)} d="M0 0h84L0 270zM176 0h168L150 424H0z" />
      <path fill={mix(48)} d="M0 424h640v56H0z" />
      <g transform="translate(0 26)scale(.94)">
        <path fill={dark} d="M40 438h660v24H110z" />
        <path fill={mix(40, ACCENT, INK)} d="M130 300h152v96H130z" />
        <path fill={ACCENT} d="M26 396V340L34 78Q38 34 80 32L700 26V396H272a66 66 0 0 0-132 0z" />
        <path fill={mix(76)} d="M36 64Q44 34 80 32L500 27v9L84 42Q58 44 50 62z" />
        <path
          fill="none"
          stroke={mix(80, ACCENT, INK)}
          strokeWidth="2.5"
          d="M112 60h236q14 0 14 14v192q0 14-14 14H76q-14 0-14-14V74q0-14 14-14zM46 66L38 390"
        />
        {plate ? (
          <NameOn
            plate={plate}
            panel={{
              x: 80,
              y: 84,
              width: 352,
              height: 178,
              lines: 3,
              most: 120,
              least: readableOnScene / 0.94,
              align: 'start',
            }}
            fill={PAPER}
          />
        ) : (
          <Word x={80} y={250} size={206} fill={PAPER}>
            {lettering}
          </Word>
        )}
        <path fill={PAPER} d="M470 26 700 24V386H446Q520 210 470 26z" />
        <path fill={mix(24)} d="M470 26q142 44 156 172-16 70-18 188H448Q520 210 470 26z" />
        <path
          fill="none"
          stroke={dark}
          strokeWidth="2.5"
          d="M392 384V66q0-14 14-14h200q14 0 14 14v318M628 386V50"
        />
        <path
          fill={INK}
          d="M638 72h70v118h-70zM26 296h674v11H26zM24 350h54v50H24zM271 382h440v18H274zM30 188h15v84H27zM30 104h9v22h-9z"
        />
        <path fill={dark} d="M470 26Q566 70 606 190 578 230 572 384H448Q520 210 470 26z" />
        <path fill={mix(80)} d="M470 26Q540 96 566 210 530 290 478 384L446 386Q520 210 470 26z" />
        <path fill={mix(14)} d="M470 26Q572 66 608 192 582 200 572 244 568 130 470 26z" />
        <circle cx={HUB[0]} cy={HUB[1]} r="54" fill={INK} />
        <circle cx={HUB[0]} cy={HUB[1]} r="35" fill={PAPER} />
        <circle cx={HUB[0]} cy={HUB[1]} r="31" fill={mix(30)} />
        <path stroke={INK} strokeWidth="9" strokeLinecap="round" d={dots(holes)} />
        <circle cx={HUB[0]} cy={HUB[1]} r="11" fill={INK} />
        <path fill={INK} opacity=".3" d="M500 470h120l40 10H520z" />
        <g transform="translate(552 476)scale(1.74)">
          <Worker
            x={0}
            y={0}
            coat={groupInk('signs')}
            accent={groupInk('wrapping')}
            arms={[
              [
                [36, 128],
                [44, 156],
              ],
              [
                [-36, 128],
                [-31, 158],
              ],
            ]}
          />
        </g>
        <path fill={INK} d="M466 152h15l4 72h-15z" />
        <path fill={mix(30)} d="M-10 448h136v12H-10z" />
        <path fill={ACCENT} d="M-10 438h118v32H-10z" />
        <path fill={mix(76)} d="M-10 438h118v7H-10z" />
      </g>
    </Poster>
  );
}
