/**
 * One place up, one place down: buttons of a form that stands elsewhere on the page (EntryForms), so that they may stand
 * among the fields of another one.
 */
export function MoveButtons({
  id,
  name,
  index,
  total,
  labels,
}: {
  id: string;
  /** Said with what the button does. */
  name: string;
  index: number;
  total: number;
  labels: { up: string; down: string };
}) {
  const button = (direction: 'up' | 'down', sign: string, isLast: boolean) => (
    <button
      type="submit"
      form={`move-${id}`}
      name="direction"
      value={direction}
      aria-disabled={isLast}
      className="inline-flex size-10 cursor-pointer items-center justify-center border border-line-strong bg-white font-bold hocus:bg-ink hocus:text-paper aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">
        {labels[direction]} {name}
      </span>
    </button>
  );
  return (
    <span className="inline-flex gap-1">
      {button('up', '↑', index === 0)}
      {button('down', '↓', index === total - 1)}
    </span>
  );
}
