import { ToolButton } from '@/components/ui/tool-button';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';

interface ToolRowProps {
  labels: SimulatorLabels;
  /** Null where there is no such step. */
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  onSurprise: () => void;
  isComparing: boolean;
  onCompare: () => void;
  onReset: () => void;
}

/** What is done to a design as a whole. */
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
      <ToolButton tool="undo" label={labels.undo} act={onUndo} />
      <ToolButton tool="redo" label={labels.redo} act={onRedo} />
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
