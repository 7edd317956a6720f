import type { ReactNode } from 'react';

/** One figure with what it counts; `alert` marks one that asks for work, in words too. */
export function StatTile({
  label,
  value,
  note,
  alert = false,
}: {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  alert?: boolean;
}) {
  return (
    <div className={`stat-tile ${alert ? 'border-danger' : 'border-ink'}`}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={`sign figures text-2xl leading-tight ${alert ? 'text-danger' : ''}`}>{value}</dd>
      {note ? <dd className="text-sm text-ink-soft">{note}</dd> : null}
    </div>
  );
}
