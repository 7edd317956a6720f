import { offersCoverage, panelsOf } from './coverage';
import { mayBeTinted } from './glass-law';
import { protectedPanels } from './protection';
import type { PaneKind, PanelId, Vehicle } from './vehicles/vehicle';
import type { Coverage, ProtectionPack, WrapDesign } from './wrap-design';

function hasPanes(vehicle: Vehicle, kind: PaneKind): boolean {
  return Object.values(vehicle.views).some(({ panes }) =>
    panes.some(({ pane }) => pane === kind && mayBeTinted[pane]),
  );
}

function offersProtection(vehicle: Vehicle, pack: ProtectionPack): boolean {
  return pack === 'none' || protectedPanels(pack, panelsOf(vehicle)).length > 0;
}

/**
 * Whether a vehicle has what a choice is about: the panel, the parts of a coverage or of a pack, panes that may have film.
 *
 * @param field name of a field of the form; of one that is about no part of a vehicle everything is offered
 */
export function offers(vehicle: Vehicle, field: string, value: string): boolean {
  if (field === 'coverage') return offersCoverage(vehicle, value as Coverage);
  if (field === 'protection') return offersProtection(vehicle, value as ProtectionPack);
  if (field === 'tint-sides') return hasPanes(vehicle, 'rear-side');
  if (field === 'tint-rear') return hasPanes(vehicle, 'rear');
  const [prefix, panel] = field.split(/-(.*)/);
  return prefix !== 'panel' || panelsOf(vehicle).includes(panel as PanelId);
}

/** The design without what its vehicle has no part for; the same object where it has all of it. */
export function fitDesign(vehicle: Vehicle, design: WrapDesign): WrapDesign {
  const { coverage, protection, panels, tints } = design;
  const own = new Set<string>(panelsOf(vehicle));
  const strange = Object.keys(panels).some((panel) => !own.has(panel));
  const fitted: WrapDesign = {
    ...design,
    coverage: offersCoverage(vehicle, coverage) ? coverage : 'none',
    protection: offersProtection(vehicle, protection) ? protection : 'none',
    panels: strange ? Object.fromEntries(Object.entries(panels).filter(([panel]) => own.has(panel))) : panels,
    tints: {
      rearSide: hasPanes(vehicle, 'rear-side') ? tints.rearSide : 'none',
      rear: hasPanes(vehicle, 'rear') ? tints.rear : 'none',
    },
  };
  const isSame =
    !strange &&
    fitted.coverage === coverage &&
    fitted.protection === protection &&
    fitted.tints.rearSide === tints.rearSide &&
    fitted.tints.rear === tints.rear;
  return isSame ? design : fitted;
}
