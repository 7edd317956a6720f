import { type Placed, placedQuery } from '@/lib/customers/placing';

/** The button that takes back where somebody was put. */
export function UndoPlacing({
  placed,
  label,
  place,
}: {
  placed: Placed;
  label: string;
  place: (form: FormData) => Promise<void>;
}) {
  return (
    <form action={place}>
      {Object.entries({ kind: 'undo', ...placedQuery(placed) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="min-h-10 cursor-pointer px-2 font-bold underline underline-offset-4">
        {label}
      </button>
    </form>
  );
}
