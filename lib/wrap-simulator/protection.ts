import { readPanelId } from './panel-parts';
import type { PanelId, PanelPart } from './vehicles/vehicle';
import type { ProtectionPack } from './wrap-design';

/** The parts that stones and loading wear first: what each pack of the price list covers. */
const partsOf: Partial<Record<ProtectionPack, readonly PanelPart[]>> = {
  front: ['front-bumper', 'bonnet', 'front-wing', 'mirror'],
  parts: ['mirror', 'sill', 'rear-bumper'],
};

/** The panels of a vehicle that a pack covers. */
export function protectedPanels(pack: ProtectionPack, panels: readonly PanelId[]): PanelId[] {
  if (pack === 'none') return [];
  if (pack === 'full') return [...panels];
  return panels.filter((panel) => partsOf[pack]?.includes(readPanelId(panel).part));
}
