import type { ReactElement } from 'react';
import { ShirtView } from '@/components/shirt-designer/shirt-view';
import { letterFamilyIds, letterWeights } from '@/lib/drawing/letter-families';
import { composeShirt, lettersFor } from '@/lib/shirt-designer/compose';
import { garmentSides } from '@/lib/shirt-designer/garments/garment';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { newPicture, newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import type { ShirtPictures } from '@/lib/shirt-designer/shown-pictures';
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

const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#f7b267"/><stop offset=".6" stop-color="#f25c54"/><stop offset="1" stop-color="#5b2a86"/></linearGradient><radialGradient id="b" cx=".38" cy=".32"><stop stop-color="#fff6d5"/><stop offset=".5" stop-color="#f5a800"/><stop offset="1" stop-color="#a3320b"/></radialGradient></defs>`;

/** What visitors bring most: a photo to its edges, and something cut out that is soft inside. */
const brought = [
  `${scene}<path d="M0 0h900v600H0z" fill="url(#s)"/><circle cx="640" cy="250" r="90" fill="#fff1c9"/><path d="M0 430 190 260 330 400 520 210 900 470V600H0z" fill="#2b1b47"/><path d="M0 520 260 400 480 520 700 430 900 540V600H0z" fill="#150d2b"/></svg>`,
  `${scene}<circle cx="450" cy="300" r="280" fill="url(#b)"/><path d="M300 250c60-60 120-60 150 0 30-60 90-60 150 0-40 110-90 170-150 220-60-50-110-110-150-220z" fill="#3a1405" fill-opacity=".8"/></svg>`,
];

const pictureIds = ['1', '2'].map((at) => `00000000-0000-4000-8000-00000000000${at}`);

/** Pictures in every technique, as bitmaps are drawn, from near by. */
export function pictureRows(): ReactElement[][] {
  const embedded = new Map(
    brought.map((svg, at): [string, string] => [
      pictureIds[at] ?? '',
      `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    ]),
  );
  const pictures: ShirtPictures = new Map(
    pictureIds.map((id) => [id, { picture: { kind: 'bitmap', id, width: 900, height: 600 }, look: null }]),
  );
  const plan = garments.tee.sides.front ?? { x: 0, y: 0 };
  const drawn = techniqueIds.map((technique) => {
    const layers = pictureIds.map((id, at) =>
      newPicture(`l${at + 1}`, { id, width: 900, height: 600 }, { width: 150, y: 60 + at * 110 }),
    );
    const design: ShirtDesign = {
      ...templates.team.design,
      garment: 'tee',
      fabric: 'royal',
      sides: { front: { technique, layers } },
    };
    const { garment, letters } = composeShirt(design, new Map(), {}, pictures);
    return (
      <ShirtView
        key={technique}
        garment={garment}
        design={design}
        side="front"
        letters={letters}
        pictures={pictures}
        embedded={embedded}
        frame={{ x: plan.x - 90, y: plan.y, width: 180, height: 240 }}
        id={`b-${technique}`}
      />
    );
  });
  return [drawn];
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

/** Every family in each of its weights. */
export async function weightRows(): Promise<ReactElement[][]> {
  const halves = [letterFamilyIds.slice(0, 5), letterFamilyIds.slice(5)];
  return [
    await Promise.all(
      halves.map(async (families, half) => {
        const layers = families.flatMap((family, at) =>
          letterWeights.map((weight, second) =>
            newText(`l${at}${second}`, 'Chorale 28', {
              family,
              weight,
              size: 13,
              x: second === 0 ? -66 : 66,
              y: 30 + at * 46,
              colour: '#ffffff',
            }),
          ),
        );
        const design: ShirtDesign = {
          ...templates.team.design,
          garment: 'tee',
          fabric: 'navy',
          sides: { front: { technique: 'screen', layers } },
        };
        const { garment, letters } = composeShirt(design, await lettersFor(design));
        return (
          <ShirtView
            key={families.join()}
            garment={garment}
            design={design}
            side="front"
            letters={letters}
            id={`w-${half}`}
          />
        );
      }),
    ),
  ];
}
