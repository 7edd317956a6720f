/**
 * A button that asks once more before it does what cannot be taken back: it opens what will happen, and the button that
 * does it. Needs no script.
 */
export function ConfirmButton({
  action,
  id,
  label,
  about,
  text,
  confirm,
}: {
  action: (form: FormData) => Promise<void>;
  /** Of the row it is about; sent along. */
  id: string;
  label: string;
  /** Names the row for those who do not see it. */
  about: string;
  /** What will happen. */
  text: string;
  confirm: string;
}) {
  return (
    <details className="group">
      <summary className="link inline-flex min-h-9 cursor-pointer items-center font-medium underline group-open:no-underline">
        {label}
        <span className="sr-only"> {about}</span>
      </summary>
      <form action={action} className="mt-1 max-w-xs border-l-4 border-danger py-1 pl-3">
        <input type="hidden" name="id" value={id} />
        <p className="text-sm">{text}</p>
        <button type="submit" className="button button-danger button-ink mt-2 min-h-10 px-4 text-base">
          {confirm}
          <span className="sr-only"> {about}</span>
        </button>
      </form>
    </details>
  );
}
