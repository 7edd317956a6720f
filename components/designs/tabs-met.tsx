interface TabsMetProps {
  className: string;
  /** That another tab has changed the design. */
  said: string;
  takeOver: string;
  keepMine: string;
  onTakeOver: () => void;
  onKeepMine: () => void;
}

/** Asks which of two tabs is right about one design. */
export function TabsMet({ className, said, takeOver, keepMine, onTakeOver, onKeepMine }: TabsMetProps) {
  return (
    <div role="alert" className={className}>
      <p>{said}</p>
      <button type="button" onClick={onTakeOver}>
        {takeOver}
      </button>
      <button type="button" onClick={onKeepMine}>
        {keepMine}
      </button>
    </div>
  );
}
