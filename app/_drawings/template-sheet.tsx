import type { ReactElement } from 'react';
import { ShirtView } from '@/components/shirt-designer/shirt-view';
import { composeShirt, lettersFor } from '@/lib/shirt-designer/compose';
import { garmentSides } from '@/lib/shirt-designer/garments/garment';
import { newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import { techniqueIds } from '@/lib/shirt-designer/techniques';
import { templateIds, templates } from '@/lib/shirt-designer/templates';

// Drawn by scripts/draw-garments.mjs, to be looked at.

/** Every template: four a row. */
export async function templateRows(): Promise<ReactElement[][]> {
  const drawn = await Promise.all(
    templateIds.flatMap((name) => {
      const { design } = templates[name];
      return garmentSides
        .filter((side) => (design.sides[side]?.layers.length ?? 0) > 0)
        .map(async (side) => {
          const { garment, letters, findings } = composeShirt(design, await lettersFor(design));
          const faults = findings.filter((finding) => finding.side === side);
          if (faults.length > 0)
            process.stdout.write(
              `  ${name} ${side}: ${faults.map(({ kind, layer }) => `${kind} ${layer}`).join(', ')}\n`,
            );
          return (
            <ShirtView
              key={name + side}
              garment={garment}
              design={design}
              side={side}
              letters={letters}
              id={`${name}-${side}`}
            />
          );
        });
    }),
  );
  return Array.from({ length: Math.ceil(drawn.length / 5) }, (_, row) => drawn.slice(row * 5, row * 5 + 5));
}

/** One design in every technique. */
export async function techniqueRows(): Promise<ReactElement[][]> {
  return [
    await Promise.all(
      techniqueIds.map(async (technique) => {
        const layers = [
          newText('l1', 'Velours', { family: 'lobster', size: 46, y: 60, colour: '#ffd21f' }),
          ...(templates.bar.design.sides.front?.layers
            .slice(0, 1)
            .map((layer) => ({ ...layer, id: 'l2', y: 150 })) ?? []),
        ];
        const design: ShirtDesign = {
          ...templates.team.design,
          garment: 'tee',
          fabric: 'navy',
          sides: { front: { technique, layers } },
        };
        const { garment, letters } = composeShirt(design, await lettersFor(design));
        return (
          <ShirtView
            key={technique}
            garment={garment}
            design={design}
            side="front"
            letters={letters}
            id={`t-${technique}`}
          />
        );
      }),
    ),
  ];
}
