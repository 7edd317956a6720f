/** The card of a request: where it goes, and which films are on it. */
export function SampleFacts({
  recipient,
  address,
  films,
  labels,
  className,
}: {
  recipient: string;
  /** Lines below the recipient. */
  address: readonly string[];
  films: readonly { code: string; name: string; colour: string }[];
  labels: { title: string; address: string; films: string };
  className: string;
}) {
  return (
    <section aria-labelledby="sample-title" className={className}>
      <h2 id="sample-title" className="sign mb-3 text-2xl">
        {labels.title}
      </h2>
      <h3 className="text-sm text-ink-soft">{labels.address}</h3>
      <address className="break-words not-italic">
        {[recipient, ...address].filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <h3 className="mt-3 text-sm text-ink-soft">{labels.films}</h3>
      <ul className="figures">
        {films.map(({ code, name, colour }) => (
          <li key={code} className="flex items-center gap-3 py-0.5">
            <svg aria-hidden="true" viewBox="0 0 1 1" className="size-5 shrink-0 border border-line">
              <path fill={colour} d="M0 0H1V1H0Z" />
            </svg>
            <b>{code}</b> {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
