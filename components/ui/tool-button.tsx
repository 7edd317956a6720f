/** Lines of 20 units. */
const icons = {
  edit: 'M3 17l1-4L14 3l3 3L7 16zM12 5l3 3',
  undo: 'M7 4 3 8l4 4M3 8h8.5a4.5 4.5 0 0 1 0 9H7',
  redo: 'M13 4l4 4-4 4M17 8H8.5a4.5 4.5 0 0 0 0 9H13',
  zoomOut: 'M13 13l5 5M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M6 8.5h5',
  zoomIn: 'M13 13l5 5M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M6 8.5h5M8.5 6v5',
  paste: 'M7 4H4v14h12V4h-3M7 2.5h6V6H7zM7 10h6M7 14h6',
} as const;

export type Tool = keyof typeof icons;

interface ToolButtonProps {
  tool: Tool;
  label: string;
  /** Null while it can do nothing. */
  act: (() => void) | null;
}

/** A button above a drawing: a phone may show its picture alone, where there is room it has its words. */
export function ToolButton({ tool, label, act }: ToolButtonProps) {
  return (
    // Without `disabled`, which would take the focus from whoever undoes the last step by keys.
    <button type="button" title={label} onClick={act ?? undefined} aria-disabled={!act}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={icons[tool]} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span>{label}</span>
    </button>
  );
}
