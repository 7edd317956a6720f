import { describe, expect, test } from 'vitest';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { fitLines } from '@/lib/wrap-simulator/fit-lines';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { newLine, type WrapDesign } from '@/lib/wrap-simulator/wrap-design';

const named = (text: string, more: Partial<WrapDesign> = {}): WrapDesign => ({
  ...defaultDesign,
  ...more,
  lines: [{ ...newLine, text }],
});

const fitted = async (design: WrapDesign) => fitLines(vehicleOf(design), design, await lettersFor(design));

const metOn = async (design: WrapDesign) => {
  const { placed } = composeWrap(vehicleOf(design), design, await lettersFor(design));
  return [...placed.left, ...placed.right].flatMap(({ crossed }) => crossed);
};

describe('A name of a height that nobody chose', () => {
  test('is as high as it can be beside handles and the fuel flap', async () => {
    const long = named('Loodgieter Peeters & Zonen');
    expect(await metOn(long)).toEqual(expect.arrayContaining(['handle']));
    const fit = await fitted(long);
    expect(fit.lines[0]?.height).toBeGreaterThanOrEqual(80);
    expect(fit.lines[0]?.height).toBeLessThan(newLine.height);
    for (const kind of await metOn(fit)) expect(['handle', 'fuel-flap']).not.toContain(kind);
  });

  test('stays as it is where it is clear, and on another side', async () => {
    const short = named('Lin');
    expect(await fitted(short)).toEqual(short);
    const long = named('Loodgieter Peeters & Zonen');
    const rear = { ...long, lines: [{ ...newLine, text: 'Loodgieter Peeters', side: 'rear' as const }] };
    expect(await fitted(rear)).toEqual(rear);
  });
});
