import 'server-only';
import { WrapView } from '@/components/wrap-simulator/wrap-view';
import { embedPictures, findPictures } from '@/lib/designs/server/pictures';
import { composeWrap, lettersFor, picturesOf } from '@/lib/wrap-simulator/compose';
import { openWrapDesign } from '@/lib/wrap-simulator/design-schema';
import { sheetLabels } from '@/lib/wrap-simulator/sheet-copy';
import { filled, sideNames } from '@/lib/wrap-simulator/simulator-copy';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { type Side, sides } from '@/lib/wrap-simulator/vehicles/vehicle';
import { wrapFacts } from '@/lib/wrap-simulator/wrap-facts';
import type { DesignFile, DesignTool, OpenedDesign } from './design-tool';
import { drawEverySide, drawSide, rasterise } from './draw-picture';

const sideOf = (name: string): Side => sides.find((side) => side === name) ?? 'left';

/** Wrapped vehicles. */
export const wrapTool: DesignTool = {
  page: 'wrap-design',
  subject: 'covering',
  async open(document) {
    const design = openWrapDesign(document);
    if (!design) return null;
    const pictures = await findPictures(picturesOf(design));
    const embedded = await embedPictures(pictures.values());
    const composed = composeWrap(vehicleOf(design), design, await lettersFor(design), pictures);
    const { vehicle, placed, logos } = composed;
    const opened: OpenedDesign = {
      rows: [['left', 'front'], ['right', 'rear'], ['roof']],
      nameOfSide: (side, locale) => sideNames[sideOf(side)][locale],
      draw: (name, id, locale) => {
        const side = sideOf(name);
        return (
          <WrapView
            vehicle={vehicle}
            side={side}
            design={design}
            placed={placed[side]}
            logos={logos[side]}
            embedded={embedded}
            id={id}
            title={`${vehicle.name[locale]}, ${sideNames[side][locale]}`}
          />
        );
      },
      facts: (locale, figures) => wrapFacts(composed, locale, figures),
      files: (locale) => {
        const labels = sheetLabels(locale);
        return [
          {
            id: 'all.png',
            audience: 'everybody',
            label: labels.everySide,
            type: 'image/png',
            name: 'all-sides.png',
            make: async () => rasterise(await drawEverySide(opened, locale)),
          },
          ...sides.map(
            (side): DesignFile => ({
              id: `${side}.png`,
              audience: 'everybody',
              label: filled(labels.sideFile, { side: sideNames[side][locale] }),
              type: 'image/png',
              name: `${side}.png`,
              make: async () => rasterise(await drawSide(opened, side, locale)),
            }),
          ),
        ];
      },
    };
    return opened;
  },
};
