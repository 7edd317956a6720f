'use client';

import { type DragEvent, type ReactNode, useState } from 'react';
import type { PortfolioEntity, PortfolioOutcome } from '@/lib/portfolio/staff/outcomes';

/**
 * A list whose entries are put in order by dragging them at their grip; buttons in each entry do the same by keyboard. The
 * new order is stored when an entry is let go, and announced.
 */
export function DragList({
  entity,
  entries,
  reorder,
  labels,
  className,
  entryClassName,
}: {
  entity: PortfolioEntity;
  entries: readonly { id: string; name: string; node: ReactNode }[];
  reorder: (entity: string, ids: readonly string[]) => Promise<PortfolioOutcome>;
  /** `movedTo` has `{name}`, `{place}` and `{total}`. */
  labels: { drag: string; movedTo: string; notMoved: string };
  className?: string;
  entryClassName?: string;
}) {
  const given = entries.map(({ id }) => id).join();
  const [order, setOrder] = useState<readonly string[]>(entries.map(({ id }) => id));
  const [known, setKnown] = useState(given);
  const [armed, setArmed] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  if (given !== known) {
    setKnown(given);
    setOrder(entries.map(({ id }) => id));
  }
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  const over = (event: DragEvent, id: string) => {
    if (dragged === null) return;
    event.preventDefault();
    if (id === dragged) return;
    const to = order.indexOf(id);
    const others = order.filter((other) => other !== dragged);
    setOrder([...others.slice(0, to), dragged, ...others.slice(to)]);
  };
  const drop = async () => {
    const id = dragged;
    setDragged(null);
    setArmed(null);
    if (id === null || order.join() === given) return;
    const fail = () => {
      setOrder(entries.map((entry) => entry.id));
      setSaid(labels.notMoved);
    };
    try {
      if ((await reorder(entity, order)) !== 'moved') return fail();
      const place = String(order.indexOf(id) + 1);
      const filled = labels.movedTo.replace('{name}', () => byId.get(id)?.name ?? '');
      setSaid(filled.replace('{place}', place).replace('{total}', String(order.length)));
    } catch {
      fail();
    }
  };

  return (
    <>
      <ol className={className}>
        {order.map((id) => {
          const entry = byId.get(id);
          return entry ? (
            <li
              key={id}
              id={`entry-${id}`}
              draggable={armed === id}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(id);
              }}
              onDragOver={(event) => over(event, id)}
              onDrop={(event) => event.preventDefault()}
              onDragEnd={drop}
              className={`${entryClassName ?? ''} ${dragged === id ? 'opacity-50' : ''}`}
            >
              <span
                aria-hidden="true"
                title={labels.drag}
                onPointerDown={() => setArmed(id)}
                onPointerUp={() => setArmed(null)}
                className="needs-script drag-grip max-lg:hidden"
              />
              {entry.node}
            </li>
          ) : null;
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
