/** A colour to choose, which says its name. */
export function Swatch({
  colour,
  name,
  isChosen,
  onChoose,
}: {
  colour: string;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={name}
      title={name}
      style={{ background: colour }}
      onClick={onChoose}
    />
  );
}
