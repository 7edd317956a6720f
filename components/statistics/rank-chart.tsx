interface RankRow {
  id: string;
  name: string;
  /** What the bar is as long as. */
  value: number;
  /** Where the period before stood. */
  previous: number;
  /** The value as people read it. */
  figure: string;
  /** Its share, or what else stands beside it. */
  note: string | null;
}

/** Bars one under the other, the name and the figure of each above it: readable without seeing the bars. */
export function RankChart({ rows, max }: { rows: readonly RankRow[]; max?: number }) {
  const longest = Math.max(max ?? 0, ...rows.map(({ value, previous }) => Math.max(value, previous)), 1);
  return (
    <ol className="grid gap-3">
      {rows.map(({ id, name, value, previous, figure, note }) => (
        <li key={id}>
          <p className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 break-words">{name}</span>
            <span className="figures whitespace-nowrap">
              <b>{figure}</b>
              {note ? (
                <span className="ml-2 inline-block min-w-12 text-right text-ink-soft">{note}</span>
              ) : null}
            </span>
          </p>
          <svg
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-1 block h-2.5 w-full"
          >
            <rect width="100" height="10" className="fill-paper-deep" />
            <rect width={(value / longest) * 100} height="10" className="fill-solid" />
            {previous > 0 ? (
              <line
                x1={(previous / longest) * 100}
                x2={(previous / longest) * 100}
                y1="0"
                y2="10"
                className="stroke-ink"
                strokeWidth={2}
                vectorEffect="non-scaling-stroke"
              />
            ) : null}
          </svg>
        </li>
      ))}
    </ol>
  );
}
