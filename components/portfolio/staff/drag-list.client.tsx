'use client';

import { type DragEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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
  const pressed = useRef<HTMLButtonElement>(null);
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
  const store = async (id: string, next: readonly string[]) => {
    const fail = () => {
      setOrder(entries.map((entry) => entry.id));
      setSaid(labels.notMoved);
    };
    try {
      if ((await reorder(entity, next)) !== 'moved') return fail();
      const place = String(next.indexOf(id) + 1);
      const filled = labels.movedTo.replace('{name}', () => byId.get(id)?.name ?? '');
      setSaid(filled.replace('{place}', place).replace('{total}', String(next.length)));
    } catch {
      fail();
    }
  };
  const drop = () => {
    const id = dragged;
    setDragged(null);
    setArmed(null);
    if (id !== null && order.join() !== given) void store(id, order);
  };
  // The buttons post forms of their own; here they do the same without leaving the page, and keep the focus.
  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[form^="move-"]');
    if (!button) return;
    event.preventDefault();
    const id = button.getAttribute('form')?.slice('move-'.length) ?? '';
    const from = order.indexOf(id);
    const to = from + (button.value === 'up' ? -1 : 1);
    const other = order[to];
    if (from < 0 || other === undefined) return;
    const next = order.map((one, index) => (index === from ? other : index === to ? id : one));
    pressed.current = button;
    setOrder(next);
    void store(id, next);
  };
  // A button that moves in the page loses the focus.
  useEffect(() => {
    if (order.length > 0) pressed.current?.focus();
    pressed.current = null;
  }, [order]);

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: presses of the buttons inside, which the keyboard makes too */}
      <ol className={className} onClick={press}>
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
