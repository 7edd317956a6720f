import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { fonts, kernedLetters, makeFont, sourcePath } from '@/scripts/subset-fonts.mjs';

/** Advance of two letters, in units of the font. */
function measure(font: Font, letters: string): number {
  const text = new Text();
  text.addText(letters);
  text.guessSegmentProperties();
  shape(
    font,
    text,
    ['-liga', '-calt', 'kern'].flatMap((name) => Feature.fromString(name) ?? []),
  );
  return text.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

const open = (file: Uint8Array) => new Font(new Face(new Blob(new Uint8Array(file))));

test.each(fonts.map((font) => [font.name, font] as const))(
  'letters of the %s face stand as its maker has kerned them',
  async (_, font) => {
    const whole = open(
      await subsetFont(readFileSync(sourcePath(font)), kernedLetters, {
        targetFormat: 'truetype',
        variationAxes: font.axes,
      }),
    );
    const lean = open(await convert(await makeFont(font), 'truetype'));
    const widths = new Map([...kernedLetters].map((letter) => [letter, measure(lean, letter)]));
    const wrong: string[] = [];
    let kerned = 0;
    for (const [first, width] of widths) {
      for (const [second, next] of widths) {
        const pair = measure(lean, first + second);
        if (pair !== width + next) kerned += 1;
        if (Math.abs(pair - measure(whole, first + second)) > font.kerning * 1000) wrong.push(first + second);
      }
    }
    expect(wrong).toEqual([]);
    expect(kerned).toBeGreaterThan(500);
  },
);
