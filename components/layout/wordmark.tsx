/** The agency's sign: six ink swatches, then the name set like a shop sign. */
export function Wordmark({ name }: { name: string }) {
  const inks = ['#d93015', '#2438c9', '#f5a800', '#d6156c', '#0d7a4a', '#6a2bc2'];
  return (
    <span className="inline-flex items-center gap-3">
      <svg viewBox="0 0 26 36" width="26" height="36" aria-hidden="true">
        {inks.map((ink, index) => (
          <rect
            key={ink}
            x={(index % 2) * 13}
            y={Math.floor(index / 2) * 12}
            width="13"
            height="12"
            fill={ink}
          />
        ))}
      </svg>
      <span className="sign text-2xl leading-none">{name}</span>
    </span>
  );
}
