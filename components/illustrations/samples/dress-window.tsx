import { groupInk, INK, mix, PAPER } from '../scene-parts';

const lamps = [288, 521, 755];
const coats = [690, 718, 746, 774, 802];

/** On its stand, lit from the top left; 190 units high. */
function Dress({ x, fill }: { x: number; fill: string }) {
  return (
    <g transform={`translate(${x})`}>
      <path fill={INK} d="M-3 272a8 8 0 1 1 6 0v22h-6zM-2.5 434h5v20h-5zM-28 454q28-9 56 0v8h-56z" />
      <path
        fill={fill}
        d="M-24 288Q-20 306 0 308 20 306 24 288L38 298Q38 318 29 332L22 356Q40 396 56 438 28 446 0 446T-56 438Q-40 396-22 356L-29 332Q-38 318-38 298z"
      />
      <path
        fill={INK}
        opacity=".28"
        d="M12 305Q21 301 24 288L38 298Q38 318 29 332L22 356Q40 396 56 438 40 443 22 445 22 392 8 356 16 330 12 305zM-14 372Q-20 410-28 444L-20 445Q-14 410-10 372z"
      />
      <path fill={INK} d="M-22 350Q0 357 22 350L24 361Q0 368-24 361z" />
    </g>
  );
}

/** What a dress shop puts between its panes: lamps, three dresses on their stands, coats on a rail. */
export function DressWindow({ paint }: { paint: string }) {
  const coatInks = [INK, paint, groupInk('signs'), mix(50, paint, INK), PAPER];
  return (
    <>
      {lamps.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M-1 196H1V232q22 2 24 22H-25q2-20 24-22z" />
          <path fill="#fff" d="M-15 254H15L11 261H-11z" />
        </g>
      ))}
      <path fill={paint} opacity=".18" d="M206 452H372V462H206zM420 452H622V462H420zM668 452H842V462H668z" />
      <Dress x={288} fill={paint} />
      <Dress x={466} fill={groupInk('signs')} />
      <Dress x={580} fill={mix(55, paint, INK)} />
      <path d="M670 300H836V305H670zM676 305h5v152h-5zM825 305h5v152h-5zM664 456h30v6h-30zM812 456h30v6h-30z" />
      {coats.map((x, index) => (
        <g key={x} transform={`translate(${x})`}>
          <path fill="none" stroke={INK} strokeWidth="2.5" d="M6 302V308M-8 318 6 308 20 318" />
          <path fill={coatInks[index] ?? paint} d="M-9 318Q6 308 21 318L25 424H-13z" />
          <path fill={INK} opacity=".24" d="M8 311Q16 313 21 318L25 424H10z" />
        </g>
      ))}
    </>
  );
}
