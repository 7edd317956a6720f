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
        className="sign inline-flex min-h-14 w-full cursor-pointer items-center justify-center bg-ink px-8 text-xl text-paper transition-colors hocus:bg-paper hocus:text-ink sm:w-auto"
      >
        {label}
      </button>
    </form>
  );
}
