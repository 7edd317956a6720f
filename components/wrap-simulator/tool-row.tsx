import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';

/** Lines of 20 units: what a button says where there is room, a phone shows. */
function ToolIcon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

interface ToolRowProps {
  labels: SimulatorLabels;
  onUndo?: () => void;
  onRedo?: () => void;
  onSurprise: () => void;
  isComparing: boolean;
  onCompare: () => void;
  onReset: () => void;
}

/** What is done to a design as a whole. A step that is not there cannot be taken. */
export function ToolRow({
  labels,
  onUndo,
  onRedo,
  onSurprise,
  isComparing,
  onCompare,
  onReset,
}: ToolRowProps) {
  return (
    <div className="wrap-tools needs-script">
      <button type="button" onClick={onUndo} disabled={!onUndo}>
        <ToolIcon d="M7 4 3 8l4 4M3 8h8.5a4.5 4.5 0 0 1 0 9H7" />
        <span>{labels.undo}</span>
      </button>
      <button type="button" onClick={onRedo} disabled={!onRedo}>
        <ToolIcon d="M13 4l4 4-4 4M17 8H8.5a4.5 4.5 0 0 0 0 9H13" />
        <span>{labels.redo}</span>
      </button>
      <button type="button" onClick={onSurprise}>
        {labels.surprise}
      </button>
      <button type="button" onClick={onCompare} aria-pressed={isComparing}>
        {isComparing ? labels.compareStop : labels.compare}
      </button>
      <button type="button" onClick={onReset}>
        {labels.reset}
      </button>
    </div>
  );
}
