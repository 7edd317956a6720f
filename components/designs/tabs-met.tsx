interface TabsMetProps {
  className: string;
  /** That another tab has changed the design. */
  said: string;
  takeOver: string;
  keepMine: string;
  onTakeOver: () => void;
  onKeepMine: () => void;
  /** Selects what gets the focus with the answer: the question goes, and what was pressed with it. */
  next: string;
}

/** Asks which of two tabs is right about one design. */
export function TabsMet({ className, said, takeOver, keepMine, onTakeOver, onKeepMine, next }: TabsMetProps) {
  const answer = (take: () => void) => () => {
    take();
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  };
  return (
    <div role="alert" className={className}>
      <p>{said}</p>
      <button type="button" onClick={answer(onTakeOver)}>
        {takeOver}
      </button>
      <button type="button" onClick={answer(onKeepMine)}>
        {keepMine}
      </button>
    </div>
  );
}
