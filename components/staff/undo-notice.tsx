import type { Row } from '@/lib/staff/row';
import { OutcomeNotice } from './outcome-notice';

/** What came of a button of a list, at the foot of the screen, with the way back where there is one. */
export function UndoNotice({
  isDone,
  text,
  undo,
  undoLabel,
  restore,
}: {
  isDone: boolean;
  text: string;
  undo: Row | null;
  undoLabel: string;
  restore: (form: FormData) => Promise<void>;
}) {
  return (
    <OutcomeNotice isDone={isDone} place="foot">
      <p className="min-w-0 grow">{text}</p>
      {undo ? (
        <form action={restore}>
          <input type="hidden" name="undo" value="true" />
          <input type="hidden" name="id" value={undo.id} />
          <input type="hidden" name="version" value={undo.version} />
          <button
            type="submit"
            className="min-h-10 cursor-pointer px-2 font-bold underline underline-offset-4"
          >
            {undoLabel}
          </button>
        </form>
      ) : null}
    </OutcomeNotice>
  );
}
