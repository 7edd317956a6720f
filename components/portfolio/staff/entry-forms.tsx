import type { PortfolioEntity } from '@/lib/portfolio/staff/outcomes';

type FormAction = (form: FormData) => Promise<void>;

/** The forms behind the buttons "up", "down" and "delete" of every entry of a list; they show nothing themselves. */
export function EntryForms({
  entity,
  entries,
  move,
  remove,
}: {
  entity: PortfolioEntity;
  /** In their order; the version is the one that deleting must give. */
  entries: readonly { id: string; version: number }[];
  move: FormAction;
  remove: FormAction;
}) {
  const ids = entries.map(({ id }) => id).join();
  return entries.map(({ id, version }) => (
    <div key={id} hidden>
      <form id={`move-${id}`} action={move}>
        <input type="hidden" name="entity" value={entity} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="ids" value={ids} />
      </form>
      <form id={`delete-${id}`} action={remove}>
        <input type="hidden" name="entity" value={entity} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
      </form>
    </div>
  ));
}
