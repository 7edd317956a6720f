/**
 * Centimetres along the upper and the left edge of a print area.
 *
 * @param unit in millimetres: what lines and figures are drawn in, so that they are as large at every zoom
 */
export function Rulers({ width, height, unit }: { width: number; height: number; unit: number }) {
  const ticks = (length: number, draw: (at: number, size: number) => string) =>
    Array.from({ length: Math.floor(length / 10) + 1 }, (_, at) =>
      draw(at * 10, at % 5 === 0 ? 3.4 * unit : 1.7 * unit),
    ).join('');
  const numbers = (length: number) => Array.from({ length: Math.floor(length / 50) + 1 }, (_, at) => at * 5);
  return (
    <g stroke="#d6156c" strokeWidth={unit * 0.35} className="shirt-rulers">
      <path
        d={
          ticks(width, (at, size) => `M${at - width / 2} 0v${-size}`) +
          ticks(height, (at, size) => `M${-width / 2} ${at}h${-size}`)
        }
      />
      <g
        fill="#d6156c"
        stroke="#fff"
        strokeWidth={unit * 1.1}
        paintOrder="stroke"
        fontSize={unit * 4.6}
        fontWeight={700}
        textAnchor="middle"
      >
        {numbers(width).map((cm) => (
          <text key={`x${cm}`} x={cm * 10 - width / 2} y={-unit * 4.6}>
            {cm}
          </text>
        ))}
        {numbers(height)
          .slice(1)
          .map((cm) => (
            <text key={`y${cm}`} x={-width / 2 - unit * 7} y={cm * 10 + unit * 1.6}>
              {cm}
            </text>
          ))}
      </g>
    </g>
  );
}
