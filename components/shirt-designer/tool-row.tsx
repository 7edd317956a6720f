import { type Tool, ToolButton } from '@/components/ui/tool-button';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';

interface ToolRowProps {
  labels: DesignerLabels;
  /** In their order; without `act` a tool can do nothing now. */
  tools: readonly { tool: Tool; act: (() => void) | null }[];
}

/** What is done with the drawing: in one row on any phone, words from where they have room. */
export function ToolRow({ labels, tools }: ToolRowProps) {
  return (
    <div className="shirt-tools">
      {tools.map(({ tool, act }) => (
        <ToolButton key={tool} tool={tool} label={labels[tool]} act={act} />
      ))}
    </div>
  );
}
