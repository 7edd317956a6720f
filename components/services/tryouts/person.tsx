import { blend, INK, PAPER } from './tryout-parts';

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
      <path fill={INK} d="M-9 6Q-6-1 3 0 13 2 12 14 11 24 3 25-3 24-4 18l-1-6z" />
      <path fill={skin} d="M-4 12q-4 0-2 5l3 2z" />
      <path fill={PAPER} d="M-24 173h20v2h-20zM5 173h21v2H5z" />
    </g>
  );
}
