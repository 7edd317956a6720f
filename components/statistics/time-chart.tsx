import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Bucket, BucketSize } from '@/lib/statistics/buckets';
import { formatTick } from '@/lib/statistics/format';
import { labelStep, roundScale } from '@/lib/statistics/scale';

type Measure = 'visits' | 'views';

const previousOf = { visits: 'previousVisits', views: 'previousViews' } as const;

// Drawn twice, so that its letters have the size of letters on a phone and on a desk.
const sizes = [
  { className: 'md:hidden', width: 328, height: 210, labelWidth: 40 },
  { className: 'max-md:hidden', width: 660, height: 250, labelWidth: 44 },
] as const;

const margin = { top: 22, right: 16, bottom: 26, left: 46 };

interface TimeChartProps {
  buckets: readonly Bucket[];
  size: BucketSize;
  measure: Measure;
  locale: Locale;
  /** Says what is drawn to those who do not see it; the table below has every figure. */
  label: string;
}

/** Bars of a period by day, week or month, each with a mark where the period before stood. */
export function TimeChart(props: TimeChartProps) {
  return sizes.map((frame) => <Drawing key={frame.width} {...props} {...frame} />);
}

function Drawing({
  buckets,
  size,
  measure,
  locale,
  label,
  className,
  width,
  height,
  labelWidth,
}: TimeChartProps & (typeof sizes)[number]) {
  const heightOf = (bucket: Bucket) => bucket[measure];
  const beforeOf = (bucket: Bucket) => bucket[previousOf[measure]];
  const { max, ticks } = roundScale(
    Math.max(...buckets.map((bucket) => Math.max(heightOf(bucket), beforeOf(bucket)))),
  );
  const slot = (width - margin.left - margin.right) / buckets.length;
  const bottom = height - margin.bottom;
  const yOf = (value: number) => bottom - (value / max) * (bottom - margin.top);
  const step = labelStep(buckets.length, (width - margin.left - margin.right) / labelWidth);
  const highest = buckets.reduce((best, bucket, index) => {
    const current = buckets[best];
    return current && heightOf(bucket) > heightOf(current) ? index : best;
  }, 0);
  const bar = Math.max(1.5, slot * 0.7);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={`figures h-auto w-full text-xs ${className}`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={yOf(tick)}
            y2={yOf(tick)}
            className={tick === 0 ? 'stroke-ink' : 'stroke-line'}
            strokeWidth={tick === 0 ? 2 : 1}
          />
          <text x={margin.left - 8} y={yOf(tick) + 4} textAnchor="end" className="fill-ink-soft">
            {formatCount(tick, locale)}
          </text>
        </g>
      ))}
      {buckets.map((bucket, index) => {
        const middle = margin.left + slot * (index + 0.5);
        const value = heightOf(bucket);
        return (
          <g key={bucket.from}>
            {value > 0 ? (
              <rect
                x={middle - bar / 2}
                y={yOf(value)}
                width={bar}
                height={bottom - yOf(value)}
                className="fill-solid"
              />
            ) : null}
            {beforeOf(bucket) > 0 ? (
              <line
                x1={middle - slot / 2}
                x2={middle + slot / 2}
                y1={yOf(beforeOf(bucket))}
                y2={yOf(beforeOf(bucket))}
                className="stroke-ink"
                strokeWidth={2}
              />
            ) : null}
            {index % step === 0 ? (
              <text x={middle} y={height - 8} textAnchor="middle" className="fill-ink-soft">
                {formatTick(bucket.from, size, locale)}
              </text>
            ) : null}
            {index === highest && value > 0 ? (
              <text
                x={Math.min(Math.max(middle, margin.left + 12), width - margin.right)}
                y={yOf(Math.max(value, beforeOf(bucket))) - 7}
                textAnchor="middle"
                className="fill-ink font-bold"
              >
                {formatCount(value, locale)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
