import { NameOn } from './name-on';
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

/** `count` scalloped stripes of an awning from (x, y), every second one left out. */
function stripes(x: number, y: number, width: number, height: number, count: number): string {
  const r = width / 2;
  return Array.from(
    { length: count },
    (_, i) => `M${x + i * 2 * width} ${y}h${width}v${height}a${r} ${r} 0 0 1-${width} 0z`,
  ).join('');
}

/** A shop front that is a browser window, and the same shop folded to a phone's width. */
export function SceneWebsite({ lettering = 'Lino', plate, ...poster }: SceneProps) {
  const amber = groupInk('signs');
  const deep = mix(40, ACCENT, INK);
  const shade = mix(64, ACCENT, INK);
  const pale = mix(24);
  return (
    <Poster scene="website" ground={ACCENT} {...poster}>
      <path fill={mix(82)} d="M-40 0h180l-90 430H-40zM220 0h90l-90 430h-90z" />
      <path fill={shade} d="M0 424h640v56H0z" />
      <path fill={deep} d="M186 64h500v388H226z" />
      <path fill={PAPER} d="M174 64H660V424H174z" />
      <path fill={INK} d="M194 28H660V84H174V48q0-20 20-20z" />
      <path stroke={amber} strokeWidth="18" strokeLinecap="round" d="M204 56h0" />
      <path stroke={PAPER} strokeWidth="18" strokeLinecap="round" d={dots([[234, 56]])} />
      <path stroke={ACCENT} strokeWidth="18" strokeLinecap="round" d={dots([[264, 56]])} />
      <path stroke={mix(34, PAPER, INK)} strokeWidth="30" strokeLinecap="round" d="M316 56H680" />
      <path fill="none" stroke={PAPER} strokeWidth="3.5" d="M312 55v-5a7 7 0 0 1 14 0v5" />
      <path fill={PAPER} d="M309 55h20v12h-20z" />
      {plate ? (
        <NameOn
          plate={plate}
          panel={{
            x: 246,
            y: 100,
            width: 272,
            height: 88,
            lines: 3,
            most: 66,
            least: readableOnScene,
            align: 'start',
          }}
          fill={ACCENT}
        />
      ) : (
        <Word x={246} y={179} size={106} fill={ACCENT}>
          {lettering}
        </Word>
      )}
      <path fill={INK} d="M540 122h120v9H540zM540 142h120v9H540zM540 162h70v9h-70z" />
      <path fill={deep} d="M250 250h220v150H250zM496 250h118v174H496z" />
      <path fill={shade} d="M250 250h92l-60 150h-32zM396 250h40l-60 150h-40z" />
      <path fill={amber} d="M270 300h56v66h-56zM406 300h50v66h-50z" />
      <path fill={PAPER} d="M338 300h56v66h-56z" />
      <path fill={deep} opacity=".4" d="M232 238h408v36H232z" />
      <path fill={amber} d={stripes(232, 200, 40, 36, 6)} />
      <path fill={pale} d={stripes(272, 200, 40, 36, 5)} />
      <path fill={ACCENT} d="M514 268h82v132h-82z" />
      <path fill={PAPER} d="M530 318h50q14 0 14 14t-14 14h-50q-14 0-14-14t14-14zM584 376h5v22h-5z" />
      <path fill={deep} d="M76 442 92 148H214V470H112z" />
      <path fill={INK} d="M64 128H182q24 0 24 24V432q0 24-24 24H64q-24 0-24-24V152q0-24 24-24z" />
      <path fill={PAPER} d="M52 160H194V424H52z" />
      <path stroke={mix(34, PAPER, INK)} strokeWidth="6" strokeLinecap="round" d="M106 144h34M96 440h54" />
      {plate ? (
        <NameOn
          plate={plate}
          panel={{ x: 64, y: 172, width: 92, height: 34, most: 28, least: readableOnScene, align: 'start' }}
          fill={ACCENT}
        />
      ) : (
        <Word x={64} y={204} size={42} fill={ACCENT}>
          {lettering}
        </Word>
      )}
      <path fill={INK} d="M164 178h20v4h-20zM164 187h20v4h-20zM164 196h20v4h-20z" />
      <path fill={deep} d="M64 244h118v92H64z" />
      <path fill={amber} d="M76 272h40v52H76z" />
      <path fill={PAPER} d="M128 272h42v52h-42z" />
      <path fill={ACCENT} d="M84 350h78q16 0 16 16t-16 16H84q-16 0-16-16t16-16z" />
      <path fill={amber} d={stripes(52, 218, 20.3, 16, 4)} />
      <path fill={pale} d={stripes(72.3, 218, 20.3, 16, 3)} />
      <path fill={mix(34)} d="M68 396h110v6H68zM68 410h70v6H68z" />
      <path
        fill={INK}
        stroke={PAPER}
        strokeWidth="5"
        strokeLinejoin="round"
        d="M556 330l66 62-34 2 22 44-20 10-22-44-22 26z"
      />
    </Poster>
  );
}
