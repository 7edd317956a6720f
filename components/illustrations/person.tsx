import { blend, INK, PAPER } from './tones';

type Point = readonly [x: number, y: number];

interface PersonProps {
  /** Where the feet stand. */
  x: number;
  y: number;
  /** Units of one centimetre of the scene. */
  cm: number;
  /** Of the coat. */
  coat: string;
  /** Of the scarf and the bag. */
  accent: string;
}

const skin = '#b9774f';

function Head({ tone, bun = false, helmet }: { tone: string; bun?: boolean; helmet?: string | undefined }) {
  return (
    <>
      {bun ? <circle cx="13" cy="4" r="6" fill={INK} /> : null}
      <path fill={INK} d="M-9 6Q-6-1 3 0 13 2 12 14 11 24 3 25-3 24-4 18l-1-6z" />
      <path fill={tone} d="M-4 12q-4 0-2 5l3 2z" />
      {helmet ? (
        <>
          <path fill={helmet} d="M-13 9Q-13-6 2-6 16-6 16 11H-20q0-3 7-3z" />
          <path fill={INK} opacity=".3" d="M6-6q10 2 10 17H5Q9 2 3-6z" />
        </>
      ) : null}
    </>
  );
}

/** Both feet on one floor, or one of them on the rung above. */
const stances = {
  stands: {
    legs: 'M-18 92-16 166h11l4-64 6 64h12l4-74z',
    shoes: 'M-16 164-25 172v3h20l1-11zM5 164l1 11h20v-3l-9-8z',
    soles: 'M-25 173h20v2h-20zM6 173h20v2H6z',
  },
  climbs: {
    legs: 'M-18 92H21L19 166H7L2 112-13 122-8 142H-20L-32 118Q-32 110-24 108z',
    shoes: 'M-8 140-28 146v4h21zM7 164l-8 8v3h20V164z',
    soles: 'M-28 148h21v3h-21zM-1 173h20v2H-1z',
  },
} as const;

/** Someone of 1.75 m, seven heads tall, seen from behind, looking up to the left at what there is to see. */
export function Person({ x, y, cm, coat, accent }: PersonProps) {
  const fold = blend(72, coat, INK);
  return (
    <g transform={`translate(${x} ${y})scale(${cm})translate(0-175)`} fill={coat}>
      <path fill={INK} d="M-17 92-16 166-24 172v3h19l1-7 4-66 5 66 1 7h19v-3l-8-6 4-74z" />
      <path fill={skin} d="M-29 86h8l-1 9q-3 6-6 0zM-5 20H7v12H-6zM4 2Q-10 3-11 10l-3 6 3 2v4q2 4 8 3z" />
      <path
        fillRule="evenodd"
        d="M-6 28Q-19 29-22 37L-31 62l1 26h8l2-32-2 42h44l0-14 10-14-3-34Q27 30 8 28zM21 54v17l4-6z"
      />
      <path
        fill={fold}
        d="M19 29q7 2 10 7l3 34-10 14v14H9Q22 66 19 29zM21 54v17l4-6zM0 80h2v18h-2z"
        fillRule="evenodd"
      />
      <path fill={accent} d="M-9 24 9 22l3 9Q0 36-11 31zM3 31l9-1 4 25-10-1z" />
      <Head tone={skin} />
      <path fill={PAPER} d="M-24 173h20v2h-20zM5 173h21v2H5z" />
    </g>
  );
}

/** Elbow and hand, in centimetres from between the feet, upwards, to the left of who looks left. */
type Arm = readonly [elbow: Point, hand: Point];

interface WorkerProps {
  x: number;
  y: number;
  /** Of the working clothes. */
  coat: string;
  /** Of the apron's strings. */
  accent: string;
  /** The left arm, then the right one, which is nearer to whoever looks. */
  arms: readonly [Arm, Arm];
  /** Looks to the right. */
  turned?: boolean;
  tone?: string;
  bun?: boolean;
  /** Its colour, where one is worn. */
  helmet?: string;
  /** Colour of the tape on a safety vest. */
  tape?: string;
  /** Of the trousers. */
  legs?: string;
  stance?: keyof typeof stances;
}

/** The same person at work, at one unit a centimetre: the arms go where the work is. */
export function Worker({
  x,
  y,
  coat,
  accent,
  arms: [far, near],
  turned = false,
  tone = skin,
  bun = false,
  helmet,
  tape,
  legs = blend(78, INK, PAPER),
  stance = 'stands',
}: WorkerProps) {
  const below = stances[stance];
  const fold = blend(72, coat, INK);
  const at = ([left, up]: Point) => `${-left} ${175 - up}`;
  const sleeve = (shoulder: string, [elbow, hand]: Arm) => `M${shoulder}L${at(elbow)} ${at(hand)}`;
  const hand = ([, [left, up]]: Arm) => <circle cx={-left} cy={175 - up} r="5.5" fill={tone} />;
  return (
    <g transform={`translate(${x} ${y})${turned ? 'scale(-1 1)' : ''}translate(0-175)`} fill={coat}>
      <g fill="none" strokeWidth="11" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={fold} d={sleeve('-15 36', far)} />
      </g>
      {hand(far)}
      <path fill={legs} d={below.legs} />
      <path fill={INK} d={below.shoes} />
      <path fill={tone} d="M-5 20H7v12H-6zM4 2Q-10 3-11 10l-3 6 3 2v4q2 4 8 3z" />
      <path fill={tone} d="M-7 11h9v13h-8z" />
      <path d="M-6 28Q-18 29-21 37L-22 100H22L21 36Q18 29 8 28z" />
      <path fill={fold} d="M10 28q9 1 11 8l1 64H10Q17 64 10 28z" />
      {tape ? (
        <path fill={tape} d="M-22 56h44v6h-44zM-22 84h44v6h-44zM-14 30h6v26h-6zM7 28h6v28h-6z" />
      ) : null}
      <path fill={accent} d="M-22 71h44v5h-44zM3 74l9 22h-5l-8-22z" />
      <Head tone={tone} bun={bun} helmet={helmet} />
      <g fill="none" strokeWidth="11" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={coat} d={sleeve('14 37', near)} />
      </g>
      {hand(near)}
      <path fill={PAPER} d={below.soles} />
    </g>
  );
}
