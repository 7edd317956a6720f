/** A button that says something of a customer, with all it sends. */
export function PlacingButton({
  action,
  fields,
  label,
  name,
  look = 'work-button',
  className,
}: {
  action: (form: FormData) => Promise<void>;
  fields: Readonly<Record<string, string>>;
  label: string;
  /** Of the customer, for those who do not see whose button it is. */
  name?: string;
  /** Classes of the button. */
  look?: string;
  /** Classes of what stands around it. */
  className?: string;
}) {
  return (
    <form action={action} className={className}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" className={look}>
        {label}
        {name === undefined ? null : <span className="sr-only"> {name}</span>}
      </button>
    </form>
  );
}
