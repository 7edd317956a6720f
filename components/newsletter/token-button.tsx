/** The button of a page that a mail's link opens: only the post changes something, and no script is needed. */
export function TokenButton({
  action,
  token,
  label,
}: {
  action: (form: FormData) => Promise<void>;
  token: string;
  label: string;
}) {
  return (
    <form action={action}>
      <input type="hidden" name="token" value={token} />
      <button
        type="submit"
        className="button min-h-14 w-full bg-ink px-8 text-xl text-paper hocus:bg-paper hocus:text-ink sm:w-auto"
      >
        {label}
      </button>
    </form>
  );
}
