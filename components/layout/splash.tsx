/** A curtain of six inks over the already painted page, drawn by CSS alone; see globals.css. */
export function Splash() {
  return (
    <div className="splash" aria-hidden="true">
      {['lettering', 'wrapping', 'signs', 'textile', 'walls', 'design'].map((ink) => (
        <span key={ink} data-ink={ink} />
      ))}
    </div>
  );
}
