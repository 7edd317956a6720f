import type { ComposedShirt } from '@/lib/shirt-designer/compose';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { areaOf, type GarmentSide } from '@/lib/shirt-designer/garments/garment';
import type { DesignAction, Edge } from '@/lib/shirt-designer/reduce-design';
import { sideOf } from '@/lib/shirt-designer/shirt-design';
import { boxAroundAll } from './drag';

/** What can be done with the layers that are selected. */
export function SelectionTools({
  composed,
  side,
  selected,
  labels,
  onAction,
  onCopy,
}: {
  composed: ComposedShirt;
  side: GarmentSide;
  selected: readonly string[];
  labels: DesignerLabels;
  onAction: (action: DesignAction) => void;
  onCopy: () => void;
}) {
  const ids = selected;
  const boxes = composed.boxes(side);
  const area = areaOf(composed.garment, side);
  const around = boxAroundAll(ids.flatMap((id) => boxes.get(id) ?? []));
  // One layer is aligned to its area, several to each other.
  const to = ids.length > 1 && around ? around : { x: -area.width / 2, y: 0, ...area };
  const isGrouped = sideOf(composed.design, side).layers.some(
    ({ id, group }) => ids.includes(id) && group !== null,
  );
  const edges: readonly [Edge, string][] = [
    ['left', labels.edgeLeft],
    ['centre', labels.edgeCentre],
    ['right', labels.edgeRight],
    ['top', labels.edgeTop],
    ['middle', labels.edgeMiddle],
    ['bottom', labels.edgeBottom],
  ];
  const simple: readonly [string, DesignAction][] = [
    [labels.raise, { kind: 'order', side, ids, to: 'forward' }],
    [labels.lower, { kind: 'order', side, ids, to: 'backward' }],
    [labels.duplicate, { kind: 'duplicate', side, ids }],
    [labels.flipX, { kind: 'flip', side, ids, axis: 'x' }],
    [labels.flipY, { kind: 'flip', side, ids, axis: 'y' }],
    ...(ids.length > 1 && !isGrouped
      ? ([[labels.group, { kind: 'group', side, ids }]] as [string, DesignAction][])
      : []),
    ...(isGrouped ? ([[labels.ungroup, { kind: 'ungroup', side, ids }]] as [string, DesignAction][]) : []),
    ...(ids.length > 2
      ? ([
          [labels.distributeX, { kind: 'distribute', side, ids, axis: 'x', boxes }],
          [labels.distributeY, { kind: 'distribute', side, ids, axis: 'y', boxes }],
        ] as [string, DesignAction][])
      : []),
    [labels.remove, { kind: 'remove', side, ids }],
  ];
  return (
    <div className="shirt-actions">
      {simple.map(([name, action]) => (
        // One button groups and lets go, so that the focus stays on it.
        <button
          key={action.kind === 'ungroup' ? labels.group : name}
          type="button"
          onClick={() => onAction(action)}
        >
          {name}
        </button>
      ))}
      <button type="button" onClick={onCopy}>
        {labels.copy}
      </button>
      <fieldset>
        <legend>{labels.alignTo}</legend>
        {edges.map(([edge, name]) => (
          <button
            key={edge}
            type="button"
            onClick={() => onAction({ kind: 'align', side, ids, edge, to, boxes })}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
