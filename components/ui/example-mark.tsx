/** Says on a thing itself that it is invented. It takes the colour of what it stands on. */
export function ExampleMark({ label, className = '' }: { label: string; className?: string }) {
  return <b className={`inline-block border border-dashed px-2 text-sm ${className}`}>{label}</b>;
}
